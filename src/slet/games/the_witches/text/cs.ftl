name = Čarodějky
tagline = Mladé čarodějky napravují, co se v Lancre pokazí: od nemocného prasete po Královnu elfů.

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
    .acc = { $symbol ->
    [magic] Magii
    [headology] Hlavologii
   *[broomstick] Koště
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

# Otázky
ask-apprentice = Kterou učednicí budete?
ask-start = Kde vaše čarodějka začne?
ask-place = Má přibýt Problém. Otočíte kartu?
ask-place-where = Na které místo Problém položíte?
ask-crisis-where = Který Problém dostane Krizi?
ask-move = Co vaše čarodějka udělá?
ask-dungeon = Vaše čarodějka je v Hladomorně. Co udělá?
ask-leave-dungeon = Kam se z Hladomorny vydáte?
ask-fly = Kam poletíte?
ask-walk = Zastavíte se tu, nebo půjdete dál?
ask-arrived = Zůstanete tu, nebo projdete neviditelně?
ask-try = Tento Problém musíte zkusit vyřešit. Hodíte první dvě kostky?
ask-go-on = Pokračujete, nebo utečete?
ask-add = Přidáte ještě kartu, nebo hodíte?
ask-result = Necháte výsledek platit?
ask-flee = Selhali jste. Kam utečete?
ask-flee-anywhere = Kam utečete?
ask-rescue = Jste zachráněni. Kam utečete?
ask-cackle-from = Komu vezmete Chichotání?
ask-tea = Čas na čaj. Kolik žetonů Chichotání vrátíte?
ask-cottage = Odpočíváte v Domku Bábi Zlopočasné. Vrátíte Chichotání?
ask-self = Kolik žetonů Chichotání vrátíte?
ask-turn-up = Který Problém otočíte lícem vzhůru?
ask-relieve = Ze kterého Problému odstraníte Krizi?
ask-borrow = Na který Problém se podíváte?
ask-reroll = Které kostky přehodíte?
ask-transmute = Které karty zahodíte?
ask-give-up = Kterého Snadného problému se vzdáte?
ask-end = Máte po akcích. Doberete karty?

# Možnosti
option-choose = { $apprentice ->
    [tiffany] Tonička Bolavá (jednou projde neviditelně)
    [annagramma] Anagrama Vydřiduchová (jedna Magie navíc a jedno Chichotání)
    [petulia] Petulie Chrupavková (uzdraví jedno prase)
   *[dimity] Drobnodara Zmatečníková (začíná hru)
}
option-start = Začít { $space-at }
option-put = Položit { $space-at }
option-turn-card = Otočit kartu
option-stay = Zůstat
option-wait = Přijít o tuto akci
option-walk = Jít { $space-to }
option-over = Přejít { $space-to }
option-fly = Letět na koštěti: { $card }
option-to = { $space }
option-stop = Zastavit se tu
option-look = Podívat se na Problém { $space-at }
option-vanish = Použít dílek Neviditelnosti
option-play = { $card-benefit }: { $card }
option-space = { $space }
option-tile = { $tile }
option-face = { $face }
option-roll = Hodit dvěma kostkami
option-add = Přidat { $card-acc }: { $card }
option-add-tile = Přidat dílek Magie
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
option-give-up = Vzdát se dílku { $tile }
option-draw = Dobrat karty

# Co se stalo: příprava
event-rolled-for-choice = { $seat } hází { $dice }: celkem { $total }.
event-chose = { $seat } hraje za { $apprentice ->
    [tiffany] Toničku Bolavou
    [annagramma] Anagramu Vydřiduchovou
    [petulia] Petulii Chrupavkovou
   *[dimity] Drobnodaru Zmatečníkovou
}.
event-first-player = { $seat } začíná.
event-started = { $seat } začíná { $space-at }.

# Co se stalo: tah a karty
event-turn-began = { $turn }. tah z { $turns }: { $seat }.
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
event-used-tile = { $seat } používá dílek { $ability ->
    [invisibility] Neviditelnosti
   *[cure] Uzdravení prasete
}.
event-drew = { $seat } si bere karty: { $cards }.
event-drew-some = { $seat } si bere { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-shuffled = Odhazovací balíček se zamíchal: je z čeho dobírat ({ $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
}).
event-discarded = { $seat } zahazuje kartu { $card }.

# Co se stalo: pohyb
event-walked = { $seat } jde { $space-to }.
event-flew = { $seat } letí { $space-to } (karta { $card }).
event-left-dungeon = { $seat } opouští Hladomornu a přichází { $space-to }.
event-waited = { $seat } přichází v Hladomorně o akci.
event-stayed = { $seat } zůstává.
event-passed = { $seat } prochází nepozorovaně { $space-at }.
event-looked = { $seat } si prohlíží Problém { $space-at }: { $tile }.
event-looked-secretly = { $seat } si prohlíží Problém ležící lícem dolů { $space-at }.

# Co se stalo: řešení
event-turned-up = Problém { $space-at } se otáčí lícem vzhůru: { $tile }.
event-elves-in-sight = { $elves ->
    [0] Lícem vzhůru neleží žádný elfí dílek.
    [one] Lícem vzhůru leží jeden elfí dílek. Budou-li na konci tahu tři, všichni prohrají.
    [few] Lícem vzhůru leží { $elves } elfí dílky. Budou-li na konci tahu tři, všichni prohrají.
   *[other] Lícem vzhůru leží { $elves } elfích dílků. Budou-li na konci tahu tři, všichni prohrají.
}
event-rolled = { $seat } hází { $dice }. Součet { $total } z { $needed }.
event-rerolled = { $seat } přehazuje: { $dice }. Součet { $total } z { $needed }.
event-added = { $seat } přidává { $card-acc } (karta { $card }). Součet { $total } z { $needed }.
event-added-tile = { $seat } přidává dílek Magie. Součet { $total } z { $needed }.
event-played-three = { $seat } hraje Sílu trojice: { $cards }.
event-solved = Problém { $tile } je vyřešen, dílek získává { $seat }.
event-failed = Problém { $tile } zůstává nevyřešen: { $seat } má { $total } z { $needed }.
event-fled = { $seat } utíká { $space-to }.
event-fled-by = { $seat } odlétá na koštěti { $space-to } (karta { $card }).
event-nowhere-to-flee = { $seat } nemá kam utéct.
event-relieved = Z Problému { $space-at } mizí jedna Krize.
event-vampire-gone = { $tile } odchází ze hry.
event-to-dungeon = { $seat } končí v Hladomorně.
event-gave-up = { $seat } se vzdává dílku { $tile }.

# Co se stalo: Chichotání
event-took-cackles = { $seat } si bere { $cackles ->
    [one] jedno Chichotání
    [few] { $cackles } žetony Chichotání
   *[other] { $cackles } žetonů Chichotání
} a má { $has }.
event-took-cackle-from = { $seat } si bere jedno z Chichotání, která má { $other }.
event-took-aliss = { $seat } si bere dílek Černé Alissy a má { $aliss }.
event-no-aliss = Má přibýt Černá Alissa, ale žádná už není: { $seat } si nebere nic.
event-had-tea = Čaj si dávají: { $seats }.
event-returned-cackles = { $seat } vrací { $cackles ->
    [one] jedno Chichotání
    [few] { $cackles } žetony Chichotání
   *[other] { $cackles } žetonů Chichotání
} a má { $has }.

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
setting-mode-None = podle počtu hráčů
setting-mode-competitive = proti sobě
setting-mode-coop = společně
setting-mode-solo = o samotě
setting-eight_crises = Pokročilá varianta: jen 8 žetonů Krize (hra proti sobě)
setting-stacked_crises = Pokročilá varianta: na Problému může ležet více Krizí
setting-open_hands = Při společné hře vidí všichni hráči všechny karty v ruce
setting-apprentices = Učednice jednotlivých míst; jinak si je vyberou hráči

# Proč něco nejde
why-not-here = Tady vaše čarodějka už je.
why-not-too-far = Je to daleko: chodí se po jedné pěšině nebo dvou a chůze končí tam, kde je Problém nebo čarodějka.
why-not-taken = Utéct lze jen na prázdné pole, a tohle je obsazené.
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
    [sheep] Pomůže jen při pokusu s Nemocnou ovcí.
    [death] Pomůže jen při pokusu se Smrtí.
    [invisible] Neviditelnost je pro pole s Problémem nebo čarodějkou, na které jste právě došli, nebo pro Hladomornu.
    [shamble] Žádný Problém neleží rubem vzhůru.
    [borrow] Žádný Problém neleží rubem vzhůru.
    [move] Pohyb navíc je k chůzi.
    [help] Žádný Problém nemá Krizi.
    [reroll] Přehazovat lze jen při pokusu, po hodu.
    [self] Nemáte žádné Chichotání.
    [trans] Není jiná karta k odhození.
    [rescue] Záchrana je pro nezdar po posledním hodu, nebo pro Hladomornu.
   *[other] Teď na to není chvíle.
}
