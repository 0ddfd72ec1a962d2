# Příkazová řádka
help-usage = Použití:
help-what = Co
help-how = Jak
help-commands = Příkazy
help-slet = Hry o čarodějnicích a čarodějích v terminálu.
help-epilog = Bez příkazu se slet otevře v prohlížeči. „slet PŘÍKAZ --help“ řekne o příkazu víc.
help-help = ukáže tuto nápovědu
help-lang = jazyk, angličtina nebo čeština; jinak podle systému
help-plain = prosté věty bez barev, rámečků a značek, pro odečítače obrazovky
help-no-coach = bez poznámek pro nováčky, které jinak přicházejí v prvních třech hrách
help-version = ukáže verzi
help-serve = Hrát v prohlížeči: spustit server na tomto počítači.
help-host = adresa, na které se poslouchá; 127.0.0.1 je jen pro tento počítač
help-port = port; jinak { $port }, nebo kterýkoli volný
help-workers = kolik procesů obsluhuje (s PostgreSQL); jinak jeden
help-no-browser = neotvírat prohlížeč
help-play = Hrát proti počítačovým hráčům.
help-replay = Projít uloženou hru krok za krokem.
help-verify = Dokázat, že každé míchání a každý hod dohrané hry byly dané předem.
help-rules = Ukázat pravidla hry.
help-check-games = Před aktualizací: které uložené hry půjdou podle zdejších pravidel dál a jak. Nic se nemění.
help-kept = databáze serveru (soubor, nebo adresa jako postgresql://…), nebo složka se záznamy
help-check-json = zapsat výsledek jako JSON do tohoto souboru; - je standardní výstup
help-migrate = Po aktualizaci: převést databázi her na tuhle verzi.
help-backup = Zapsat všechny hry do souboru, i když se zrovna hraje.
help-backup-file = nový soubor; nic se nepřepisuje
help-restore = Nahradit databázi her zálohou.
help-restore-file = soubor, který zapsal „slet backup“ téhle nebo starší verze
help-replace = i když v databázi jsou hry, které se tím ztratí
help-game = hra, například wizard
help-clause = jedno pravidlo, například WIZ-19
help-short = jen jak se hraje, bez číslovaných pravidel
help-taught = která pravidla základní hry se učí a čím; bez GAME u všech her
help-taught-json = totéž pro programy
help-record = soubor s uloženou hrou; - čte standardní vstup
help-seats = kolik hráčů hraje, i s počítačovými
help-players = počítačoví hráči v pořadí míst; na zbylá místa se seznam opakuje
help-seat = vaše místo, počítáno od 0; i několik (0,2), hrajete-li za více hráčů
help-name = vaše jméno; pro více míst více jmen oddělených čárkami
help-seed = číslo nebo slovo, které určí veškerou náhodu, aby se dalo hrát znovu se stejným rozdáním
help-set = nastavení hry, například plus_minus_one=ano; lze opakovat; všechna vypíše { $command } HRA --help
help-settings = Nastavení hry { $game }, pro --set JMÉNO=HODNOTA:
help-setting-seats = počet hráčů: { $seats }
help-setting-with = s nastavením { $options }
help-setting-seat = číslo místa, počítáno od 0
help-setting-each = pro každé místo jedna možnost, pokaždé jiná, s čárkami mezi nimi
help-setting-usual = jinak: { $value }
help-setting-usual-varies = jinak: jako obvykle podle počtu hráčů a ostatních nastavení
help-save = soubor, do kterého se hra uloží
help-fingerprint = otisk ukázaný před hrou, aby se porovnal s tím v záznamu
help-play-on = navázat na krok dohrané hry, jak ho to místo znalo; skryté se rozdá znovu
help-step = který krok té hry, jak je počítá „slet replay“ (jinak 0)
help-resume = pokračovat v uložené hře
help-replay-seat = dívat se přes rameno tomuto místu, počítáno od 0
help-from = začít tímto krokem

# Co může být na příkazu špatně
unrecognized-arguments = Tomuto nelze rozumět: { $arguments }. Co je k dispozici, ukáže „slet --help“.
argument-needs-value = { $argument } potřebuje hodnotu.
argument-takes-no-value = { $argument } žádnou hodnotu nemá.
not-one-of = „{ $value }“ se pro { $argument } nehodí. Vyberte z těchto: { $choices }.
arguments-missing = Něco chybí: { $arguments }. Co je k dispozici, ukáže „slet --help“.
not-a-number = { $option } potřebuje celé číslo, ne „{ $value }“.
too-many-players = Počítačových hráčů je uvedeno příliš mnoho ({ $given }); volná místa: { $free }.
setting-needs-value = Nastavení hry se zapisuje JMÉNO=HODNOTA, ne „{ $setting }“.
no-such-file = Soubor „{ $file }“ neexistuje.
cannot-read = Soubor „{ $file }“ nelze přečíst: { $detail }.
cannot-write = Soubor „{ $file }“ nelze zapsat: { $detail }.
file-exists = Soubor „{ $file }“ už existuje a může v něm být jiná hra. Zvolte nové jméno.
resume-other-game = Toto je uložená hra { $other }, ne { $game }.
play-on-not-over = Tato hra neskončila: pokračuje v ní „slet play --resume { $file }“.
play-on-no-step = Tato hra nemá krok { $step }, na který by se dalo navázat: poslední je { $last }.
resume-over = Tato hra už skončila. Znovu ji ukáže „slet replay { $file }“.

# Server
serving-elsewhere = Port { $usual } už používá jiný program, Slet proto tentokrát běží na portu { $port }.
serving = Slet běží na adrese { $address }
serving-friends = Přátelé ve stejné síti ho najdou na { $address }
serving-seeded = O ničem tu nerozhoduje náhoda: všechny karty a kostky určují slova v souboru { $file } (SLET_SEED_FILE). To je jen pro zkoušky a ukázky.
serving-stop = Ctrl+C ho zastaví; rozehrané hry pokračují, až se zase spustí.
port-taken = Port { $port } na adrese { $host } už používá jiný program. Zvolte jiný pomocí --port, nebo --port vynechejte.
port-unusable = Na adrese { $host } a portu { $port } nejde poslouchat. Zvolte jiný port pomocí --port, nebo jinou adresu pomocí --host.
driver-missing = Tahle databáze potřebuje { $driver }, ale ten tu není. Nainstalujte slet[postgres], pro Redis slet[redis].
workers-need-postgresql = Víc procesů potřebuje PostgreSQL, protože soubor SQLite patří jen jednomu. Nastavte SLET_DATABASE_URL=postgresql://…, nebo --workers vynechejte.
workers-not-here = Víc procesů umí jen Linux nebo macOS. Vynechejte --workers, nebo za proxy spusťte na každém portu jeden server.
workers-number = Procesů může být 1 až { $most }.

# Hraní
default-name = Hráč
ask-name = Jak vám máme říkat? (Enter: { $name })
ask-game = Kterou hru?
welcome-others = U stolu s vámi: { $names }.
welcome-help = U každé otázky otazník ? vysvětlí pravidlo a vypíše příkazy.
commitment = Veškerá náhoda této hry je už daná. Otisk jejího tajného semínka:
played-on = Navazuje se na krok { $step } hry v { $file }. Co toto místo nemohlo vědět, se rozdá znovu.
resumed = Pokračuje hra ze souboru { $file }.
your-turn = Jste na řadě
your-turn-as = Jste na řadě: { $name }
asked-as = { $name }: { $question }
thinking = { $name } přemýšlí.
prompt = >
plain-prompt = Vaše odpověď:
go-on = Enter: pokračovat
more = Enter: dál
choice = { $number }: { $option }
hint-number = Napište číslo.  ? nápověda · t přehled · u zpět · q uložit a skončit
plain-nothing = nic
view-yes = ano
view-no = ne
plain-only = Je jen jedna možnost: stiskněte Enter.
owl-says = Sova: { $text }
hint-only = Jen jedna možnost: stiskněte Enter.  ? nápověda · t přehled · u zpět · q konec
nothing-typed = Napište číslo toho, co vybíráte, nebo ? pro nápovědu.
no-such-number-but-one = Číslo { $number } tu není: vybrat lze jen { $only }.
no-such-number = Číslo { $number } tu není: napište číslo od { $least } do { $most }.
not-understood = „{ $text }“ není ani možnost, ani příkaz. Co lze psát, ukáže ?.
why-not = { $reason } (Pravidlo { $rule }.)
which-one = Může to znamenat několik věcí: { $choices }.
not-allowed = „{ $option }“ teď nejde (pravidlo { $rule }).
undone = Vzato zpět. Vyberte znovu.
undo-anyway = Počítačovým hráčům to nevadí: u! to přesto vezme zpět.
undo-stands = Podle pravidel této hry to platí.
no-sheet = Tato hra nemá přehled.
howto-turn = Tah
howto-end = Jak hra končí
howto-won = Výhra
howto-lost = Prohra
ruling = (Naše rozhodnutí: pravidla to nechávají otevřené.)
ruling-part = (naše rozhodnutí: { $text })
commands-heading = Co lze napsat:
command-undo = u  zpět: vezme zpět vaši poslední odpověď, dokud se neukázalo nic skrytého
command-undo-anyway = u! zpět i přes to: počítačovým hráčům to nevadí
command-sheet = t  přehled: jak hra stojí
command-view = v  stůl ještě jednou
command-log = l  záznam, tak daleko zpět, jak ho smíte číst
command-hint = rada  tři nápady a k čemu vedou
command-clause = ? a jméno pravidla, například ? 19: toto pravidlo
command-howto = ?? jak se hraje: cíl, tah a konec
command-leave = q  konec: hra se uloží a lze v ní pokračovat

# Konec
not-over = Hra ještě neskončila.
revealed-seed = Tajné semínko: { $seed }
revealed-commitment = Jeho otisk: { $commitment }
saved = Uloženo v souboru { $file }
resume-with = Pokračovat lze příkazem: { $command }
verify-with = Že náhoda byla daná předem, dokáže příkaz { $command }

# Kontrola uložených her
checking = Kontroluji hry
cannot-open = Databázi nejde otevřít: { $detail }.
check-foreign = „{ $file }“ je databáze, ale ne Sletu.
check-row = { $name }{ $kind ->
    [playing] {" "}({ $game }, rozehraná)
    [over] {" "}({ $game }, dohraná)
    [record] {" "}({ $game }, záznam)
   *[none] {""}
}: { $way ->
    [unreadable] nejde přečíst
    [earlier] podle pravidel, podle kterých začala; ta jsou teď volbou
    [fits] všechny tahy se hodí ke zdejším pravidlům
    [position] pokračuje podle zdejších pravidel z poslední pozice
    [archive] čte se z archivu
   *[stopped] zastaví se
}.
check-all = { $count ->
    [one] Zkontrolována jedna hra.
    [few] Zkontrolovány { $count } hry.
   *[other] Zkontrolováno { $count } her.
}
check-count = { $way ->
    [exactly] Přesně jako dřív: { $count }
    [earlier] Podle pravidel, podle kterých začaly, jako volby: { $count }
    [fits] Všechny tahy se hodí ke zdejším pravidlům: { $count }
    [position] Dál z poslední pozice: { $count }
    [archive] Čtou se z archivu: { $count }
    [unreadable] Není to záznam: { $count }
   *[stopped] Zastaví se: { $count }
}
check-nothing-lost = Nic by se neztratilo.
check-lost = { $count ->
    [one] Jednu hru by nešlo dohrát nebo dočíst do konce.
    [few] { $count } hry by nešlo dohrát nebo dočíst do konce.
   *[other] { $count } her by nešlo dohrát nebo dočíst do konce.
} Ponechte verzi Sletu, ve které se hrály, nebo je nejdřív dohrajte v ní.

# Přehrávání
seat-word = Místo
replay-step = Krok { $step } z { $last }
replay-stops = Hra je ukázaná až po toto místo.
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
wizard-hint-play = Napište číslo nebo kartu: č7, w, š.  ? nápověda · t přehled · u zpět · q konec
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
wizard-say-hand = V ruce máte: { $cards }.
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

# Toulavé věže: stůl
towers-mode = { $mode ->
    [base] základní hra
    [advanced] pro pokročilé
    [master] pro mistry
    [solo] sólo
   *[coop] společná hra
}
towers-teams = týmy
towers-start = začíná { $name }
towers-pile = balíček { $cards }
towers-discard = odhozeno { $cards }
towers-turn = Na tahu { $name }, { $card }. karta ze 2
towers-turn-last = { $name }, { $card }. karta
towers-cards-left = Na tahu { $name }, zbývá { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
towers-last-round = Poslední kolo
towers-in-play = Hraje se:
towers-rolled = padlo { $rolled }
towers-rolls-left = ještě { $rolls }×
towers-right = K této kartě kouzlí { $name }
towers-right-claim = { $name } má vyhrazeno: { $spell }
towers-keep = na políčku { $space }{ $towers ->
    [0] {""}
    [one] {" "}na věži
   *[other] {" "}na { $towers } věžích
}
towers-flight = { $space ->
    [none] neodletí
   *[other] příště na { $space }
}
towers-you = (vy)
towers-partner = (spoluhráč)
towers-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
towers-spells-in-overview = { $spells ->
    [one] { $spells } kouzlo: napište t
    [few] { $spells } kouzla: napište t
   *[other] { $spells } kouzel: napište t
}
towers-everybody = Všichni společně
towers-hand = V ruce
towers-note = { $potion } naplní lektvar, ! uzamkne bez lektvaru, { $keep } vejde do Havraního hradu
towers-note-wizards = { $keep } vejde do Havraního hradu
towers-note-alone = ! uzamkne čaroděje, { $keep } vejde do Havraního hradu
towers-dice = { $kind ->
    [tower] hod pro věž{ $repeats ->
        [one] , jednou lze opakovat
       *[other] , až dvakrát lze opakovat
    }
    [wizard] hod pro vašeho čaroděje{ $repeats ->
        [one] , jednou lze opakovat
       *[other] , až dvakrát lze opakovat
    }
   *[either] jeden hod, pak tak daleko jde věž nebo váš čaroděj
}
towers-no-landing = { $thing ->
    [tower] žádná věž tak daleko nemůže
   *[wizard] žádný váš čaroděj tak daleko nemůže
}
towers-list-discard = Odhodit
towers-list-tower = Věž
towers-list-wizard = Čaroděj
towers-list-swap = Vyměnit
towers-list-lift = Zvednout
towers-list-cast = Seslat
towers-list-claim = Vyhradit
towers-list-give = Darovat
towers-list-or = Nebo
towers-list-only = Možnosti
towers-short-discard-all = Vyměnit celou ruku, pak věž o 1 vpřed, konec tahu
towers-short-ask-card = Požádat o kartu
towers-short-ask-potions = Požádat o lektvary
towers-short-never-offer = Nic a už se neptat
towers-short-end-turns = Ukončit tah a příště bez ptaní
towers-short-stop-again = Před koncem tahu se zase ptát
towers-short-offer-again = Zase se ptát před tahy spoluhráče
towers-hint-both = Číslo, 5/2 (patro), č5 (čaroděj).  ? nápověda · t přehled · u zpět · q konec
towers-hint-wizard = Číslo, nebo č5 pro čaroděje na 5.  ? nápověda · t přehled · u zpět · q konec
towers-hint-floor = Číslo, nebo 5/2 pro patro.  ? nápověda · t přehled · u zpět · q konec
towers-hint-swap = Číslo, nebo 5-9 pro dvě políčka.  ? nápověda · t přehled · u zpět · q konec
towers-hint-other = Napište číslo.  ? nápověda · t přehled · u zpět · q uložit a skončit
towers-legend-colour = { $mark } { $colour } ({ $letter })
towers-legend-track = Políčka jdou po směru hodinových ručiček od 0 do 15. { $crest } viditelný havraní erb, { $covered } zakrytý erb, { $keep } Havraní hrad, ({ $keep }) kam by příště přeletěl.
towers-legend-floors = Číslo vlevo od věže je její patro. Kde je sloupec moc vysoký, leží spodní patra v jednom řádku, nejnižší vlevo: erb, nebo číslo patra.
towers-legend-potions = Lektvary: { $full } plný, { $empty } prázdný, { $spent } použitý.
towers-legend-marks = Kde je málo místa, stojí * u vašeho jména a + u jména spoluhráče.
towers-legend-landing = 5→9 vede z políčka 5 na políčko 9; { $full } naplní lektvar, ! uzamkne čaroděje, ale lektvar nenaplní, { $keep } vejde do Havraního hradu.
towers-legend-typing = Patro lze napsat jako 5/2, čaroděje jako č5 nebo podle barvy jako m5; kartu jako v4, č3 nebo 4/2, s kostkami jako v2k, č3k nebo k; s písmenem x před sebou se odhodí.

# Toulavé věže: co nejde
towers-no-space = Políčko { $space } neexistuje: políčka mají čísla 0 až { $last }.
towers-no-floor = { $floors ->
    [0] Na políčku { $space } žádná věž nestojí.
    [one] Na políčku { $space } stojí jen jedna věž.
    [few] Na políčku { $space } jsou jen { $floors } patra.
   *[other] Na políčku { $space } je jen { $floors } pater.
}
towers-onto-keep = Tato věž by přistála na Havraním hradu. Vyberte jinou (pravidlo { $rule }).
towers-no-wizard = Na políčku { $space } takový čaroděj vidět není.
towers-full-space = Tam tento čaroděj nemůže: na políčku { $space } už jich stojí { $most } (pravidlo { $rule }).
towers-not-in-hand = Tuto kartu nemáte: { $card }.
towers-card-not-now = Tuto kartu teď zahrát nelze: { $card }.
towers-too-dear = Kouzlo „{ $spell }“ stojí { $price ->
    [one] { $price } plný lektvar
    [few] { $price } plné lektvary
   *[other] { $price } plných lektvarů
} a vy máte { $full }.
towers-spell-not-now = Kouzlo „{ $spell }“ teď seslat nelze.

# Toulavé věže: přehled
towers-sheet-title = Kdo je jak daleko
towers-sheet-discard = Odhozené karty: { $cards }
towers-sheet-spells = Kouzla na stole
towers-column-player = Hráč
towers-column-inside = v hradu
towers-column-outside = venku
towers-column-full = plné
towers-column-empty = prázdné
towers-column-spent = použité
towers-column-cards = karty

# Toulavé věže: ve větách
towers-say-game = { $mode ->
    [base] Hraje se základní hra.
    [advanced] Hraje se varianta pro pokročilé.
    [master] Hraje se varianta pro mistry čaroděje.
    [solo] Hraje se sólová hra.
   *[coop] Hraje se společně proti počtu karet.
}
towers-say-start = Začínající hráč: { $name }.
towers-say-partner = Váš spoluhráč: { $name }.
towers-say-spell = Kouzlo „{ $spell }“, cena { $price ->
    [one] { $price } lektvar
    [few] { $price } lektvary
   *[other] { $price } lektvarů
}.
towers-say-player = { $name } ({ $wizard }): v Havraním hradu { $inside }, venku { $outside }; lektvary: plné { $full }, prázdné { $empty }, použité { $spent }; v ruce { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
towers-say-piles = Karet v balíčku: { $pile }. Odhozených karet: { $discard }.
towers-say-last-round = Toto je poslední kolo.
towers-say-cards-left = Ještě se smí zahrát { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
towers-say-space = Políčko { $space }: { $towers ->
    [0] holá zem
    [one] jedna věž
    [few] { $towers } věže
   *[other] { $towers } věží
}{ $towers ->
    [0] { $printed ->
        [yes] {" "}s erbem
       *[no] {""}
    }
    [one] { $count ->
        [0] {" "}bez erbu
       *[other] {" "}s erbem
    }
   *[other] { $count ->
        [0] , žádná s erbem
        [one] , erb má { $crests }. patro
       *[other] , erby mají patra { $crests }
    }
}.
towers-say-on-top = Stojí tu: { $wizards }.
towers-say-beneath = Uzamčeni pod { $floor }. patrem: { $wizards }.
towers-say-keep = Havraní hrad je na políčku { $space }, { $towers ->
    [0] na zemi
    [one] na vrcholu věže
   *[other] na vrcholu { $towers } věží
}.
towers-say-flight = { $space ->
    [none] Žádný erb není volný: teď by neodletěl.
   *[other] Po vstupu čaroděje by přeletěl na políčko { $space }.
}
towers-say-turn = { $turn }. tah: na tahu je { $name }, { $played ->
    [0] zatím bez zahrané karty.
    [one] zahraná jedna karta.
   *[other] zahrané { $played } karty.
}
towers-say-in-play = Právě se hraje: { $card }{ $thing ->
    [tower] , ohlášeno pro věž
    [wizard] , ohlášeno pro čaroděje
   *[none] {""}
}.
towers-say-rolled = Na kostce padlo { $rolled }; { $rolls ->
    [0] znovu už házet nelze.
    [one] hodit lze ještě jednou.
   *[other] hodit lze ještě { $rolls }krát.
}
towers-say-moving = Právě se chystá přesun: { $move }
towers-say-right = { $spell ->
    [none] K této kartě smí kouzlit { $name }.
   *[other] { $name } má na později vyhrazeno kouzlo „{ $spell }“.
}
towers-say-hand = { $cards ->
    [none] V ruce nemáte žádnou kartu.
   *[other] V ruce máte: { $cards }.
}
towers-say-move-tower = Věž z políčka { $space }, { $floor }. patro, na políčko { $to }.
towers-say-move-wizard = Čaroděj ({ $colour }) z políčka { $space } na políčko { $to }.
towers-say-enters = Vejde do Havraního hradu.
towers-say-catches = Uzamkne: { $wizards }.
towers-say-fills = Naplní lektvar.
towers-say-dice = { $kind ->
    [tower] Hod pro věž; { $repeats ->
        [one] jednou se smí opakovat.
       *[other] dvakrát se smí opakovat.
    }
    [wizard] Hod pro vašeho čaroděje; { $repeats ->
        [one] jednou se smí opakovat.
       *[other] dvakrát se smí opakovat.
    }
   *[either] Jeden hod; pak tak daleko jde věž nebo váš čaroděj.
}
towers-say-reach = { $places ->
    [none] { $thing ->
        [tower] Žádnou věž přesunout nelze.
       *[wizard] Žádného čaroděje přesunout nelze.
    }
   *[other] { $thing ->
        [tower] Věže: { $places }.
       *[wizard] Čarodějové: { $places }.
    }
}
towers-say-landing = { $space } na { $to }{ $comes ->
    [enters] {" "}(vejde do hradu)
    [fills] {" "}(naplní lektvar)
    [catches] {" "}(uzamkne)
   *[none] {""}
}
towers-say-discard = { $cards ->
    [none] Odhozená není žádná karta.
   *[other] Odhozené karty: { $cards }.
}
towers-say-legend-floors = Políčka jdou po směru hodinových ručiček od 0 do 15; patra se počítají od země.
# Čarodění: stůl
carodeni-short-herb = By
carodeni-short-berry = Bo
carodeni-short-leaf = Li
carodeni-short-mushroom = Ho
carodeni-short-root = Ko
carodeni-short-flask = Ba
carodeni-short-crystal = Kr
carodeni-short-candle = Sv
carodeni-short-mortar = Hm
carodeni-short-book = Kn
carodeni-short-snake = had
carodeni-short-bat = net
carodeni-short-owl = sov
carodeni-short-toad = rop
carodeni-short-cat = koč
carodeni-letter-red = č
carodeni-letter-blue = m
carodeni-letter-green = z
carodeni-letter-yellow = ž
carodeni-letter-wild = ?
carodeni-flag-red = červená
carodeni-flag-blue = modrá
carodeni-flag-green = zelená
carodeni-flag-yellow = žlutá
carodeni-flag-wild = jakákoli barva
carodeni-banner-red = červený
carodeni-banner-blue = modrý
carodeni-banner-green = zelený
carodeni-banner-yellow = žlutý
carodeni-sign-witch = Č
carodeni-sign-potion = L
carodeni-goal-animals = { $number ->
    [one] { $number } zvíře
    [few] { $number } zvířata
   *[other] { $number } zvířat
}
carodeni-round = { $round }. kolo
carodeni-last-round = poslední je { $round }.
carodeni-with-animals = se zvířaty
carodeni-bag = pytlík { $number }
carodeni-deck-potions = lektvary { $number }
carodeni-deck-witches = čarodějky { $number }
carodeni-box = (+{ $number } v krabici)
carodeni-goals = Cíle
carodeni-points = { $number ->
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}
carodeni-level-new-apprentice = nová učednice
carodeni-level-experienced-witch = zkušená čarodějka
carodeni-level-grand-mistress = velmistryně klanu
carodeni-tokens-used = dříve: { $tokens }
carodeni-tokens-left = lícem dolů { $number }
carodeni-first = začíná kolo
carodeni-hand = ruka
carodeni-pile = zahrané
carodeni-active = aktivní
carodeni-waits = čeká
carodeni-clan = klan
carodeni-you = Vy: { $number ->
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}
carodeni-total = celkem
carodeni-sheet = Kolik teď mají klany bodů
carodeni-sheet-final = Kolik mají klany na konci bodů
carodeni-legend-ingredients = Suroviny: { $list }.
carodeni-legend-tools = Nástroje, v hranatých závorkách: { $list }; [?] libovolný nástroj.
carodeni-legend-animals = Zvířata, ve složených závorkách: { $list }.
carodeni-legend-colours = Barvy, za jménem karty: { $list }.
carodeni-legend-potion = Lektvar: jméno, body, recept, nástroje; ⇄ co je na rubu; ✓ máte na něj vše potřebné.
carodeni-legend-witch = Čarodějka: jméno, body, akční body hory·les·jezero, další praporky, ⟳ symbol obnovy, ⇄ co je na rubu.
carodeni-legend-goal = Cíl: body a co musí být v klanu (Č čarodějky, L lektvary); ★ už získaný.
carodeni-legend-typing = Můžete napsat číslo volby nebo označení karty z desky, například W04 nebo P08. Suroviny se počítají zleva: (1) až (3).
carodeni-command-card = ? P08: co je na kartě (jakékoli označení z desky)

# Čarodění: ve větách
carodeni-say-legend-typing = Volbu napište jejím číslem. Suroviny se počítají zleva: (1) až (3).
carodeni-say-round = { $round }. kolo. { $last ->
    [none] Konec ještě nezačal.
   *[other] Poslední je { $last }. kolo.
}
carodeni-say-location = { $location }. Suroviny: { $ingredients }. { $potion ->
    [none] Žádný lektvar.
   *[other] Lektvar: { $potion }.
} { $witch ->
    [none] Žádná čarodějka.
   *[other] Čarodějka: { $witch }.
}
carodeni-say-bag = V pytlíku: { $number }.
carodeni-say-deck-potions = Balíček lektvarů: { $number }{ $back ->
    [none] { "" }
   *[other] , na rubu vrchní karty { $back }
}{ $box ->
    [0] { "" }
   *[other] , v krabici { $box }
}.
carodeni-say-deck-witches = Balíček čarodějek: { $number }{ $back ->
    [none] { "" }
   *[other] , na rubu vrchní karty { $back }
}{ $box ->
    [0] { "" }
   *[other] , v krabici { $box }
}.
carodeni-say-potion = { $potion }, potřebuje { $takes }{ $back ->
    [none] { "" }
   *[other] , rub { $back }
}
carodeni-say-witch = { $witch }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, akční body hory { $mountains }, les { $forest }, jezero { $lake }{ $flag_count ->
    [0] { "" }
    [one] , další praporek { $flags }
   *[other] , další praporky { $flags }
}{ $refresh ->
    [yes] , symbol obnovy
   *[no] { "" }
}{ $back ->
    [none] { "" }
   *[other] , rub { $back }
}
carodeni-say-novice = { $novice }, akční body hory { $mountains }, les { $forest }, jezero { $lake }
carodeni-say-goal = Zbývá { $goal }.
carodeni-say-token = Ostařin žeton: { $token }.
carodeni-say-tokens = { $turned ->
    [none] Lícem dolů: { $number }.
   *[other] Její žetony otočené dříve: { $turned }; lícem dolů: { $number }.
}
carodeni-say-player = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; suroviny { $stock }.
carodeni-say-hand = { $name } – v ruce: { $cards }.
carodeni-say-pile = { $name } – zahrané karty: { $cards }.
carodeni-say-active = { $name } – aktivní čarodějky: { $cards }.
carodeni-say-waits = { $name } – čeká: { $cards }.
carodeni-say-clan = { $name } – klan: { $cards }.
carodeni-say-stock = Vaše suroviny: { $stock }.
carodeni-say-own-hand = Vaše ruka: { $cards }.
carodeni-say-sent = Sbírá { $card }.
carodeni-say-tools = Vaše nástroje: čekají { $waiting }; v klanu { $clan }.
carodeni-say-animals = Vaše zvířata, která čekají: { $animals }.
carodeni-say-potions = Vaše lektvary: { $cards }.
carodeni-say-brewing = Vaří se { $potion }.
carodeni-say-first = Každé kolo začíná { $name }.
carodeni-say-score = { $name }: { $parts }; celkem { $total }.
# Velká kniha strašlivých čar: stůl
big-book-heading = { $round }. kolo ze 6 · { $turn }. tah · žeton na { $space ->
    [0] zaříkávání
   *[other] { $space }
} · zdoláno { $defeated } · { $difficulty } { $mode }
big-book-heading-set-up = Příprava hry · { $difficulty } { $mode }
big-book-stack = Zbývá děsu
big-book-monster = Nestvůra
big-book-arrival = Příchod
big-book-bonus = Bonus
big-book-penalty = Postih
big-book-next = příště:
big-book-neutralised = do příštího tahu neutralizovaná
big-book-library = Knihovna
big-book-supply = Zásoba
big-book-hand = ruka
big-book-support = podpora
big-book-deck = balíček { $deck }, odloženo { $discard }
big-book-top = nahoře:
big-book-out = vyděšení k smrti
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
big-book-face-down = karta rubem vzhůru
big-book-at = { $what } ({ $place })
big-book-at-place = na { $place }
big-book-onto = { $what }, na { $place }
big-book-with = { $what }, druhý hráč { $name }
big-book-question = { $about }: { $question }
big-book-for-ability = Schopnost
big-book-for-arrival = Příchod: { $monster }
big-book-for-bonus = Bonus
big-book-for-penalty = Postih
big-book-missing = Zbývá zaplatit: { $elements }.
big-book-missing-pair = Zbývá zaplatit: 2 od jednoho elementu.
big-book-hint = Napište číslo.  ? nápověda · t kouzla · p hromádky · u zpět · q konec
big-book-hint-card = Číslo nebo karta (o2).  ? nápověda · t kouzla · p hromádky · u zpět · q konec
big-book-then = a s ní
big-book-no-ability = Ne
big-book-command-piles = p  hromádky: co je odložené, zničené a zlomené
big-book-piles-title = Co leží stranou
big-book-pile-discard = Odkládací hromádka: { $name }
big-book-pile-destroyed = Zničené karty
big-book-pile-gone = Ztracená kouzla
big-book-pile-broken = Zlomené kletby
big-book-pile-curses = { $mark } kletby v balíčku
big-book-pile-below = (z toho vrácené dospod: { $curses })
big-book-pile-multi = { $mark } kletby po kolech
big-book-pile-tokens = Zbylé žetony elementů
big-book-legend-piles = p ukáže, co je odložené, zničené a zlomené.
big-book-of = { $what } ({ $name })
big-book-with-meaning = { $option }. { $meaning }
big-book-spell = { $state ->
    [used] { $spell } (použité)
    [ready-down] { $spell } (neutralizované)
    [used-down] { $spell } (použité a neutralizované)
   *[ready] { $spell }
}
big-book-starting-deck = Balíček: { $water }× voda 1, { $earth }× země 1, { $fire }× oheň 1, { $air }× vzduch 1{ $own ->
    [water] , voda 2
    [earth] , země 2
    [fire] , oheň 2
    [air] , vzduch 2
   *[none] {""}
}.
big-book-reconstructed = (Rekonstruováno.)
big-book-legend-reconstructed = { $mark } rekonstruováno: tištěná karta může říkat něco jiného.
big-book-no-such-card = Tuto kartu teď vybrat nelze: { $card }.
big-book-legend-madness = { $mark } děs: nic se jím nezaplatí. Má-li si ho někdo vzít a balíček děsu je prázdný, všichni prohrávají.
big-book-legend-multi = { $mark } víceživlová kletba: zlomíte ji po jednom od každého elementu.
big-book-legend-spells = Kouzlo v závorkách je použité, mezi křížky × neutralizované, v obojím obojí; * označuje aktivního čaroděje.
big-book-legend-typing = Kartu můžete napsat číslem, nebo písmenem a hodnotou: v1, z2, o3, l1 (l je vzduch); d je děs. +v1 ji zaplatí navíc.
big-book-legend-sheet = t ukáže, co říkají všechna kouzla.
big-book-sheet-title = Kouzla
big-book-defeated = Zdolané nestvůry: { $defeated } ze 6.

# Velká kniha strašlivých čar: ve větách
big-book-say-curses = Kletby: { $curses }.
big-book-say-curse-at = { $curse } na { $place }
big-book-say-then = { $option }, a s ní bez další otázky { $cards }
big-book-legend-factor = Číslo v hranatých závorkách se násobí, zaplatíte-li cenu kouzla dvakrát nebo třikrát.
big-book-say-set-up = Hra se připravuje. V balíčku děsu zbývá karet: { $stack }.
big-book-say-turn = { $round }. kolo ze 6, { $turn }. tah, na tahu je { $name }. Žeton je na { $space ->
    [0] políčku zaříkávání
   *[other] políčku { $space }
}. V balíčku děsu zbývá karet: { $stack }.
big-book-say-monster = Nestvůra: { $monster }. Zatím zdoláno: { $defeated }.
big-book-say-arrival = Při příchodu: { $text }
big-book-say-bonus = Bonus za zdolání: { $text }
big-book-say-penalty = Postih za neúspěch: { $text }
big-book-say-next = Příští nestvůra přinese tyto kletby: { $elements }{ $multi ->
    [0] {""}
   *[other] ; před nimi víceživlové: { $multi }
}.
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
big-book-say-library = { $spells ->
    [none] Knihovna je prázdná.
   *[other] V knihovně: { $spells }.
}
big-book-say-supply = V zásobě: { $cards }.
big-book-say-destroyed = Zničeno: { $cards }.
big-book-say-discard = { $cards ->
    [none] Odkládací hromádka ({ $name }) je prázdná.
   *[other] Odkládací hromádka ({ $name }): { $cards }.
}
big-book-say-gone = Ztracená kouzla: { $spells }.
big-book-say-broken = Zlomené kletby: { $curses }.
big-book-say-below = Kletby vrácené pod své balíčky: { $curses }.
big-book-say-multi = Víceživlové kletby v 1. až 6. kole: { $counts }.
big-book-say-tokens = Zbylé žetony elementů: { $tokens }.
big-book-say-top = Navrchu dobíracího balíčku ({ $name }): { $cards }.
big-book-say-out = { $name } – vyděšení k smrti.
big-book-say-player = { $name } ({ $magician }): { $closed ->
    [yes] karet v ruce { $size }{ $cards ->
        [none] {""}
       *[other] , z toho všichni znají: { $cards }
    }.
   *[no] { $cards ->
        [none] v ruce nemá žádnou kartu.
       *[other] v ruce { $cards }.
    }
} Balíček { $deck }, odloženo { $discard }.
big-book-say-support = Podpora ({ $name }): { $cards }.
big-book-say-spells = { $spells ->
    [none] { $name } nemá žádné kouzlo.
   *[other] Kouzla ({ $name }): { $spells }.
}

# Simulace a měření
help-simulate = Nechá počítačové hráče sehrát mnoho her proti sobě.
help-bench = Změří rychlost enginu, a kde jsou nainstalované, i jeho sousedů.
help-simulate-players = počítačoví hráči, například master,adept, i vlastní jako modul:Třída; každou hru se posunou o místo; jinak adept a random
help-simulate-seats = kolik hráčů hraje; více čísel (2,3,4) dá tabulku výher
help-by = nastavení hry: sehrají se všechny jeho hodnoty a výhry se vypíšou podle hodnot a počtu hráčů
help-minutes = s --by nebo více --seats: po tomto čase už žádná hra nezačne
grid = { $game }: jak často vyhrává { $player }, za { $seconds } s. V závorce počet her.
grid-seats = hráčů
grid-all = výhry
grid-row = Počet hráčů { $seats }{ $option ->
    [none] {""}
   *[other] , { $option }={ $value }
}: výher { $wins } procenta plus minus { $pm }, her { $games }.
grid-spread = { $option ->
    [none] Mezi
   *[other] { $option }={ $value }: mezi
} nejlepším a nejhorším počtem hráčů je { $points } bodu.
grid-no-values = „{ $option }“ není nastavení, jehož hodnoty by šlo vyjmenovat.
grid-no-records = Řádky a záznamy se zapisují pro jeden stůl: { $way } patří k jednomu počtu hráčů a bez --by.
minutes-without-grid = --minutes patří k --by nebo k více číslům v --seats.
help-games = kolik her
help-simulate-seed = číslo nebo slovo, které určí veškerou náhodu, aby vyšly stejné hry
help-jobs = kolik procesů pracuje najednou; jinak jeden na každý procesor
help-json = výsledky zapíše i do tohoto souboru jako JSON; - vypíše na standardní výstup jen JSON
help-keep-records = záznam každé hry uloží do této složky
help-bench-game = hra; jinak všechny
help-train = Vytvoří znovu váhy naučeného počítačového hráče: hraje sám proti sobě a proti jiným. Potřebuje PyTorch a GPU.
help-train-minutes = jak dlouho, v minutách
help-train-total = minuty všech běhů dohromady, je-li trénink rozdělený: ke konci se učí jemněji
help-train-out = soubor, kam se váhy zapíšou
help-train-from = pokračovat z tohoto mezistavu
help-train-checkpoint = na konci uložit do tohoto souboru vše, co je potřeba k pokračování
help-train-width = šířka sítě
help-train-blocks = kolik má bloků po dvou vrstvách
help-train-games = kolik her se každou minutu odehraje, aby se změřilo, jak dobře hraje; 0 znamená žádné
help-train-decisions = kolik rozhodnutí se dělá najednou; menší počet potřebuje méně paměti
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
by-source = Body podle zdroje, na místo
source-row = { $name }: { $points } bodů.
column-taken = vzato
column-turned = rubem
column-used = použito
column-won = vítězi
column-off = od podílu
tolerance = Spravedlivý podíl má každý kus stejný, ± je to, co vysvětlí náhoda; ! značí, co se liší víc, a to o více než { $percent } %.
use-row = { $name }: vzato { $taken }, rubem nahoru { $turned }, použito { $used }{ $off ->
    [none] { "" }
   *[other] , od spravedlivého podílu { $off } plus minus { $off_pm } procenta
}, vítězi { $won } procent.{ $stands_out ->
    [yes] {" "}Vybočuje.
   *[no] { "" }
}
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
bench-environment = kroků za sekundu přes PettingZoo, s pozorováním
bench-unseen = totéž bez dívání (pozorování vzniká, až když se o ně řekne)
bench-other = totéž, { $peer }
bench-no-peer = Není nainstalováno nic k porovnání (pro wizard je to open_spiel).

# Čarodějky: mapa
witches-short-slice = Díly
witches-short-place = Bez slunce
witches-short-razorback = Ostrohřbet
witches-short-slippery = Kluzká D.
witches-short-dancers = Tanečníci
witches-short-stone = Balvan
witches-short-granny = U Bábi
witches-short-cabb = Studna
witches-short-oak = Dub
witches-short-creel = Síťovice
witches-short-longman = Dlouhý muž
witches-short-caves = Jeskyně
witches-short-blackglass = Černoskl.
witches-short-town = Město
witches-short-castle = Hrad
witches-short-magrat = U Magráty
witches-short-stoat = Lasice
witches-short-bridge = Most
witches-short-badass = Prdel
witches-short-gorge = Kaňon
witches-short-rock = Ml. kameny
witches-short-skund = Skund
witches-short-dungeon = Hladomorna
witches-tile-fever = Horečka
witches-tile-pig = Prase
witches-tile-sheep = Ovce
witches-tile-pregnancy = Těhoten.
witches-tile-limb = Zlomen.
witches-tile-death = Smrt
witches-tile-elves = Elfové
witches-tile-lankin = Hladhub.
witches-tile-elf-king = Král e.
witches-tile-elf-queen = Královna
witches-tile-lacrimosa = Lacrim.
witches-tile-vlad = Vlad
witches-tile-count = Hrabě
witches-tile-bela = Béla
witches-tile-duke = Vévoda
witches-tile-lady = Lady
witches-tile-cunning-man = Úskočný
witches-tile-hiver = Zlojroj
witches-tile-wintersmith = Zimoděj
witches-tile-lilith = Lilith
witches-other-paths = Pěšina vede také: { $paths }.

# Čarodějky: stůl
witches-turn = { $turn }. tah z { $turns }
witches-actions = { $actions ->
    [one] zbývá jedna akce
   *[other] zbývají { $actions } akce
}
witches-stacked = více Krizí
witches-anywhere = řešení na dálku
witches-you = (vy)
witches-column-player = Hráč
witches-column-where = Kde
witches-column-cards = Karty
witches-column-cackles = Chich.
witches-column-aliss = Alissa
witches-column-easy = Sn.
witches-column-hard = Ob.
witches-column-points = Body
witches-column-tile = Dílek
witches-column-tiles = Vyřešené Problémy a jejich body
witches-boxes = Rámečky
witches-last-turn = prázdné, toto je poslední tah
witches-supplies = Zbývá: Krize { $crises }, Chichotání { $cackles }, Alissa { $aliss } · Elfové { $elves }/3 · Balíček { $pile }, odhoz { $discard }
witches-brief = { $name }: { $cards }/{ $limit } k., { $cackles } Ch.{ $aliss ->
    [0] {""}
   *[other] , { $aliss } Al.
}, { $points } b.
witches-ability-invisibility = Neviditel.
witches-ability-magic = Magie
witches-ability-cure = Uzdravení
witches-unknown-problem = { $crises ->
    [0] Obtížný problém lícem dolů
    [one] Obtížný problém lícem dolů s Krizí
    [few] Obtížný problém lícem dolů, { $crises } Krize
   *[other] Obtížný problém lícem dolů, { $crises } Krizí
}
witches-problem = { $tile } ({ $needed })
witches-attempt = { $own ->
    [yes] Řešíte
   *[no] { $name } řeší
} Problém { $tile }: { $dice ->
    [none] zatím bez hodu
   *[other] kostky { $dice }
}; součet { $total }, třeba { $needed }.
witches-flee-to = útěk → { $place }
witches-will-try = zkusíte: { $problem }
witches-will-have-tea = dáte si čaj: { $names }
witches-nowhere = ještě není na mapě
witches-no-apprentice = zatím bez učednice
witches-hint = Číslo nebo místo.  šance · odhoz · ? nápověda · t body · u zpět · q konec
witches-command-odds = šance (nebo o)  jak pravděpodobně vyřešíte který Problém
witches-command-discards = odhoz  karty v odhazovacím balíčku
witches-command-hands = ruce  karty ostatních, hrajete-li společně
witches-no-hands = Karty ostatních nejsou vidět.
witches-command-paths = pěšiny  kam vedou pěšiny z každého místa
witches-discards-heading = Odhazovací balíček, vrchní karta první
witches-no-discards = Odhazovací balíček je prázdný.
witches-paths-heading = Kam vedou pěšiny
witches-say-paths = { $place }: pěšiny vedou do těchto míst: { $paths }.
witches-legend-map = Na mapě: Problém a kolik je na něj třeba i s Krizemi (!); ▒▒ leží lícem dolů; v závorce je to, co víte jen vy.
witches-legend-boxes = Rámečky zleva: vrchní dílek a pak počty Snadné+Obtížné v každém.
witches-legend-brief = Na malé obrazovce má hráč jen: karty/limit k., Chichotání Ch., Černou Alissu Al. a body b.; karta jen první písmeno symbolu a výhodu.
witches-legend-cards = Karta: symbol a kolik přidá k součtu (Magie přinese i Chichotání), výhoda, jméno; ∴ nese Sílu trojice.
witches-legend-typing = Místo můžete napsat jménem z mapy, celým jménem, jejich začátkem, nebo číslem možnosti; ve městě a na hradě i s číslem místa, třeba město 2. Chůzi po více volných pěšinách stačí napsat jejím cílem.
witches-legend-odds = Příkaz šance ukáže, jak pravděpodobně vyřešíte který Problém.
witches-sheet-title = Vyřešené Problémy
witches-odds-heading = Jak pravděpodobně vyřešíte který Problém
witches-odds-place = Kde
witches-odds-problem = Problém
witches-odds-needed = Třeba
witches-odds-dice = Jen kostky
witches-odds-with-cards = Se všemi kartami
witches-odds-unknown = lícem dolů
witches-odds-sure = jistě
witches-odds-note = Jen kostky: s bonusem za vaše Obtížné problémy. Se všemi kartami: přidáte všechny symboly a bonusy z ruky. Lícem dolů: průměr ze všech Obtížných problémů, které jste neviděli.

# Čarodějky: ve větách
witches-say-here = Vaše čarodějka je tady: { $place }.{ $paths ->
    [none] {""}
   *[other] {" "}Pěšiny vedou do těchto míst: { $paths }.
}
witches-say-actions = { $actions ->
    [one] Zbývá vám jedna akce.
   *[other] Zbývají vám { $actions } akce.
}
witches-say-last-turn = Rámečky jsou prázdné: toto je poslední tah.
witches-say-turn = { $turn }. tah z { $turns }: { $name }.
witches-say-supplies = V zásobě zbývá: Krize { $crises }, Chichotání { $cackles }, Černá Alissa { $aliss }. Elfí dílky lícem vzhůru: { $elves } ze 3.
witches-say-boxes = V rámečcích zbývá: Snadné problémy { $easy }, Obtížné { $hard }. Další: { $top ->
    [none] Obtížný
   *[other] { $top }
}.
witches-say-cards = Dobírací balíček { $pile }, odhazovací { $discard }.
witches-say-space = { $place }: { $there }.
witches-say-dungeon = V Hladomorně: { $there }.
witches-say-player = { $name }, { $apprentice }, { $place }: karty { $cards }, limit { $limit }, Chichotání { $cackles }, Černá Alissa { $aliss }; vyřešeno Snadných { $easy }, Obtížných { $hard }, body { $points }{ $ability ->
    [none] .
   *[other] ; nepoužitý dílek { $ability }.
}
witches-say-hand = { $cards ->
    [none] { $name } nemá v ruce žádnou kartu.
   *[other] { $name } má v ruce: { $cards }.
}
witches-say-own-hand = { $cards ->
    [0] Nemáte v ruce žádnou kartu.
    [one] V ruce máte jednu kartu:
    [few] V ruce máte { $cards } karty:
   *[other] V ruce máte { $cards } karet:
}
witches-say-card-facts = { $card }, { $symbol }, { $benefit }{ $power ->
    [yes] , Síla trojice
   *[no] {""}
}
witches-say-score = { $name }: { $tiles ->
    [none] nic nevyřešeno
   *[other] { $tiles }
}; Černá Alissa { $aliss }; body { $points }.
witches-say-odds = { $place }, { $tile ->
    [none] lícem dolů
   *[other] { $tile }, třeba { $needed }
}: jen s kostkami { $dice }, { $sure ->
    [yes] se svými kartami jistě
   *[no] se všemi kartami { $cards }
}.

# Žebříček
help-ladder = Změří počítačové hráče proti sobě: každé rozdání se hraje dvakrát s vyměněnými místy.
help-ladder-players = počítačoví hráči, i vlastní jako modul:Třída; jinak všechny čtyři úrovně
help-deals = kolik rozdání pro každé dva z nich
help-keep-games = každou hru ukládá do tohoto souboru, a je-li tu, pokračuje z něj
help-html = zapíše do tohoto souboru i stránku, která to všechno ukáže v grafech
help-rows = zapíše do tohoto souboru i řádek za každou hru (JSON po řádcích, nebo Parquet, když končí na .parquet)
help-decisions = zapíše do tohoto souboru stejně i řádek za každé rozhodnutí
help-ray = hraje na clusteru Ray na této adrese (auto, host:port), nebo local na clusteru tohoto počítače
help-balance = Ukáže, zda jsou karty hry vyvážené: co se volí a používá proti tomu, co by bylo spravedlivé.
help-lab = Nechá jedno místo hrát slovy váš program, třeba jazykový model. Otázky čte ze standardního vstupu a odpovědi vypisuje.
help-lab-what = text: program dostává každou otázku jako řádek JSON a odpovídá označením volby
help-lab-with = program s argumenty, například "python muj_model.py"
help-lab-players = kdo sedí na ostatních místech; jinak adept
help-lab-tries = po tolika odpovědích, které se nenabízely, se zvolí náhodně (3)
help-lab-seconds = jak dlouho smí odpověď trvat (120)
lab-played = { $games ->
    [one] Jedna hra
    [few] { $games } hry
   *[other] { $games } her
  }: { $game }, na ostatních místech { $others }.
lab-won = Výhry: { $wins } ± { $pm } %
lab-points = Body: { $points } ± { $pm }
lab-answers = { $answers ->
    [one] Jedna odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
  }, z toho nenabízených { $illegal }; náhodně zvoleno { $random }krát.
balance-row = { $name }: nabídnuto { $offered }krát, zvoleno { $chosen }krát, { $off } proti spravedlivému podílu.
crash = Hru { $game } (semínko { $seed }) pokazil { $player } na místě { $seat } při rozhodnutí { $decision }: { $error } – { $where }
crashes = { $games ->
    [one] Jednu hru pokazil hráč; nepočítá se.
    [few] { $games } hry pokazil hráč; nepočítají se.
   *[other] { $games } her pokazil hráč; nepočítají se.
  } Ostatní se dohrály. Pokaženou zopakujete pomocí slet.new("{ $game }", seats={ $seats }, seed="{ $seed }").
# Tabulky a žebříčky jako stránky
gr-fact-tables = { $tables ->
    [one] stůl
    [few] stoly
   *[other] stolů
  }
gr-took = Trvalo to { $seconds } sekund.
gr-lead = { $player } vyhrává nejčastěji u stolu { $most }: { $best }, nejméně často u stolu { $least }: { $worst }.
gr-even = { $player } nikde nevyhrává o tolik častěji než jinde, aby to nevysvětlila náhoda.
gr-seats = { $seats ->
    [one] 1 místo
    [few] { $seats } místa
   *[other] { $seats } míst
  }
gr-fair = spravedlivé: { $fair }
gr-told = Jak často vyhrává jedno místo hráče { $player }, podle počtu míst. Všechny stupnice končí na 100 %. Tenká čára je interval 95 %.
ld-title = { $game }: kdo hraje lépe
ld-lead = Nejvýš stojí { $best }.
ld-fact-deals = { $deals ->
    [one] rozdání
    [few] rozdání
   *[other] rozdání
  }
ld-ratings = Jak jsou silní
ld-ratings-told = Na stupnici šachů: o 400 víc je deset ku jedné. 0 je průměr těchto hráčů ({ $players }), síly z různých žebříčků se tedy srovnávat nedají. Tenká čára je interval 95 %.
ld-wins-told = Jaký díl výher každý získá proti ostatním. Každé rozdání se hraje dvakrát s vyměněnými místy. Tenká čára je interval 95 %.
ld-wins-told-together = Jak často každý vyhraje na všech místech, všichni proti hře, ve stejných rozdáních. Tenká čára je interval 95 %.
ld-steps = Krok za krokem
lr-title = { $game }: co prozradí mnoho her
lr-alone = { $name } na všech místech
lr-between = { $names } a { $last }
lr-all = Všichni společně
lr-lead-together = Hru porazí hráči v { $wins } případů.
lr-lead-best = Nejčastěji vyhrává { $name }: jedno jeho místo bere { $wins } her.
lr-fact-games = { $games ->
    [one] hra
    [few] hry
   *[other] her
  }
lr-fact-seats = { $seats ->
    [one] místo
    [few] místa
   *[other] míst
  }
lr-fact-decisions = rozhodnutí ve hře
lr-fact-seed = semínko
lr-figures = Čísla a příkaz
lr-made-by = Počet her: { $games }. Za ± stojí polovina intervalu, do něhož se skutečnost vejde na 95 %. Vzniklo příkazem:
lr-who = Kdo vyhrává
lr-who-told = Jak často vyhrává jedno místo každého hráče; o společnou výhru se místa dělí. Tenká čára je interval 95 %.
lr-who-told-together = Jak často každý hráč vyhrává spolu s ostatními, všichni proti hře. Tenká čára je interval 95 %.
lr-fair-seat = kolik by vyhrávalo každé místo, kdyby byla všechna stejná
lr-seats = Záleží na místě?
lr-seats-told = Jak často vyhrává které místo, ať na něm sedí kdokoli: hráči se po každé hře posouvají, takže každý sedí všude.
lr-seats-score-told = Body každého místa. Všichni vyhrávají i prohrávají společně, takže žádné místo nevyhrává častěji.
lr-seats-even = Žádné místo nevyhrává častěji, než vysvětlí náhoda (s přesností na { $pm } procentního bodu).
lr-seats-better = Místo { $seat } vyhrává víc, než by odpovídalo: { $wins } her, spravedlivých by bylo { $fair } %.
lr-seats-worse = Místo { $seat } vyhrává méně, než by odpovídalo: { $wins } her, spravedlivých by bylo { $fair } %.
lr-seat = Místo { $seat }
lr-scores = Jak se body liší
lr-scores-told = Sloupec je tím vyšší, čím víc her skončilo s tolika body. Svislá čára je průměr, do pruhu pod sloupci se vejde devět výsledků z deseti.
lr-spread = průměrně { $mean }, devět z deseti mezi { $low } a { $high }
lr-column-mean = průměr
lr-column-low = dvacetina pod
lr-column-high = dvacetina nad
lr-decisions = Rozhodnutí
lr-length = Jak je hra dlouhá
lr-length-told = Všechna rozhodnutí všech hráčů v jedné hře, i ta, při nichž není z čeho vybírat.
by-source-title = Odkud jsou body
lr-sources-told = Body vítěze a jednoho z ostatních podle toho, za co jsou. Mezi čísly je i to, o kolik víc má vítěz v téže hře.
lr-winners = vítězové
lr-others = ostatní
lr-column-more = rozdíl
lr-winners-title = Co dělají vítězové jinak
lr-winners-told = O kolikrát ze sta nabídek to vítězové volí častěji; vlevo to, co volí méně. Srovnáno bylo { $compared } věcí; asi { $chance } by se tu objevily i pouhou náhodou. Říká to, co s výhrou souvisí, ne co k ní vede.
lr-winners-none = Z { $compared } věcí, které šlo zvolit, nevolili vítězové žádnou o tolik častěji nebo méně často než ostatní, aby to nevysvětlila náhoda.
lr-cards = Co se volí, proti spravedlivému podílu
lr-cards-told = Spravedlivé by bylo, kdyby se všechno nabízené volilo stejně často. Co je vpravo, o to je zájem; co je vlevo, to se nechává být. Šedě to, co vysvětlí náhoda.
lr-cards-caption = { $shown ->
    [0] Nic
   *[other] { $shown } z { $all }: ty, které jsou na obě strany nejdál. Mezi čísly jsou všechny.
  }
lr-column-offered = nabídnuto
lr-column-chosen = zvoleno
lr-cards-more = { $count ->
    [one] Ještě jeden druh voleb
    [few] Ještě { $count } druhy voleb
   *[other] Ještě { $count } druhů voleb
  }
lr-tallies = Které karty se používají, proti spravedlivému podílu
lr-tally-told = O kolik víc nebo méně se toho dostane tam, kde to platí, než by odpovídalo. Tenká čára: kam to dovede pouhá náhoda. Šedě to, co ji nepřesahuje nebo se liší o méně než sedminu.
lr-reasons = Jak hry končí
lr-reasons-told = V kolika hrách.
lr-broken = Pokažené hry
lr-broken-told = { $games ->
    [one] Jednu hru pokazil hráč. Tady se nepočítá.
    [few] { $games } hry pokazil hráč. Tady se nepočítají.
   *[other] { $games } her pokazil hráč. Tady se nepočítají.
  }
lr-how = Jak to vzniklo
lr-how-told = Stejný příkaz dá stejné hry, na kterémkoli počítači a s libovolným počtem pracovníků. Hráči se měří podle vyzkoušených světů, ne podle hodin. Podíly mají interval podle Agrestiho a Coulla; kde místa nebo volby jedné hry souvisejí, počítají se hry, ne místa a volby.
lr-took = Trvalo to { $seconds } sekund, pracovníků: { $jobs }.
needs-folder = Složka { $folder }, do níž se má zapsat { $file }, není. Nejdřív ji vytvořte, nebo zvolte jinou.
ladder-players = Žebříček potřebuje dva nebo více různých hráčů.
laddered = { $game }: { $deals ->
    [one] jedno rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
} { $seats ->
    [one] s jedním místem
    [few] se { $seats } místy
   *[other] s { $seats } místy
} pro každé dva hráče za { $seconds } s.
ladder-player = hráč
ladder-rating = síla
ladder-wins = výhry %
ladder-points = body
ladder-thinks = ms na volbu
ladder-row = { $name }: { $rated ->
    [yes] síla { $rating },{" "}
   *[no] {""}
}výhry { $wins } procent, body { $points }, { $thinks } milisekund na volbu.
ladder-step = { $above } má proti { $below } { $wins } ± { $pm } % výher: { $clear ->
    [yes] jasně lepší.
   *[no] zatím nejisté.
}
ladder-step-alone = { $above } vyhraje o { $wins } ± { $pm } her ze sta více než { $below }: { $clear ->
    [yes] jasně lepší.
   *[no] zatím nejisté.
}

# Trénink
train-needs-torch = Trénink potřebuje PyTorch. Nainstalujte ho příkazem: pip install 'slet[train]'
bad-checkpoint = „{ $file }“ není mezistav tréninku, nebo je poškozený.
not-above-zero = { $option } potřebuje číslo větší než nula, ne „{ $value }“.
train-start = Počet vah { $weights }, zařízení { $device }, dosud trénováno { $seconds } s.
train-step = { $seconds } s, miliony kol: { $rounds }, chyba { $loss } (v tomto běhu { $playing } s hraní)
train-self = Počet míst { $seats }, mezi sebou: bodů za hru { $points }; splněné tipy { $met }, podle velikosti kola { $sizes }
train-cog = Počet míst { $seats }, jeden s hráči cog2022: bodů za hru { $points } (oni { $others }), výhry { $wins }, splněné tipy { $met }
train-done = Váhy jsou v souboru { $file }.

# Hints
hint-title = { $count ->
    [one] Jeden nápad
    [few] { $count } nápady
   *[other] { $count } nápadů
}, nejlepší první{ $worlds ->
    [0] {""}
   *[other] , podle { $worlds } domyšlených her
}:
hint-idea = { $number }. { $option }{ $told ->
    [none] {""}
   *[other] {" "}– { $told }
}
hint-close = První dva se liší nejvýš o náhodu: vyberte si, co chcete.
hint-nothing-to-choose = Není co vybírat: { $option }.

# Co se učí
taught-clauses = pravidel
taught-taught = učí se
taught-share = podíl
taught-lesson = v lekcích
taught-remark = v radách
taught-howto = v Jak se hraje
taught-row = { $game }: učí se { $taught } z { $clauses } pravidel, { $share }; v lekcích { $lesson }, v radách { $remark }, v Jak se hraje { $howto }.
taught-not = { $game }: { $count ->
    [0] nechybí nic.
    [one] jedno pravidlo, které se nikde neučí
    [few] { $count } pravidla, která se nikde neučí
   *[other] { $count } pravidel, která se nikde neučí
}

# Lekce
help-learn = Naučí vás hru tím, že ji krok za krokem hrajete.
help-lesson = číslo lekce; bez něj se vypíšou všechny
lesson-title = Lekce { $number }: { $title }
lesson-listed = { $number }. { $title } – { $tasks ->
    [one] jeden úkol
    [few] { $tasks } úkoly
    [many] { $tasks } úkolu
   *[other] { $tasks } úkolů
}, asi { $minutes } min{ $state ->
    [done] , hotovo
    [begun] , rozehráno
   *[new] {""}
}
lessons-next = Pokračujte: { $command }
lessons-all-done = To je pro první hru všechno. Zahrajte si ji: { $command }
lesson-left = Odloženo. Pokračovat můžete tam, kde jste: { $command }
lesson-done = Hotovo: lekce { $number }, { $title }.
lesson-show = Ukázka: { $option }.
lesson-try = To se smí, ale vede to jinam. Zkuste tohle: { $option }.
lesson-keys = Napište číslo.  rada ukáže, co udělat · u zpět · q odejít

# Ohlédnutí za hrou
help-review = Ohlédnout se za hrou: kolik v ní bylo štěstí a které tahy stály nejvíc.
help-review-worlds = v kolika světech se zkouší každý tah, na kterém záleží
reviewing = Ohlédnutí
reviewed = { $game }, ohlédnutí: { $decisions } rozhodnutí. Šance na výhru v procentech.
review-player = hráč
review-start = na začátku
review-luck = štěstí
review-skill = umění
review-others = ostatní
review-result = na konci
review-row = { $name }: na začátku { $start } procent, štěstí { $luck }, umění { $skill }, co udělali ostatní { $others }; na konci { $result }.
review-sum = Začátek, štěstí, umění a to, co udělali ostatní, dají dohromady výsledek. Štěstí jsou karty, kostky a vše skryté; v průměru je nulové.
review-dear = { $name }, tah { $number }: { $option }. Lepší: { $better } (+{ $cost } ± { $pm }).
review-nothing-dear = { $name }: nic zřetelně lepšího se udělat nedalo.
review-turning = Zlomy
review-turned = Tah { $number }, { $who }: { $option }. { $name }: šance se mění z { $before } na { $after } %, { $why ->
    [skill] touto volbou
    [others] volbou někoho jiného
   *[luck] štěstím
}.
review-stopped = Zastaveno. Co je hotové, zůstává: týž příkaz naváže, kde přestal.
help-review-html = zapsat do souboru zprávu, která stačí sama o sobě

# Zpráva
report-title = { $game }: ohlédnutí
report-curve = Šance na výhru
report-curve-told = Čára za každého hráče, od prvního rozhodnutí po poslední. Totéž v číslech je na konci stránky: všechna rozhodnutí.
report-curve-note = Při každém rozhodnutí, podle toho, co kdo tehdy věděl. Tečkované čáry jsou kola, kosočtverce zlomy: tam jsou šance známy s přesností { $error } { $error ->
    [one] bod
    [few] body
   *[other] bodů
}.
report-all-of-us = všichni
report-luck-and-skill = Štěstí a umění
report-turning = Zlomy
report-no-turning = Ničí šance se nikdy nezměnila víc, než co může být náhoda.
report-dearest = Nejdražší tahy
report-dearest-note = V bodech šance na výhru, podle toho, co hráč věděl. Uvedeno je jen to, co je lepší zřetelně.
report-nothing-dear = Nic zřetelně lepšího se udělat nedalo.
report-better = Lepší: { $option }
report-give-or-take = s přesností { $pm } { $pm ->
    [one] bod
    [few] body
   *[other] bodů
}
report-move = tah { $number }{ $round ->
    [none] {""}
   *[other] , kolo { $round }
}
report-all = Všechna rozhodnutí
report-open-all = { $decisions ->
    [one] Jedno rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
} a šance všech, v procentech
report-number = tah
report-round = kolo
report-choice = volba
report-cost = cena
report-how = Jak se to počítalo: při každém rozhodnutí se hra dohrávala v mnoha světech, rozdaných tak, jak si je hráč mohl představit, obvyklým rozumem počítačového hráče. Umění je to, oč byla volba lepší než obvyklá; štěstí je, co přišlo samo: karty, kostky a vše skryté. Znak ± je polovina 95% intervalu.

# Úlohy
help-puzzle = Vyřešte úlohu: úlohu dne, nebo některou z úloh dané hry.
help-puzzle-game = hra; bez ní přijde úloha dne
help-puzzle-number = číslo úlohy; bez něj se vypíšou všechny úlohy hry
puzzle-difficulty = { $difficulty ->
    [easy] Snadné
    [middling] Střední
   *[hard] Těžké
}
puzzle-title = { $day ->
    [yes] Úloha dne
   *[no] Úloha
} · { $game } { $number } ({ $difficulty ->
    [easy] snadná
    [middling] střední
   *[hard] těžká
}): { $title }
puzzle-listed = { $number }. { $title }{ $state ->
    [solved] , vyřešeno
    [tried] , zkoušeno
   *[new] {""}
}
puzzles-next = Pokračujte: { $command }
puzzle-wrong = To se smí, ale úlohu to neřeší. Zkuste to znovu; „rada“ ukáže řešení.
puzzle-help = Napište číslo odpovědi. „rada“ ukáže řešení, u vrací zpět, q končí.
puzzle-left = Odloženo. Znovu ji zkusíte příkazem: { $command }
puzzle-solved = Vyřešeno!
puzzle-shown = Řešení:
puzzle-clear = Vyjde to v { $best } případech ze 100, druhá nejlepší možnost v { $second }.
puzzle-unrated = Hodnocení zatím nemáte: počítá se vždy první pokus o úlohu.
puzzle-rating = Vaše hodnocení: { $rating }{ $settled ->
    [no] {" "}(zatím předběžné)
   *[yes] {""}
}. Úlohy dne v řadě: { $days }.
help-puzzles = Najde nové úlohy v partiích počítačových hráčů.
help-puzzles-what = find
help-puzzles-games = kolik partií se sehraje
help-puzzles-seats = kolik hráčů hraje; jinak co nejméně
help-puzzles-out = složka pro návrhy
puzzles-finding = Hledají se úlohy
puzzles-found = { $count ->
    [0] Žádná úloha se nenašla.
    [one] Do složky { $folder } byl zapsán jeden návrh. Slova mu ještě chybějí.
    [few] Do složky { $folder } byly zapsány { $count } návrhy. Slova jim ještě chybějí.
   *[other] Do složky { $folder } bylo zapsáno { $count } návrhů. Slova jim ještě chybějí.
}

# Převod, záloha
migrated-already = Databáze je taková, jakou tahle verze potřebuje (změna { $number }): není co dělat.
migrated = Databáze je převedená ze změny { $found } na změnu { $number }.
migrated-copy = Jak vypadala předtím, je v { $file }.
backed-up = { $count ->
    [one] { $count } stůl je
    [few] { $count } stoly jsou
   *[other] { $count } stolů je
} v souboru { $file }. Nikomu ho nedávejte: je v něm vše, co je v hrách skryté, a klíč, podle kterého se poznávají hráči.
restored = { $count ->
    [one] V databázi je zase { $count } stůl.
    [few] V databázi jsou zase { $count } stoly.
   *[other] V databázi je zase { $count } stolů.
}
