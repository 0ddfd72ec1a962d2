# Příkazová řádka
help-usage = Použití:
help-what = Co
help-how = Jak
help-commands = Příkazy
help-slet = Hry o čarodějnicích a čarodějích v terminálu.
help-epilog = Bez příkazu slet rovnou hraje. O příkazu řekne víc „slet PŘÍKAZ --help“.
help-help = ukáže tuto nápovědu
help-lang = jazyk, angličtina nebo čeština; jinak podle systému
help-plain = prosté věty bez barev, rámečků a značek, pro odečítače obrazovky
help-version = ukáže verzi
help-play = Hrát proti počítačovým hráčům.
help-replay = Projít uloženou hru krok za krokem.
help-verify = Dokázat, že každé míchání a každý hod dohrané hry byly dané předem.
help-rules = Ukázat pravidla hry.
help-game = hra, například wizard
help-clause = jedno pravidlo, například WIZ-19
help-record = soubor s uloženou hrou; - čte standardní vstup
help-seats = kolik hráčů hraje, i s počítačovými
help-players = počítačoví hráči v pořadí míst; na zbylá místa se seznam opakuje
help-seat = vaše místo, počítáno od 0
help-name = vaše jméno
help-seed = číslo nebo slovo, které určí veškerou náhodu, aby se dalo hrát znovu se stejným rozdáním
help-set = nastavení hry, například plus_minus_one=ano; lze opakovat
help-save = soubor, do kterého se hra uloží
help-fingerprint = otisk ukázaný před hrou, aby se porovnal s tím v záznamu
help-resume = pokračovat v uložené hře
help-replay-seat = dívat se přes rameno tomuto místu, počítáno od 0
help-from = začít tímto krokem

# Co může být na příkazu špatně
bad-command-line = Příkazu nelze rozumět: { $detail }. Co je k dispozici, ukáže „slet --help“.
unrecognized-arguments = Tomuto nelze rozumět: { $arguments }. Co je k dispozici, ukáže „slet --help“.
argument-needs-value = { $argument } potřebuje hodnotu.
not-one-of = „{ $value }“ se pro { $argument } nehodí. Vyberte z těchto: { $choices }.
arguments-missing = Něco chybí: { $arguments }. Co je k dispozici, ukáže „slet --help“.
not-a-number = { $option } potřebuje celé číslo, ne „{ $value }“.
too-many-players = Počítačových hráčů je uvedeno příliš mnoho ({ $given }); volná místa: { $free }.
setting-needs-value = Nastavení hry se zapisuje JMÉNO=HODNOTA, ne „{ $setting }“.
no-such-file = Soubor „{ $file }“ neexistuje.
cannot-read = Soubor „{ $file }“ nelze přečíst: { $detail }.
cannot-write = Soubor „{ $file }“ nelze zapsat: { $detail }.
file-exists = Soubor „{ $file }“ už existuje a může v něm být jiná hra. Zvolte nové jméno.
resume-other-game = Tohle je uložená hra { $other }, ne { $game }.
resume-over = Tato hra už skončila. Znovu ji ukáže „slet replay { $file }“.

# Hraní
default-name = Hráč
ask-name = Jak vám máme říkat? (Enter: { $name })
ask-game = Kterou hru?
welcome-others = U stolu s vámi: { $names }.
welcome-help = U každé otázky otazník ? vysvětlí pravidlo a vypíše příkazy.
commitment = Veškerá náhoda této hry je už daná. Otisk jejího tajného semínka:
resumed = Pokračuje hra ze souboru { $file }.
your-turn = Jste na řadě
thinking = { $name } přemýšlí.
prompt = >
plain-prompt = Vaše odpověď:
go-on = Enter: pokračovat
more = Enter: dál
choice = { $number }: { $option }
hint-number = Napište číslo.  ? poradí · t tabulka · u zpět · q uložit a skončit
plain-only = Je jen jedna možnost: stiskněte Enter.
hint-only = Jen jedna možnost: stiskněte Enter.  ? poradí · t tabulka · u zpět · q konec
nothing-typed = Napište číslo toho, co vybíráte, nebo ? pro nápovědu.
no-such-number = Číslo { $number } tu není: napište číslo od { $least } do { $most }.
not-understood = „{ $text }“ není ani možnost, ani příkaz. Co lze psát, ukáže ?.
not-allowed = „{ $option }“ teď nejde (pravidlo { $rule }).
undone = Vzato zpět. Vyberte znovu.
undo-anyway = Počítačovým hráčům to nevadí: u! to přesto vezme zpět.
no-sheet = Tato hra nemá tabulku bodů.
ruling = (Naše rozhodnutí: pravidla to nechávají otevřené.)
commands-heading = Co lze napsat:
command-undo = u  zpět: vezme zpět vaši poslední odpověď, dokud se neukázalo nic skrytého; u! vždy
command-sheet = t  tabulka všech kol
command-view = v  stůl ještě jednou
command-log = l  zápis: co všechno se stalo
command-clause = ? a jméno pravidla, například ? 19: toto pravidlo
command-leave = q  konec: hra se uloží a lze v ní pokračovat

# Konec
you-win = Vyhráváte s { $points ->
    [one] { $points } bodem
   *[other] { $points } body
}.
nobody-won = Nikdo nevyhrává.
won = { $count ->
    [one] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
not-over = Hra ještě neskončila.
revealed-seed = Tajné semínko: { $seed }
revealed-commitment = Jeho otisk: { $commitment }
saved = Uloženo v souboru { $file }
resume-with = Pokračovat lze příkazem: { $command }
verify-with = Že náhoda byla daná předem, dokáže: { $command }

# Přehrávání
seat-word = Místo
replay-step = Krok { $step } z { $last }
replay-keys = Enter dál, b zpět, číslo skočí na ten krok, q konec.

# Čaroděj: stůl
wizard-letter-yellow = ž
wizard-letter-red = č
wizard-letter-blue = m
wizard-letter-green = z
wizard-letter-wizard = w
wizard-letter-jester = š
wizard-round = { $round }. kolo z { $rounds }
wizard-plus-minus-one = plus/minus jedna
wizard-trump = Trumf
wizard-trump-open = se volí
wizard-trump-none = žádný
wizard-you = (vy)
wizard-column-player = Hráč
wizard-column-bid = Odhad
wizard-column-taken = Štychy
wizard-column-points = Body
wizard-column-round = Kolo
wizard-deals = rozdává
wizard-on-turn = na řadě
wizard-bidding = Odhady: zatím dohromady { $said }, štychů v kole { $tricks }
wizard-trick = { $trick }. štych z { $tricks }
wizard-last-trick = Poslední štych bere a dál vynáší { $name }
wizard-leader = vynáší { $name }
wizard-follow = ctí se { $suit }
wizard-winning = zatím bere { $name }
wizard-legend-suit = { $mark } { $suit } ({ $letter }7)
wizard-legend-wizard = { $mark } čaroděj ({ $letter }): první bere štych
wizard-legend-jester = { $mark } šašek ({ $letter }): nebere nic
wizard-legend-typing = Kartu lze napsat jejím číslem v ruce nebo zkratkou, třeba č7, w nebo š.
wizard-hint-play = Napište číslo nebo kartu: č7, w, š.  ? poradí · t tabulka · u zpět · q konec
wizard-must-follow = { $suit ->
    [yellow] Ctí se žlutá a tu máte v ruce
    [red] Ctí se červená a tu máte v ruce
    [blue] Ctí se modrá a tu máte v ruce
   *[green] Ctí se zelená a tu máte v ruce
}, takže tahle karta musí počkat: { $card } (pravidlo { $rule }).
wizard-bids-even = Odhad { $bid } teď nejde: součet odhadů by se rovnal počtu štychů v kole, tedy { $tricks } (pravidlo { $rule }).
wizard-not-in-hand = Tuto kartu nemáte: { $card }.
wizard-not-a-card-now = Teď se karty nehrají: { $card } musí počkat na štychy.
wizard-sheet-title = Tabulka pravdy
wizard-sheet-note = štychy/odhad, pak celkový součet
wizard-sheet-empty = Žádné kolo ještě neskončilo.

# Čaroděj: ve větách
wizard-say-round = { $round }. kolo z { $rounds }. Rozdává { $dealer }.
wizard-say-player = { $name }: { $bid ->
    [none] ještě bez odhadu
   *[other] odhad { $bid }, { $taken ->
        [one] { $taken } štych
        [few] { $taken } štychy
       *[other] { $taken } štychů
    }
}, { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.
wizard-say-trump = { $suit ->
    [yellow] Trumfem je žlutá.
    [red] Trumfem je červená.
    [blue] Trumfem je modrá.
    [green] Trumfem je zelená.
   *[none] Hraje se bez trumfů.
}
wizard-say-trump-open = Otočil se čaroděj. Trumf volí { $dealer }.
wizard-say-trick = Na stole leží:
wizard-say-laid = { $name }: { $card }.
wizard-say-follow = { $suit ->
    [yellow] Ctí se žlutá.
    [red] Ctí se červená.
    [blue] Ctí se modrá.
   *[green] Ctí se zelená.
}
wizard-say-lead = Štych vynáší { $name }.
wizard-say-card = V ruce máte: { $card }.
wizard-say-bids = Možné odhady: { $bids }.
wizard-say-not-now = { $number }: teď nejde: { $option }
wizard-say-sheet-round = { $round }. kolo:
wizard-say-sheet = { $name }: odhad { $bid }, štychů { $taken }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }.
wizard-say-legend-suit = Písmeno { $letter } znamená barvu: { $suit }.
wizard-say-legend-others = Písmeno w znamená kartu čaroděj a písmeno š kartu šašek.

# Velká kniha strašlivých čar: stůl
big-book-heading = { $round }. kolo ze 6 · { $turn }. tah · žeton na { $space ->
    [0] políčku zaříkávání
   *[other] políčku { $space }
} · obtížnost { $difficulty } · { $mode }
big-book-stack = Zbývá děsu
big-book-monster = Nestvůra
big-book-bonus = Bonus
big-book-penalty = Postih
big-book-next = příště:
big-book-neutralised = do příštího tahu neutralizovaná
big-book-library = Knihovna
big-book-supply = Zásoba
big-book-destroyed = zničeno { $cards }
big-book-hand = ruka
big-book-support = podpora
big-book-deck = balíček { $deck }, odloženo { $discard }
big-book-top = nahoře:
big-book-out = vyděšení k smrti
big-book-none = nic
big-book-in-hand = ruka
big-book-in-discard = odloženo
big-book-in-support = podpora
big-book-in-destroyed = zničeno
big-book-do-cast = Seslat
big-book-do-break = Zlomit
big-book-do-learn = Naučit se
big-book-do-acquire = Pořídit
big-book-do-banish = Zahnat
big-book-do-other = Jinak
big-book-of = { $what } ({ $name })
big-book-of-support = { $option } (podpora: { $name })
big-book-with-meaning = { $option }. { $meaning }
big-book-spell = { $state ->
    [used] { $spell } (použité)
    [down] { $spell } (neutralizované)
   *[ready] { $spell }
}
big-book-starting-deck = Balíček: { $water }× voda 1, { $earth }× země 1, { $fire }× oheň 1, { $air }× vzduch 1 a { $own ->
    [water] voda 2
    [earth] země 2
    [fire] oheň 2
   *[air] vzduch 2
}.
big-book-reconstructed = (Rekonstruováno: tištěná karta může říkat něco jiného.)
big-book-legend-reconstructed = { $mark } rekonstruováno: tištěná karta může říkat něco jiného.
big-book-no-such-card = Tuto kartu teď vybrat nelze: { $card }.
big-book-legend-madness = { $mark } děs: nic se jím nezaplatí. Má-li si ho někdo vzít a balíček děsu je prázdný, všichni prohrávají.
big-book-legend-multi = { $mark } víceživlová kletba: zlomíte ji po jednom od každého elementu.
big-book-legend-spells = Kouzlo v závorkách je použité, mezi křížky × neutralizované; * označuje aktivního čaroděje.
big-book-legend-typing = Kartu můžete napsat číslem, nebo písmenem a hodnotou: v1, z2, o3, l1 (l je vzduch); d je děs.
big-book-legend-sheet = t ukáže, co říkají všechna kouzla.
big-book-sheet-title = Kouzla
big-book-defeated = Zdolané nestvůry: { $defeated } ze 6.

# Velká kniha strašlivých čar: ve větách
big-book-say-turn = { $round }. kolo ze 6, { $turn }. tah, na tahu je { $name }. Žeton je na { $space ->
    [0] políčku zaříkávání
   *[other] políčku { $space }
}. V balíčku děsu zbývá karet: { $stack }.
big-book-say-monster = Nestvůra: { $monster }. Zatím zdoláno: { $defeated }.
big-book-say-bonus = Bonus za zdolání: { $text }
big-book-say-penalty = Postih za neúspěch: { $text }
big-book-say-next = Příští nestvůra přinese tyto kletby: { $elements }.
big-book-say-curse = Na { $place }: { $curse }. { $down ->
    [yes] Je neutralizovaná.
   *[no] { $text }
} { $tokens ->
    [none] {""}
   *[other] Žetony: { $tokens }.
}{ $madness ->
    [0] {""}
   *[other] Děs pod ní: { $madness }.
}
big-book-say-library = V knihovně: { $spells }.
big-book-say-supply = V zásobě: { $cards }.
big-book-say-destroyed = Zničeno: { $cards }.
big-book-say-out = { $name } – vyděšení k smrti.
big-book-say-player = { $name } ({ $magician }): { $closed ->
    [yes] karet v ruce { $size }, z toho všichni znají: { $cards }.
   *[no] v ruce { $cards }.
} Balíček { $deck }, odloženo { $discard }.
big-book-say-support = Podpora ({ $name }): { $cards }.
big-book-say-spells = Kouzla ({ $name }): { $spells }.

# Simulace a měření
help-simulate = Nechá počítačové hráče sehrát mnoho her proti sobě.
help-bench = Změří rychlost enginu, a kde jsou nainstalované, i jeho sousedů.
help-simulate-players = počítačoví hráči, například rules,random; každou hru se posunou o místo; jinak všichni, kteří jsou
help-games = kolik her
help-simulate-seed = číslo nebo slovo, které určí veškerou náhodu, aby vyšly stejné hry
help-jobs = kolik procesů pracuje najednou; jinak jeden na každý procesor
help-json = výsledky zapíše i do tohoto souboru jako JSON; - vypíše na standardní výstup jen JSON
help-keep-records = záznam každé hry uloží do této složky
help-bench-game = hra; jinak všechny
help-rounds = kolik úseků času každý dostane
number-out-of-range = { $option } má být { $least } až { $most }, ne { $value }.
simulating = Hraje se
simulated = { $game }: { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, počet míst { $seats }, { $seconds } s.
by-player = Podle hráčů
by-seat = Podle míst
column-games = her
column-wins = výhry
column-score = body
simulated-row = { $name }: { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, výhry { $wins } plus minus { $wins_pm } procenta, body { $score } plus minus { $score_pm }.
ended = { $reason } ({ $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
})
measuring = Měří se { $game }
bench-title = { $game }, počet míst { $seats }, náhodné hry na jednom jádře
bench-playout = rozhodnutí za sekundu, rychlý průchod
bench-play = rozhodnutí za sekundu, match.play
bench-games = her za sekundu, rychlý průchod
bench-fork = kopie partie
bench-imagine = představená partie
bench-peer = rozhodnutí za sekundu, { $peer }
bench-no-peer = Není nainstalováno nic k porovnání (pro wizard je to open_spiel).
