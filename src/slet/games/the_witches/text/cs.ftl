name = Čarodějky
    .acc = Čarodějky
tagline = Mladé čarodějky napravují, co se v Lancre pokazí: od nemocného prasete po Královnu elfů.
# Kde ve hře: „pokračuje od …“.
part = { $number }. tahu

# Herní díly. Jejich jména jsou v datových souborech vedle toho, co je na nich vytištěno.
space = { $way ->
    [0] { $cs }
   *[other] { $cs } ({ $way })
}
    .to = { $way ->
    [0] { $to }
   *[other] { $to } ({ $way })
}
    .at = { $way ->
    [0] { $at }
   *[other] { $at } ({ $way })
}
    .location = { $cs }
    .around = { $at }
tile = { $cs }
face = { $value ->
    [0] Chichotání
   *[other] { $value }
}
card = { $cs }
    .benefit = { $benefit ->
    [bonus2] Bonus +2
    [bonus4] { $against ->
        [elf] Bonus +4 proti elfům
       *[vampire] Bonus +4 proti upírům
    }
    [cards] Karty navíc
    [cards_cackle] Karty navíc (a jedno Chichotání)
    [sheep] Nemocná ovce
    [death] Smrt
    [invisible] Neviditelnost
    [shamble] Pendul
    [move] Pohyb navíc
    [help] Pomocná ruka
    [reroll] Přehodit
    [self] Sebeuvědomění
    [trans] Transmutace
    [rescue] Záchrana
   *[borrow] Zapůjčení
}
    .symbol = { $symbol ->
    [magic] Magie
    [headology] Hlavologie
   *[broomstick] Koště
}
    .adds = { $symbol ->
    [magic] Magii (+2)
   *[headology] Hlavologii (+1)
}
apprentice = { $apprentice ->
    [tiffany] Tonička Bolavá
    [annagramma] Anagrama Vydřiduchová
    [petulia] Petulie Chrupavková
   *[dimity] Drobnodara Zmatečníková
}
ability = { $ability ->
    [invisibility] Neviditelnost
    [magic] Magie
   *[cure] Uzdravení prasete
}
percent = { $edge ->
    [low] pod 1 %
    [high] přes 99 %
   *[none] { $number } %
}
failing = { $family ->
    [felmet] 1 Chichotání, Hladomorna a konec tahu
    [cunning] 1 Chichotání, všechny čarodějky do Hladomorny a konec tahu
    [vampire] 1 Chichotání, útěk a Krize navíc na tomto Problému
    [hiver] 1 Chichotání, útěk a dílek Černé Alissy
    [lilith] 1 Chichotání, útěk a dílek Černé Alissy
    [winter] 1 Chichotání, útěk a každý se vzdá Snadného problému
   *[other] 1 Chichotání a útěk
}
fails = Selhání: { failing }.

# Otázky. Odkud se berou čísla v nich, říká asking.py.
ask-apprentice = Kterou učednicí budete? Co umí, použije jednou.
ask-start = Kde vaše čarodějka začne? Může kdekoli, kde není Problém.
ask-place = { $next ->
    [none] Má přibýt Obtížný problém. Otočíte kartu, která určí kam?
   *[other] Má přibýt Problém { $next }. Otočíte kartu, která určí kam?
}
ask-place-where = Na které místo nový Problém položíte?
ask-crisis-where = Na všech místech tu už leží Problém. Který dostane Krizi?
ask-move = { $bound ->
    [look] Přejdete ten Problém zkusit, nebo použijete Neviditelnost?
    [leave] Prošli jste neviditelně, teď musíte odejít. Kam?
   *[none] { $actions ->
        [2] První ze dvou akcí: kam čarodějka půjde, nebo zůstane?
       *[other] Druhá akce: kam čarodějka půjde, nebo zůstane?
    }
}
ask-dungeon = { $actions ->
    [2] Jste v Hladomorně. Odejdete hned pomocí karty, nebo až druhou akcí?
   *[other] Opouštíte Hladomornu. Kam půjdete?
}
ask-leave-dungeon = Kam se z Hladomorny vydáte?
ask-fly = Kam poletíte?
ask-walk = { $walking ->
    [begun] Kudy půjdete?
    [passing] Procházíte neviditelně. Kudy půjdete dál?
    [problem] Leží tu Problém: zastavíte se a zkusíte ho vyřešit?
    [witch] Je tu jiná čarodějka: zastavíte se na čaj?
    [end] Další pěšina už vám nezbývá. Zastavíte se tu?
   *[free] Zastavíte se tu, nebo půjdete dál?
}
ask-arrived = { $walking ->
    [problem] Leží tu Problém: zkusíte ho vyřešit, nebo projdete neviditelně?
   *[other] Zůstanete tu na čaj, nebo projdete neviditelně?
}
ask-try = Musíte to zkusit, šance bez karet je { percent }. Hodíte prvními dvěma kostkami?
ask-go-on = { $short ->
    [0] Už to stačí. Pokračujete, nebo utečete?
   *[other] Chybí { $short }, šance bez karet je { percent }. { $cornered ->
        [yes] Utéct není kam. Hodíte?
       *[no] Pokračujete, nebo utečete?
    }
}
ask-add = { $short ->
    [0] Už to stačí. Přidáte ještě kartu, nebo hodíte?
   *[other] Chybí { $short }, šance bez karet je { percent }. Přidáte ještě kartu, nebo hodíte?
}
ask-result = { $short ->
    [0] Stačí to: uspějete. Necháte výsledek platit?
   *[other] Chybí { $short }: selžete ({ failing }{ $cornered ->
        [yes] ; a protože utéct není kam, ještě jedno Chichotání
       *[no] { "" }
    }). Necháte výsledek platit?
}
ask-flee = Selhali jste a musíte utéct. Kam?
ask-flee-anywhere = Kam utečete?
ask-rescue = Záchrana: kam utečete?
ask-cackle-from = Zásoba Chichotání je prázdná. Komu z těch, kdo jich mají nejvíc, jedno vezmete?
ask-tea = Čas na čaj. Kolik Chichotání vrátíte do zásoby?
ask-cottage = Odpočíváte v Domku Bábi Zlopočasné. Vrátíte Chichotání do zásoby?
ask-self = Sebeuvědomění: kolik Chichotání vrátíte do zásoby?
ask-turn-up = Pendul: který Problém otočíte lícem vzhůru?
ask-relieve = Pomocná ruka: ze kterého Problému odstraníte Krizi?
ask-borrow = Zapůjčení: na který Problém se podíváte?
ask-reroll = Které kostky přehodíte? Platit bude nový hod.
ask-transmute = Transmutace: kterou kartu zahodíte? Doberete jich o jednu víc, než zahodíte.
ask-solve = Který Problém tím vyřešíte?
ask-give-up = Zimoděj: kterého Snadného problému se vzdáte?
ask-end = { $draws ->
    [0] Máte po akcích a v ruce aspoň tolik karet, kolik je váš limit ({ $limit }). Ukončíte tah?
    [one] Máte po akcích. Doberete jednu kartu do limitu { $limit }?
    [few] Máte po akcích. Doberete { $draws } karty do limitu { $limit }?
   *[other] Máte po akcích. Doberete { $draws } karet do limitu { $limit }?
}

# Možnosti
option-choose = { $apprentice ->
    [tiffany] Tonička Bolavá (jednou projde neviditelně)
    [annagramma] Anagrama Vydřiduchová (jedna Magie navíc a jedno Chichotání)
    [petulia] Petulie Chrupavková (uzdraví jedno prase)
   *[dimity] Drobnodara Zmatečníková (začíná hru)
}
option-start = Začít { $space-at }
option-put = Položit { $space-to }
option-turn-card = Otočit kartu
option-stay = Zůstat
option-wait = Přijít o tuto akci a odejít až druhou
option-walk = Jít { $space-to }
option-over = Přejít { $space-to }
option-fly = Letět na koštěti: { $card }
option-to = { $space }
option-stop = Zastavit se tu
option-look = Podívat se na Problém { $space-at }
option-vanish = Použít dílek Neviditelnosti
option-linger = Projít neviditelně až druhou akcí
option-linger-by = Projít neviditelně až druhou akcí: { $card }
option-play = { $card-benefit }: { $card }
option-space = { $space }
option-tile = { $tile }
option-face = { $face }
option-roll = Hodit dvěma kostkami
option-add = Přidat { $card-adds }: { $card }
option-add-tile = Přidat dílek Magie (+2)
option-cure = Použít dílek Uzdravení prasete
option-three = Síla trojice: { $cards }
option-run = Utéct { $space-to }
option-run-by = Odletět na koštěti: { $card }
option-done = Nechat platit
option-stuck = Není kam utéct
option-reroll = Přehodit: { $dice }
option-discard = Zahodit kartu { $card }
option-enough = To je vše
option-turn-up = Otočit Problém { $space-at }
option-relieve = Odstranit Krizi z Problému { $space-at }
option-solve = Vyřešit Problém { $space-at }
option-give-back = { $cackles ->
    [0] Žádné
    [one] Jedno Chichotání
    [few] { $cackles } žetony Chichotání
   *[other] { $cackles } žetonů Chichotání
}
option-take-from = { $apprentice ->
    [tiffany] Toničce Bolavé
    [annagramma] Anagramě Vydřiduchové
    [petulia] Petulii Chrupavkové
   *[dimity] Drobnodaře Zmatečníkové
}
option-give-up = Vzdát se: { $tile }
option-draw = Dobrat a ukončit tah

# Co se stalo: příprava
event-rolled-for-choice = { $seat } hází o to, kdo si první vybere učednici: { $dice }, celkem { $total }.
    .you = Házíte o to, kdo si první vybere učednici: { $dice }, celkem { $total }.
event-chose = { $seat } hraje za { $apprentice ->
    [tiffany] Toničku Bolavou
    [annagramma] Anagramu Vydřiduchovou
    [petulia] Petulii Chrupavkovou
   *[dimity] Drobnodaru Zmatečníkovou
}.
    .you = Hrajete za { $apprentice ->
    [tiffany] Toničku Bolavou
    [annagramma] Anagramu Vydřiduchovou
    [petulia] Petulii Chrupavkovou
   *[dimity] Drobnodaru Zmatečníkovou
}.
event-first-player = { $seat } začíná hru.
    .you = Začínáte hru.
event-started = { $seat } začíná { $space-at }.
    .you = Začínáte { $space-at }.

# Co se stalo: tah a karty
event-turn-began = { $turn }. tah z { $turns }: { $seat }.
    .you = { $turn }. tah z { $turns } je váš.
event-card-turned = Karta { $card } určuje lokaci { $space-location }.
event-placed = { $tile ->
    [none] Nový Obtížný problém { $space-at }, lícem dolů.
   *[other] Nový Problém { $space-at }: { $tile }.
}
event-placed-by-lot = { $space ->
    [none] Žádná karta neurčí, kam položit { $tile ->
        [none] Obtížný problém
       *[other] dílek { $tile }
    }, a není pro něj místo: odchází ze hry.
   *[other] Žádná karta neurčí, kam položit { $tile ->
        [none] Obtížný problém
       *[other] dílek { $tile }
    }: rozhodne los.
}
event-crisis-put = Problém { $space-at } dostává Krizi{ $crises ->
    [one] .
    [few] {" "}a má už { $crises } Krize.
   *[other] {" "}a má už { $crises } Krizí.
}
event-nothing-put = { $why ->
    [witch] Čarodějka je { $space-around }: nic se tam nepokládá.
   *[crisis] Každý Problém { $space-around } už Krizi má: nic se nepřidává.
}
event-played = { $seat } hraje kartu { $card } pro výhodu { $card-benefit }.
    .you = Hrajete kartu { $card } pro výhodu { $card-benefit }.
event-used-tile = { $seat } používá dílek { $ability ->
    [invisibility] Neviditelnosti
   *[cure] Uzdravení prasete
}.
    .you = Používáte dílek { $ability ->
    [invisibility] Neviditelnosti
   *[cure] Uzdravení prasete
}.
event-drew = { $seat } dobírá: { $cards }.
    .you = Dobíráte: { $cards }.
event-drew-some = { $seat } dobírá { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
    .you = Dobíráte { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-shuffled = Odhazovací balíček se zamíchal a je novým dobíracím ({ $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
}).
event-discarded = { $seat } zahazuje kartu { $card }.
    .you = Zahazujete kartu { $card }.

# Co se stalo: pohyb
event-walked = { $seat } jde { $space-to }.
    .you = Jdete { $space-to }.
event-flew = { $seat } letí { $space-to } (karta { $card }).
    .you = Letíte { $space-to } (karta { $card }).
event-left-dungeon = { $seat } opouští Hladomornu a přichází { $space-to }.
    .you = Opouštíte Hladomornu a přicházíte { $space-to }.
event-waited = { $seat } přichází v Hladomorně o akci.
    .you = Přicházíte v Hladomorně o akci.
event-stayed = { $seat } zůstává na místě.
    .you = Zůstáváte na místě.
event-passed = { $seat } prochází { $space-at } bez povšimnutí.
    .you = Procházíte { $space-at } bez povšimnutí.
event-looked = { $seat } si prohlíží Problém { $space-at }: { $tile }.
    .you = Prohlížíte si Problém { $space-at }: { $tile }.
event-looked-secretly = { $seat } si prohlíží Problém ležící lícem dolů { $space-at }.
    .you = Prohlížíte si Problém ležící lícem dolů { $space-at }.

# Co se stalo: řešení
event-turned-up = Problém { $space-at } se otáčí lícem vzhůru: { $tile }.
event-elves-in-sight = { $elves ->
    [0] Lícem vzhůru neleží žádný elfí dílek.
    [one] Lícem vzhůru leží jeden elfí dílek. Budou-li na konci tahu tři, všichni prohrají.
    [few] Lícem vzhůru leží { $elves } elfí dílky. Budou-li na konci tahu tři, všichni prohrají.
   *[other] Lícem vzhůru leží { $elves } elfích dílků. Budou-li na konci tahu tři, všichni prohrají.
}
event-rolled = { $seat } hází { $dice }. Součet { $total }, třeba { $needed }.
    .you = Házíte { $dice }. Součet { $total }, třeba { $needed }.
event-rerolled = { $seat } přehazuje: { $dice }. Součet { $total }, třeba { $needed }.
    .you = Přehazujete: { $dice }. Součet { $total }, třeba { $needed }.
event-added = { $seat } přidává { $card-adds }, karta { $card }. Součet { $total }, třeba { $needed }.
    .you = Přidáváte { $card-adds }, karta { $card }. Součet { $total }, třeba { $needed }.
event-added-tile = { $seat } přidává dílek Magie. Součet { $total }, třeba { $needed }.
    .you = Přidáváte dílek Magie. Součet { $total }, třeba { $needed }.
event-played-three = { $seat } hraje Sílu trojice: { $cards }.
    .you = Hrajete Sílu trojice: { $cards }.
event-solved = { $seat } úspěšně řeší Problém { $tile } a získává dílek.
    .you = Úspěšně řešíte Problém { $tile } a získáváte dílek.
event-solved-afar = { $seat } řeší bez kostek Problém { $space-at } a získává dílek: { $tile }.
    .you = Řešíte bez kostek Problém { $space-at } a získáváte dílek: { $tile }.
event-failed = { $seat } selhává u Problému { $tile }: součet { $total }, třeba { $needed }.
    .you = Selháváte u Problému { $tile }: součet { $total }, třeba { $needed }.
event-consequence = Následek selhání ({ $tile }): { $family ->
    [felmet] Hladomorna a konec tahu.
    [cunning] všechny čarodějky do Hladomorny a konec tahu.
    [vampire] Krize na tomto Problému.
    [winter] každý se vzdá jednoho Snadného problému.
    [elf] dílek se počítá mezi tři elfí, s nimiž všichni prohrají.
   *[other] dílek Černé Alissy.
}
event-fled = { $seat } utíká { $space-to }.
    .you = Utíkáte { $space-to }.
event-fled-by = { $seat } odlétá na koštěti { $space-to } (karta { $card }).
    .you = Odlétáte na koštěti { $space-to } (karta { $card }).
event-nowhere-to-flee = { $seat } nemá kam utéct.
    .you = Nemáte kam utéct.
event-relieved = Z Problému { $space-at } mizí jedna Krize.
event-vampire-gone = { $tile } odchází ze hry s Hrabětem Bélou.
event-to-dungeon = { $seat } končí v Hladomorně.
    .you = Končíte v Hladomorně.
event-gave-up = { $seat } se vzdává dílku { $tile }.
    .you = Vzdáváte se dílku { $tile }.

# Co se stalo: Chichotání
event-took-cackles = { $seat } si bere { $cackles ->
    [one] jedno Chichotání
    [few] { $cackles } žetony Chichotání
   *[other] { $cackles } žetonů Chichotání
} a má { $has }.
    .you = Berete si { $cackles ->
    [one] jedno Chichotání
    [few] { $cackles } žetony Chichotání
   *[other] { $cackles } žetonů Chichotání
} a máte { $has }.
event-took-cackle-from = { $seat } si bere jedno z Chichotání, která má { $other }.
    .you = Berete si jedno z Chichotání, která má { $other }.
    .you-other = { $seat } si bere jedno z vašich Chichotání.
event-took-aliss = { $seat } si bere dílek Černé Alissy a má { $aliss }.
    .you = Berete si dílek Černé Alissy a máte { $aliss }.
event-no-aliss = Má přibýt Černá Alissa, ale žádná už není: { $seat } si nebere nic.
    .you = Má přibýt Černá Alissa, ale žádná už není: neberete si nic.
event-had-tea = Čaj si dávají: { $seats }.
    .you-seats = Čaj si s vámi { $seats-count ->
    [one] dává { $seats }
   *[other] dávají: { $seats }
}.
event-returned-cackles = { $seat } vrací { $cackles ->
    [one] jedno Chichotání
    [few] { $cackles } žetony Chichotání
   *[other] { $cackles } žetonů Chichotání
} a má { $has }.
    .you = Vracíte { $cackles ->
    [one] jedno Chichotání
    [few] { $cackles } žetony Chichotání
   *[other] { $cackles } žetonů Chichotání
} a máte { $has }.

# Konec hry
event-lost = { $why ->
    [lost-crises] Má přibýt Krize a žádná už není. Všichni prohráli.
    [lost-elves] Lícem vzhůru leží tři elfí dílky. Všichni prohráli.
   *[lost-aliss] Má přibýt Černá Alissa a žádná už není. Všichni prohráli.
}
event-scored = { $seat }: { $tiles } za dílky, { $aliss } dolů za Černou Alissu, celkem { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
    .you = Máte { $tiles } za dílky, { $aliss } dolů za Černou Alissu, celkem { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
reason-highest = Vítězí nejvyšší skóre.
reason-fewer-cackles = Shodné skóre: rozhoduje méně Chichotání a Černé Alissy.
reason-hard-points = Shodné skóre: rozhoduje více bodů za Obtížné problémy.
reason-hardest = Shodné skóre: rozhoduje nejtěžší vyřešený Problém.
reason-shared = Ve všem shoda: o vítězství se hráči dělí.
reason-lost-crises = Měla přibýt Krize a žádná už nezbyla: všichni prohráli.
reason-lost-elves = Na konci tahu ležely lícem vzhůru tři elfí dílky: všichni prohráli.
reason-lost-aliss = Měla přibýt Černá Alissa a žádná už nezbyla: všichni prohráli.
reason-lost-hard = V Lancre zůstaly čtyři Obtížné problémy nebo více: všichni prohráli.
reason-coop-won = Zůstalo méně než čtyři Obtížné problémy: všichni společně vyhráli.
reason-solo-farm = Méně než 30 bodů: čeká vás život manželky chovatele prasat.
reason-solo-licence = 30 až 40 bodů: licenci čarodějky jste obhájili.
reason-solo-honours = Více než 40 bodů: prospěli jste s vyznamenáním.

# Nastavení hry
setting-mode = Proti sobě, nebo společně
setting-mode-competitive = proti sobě
setting-mode-coop = společně
setting-mode-solo = o samotě
setting-eight_crises = Pokročilá varianta: jen 8 žetonů Krize
setting-stacked_crises = Pokročilá varianta: na Problému může ležet více Krizí
setting-any_problem = Síla trojice, Nemocná ovce, Smrt a Uzdravení prasete vyřeší kterýkoli Problém na mapě, nejen ten, který čarodějka právě zkouší
setting-open_hands = Všichni hráči vidí všechny karty v ruce
setting-apprentices = Kdo hraje za kterou učednici
setting-apprentices-None = vyberou si hráči
setting-apprentices-each = určit tady
setting-apprentices-tiffany = Tonička Bolavá
setting-apprentices-annagramma = Anagrama Vydřiduchová
setting-apprentices-petulia = Petulie Chrupavková
setting-apprentices-dimity = Drobnodara Zmatečníková

# Proč něco nejde
why-not-here = Tady vaše čarodějka už je.
why-not-problem-there = Leží tam Problém; začíná se na místě bez něj.
why-not-too-far = Je to daleko: chodí se po jedné pěšině nebo dvou a chůze končí tam, kde je Problém nebo čarodějka.
why-not-taken = Utéct lze jen na prázdné místo, a tohle je obsazené.
why-not-not-close = Utéct lze jen na sousední místo, nebo na koštěti.
why-not-symbol = { $symbol ->
    [broomstick] Koště je k pohybu, nebo k útěku před Problémem.
   *[other] { $symbol ->
        [magic] Magie
       *[headology] Hlavologie
    } se přidává k pokusu mezi oběma hody.
}
why-not-benefit = { $benefit ->
    [bonus2] Bonus je k pokusu.
    [bonus4] { $against ->
        [elf] Bonus je k pokusu proti elfům.
       *[vampire] Bonus je k pokusu proti upírům.
    }
    [sheep] { $anywhere ->
        [yes] Na mapě není žádná Nemocná ovce.
       *[no] Pomůže jen při pokusu s Nemocnou ovcí.
    }
    [death] { $anywhere ->
        [yes] Na mapě není Problém Smrt.
       *[no] Pomůže jen při pokusu se Smrtí.
    }
    [invisible] Neviditelnost je pro místo s Problémem nebo čarodějkou, na které jste právě přišli, nebo pro Hladomornu.
    [shamble] Žádný Problém neleží lícem dolů.
    [borrow] Žádný Problém neleží lícem dolů.
    [move] Pohyb navíc je k chůzi.
    [help] Žádný Problém nemá Krizi.
    [reroll] Přehazovat lze jen při pokusu, po hodu.
    [self] Nemáte žádné Chichotání.
    [trans] Nemáte jinou kartu, kterou byste zahodili.
    [rescue] Záchrana je pro nezdar po posledním hodu, nebo pro Hladomornu.
   *[other] Teď na to není chvíle.
}
