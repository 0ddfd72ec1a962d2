# Jak se o hře vypráví, když skončí
tale-won = { $page } zpět v knize
tale-lost-sixth = { $page } je venku
tale-lost-stack = Děs bez konce
tale-lost-all-out = Kniha zůstává otevřená
tale-how = Zdolané nestvůry: { $defeated } z 6, zlomené kletby: { $broken } z { $laid }, otevřená strana { $round } z 6.
tale-page = { $page }
tale-page-unseen = Strana { $number }
tale-page-open = neotevřená
tale-page-curses = { $laid ->
    [0] sotva otevřená
   *[other] kletby { $broken } z { $laid }
}
tale-page-defeated = ✓ zdoláno
tale-page-escaped = ✗ uniká
tale-gauge-madness = Děs odebraný z balíčku
tale-close-cards = Chybělo { $missing } { $kind ->
    [water] vody
    [earth] země
    [fire] ohně
    [air] vzduchu
   *[any] z ceny
}
tale-close-cards-text = Poslední kletba stála { $price }. Když ukazatel došel k vyvolání, { $you ->
    [yes] měli jste v ruce { $held }
   *[no] { $name } má v ruce { $held }
}.
tale-close-turn = Chyběl jeden tah
tale-close-turn-text = Poslední kletba stála { $price }. Když ukazatel došel k vyvolání, { $you ->
    [yes] měli jste je v ruce
   *[no] { $name } je má v ruce
}.
tale-close-curses = { $left ->
    [one] Chyběla jedna kletba
    [2] Chyběly dvě kletby
    [few] Chyběly { $left } kletby
   *[other] Chybělo { $left } kleteb
}
tale-close-curses-text = Na poslední straně jich bylo zlomit { $laid }.
tale-close-pages = { $pages ->
    [0] Na poslední straně
    [one] Zbývala jedna strana
    [few] Zbývaly { $pages } strany
   *[other] Zbývalo { $pages } stran
}
tale-close-pages-text = Otevřená byla strana { $round } z 6: { $page }.
tale-close-madness = { $left ->
    [0] Balíček děsu prázdný
    [one] Poslední karta děsu
    [few] Zbyly { $left } karty děsu
   *[other] Zbylo { $left } karet děsu
}
tale-close-madness-text = Na straně { $round } zbývalo v balíčku jen tolik z { $most }. Má-li si někdo vzít z prázdného, prohrávají všichni.
tale-cause-madness = Děs z balíčku { $taken }×
tale-cause-madness-text = Na začátku jich bylo { $stack }, zpět se vrátilo { $banished }.
tale-cause-escaped = Strana { $round }: { $page } uniká
tale-cause-escaped-text = { $curses ->
    [one] Jedna kletba zůstala nezlomená
    [few] { $curses } kletby zůstaly nezlomené
   *[other] { $curses } kleteb zůstalo nezlomených
}, a cena se zaplatila.
tale-cause-set-off = { $curses ->
    [one] Spustila se jedna kletba
    [few] Spustily se { $curses } kletby
   *[other] Spustilo se { $curses } kleteb
}
tale-cause-set-off-text = Ukazatel k nim došel dřív, než byly zlomené.
tale-cause-out = Ruka plná děsu: { $out }×
tale-cause-out-text = Šest karet děsu na konci tahu vyděsí k smrti kohokoli.
tale-deed-curses = Kletby
tale-deed-spells = Naučená kouzla
tale-deed-banished = Zahnaný děs
