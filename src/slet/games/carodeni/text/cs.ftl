name = Čarodění
tagline = Sbírejte, vařte a přivádějte do klanu čarodějky, lektvary a nástroje.

# Karty a žetony
witch = { $main ->
    [red] červená čarodějka { $name }
    [blue] modrá čarodějka { $name }
    [green] zelená čarodějka { $name }
    [yellow] žlutá čarodějka { $name }
   *[all] čtyřbarevná čarodějka { $name }
}
    .acc = { $main ->
    [red] červenou čarodějku { $name }
    [blue] modrou čarodějku { $name }
    [green] zelenou čarodějku { $name }
    [yellow] žlutou čarodějku { $name }
   *[all] čtyřbarevnou čarodějku { $name }
}
    .ins = { $main ->
    [red] červenou čarodějkou { $name }
    [blue] modrou čarodějkou { $name }
    [green] zelenou čarodějkou { $name }
    [yellow] žlutou čarodějkou { $name }
   *[all] čtyřbarevnou čarodějkou { $name }
}
    .short = { $name }
novice = novicka { $name }
    .short = { $name }
    .acc = novicku { $name }
    .ins = novickou { $name }
potion = { $colour ->
    [red] červený lektvar { $name }
    [blue] modrý lektvar { $name }
    [green] zelený lektvar { $name }
    [yellow] žlutý lektvar { $name }
    [starter] startovní lektvar { $name }
   *[wild] lektvar s otazníkem { $name }
}
    .short = { $name }
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
token = žeton { $name }: { $gains }{ $criteria ->
    [none] { "" }
   *[other] ; podle: { $criteria }
}
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
ask-novices = Kterou dvojici novicek si vezmete?
ask-turn = { $may_rest ->
    [yes] Vyšlete kartu, nebo odpočívejte.
   *[no] Vyšlete kartu.
}
ask-refresh = Co před sběrem obnovíte?
ask-gather = { $location-head }: vezměte { $left ->
    [one] ještě jednu věc.
    [few] ještě { $left } věci.
   *[other] ještě { $left } věcí.
}
ask-rest = Vezměte { $left ->
    [one] ještě jednu surovinu odkudkoli.
    [few] { $left } suroviny odkudkoli.
   *[other] { $left } surovin odkudkoli.
}
ask-brew = Uvařte lektvar, nebo ukončete tah.
ask-pay = Jak zaplatíte? Vaří se { $potion }.
ask-tame = Ochočte zvíře, nebo ukončete tah.
option-novices = Novicky { $novices-short }: akční body hory·les·jezero { $gathers }
option-play = Vyslat { $card-acc }
option-rest = Odpočinek: vzít si zpět zahrané karty a k nim dvě suroviny
option-ingredient = Vzít { $ingredient } { $location-at } ({ $spot })
option-potion = Vzít { $potion }
option-tool = Vzít { $tool-acc } (rub karty { $potion-short })
option-witch = Vzít { $witch-acc }
option-animal = Vzít { $animal-acc } (rub karty { $witch-short })
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
        [0] Nástroje, které přijdou do klanu: { $tools }
       *[other] Nástroje, které přijdou do klanu: { $tools }; páry za to, co chybí: { $pairs }
    }
}
option-tame = Ochočit { $animal-acc }
option-tame-nothing = Žádné zvíře neochočit

# Proč něco vybrat nejde
why-not-flag = Tahle čarodějka nemá ten praporek: { $witch }. Nesedí { $potion }.
why-not-cannot-pay = Zatím není čím zaplatit: { $potion }. Chybí { $missing }{ $tools ->
    [0] { "" }
    [one] , a libovolný nástroj
   *[other] , a { $tools } libovolné nástroje
}.
why-not-brew-later = Vaří se až po posledním akčním bodu: { $potion }.
why-not-not-now = Karty se vysílají na začátku tahu: { $card }.
why-not-only-ingredients = Při odpočinku se berou jen suroviny.
why-not-no-gathering = Teď se nic nebere.
why-not-other-place = Teď se bere { $now-at }, ne { $place-at }.
why-not-tamed-already = V klanu není místo pro dvě stejná zvířata: { $animal }.
why-not-novice-tames = Novicka zvíře neochočí: { $animal }.
why-not-tame-later = Zvíře se ochočí na konci tahu, ve kterém nic neuvaříte: { $animal }. Stojí jednu surovinu: { $price }.

# Co se stalo
event-begins = Začíná { $first }.
event-ostara-begins = Hrajete proti Ostaře. Ta má { $potion }.
event-novices = { $seat } má novicky { $novices-short }.
event-played = { $seat } posílá na sběr { $card-acc }.
event-rested = { $seat } odpočívá a bere si zpět všechny zahrané karty.
event-took-ingredient = { $seat } bere { $ingredient } { $location-at }.
event-took-potion = { $seat } bere { $potion } { $location-at }.
event-took-tool = { $seat } bere { $tool-acc } { $location-at } ({ $potion } rubem nahoru).
event-took-witch = { $seat } bere { $witch-acc } { $location-at }.
event-took-animal = { $seat } bere { $animal-acc } { $location-at } ({ $witch } rubem nahoru).
event-point-lost = { $seat } { $location-at } nic nenachází: akční bod propadá.
event-renewed-witches = { $seat } obnovuje všechny čarodějky.
event-renewed-potions = { $seat } obnovuje všechny lektvary.
event-renewed-ingredients = { $seat } obnovuje suroviny { $location-at }.
event-brewed = { $seat } vaří { $potion } a platí { $paid }. Do klanu přichází s ním i { $witch }.
event-tools-in = { $seat } přidává do klanu nástroje: { $tools }.
event-tamed = { $seat } si ochočuje { $animal-acc } a platí { $paid }.
event-took-goal = { $seat } získává { $goal }.
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
event-ostara-ingredient = Ostara bere { $ingredient } { $location-at }.
event-ostara-potion = Ostara bere { $potion } { $location-at }.
event-ostara-witch = Ostara bere { $witch-acc } { $location-at }.
event-ostara-animal = Ostara bere { $animal-acc } { $location-at } rovnou do klanu ({ $witch } rubem nahoru).
event-ostara-brewed = Ostara vaří { $potion } a platí { $paid }. Do jejího klanu přichází s ním i { $witch }.
event-ostara-goal = Ostara získává { $goal }.
event-scored = { $seat } – lektvary { $potions }, čarodějky { $witches }, nástroje { $tools }, cíle { $goals }, suroviny { $ingredients }{ $animals ->
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
setting-mode-None = podle počtu hráčů
setting-mode-competitive = proti sobě
setting-mode-solo = sólo proti Ostaře
setting-difficulty = Jak silná je Ostara (jen sólo)
setting-difficulty-None = bez volby jako Nová učednice
setting-difficulty-new-apprentice = Nová učednice: Ostara neplní cíle
setting-difficulty-experienced-witch = Zkušená čarodějka: pět těžkých cílů a Ostara je plní také
setting-difficulty-grand-mistress = Velmistryně klanu: Ostara nakonec získá i cíle, které zbyly
setting-animals = Varianta se zvířaty
setting-animal_goals = Kolik cílů se zvířaty se přidá (0 až 2); jinak jeden
setting-extra_goals = Delší hra: jeden těžký cíl navíc
setting-goals = Jiné počty cílů, těžkých a snadných, například [4,3]
setting-first_player = Kdo začíná (číslo místa); jinak rozhodne los
setting-choose_novices = Hráči si dvojice novicek vybírají
setting-ostara_fills_gaps = Ostara si bere ten druh karet, kterého má méně (sólo; těžší)

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
