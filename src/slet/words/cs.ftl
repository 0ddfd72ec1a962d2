# Chyby. Každá říká, co bylo špatně a co s tím.
error = Něco se nepovedlo.
unknown-game = Hru „{ $game }“ neznáme. Hry jsou: { $games }.
bad-seats = { $game-acc } { $most ->
    [few] hrají { $least } až { $most } hráči
   *[other] hraje { $least } až { $most } hráčů
}, { $seats ->
    [0] bez hráčů
    [2] ve 2
    [3] ve 3
    [4] ve 4
   *[other] v { $seats }
} to nejde.
unknown-option = Hra { $game } nemá nastavení „{ $option }“. { $near ->
    [none] {""}
   *[other] Nemysleli jste „{ $near }“?{" "}
}Má tato: { $known }.
bad-option = Nastavení { $option } hry { $game } nemůže být „{ $value }“. Možnosti: { $possible }.
option-not-here = Nastavení { $option } hry { $game } se tady nedá zvolit, takže nemůže být ani „{ $value }“: vynechte je.
did-you-mean = Nemysleli jste „{ $name }“?
possible-or = {"; "}nebo{" "}
possible-any-number = celé číslo
possible-number = celé číslo od { $least } do { $most }
possible-seat = číslo místa { $last ->
    [0] 0
   *[other] od 0 do { $last }
}
possible-several = { $amount ->
    [exact] právě { $most }
   *[range] { $least } až { $most }
} z těchto, s čárkami mezi nimi: { $things }
possible-each = { $seats ->
    [1] jedna možnost z těchto: { $things }
   *[other] { $seats } z těchto, pro každé místo jiná, s čárkami mezi nimi: { $things }
}
possible-numbers = { $names }: celá čísla od { $lowest } s čárkou mezi nimi, dohromady { $least } až { $most }
value-usual = jako obvykle
value-nothing = žádné
value-yes = ano
value-no = ne
form-number = počet
form-seat = místo
form-several = vybrat
form-each = podle míst
form-numbers = počty
seat-number = místo { $number }
towers-mode-seats = { $mode ->
    [solo] Způsob hry solo je pro jednoho hráče a hráčů je { $seats }: zvolte base, advanced, master nebo coop, nebo způsob hry neuvádějte.
   *[other] Způsob hry { $mode } potřebuje dva až šest hráčů a hráč je jen { $seats }: přidejte hráče, nebo zvolte solo.
}
towers-teams = { $mode ->
    [solo] Ve způsobu hry solo týmy nejsou: týmy vypněte.
    [coop] Ve způsobu hry coop týmy nejsou, protože všichni hrají spolu: týmy vypněte, nebo zvolte base, advanced či master.
   *[other] V týmech se hraje ve čtyřech nebo v šesti a hráčů je { $seats }: změňte jejich počet, nebo týmy vypněte.
}
towers-spells = { $mode ->
    [base] Ve způsobu hry base jsou kouzla vždy advance-wizard a advance-tower: kouzla neuvádějte, nebo zvolte advanced, master či coop.
    [advanced] Způsob hry advanced potřebuje přesně čtyři kouzla: uveďte čtyři různá, nebo číslo 4, a vylosují se.
    [master] Způsob hry master bere kterákoli z osmi kouzel: každé uveďte nejvýš jednou, nebo dejte číslo od 0 do 8, a tolik se jich vylosuje.
   *[other] Způsob hry { $mode } se hraje se třemi kouzly, nebo bez kouzel: uveďte tři různá, nebo číslo 3, a vylosují se, nebo kouzla neuvádějte.
}
towers-colours-alone = Ve způsobech hry solo a coop mají všichni čarodějové jednu barvu, takže není co volit: barvy neuvádějte.
carodeni-mode = Způsob hry { $mode } se nehodí pro { $seats ->
    [one] jedno místo: jeden hráč hraje proti Ostaře (solo)
    [few] { $seats } místa: dva až pět hráčů hrají proti sobě (competitive), solo je jen pro jednoho
   *[other] { $seats } míst: dva až pět hráčů hrají proti sobě (competitive), solo je jen pro jednoho
}.
carodeni-only-in-solo = Nastavení { $option } patří jen k sólo hře proti Ostaře, tedy k jednomu místu.
carodeni-not-in-solo = Nastavení { $option } se v sólo hře nepoužívá.
carodeni-needs-animals = Nastavení { $option } potřebuje variantu se zvířaty: zapněte i animals.
carodeni-goals-twice = extra_goals přidává cíl k obvyklým počtům, goals dává počty jiné. Zvolte jedno z toho.
double-turn-needs-five = Varianta se dvěma tahy po sobě je pro pět hráčů, ne pro { $seats }.
bad-seed = Semínko je poškozené: mělo by to být 64 šestnáctkových číslic.
bad-setup = Takto se hra připravit nedá.
illegal-move = „{ $option }“ teď nejde: viz pravidlo { $rule }.
not-your-turn = Místo { $seat } teď není na řadě; na tahu je místo { $turn }.
game-over = Hra už skončila: „{ $option }“ přichází pozdě.
match-broken = V této představené partii selhalo pravidlo, takže nemůže pokračovat: „{ $option }“ se nezahrálo.
bad-setting = { $name } má být celé číslo od 1 výš, ne „{ $value }“.
bad-setting-file = { $name } má být jméno souboru, který jde číst, ne „{ $value }“.
bad-setting-choice = { $name } má být jedno z { $values }, ne „{ $value }“.
bad-setting-networks = { $name } mají být adresy nebo sítě jako 10.0.0.5 nebo 10.0.0.0/8 oddělené čárkami, ne „{ $value }“.
bad-setting-hosts = { $name } mají být jména počítačů bez portu, jako hry.example.org nebo *.example.org, oddělená čárkami, ne „{ $value }“.
bad-setting-path = { $name } má být cesta jako /slet, ne „{ $value }“.
bad-setting-address = { $name } má být adresa jako https://hry.example.org, ne „{ $value }“.
bad-setting-smtp = SLET_SMTP_HOST je nastaveno, takže se mají posílat dopisy. K nim patří i SLET_SMTP_FROM (od koho jsou, třeba slet@example.org) a SLET_PUBLIC_ADDRESS (adresa serveru, třeba https://hry.example.org).
no-such-seat = Místo { $seat } neexistuje: místa jsou očíslována 0 až { $last }.
no-seed = Tento záznam nenese své semínko, takže si hru lze prohlížet, ale nelze ji dohrát přes další náhodu.
no-record = Záznam má jen partie, která se hraje; tato je jen představa.
branch-over = Tam už hra skončila: zvolte dřívější okamžik, od kterého se má hrát dál.
imagined-position = Partie představená uprostřed kroku nemá pozici, dokud nezačne další krok.
cannot-undo = Toto se nedá vzít zpět.
undo-nothing = Není co vzít zpět.
undo-position = Tato hra pokračuje z pozice: co se hrálo před ní, nejde vzít zpět.
undo-imagined = Partii nelze vrátit před okamžik, kdy byla představena.
undo-chance = Od té doby zasáhla náhoda (míchání nebo hod), takže to nelze volně vzít zpět.
undo-turn-over = Tah už skončil, takže to nelze volně vzít zpět.
undo-reveal = Od té doby se ukázalo něco skrytého, takže to nelze volně vzít zpět.
bad-position = Tuto pozici nelze postavit: { $detail }.
position-no-step = Tuto pozici nelze postavit: hra { $game } nemá krok „{ $step }“.
position-stuck = Tuto pozici nelze postavit: pravidla z ní nemohou pokračovat ({ $detail }).
position-other-game = Tohle je pozice ze hry { $other }, ne { $game }.
damaged-record = Tohle není záznam, nebo je poškozený ({ $detail }).
record-too-large = Je to příliš velké: { $size } bajtů, přitom čteme nejvýš { $largest }.
record-other-format = Záznam má formát { $format }; tato verze Sletu čte formát { $known }. Jiná verze ho možná přečte.
record-other-rules = Záznam se hrál podle verze { $played } pravidel hry { $game }; tady je starší verze { $installed }. Použijte novější verzi Sletu.
record-versions = Hrálo se podle verze { $played } pravidel hry { $game }, tady je nainstalovaná verze { $installed }.
record-other-outcome = Při přehrání končí záznam jinak, než sám uvádí: { $found } místo { $said }.
record-too-short = Záznam končí uprostřed kroku „{ $step }“, kde měl odpovědět na otázku „{ $question }“.
record-too-long = Záznam pokračuje i po konci hry: odpověď { $number } už na nic neodpovídá.
record-mismatch = Záznam neodpovídá pravidlům: odpověď { $number } ({ $seat ->
    [-1] náhoda
   *[other] místo { $seat }
}: „{ $answer }“) nesedí na otázku „{ $question }“ ({ $asked ->
    [-1] náhoda
   *[other] místo { $asked }
}) v kroku „{ $step }“.
hint-win = naděje na výhru { $win } %
unknown-player = Počítačového hráče „{ $player }“ hra { $game } nemá. Má tyto: { $players }.
review-not-over = Tahle hra ještě neskončila: ohlédnutí by prozradilo, co je skryté. Nejdřív ji dohrajte.
review-too-long = Hra má { $decisions } rozhodnutí; ohlédnout se lze nejvýš za { $most }.
kept-file-bad = { $file } nejde přečíst jako uložené hry: { $detail }. Zvolte pro --keep jiný soubor.
kept-file-other = { $file } obsahuje hry jiného druhu (jiní hráči, místa, semínko nebo možnosti, nebo bez toho, co se má teď zapsat). Zvolte pro --keep jiný soubor.
workers-died = Na týchž hrách skončili pracovníci { $tries }krát, proto se dál nehrálo. Nejčastěji chybí paměť: zkuste jich s --jobs méně.
program-ended = „{ $command }“ skončil (návratový kód { $code }) dřív než hra. Proč, to říká jeho chybový výstup.
program-not-started = „{ $command }“ nejde spustit: { $detail }.
program-silent = „{ $command }“ už { $seconds } sekund neodpovídá. Na každou otázku má vypsat řádek a vyprázdnit výstup (flush); víc času mu dá --seconds.
no-cluster = Na adrese { $address } není žádný cluster Ray k zastižení: { $detail }
lab-choice = „{ $value }“ se pro { $argument } nehodí. Vyberte z těchto: { $choices }.
lab-needs = K tomu je potřeba { $package }. Nainstalujte: pip install "{ $installed_by }"
lab-others = Míst je { $seats }, ostatních tedy { $wanted }: zadejte jedno jméno pro všechny, nebo každému jeho. Zadáno: { $given }.
lab-count = „{ $count }“ není počet her. Zadejte celé číslo od 1.
lab-actions = Akcí je { $given }, her { $wanted }: zadejte pro každou hru jednu.
lab-illegal = „{ $action }“ se ve hře číslo { $row } nenabízí. V žádné se nic nestalo; co lze zvolit, říkají masky.
lab-no-parts = Hra { $game } nemá před koncem žádné body, a tak ji nelze po několika kolech přerušit.
lab-chance-first = Nejdřív rozhoduje náhoda: vyberte jeden z jejích výsledků.
lab-no-outcome = Náhoda tu má výsledků { $outcomes }, číslují se od 0; „{ $number }“ mezi nimi není.
lab-over = Hra skončila.
lab-seat = Místo { $seat }
lab-you-are = Hraje se { $game }. Hraje za vás { $name }.
lab-happened = Co se stalo od minulé otázky:
lab-stands = Jak to teď vypadá:
lab-answer = Odpovězte jen jedním z těchto označení.
player-not-loaded = Hráče „{ $player }“ se nepodařilo načíst: { $detail }. Hráč je třída s metodou `choose` nebo `think`, zapsaná jako modul:Třída.
unknown-clause = Hra { $game } nemá pravidlo „{ $clause }“. Její pravidla jsou { $first } až { $last }.
bad-weights = { $what ->
    [missing] Chybějí váhy naučeného hráče „{ $file }“. Nainstalujte Slet znovu, nebo je vytvořte příkazem „slet train wizard“.
    [damaged] Váhy naučeného hráče „{ $file }“ jsou poškozené. Nainstalujte Slet znovu, nebo je vytvořte příkazem „slet train wizard“.
   *[shape] Váhy naučeného hráče „{ $file }“ patří k jiné verzi Sletu. Vytvořte je znovu příkazem „slet train wizard“.
}

# Ověřování
verify-holds = Semínko odpovídá svému otisku a plyne z něj { $rolls ->
    [one] jediné losování
    [few] všechna { $rolls } losování
   *[other] všech { $rolls } losování
} náhody. Pokud byl tento otisk ukázán před hrou, každé míchání a každý hod byly dané předem:
verify-holds-so-far = Semínko odpovídá svému otisku a { $rolls ->
    [0] žádné losování nešlo ověřit
    [one] první losování z něj plyne
    [few] první { $rolls } losování z něj plynou
   *[other] prvních { $rolls } losování z něj plyne
}. Víc tady dokázat nejde:
verify-begins-position = Tato hra nezačala rozestavením, ale pozicí. Jak ta vznikla, dokázáno není.
verify-begins-branch = Tato hra pokračuje od okamžiku jiné hry. Co její hráč nemohl vědět, bylo rozdáno znovu podle semínka, takže i to bylo dané předem. Že ta druhá hra opravdu tak stála, tady dokázáno není: říká to její vlastní záznam.
verify-other-deal = Co se na začátku rozdalo znovu, není to, co dává semínko: nebylo to dané předem.
verify-other-fingerprint = Otisk v tomto záznamu není ten, který byl ukázán před hrou.
verify-no-seed = Záznam své semínko neodhaluje, takže nelze nic dokázat. Semínko se odhalí po skončení hry.
verify-other-seed = Semínko není to, jehož otisk byl zveřejněn před hrou.
verify-other-chance = Odpověď { $answer } v záznamu není to, co dává semínko: toto míchání nebo hod nebyly dané předem.

# Čarodějky
witches-bad-mode = Čarodějky se v režimu „{ $mode }“ v tomto počtu hráčů ({ $seats }) hrát nedají: solo je pro jednoho, competitive a coop pro dva až čtyři.
witches-eight-crises = S osmi žetony Krize může začít jen hra proti sobě, ne režim „{ $mode }“.

# How a game ended
you-win = Vyhráváte{ $points ->
    [none] {""}
    [one] {" "}s { $points } bodem
   *[other] {" "}s { $points } body
}.
nobody-won = Nikdo nevyhrává.
won = { $count ->
    [one] Vítězí { $names }
   *[other] Vítězové: { $names }
}{ $points ->
    [none] {""}
    [one] , { $points } bod
    [few] , { $points } body
   *[other] , { $points } bodů
}.
you-won-together = Máte vyhráno!
you-lost-together = Máte prohráno.
all-won = { $count ->
    [one] Vítězí { $name }.
   *[other] Všichni společně zvítězili.
}
all-lost = { $count ->
    [one] { $name } prohrává.
   *[other] Všichni prohráli.
}
names = { $first } a { $last }

unknown-lesson = Lekce { $number } pro hru { $game } není: je jich { $lessons }.
unknown-puzzle = Úloha { $number } pro hru { $game } není: je jich { $puzzles }.
lesson-off-the-way = Sem lekce { $number } hry { $game } nevede. Začněte ji znovu.
puzzle-off-the-way = Sem úloha { $number } hry { $game } nevede. Začněte ji znovu.

# Jak se o hře vypráví, když skončí: nadpisy asi na tři slova. Hra může mít vlastní, stejného jména, v `text/tale.cs.ftl`.
# `won` čte, kdo vyhrál, `lost`, kdo ne, `they`, kdo se díval.
you = vy
You = Vy
title-won-tied = Společná výhra
title-lost-tied = { $count ->
    [2] Vítězové jsou dva
    [3] Vítězové jsou tři
   *[other] Vítězů je víc
}
title-they-tied = Shoda na čele
title-rival-tied = { $name } a vy: shoda
title-won-even = Shoda, a přece výhra
title-lost-even = Shoda až do konce
title-they-even = Shoda až do konce
title-won-close = O { $margin ->
    [one] jediný bod
    [2] dva body
    [3] tři body
    [4] čtyři body
    [5] pět bodů
   *[other] { $margin } bodů
} vpředu
title-lost-close = { $margin ->
    [one] Chyběl jediný bod
    [2] Chyběly dva body
    [3] Chyběly tři body
    [4] Chyběly čtyři body
    [5] Chybělo pět bodů
   *[other] Chybělo { $margin } bodů
}
title-they-close = { $name } o vlásek
title-won-near = O vlásek
title-lost-near = Chyběl jen kousek
title-they-near = { $name } o vlásek
title-won-behind = Obrat k výhře
title-lost-behind = Obrat: { $name }
title-they-behind = Obrat: { $name }
title-won-led = V čele od začátku
title-lost-led = { $name } od začátku
title-they-led = { $name } od začátku
title-lost-ahead = V čele do { $round }. kola
title-won-far = Výhra o mnoho
title-lost-far = { $name } o mnoho
title-they-far = { $name } o mnoho
title-won-clear = Jasná výhra
title-lost-clear = Jasně vítězí { $name }
title-they-clear = Jasně vítězí { $name }
title-together-won = Společně to vyšlo
title-together-lost = Tentokrát ještě ne
title-nobody = Nikdo nevyhrává
how-difference = Největší rozdíl: { $source } – { $first } { $points }, { $second } { $others }.
how-better = V čem jste na tom lépe vy: { $source }, { $own } : { $theirs }.
turning-title = { $name }: { $before } → { $after }
turning-other = { $name }: { $before } → { $after }.
honour-source = Nejvíc: { $source }
    .text = { $name }, { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodů
}
best-broken = Váš nejlepší výsledek v této podobě hry: { $points }. Dosud to bylo { $before }.
best-farther = V této podobě hry nejdál, kam jste došli: { $points }. Dosud to bylo { $before }.
best-first-win = Vaše první výhra v této podobě hry.
best-tally = V této podobě hry máte { $won } { $won ->
    [one] výhru
    [few] výhry
   *[other] výher
} z { $games } { $games ->
    [one] hry
   *[other] her
}.
