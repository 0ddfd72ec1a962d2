name = Čarodění
    .acc = Čarodění
tagline = Sbírejte, vařte a přivádějte do klanu čarodějky, lektvary a nástroje.
# Kde ve hře: „pokračuje od …“.
part = { $number }. kola

# Karty a žetony
witch = { witch.bare } { $gathers }{ $refresh ->
    [yes] { " s obnovou" }
   *[no] { "" }
}
    .bare = { $main ->
    [red] červená čarodějka
    [blue] modrá čarodějka
    [green] zelená čarodějka
    [yellow] žlutá čarodějka
   *[all] čtyřbarevná čarodějka
}
    .short = { witch.bare } { $gathers }
    .acc = { $main ->
    [red] červenou čarodějku
    [blue] modrou čarodějku
    [green] zelenou čarodějku
    [yellow] žlutou čarodějku
   *[all] čtyřbarevnou čarodějku
} { $gathers }{ $refresh ->
    [yes] { " s obnovou" }
   *[no] { "" }
}
novice = { novice.bare } { $gathers }
    .bare = { $symbol ->
    [sun] novicka se sluncem
    [moon] novicka s měsícem
    [star] novicka s hvězdou
    [flame] novicka s plamenem
   *[drop] novicka s kapkou
}
    .acc = { $symbol ->
    [sun] novicku se sluncem
    [moon] novicku s měsícem
    [star] novicku s hvězdou
    [flame] novicku s plamenem
   *[drop] novicku s kapkou
} { $gathers }
    .short = { $symbol ->
    [sun] slunce
    [moon] měsíc
    [star] hvězda
    [flame] plamen
   *[drop] kapka
} { $gathers }
potion = { potion.short } ({ potion.recipe })
    .short = { $colour ->
    [red] červený lektvar
    [blue] modrý lektvar
    [green] zelený lektvar
    [yellow] žlutý lektvar
    [starter] startovní lektvar
   *[wild] lektvar s otazníkem
} za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
    .recipe = { $ingredients }{ $tools-count ->
    [0] { "" }
   *[other] , { $tools }
}{ $any ->
    [0] { "" }
    [one] , libovolný nástroj
   *[other] , { $any }× libovolný nástroj
}
goal = cíl za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $needs })
need = { $thing ->
    [witch-red] { $number ->
        [one] jedna červená čarodějka
        [few] { $number } červené čarodějky
       *[other] { $number } červených čarodějek
    }
    [potion-red] { $number ->
        [one] jeden červený lektvar
        [few] { $number } červené lektvary
       *[other] { $number } červených lektvarů
    }
    [witch-blue] { $number ->
        [one] jedna modrá čarodějka
        [few] { $number } modré čarodějky
       *[other] { $number } modrých čarodějek
    }
    [potion-blue] { $number ->
        [one] jeden modrý lektvar
        [few] { $number } modré lektvary
       *[other] { $number } modrých lektvarů
    }
    [witch-green] { $number ->
        [one] jedna zelená čarodějka
        [few] { $number } zelené čarodějky
       *[other] { $number } zelených čarodějek
    }
    [potion-green] { $number ->
        [one] jeden zelený lektvar
        [few] { $number } zelené lektvary
       *[other] { $number } zelených lektvarů
    }
    [witch-yellow] { $number ->
        [one] jedna žlutá čarodějka
        [few] { $number } žluté čarodějky
       *[other] { $number } žlutých čarodějek
    }
    [potion-yellow] { $number ->
        [one] jeden žlutý lektvar
        [few] { $number } žluté lektvary
       *[other] { $number } žlutých lektvarů
    }
    [flask] baňka
    [crystal] krystal
    [candle] svíčka
    [mortar] hmoždíř
    [book] kniha
   *[animals-different] { $number ->
        [one] jedno zvíře
        [few] { $number } různá zvířata
       *[other] { $number } různých zvířat
    }
}
token = žeton ({ token.rows })
    .rows = { $gains }{ $criteria ->
    [none] { "" }
   *[other] ; podle: { $criteria }
}
    .short = { $gains }
symbol = { $name ->
    [witch-or-potion] čarodějka nebo lektvar
    [potion-or-witch] lektvar nebo čarodějka
    [witch-and-potion] čarodějka a lektvar
    [potion-and-witch] lektvar a čarodějka
    [animal] zvíře
    [one-ingredient] jedna surovina
    [two-ingredients] dvě suroviny
    [goal] na cíl
    [flag] vhodný praporek
   *[points] nejvíc bodů
}
ingredient = { $name ->
    [herb] byliny
    [berry] bobule
    [leaf] list
    [mushroom] houby
   *[root] kořen
}
tool = { $name ->
    [flask] baňka
    [crystal] krystal
    [candle] svíčka
    [mortar] hmoždíř
   *[book] kniha
}
    .acc = { $name ->
    [flask] baňku
    [crystal] krystal
    [candle] svíčku
    [mortar] hmoždíř
   *[book] knihu
}
animal = { $name ->
    [snake] had
    [bat] netopýr
    [owl] sova
    [toad] ropucha
   *[cat] kočka
}
    .acc = { $name ->
    [snake] hada
    [bat] netopýra
    [owl] sovu
    [toad] ropuchu
   *[cat] kočku
}
location = { $name ->
    [mountains] hory
    [forest] les
   *[lake] jezero
}
    .at = { $name ->
    [mountains] v horách
    [forest] v lese
   *[lake] na jezeře
}
    .head = { $name ->
    [mountains] Hory
    [forest] Les
   *[lake] Jezero
}

# Otázky a možnosti
ask-novices = Kterou dvojici novicek si vezmete? Budou pro vás sbírat celou hru, vařit ale neumějí.
ask-turn = { $may_rest ->
    [yes] Zahrajte kartu a sbírejte, nebo odpočiňte: karty se vám vrátí.
   *[no] Zahrajte kartu, která bude sbírat.
}
ask-refresh = Co před sběrem obnovíte, aby bylo z čeho vybírat?
ask-gather = { $location-head }: vezměte { $more ->
    [yes] { $left ->
        [one] ještě jednu věc.
        [few] ještě { $left } věci.
       *[other] ještě { $left } věcí.
    }
   *[no] { $left ->
        [one] jednu věc.
        [few] { $left } věci.
       *[other] { $left } věcí.
    }
}
ask-rest = Odpočinek: vezměte { $more ->
    [yes] ještě jednu surovinu odkudkoli.
   *[no] { $left ->
        [one] jednu surovinu odkudkoli.
        [few] { $left } suroviny odkudkoli.
       *[other] { $left } surovin odkudkoli.
    }
}
ask-brew = Uvaříte lektvar? Do klanu přijde i s čarodějkou, která ho uvaří.
ask-pay = Čím zaplatíte? Vaří se { $potion }.
ask-tame = Ochočíte zvíře? Přijde do klanu a stojí jednu surovinu.
option-novices = Novicky { $novices-short } (akční body hory·les·jezero)
option-play = Zahrát { $card-acc }
option-rest = Odpočinek: vzít si zpět zahrané karty a k nim dvě suroviny
option-ingredient = Vzít { $ingredient } { $location-at } ({ $spot })
option-potion = Vzít { $potion }
option-tool = Vzít { $tool-acc } (na rubu: { $potion-short })
option-witch = Vzít { $witch-acc }
option-animal = Vzít { $animal-acc } (na rubu: { $witch })
option-renew-nothing = Neobnovit nic
option-renew-witches = Obnovit všechny čarodějky
option-renew-potions = Obnovit všechny lektvary
option-renew-ingredients = Obnovit suroviny { $location-at }
option-brew = Uvařit { $potion }
option-brew-nothing = Nevařit
option-pay = { $tool_count ->
    [0] { $pair_count ->
        [0] Nástroji z klanu, žádný nový do něj nepřijde
       *[other] Páry za to, co chybí: { $pairs }
    }
   *[other] { $pair_count ->
        [0] Do klanu přijde { $tools }
       *[other] Do klanu přijde { $tools }; páry za to, co chybí: { $pairs }
    }
}
option-tame = Ochočit { $animal-acc } (zaplatíte { $price })
option-tame-nothing = Žádné zvíře neochočit

# Proč něco vybrat nejde
why-not-flag = Praporek nesedí: { $witch } neuvaří { $potion }.
why-not-cannot-pay = Zatím nemáte čím zaplatit { $potion }. Chybí { $missing-count ->
    [0] { $tools ->
        [one] libovolný nástroj
        [few] { $tools } libovolné nástroje
       *[other] { $tools } libovolných nástrojů
    }
   *[other] { $missing }{ $tools ->
        [0] { "" }
        [one] { " a libovolný nástroj" }
        [few] { " a " }{ $tools } libovolné nástroje
       *[other] { " a " }{ $tools } libovolných nástrojů
    }
}.
why-not-brew-later = Vaří se až po posledním akčním bodu: { $potion }.
why-not-not-now = Karty se hrají na začátku tahu: { $card }.
why-not-played-already = Tato karta už je zahraná: { $card }. Do ruky se vrátí odpočinkem.
why-not-in-clan = Co je v klanu, už tam zůstává: { $card }.
why-not-not-yours = Tato karta není vaše: { $card }.
why-not-only-ingredients = Při odpočinku se berou jen suroviny.
why-not-no-gathering = Teď se nic nebere.
why-not-other-place = Teď se bere { $now-at }, ne { $place-at }.
why-not-tamed-already = V klanu není místo pro dvě stejná zvířata: { $animal }.
why-not-novice-tames = Novicka zvíře neochočí: { $animal }.
why-not-tame-later = Zvíře se ochočí na konci tahu, ve kterém nic neuvaříte: { $animal }. Stojí jednu surovinu: { $price }.

# Co se stalo
event-begins = Začíná { $first }.
    .you-first = Začínáte.
event-ostara-begins = Hrajete proti Ostaře. Ta má { $potion }.
event-novices = { $seat } má novicky: { $novices-short }.
    .you = Máte novicky: { $novices-short }.
event-played = { $seat } hraje { $card-acc }.
    .you = Hrajete { $card-acc }.
event-rested = { $seat } odpočívá a bere si zpět všechny zahrané karty.
    .you = Odpočíváte a berete si zpět všechny zahrané karty.
event-took-ingredient = { $seat } bere { $location-at } { $ingredient }.
    .you = Berete { $location-at } { $ingredient }.
event-took-potion = { $seat } bere { $location-at } { $potion }.
    .you = Berete { $location-at } { $potion }.
event-took-tool = { $seat } bere { $location-at } { $tool-acc } (z druhé strany { $potion-short }).
    .you = Berete { $location-at } { $tool-acc } (z druhé strany { $potion-short }).
event-took-witch = { $seat } bere { $location-at } { $witch-acc }.
    .you = Berete { $location-at } { $witch-acc }.
event-took-animal = { $seat } bere { $location-at } { $animal-acc } (z druhé strany { $witch }).
    .you = Berete { $location-at } { $animal-acc } (z druhé strany { $witch }).
event-point-lost = { $seat } { $location-at } nic nenachází: akční bod propadá.
    .you = Nenacházíte { $location-at } nic: akční bod propadá.
event-renewed-witches = { $seat } obnovuje všechny čarodějky.
    .you = Obnovujete všechny čarodějky.
event-renewed-potions = { $seat } obnovuje všechny lektvary.
    .you = Obnovujete všechny lektvary.
event-renewed-ingredients = { $seat } obnovuje suroviny { $location-at }.
    .you = Obnovujete suroviny { $location-at }.
event-brewed = { $seat } vaří { $potion-short } a platí { $paid }. Do klanu přichází s ním i { $witch }.
    .you = Vaříte { $potion-short } a platíte { $paid }. Do klanu přichází s ním i { $witch }.
event-tools-in = { $seat } přidává do klanu { $tools-acc }.
    .you = Přidáváte do klanu { $tools-acc }.
event-tamed = { $seat } si ochočuje { $animal-acc } a platí { $paid }.
    .you = Ochočujete si { $animal-acc } a platíte { $paid }.
event-took-goal = { $seat } získává { $goal }.
    .you = Získáváte { $goal }.
event-end-begins = { $cause ->
    [goals] Zbývá nejvýš jeden cíl
    [potions] Došel balíček lektvarů
   *[witches] Došel balíček čarodějek
}: { $last_round }. kolo je poslední.
event-deck-from-box = { $deck ->
    [potions] Lektvary odložené v krabici
   *[witches] Čarodějky odložené v krabici
} tvoří nový balíček.
event-token = { $round }. kolo: Ostara otáčí { $token }.
event-ostara-ingredient = Ostara bere { $location-at } { $ingredient }.
event-ostara-potion = Ostara bere { $location-at } { $potion }.
event-ostara-witch = Ostara bere { $location-at } { $witch-acc }.
event-ostara-animal = Ostara bere { $location-at } { $animal-acc } rovnou do klanu (z druhé strany { $witch }).
event-ostara-brewed = Ostara vaří { $potion-short } a platí { $paid }. Do jejího klanu přichází s ním i { $witch }.
event-ostara-goal = Ostara získává { $goal }.
event-scored = { $seat } – lektvary { $potions }, čarodějky { $witches }, nástroje { $tools }, cíle { $goals }, suroviny { $ingredients }{ $animals ->
    [none] { "" }
   *[other] , zvířata { $animals }
}: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.
    .you = Vy – lektvary { $potions }, čarodějky { $witches }, nástroje { $tools }, cíle { $goals }, suroviny { $ingredients }{ $animals ->
    [none] { "" }
   *[other] , zvířata { $animals }
}: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.
event-ostara-scored = Ostara – lektvary { $potions }, čarodějky { $witches }, cíle { $goals }, suroviny { $ingredients }{ $animals ->
    [none] { "" }
   *[other] , zvířata { $animals }
}: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.

# Jak to skončilo
rival-ostara = Ostara
reason-goals = Padl předposlední cíl. Vítězí nejvyšší součet.
reason-potions = Došel balíček lektvarů. Vítězí nejvyšší součet.
reason-witches = Došel balíček čarodějek. Vítězí nejvyšší součet.
reason-beat-ostara = Po patnácti kolech má Ostara méně bodů.
reason-tied-ostara = Po patnácti kolech má Ostara stejně bodů: o vítězství se dělíte.
reason-lost-to-ostara = Po patnácti kolech má Ostara více bodů.

# Nastavení hry
setting-mode = Proti komu se hraje
setting-mode-competitive = proti sobě
setting-mode-solo = sólo proti Ostaře
setting-difficulty = Jak silná je Ostara
setting-difficulty-new-apprentice = Nová učednice: Ostara neplní cíle
setting-difficulty-experienced-witch = Zkušená čarodějka: pět těžkých cílů a Ostara je plní také
setting-difficulty-grand-mistress = Velmistryně klanu: Ostara nakonec získá i cíle, které zbyly
setting-animals = Varianta se zvířaty
setting-animal_goals = Kolik cílů se zvířaty se přidá
setting-extra_goals = Delší hra: jeden těžký cíl navíc
setting-goals = Kolik je cílů
setting-goals-hard = těžké
setting-goals-easy = snadné
setting-first_player = Kdo začíná
setting-first_player-None = rozhodne los
setting-choose_novices = Hráči si dvojice novicek vybírají
setting-ostara_fills_gaps = Jak si Ostara vybírá mezi čarodějkou a lektvarem
setting-ostara_fills_gaps-True = vezme si, čeho má méně
setting-ostara_fills_gaps-False = doslova podle pravidel: vezme si, čeho má víc (slabší)
setting-cards = Které lektvary jsou v krabici
setting-cards-second = dnešní
setting-cards-first = ty, se kterými hra začala

# Co říkají simulace
source-potions = lektvary
source-witches = čarodějky
source-tools = nástroje
source-goals = cíle
source-ingredients = zbylé suroviny
source-animals = zvířata
tally-potion-colours = Lektvary podle barvy; použito: uvařeno
tally-potion-colours-red = červené
tally-potion-colours-blue = modré
tally-potion-colours-green = zelené
tally-potion-colours-yellow = žluté
tally-potion-colours-none = s otazníkem
tally-witch-colours = Čarodějky podle barvy; použito: v klanu
tally-witch-colours-red = červené
tally-witch-colours-blue = modré
tally-witch-colours-green = zelené
tally-witch-colours-yellow = žluté
tally-witch-colours-none = čtyřbarevné
tally-animals = Zvířata; použito: ochočeno
tally-potions = Lektvary; použito: uvařeno
tally-witches = Čarodějky; použito: v klanu
tally-starters = Startovní lektvary; použito: uvařeno
