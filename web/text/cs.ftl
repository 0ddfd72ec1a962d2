app-title = Slet – pět her o čarodějích a čarodějkách

## Pět her
wizard = Čaroděj
    .pitch = Řekněte, kolik štychů získáte. A pak získejte přesně tolik.
    .play = Hrát Čaroděje
    .seats = 3–6
    .minutes = 45 min
    .short = Čaroděj
    .alone = vyberete si, kolik jich hraje a jak dobře.
wandering-towers = Toulavé věže
    .pitch = Svezte se na věžích, uzamkněte ostatní a doleťte na Havraní hrad.
    .play = Hrát Toulavé věže
    .seats = 1–6
    .minutes = 30 min
    .short = Toulavé věže
    .alone = společně nebo proti nim, kolik jich chcete, případně sólo.
the-witches = Čarodějky
    .pitch = Horečky, prasata i upíři: napravte je dřív, než se kraj zblázní.
    .play = Hrát Čarodějky
    .seats = 1–4
    .minutes = 90 min
    .short = Čarodějky
    .alone = společně nebo proti nim, kolik jich chcete, případně sólo.
carodeni = Čarodění
    .pitch = Hory, les a jezero v jednom kotli. Sbírejte, vařte, rozšiřte svůj klan.
    .play = Hrát Čarodění
    .seats = 1–5
    .minutes = 45 min
    .short = Čarodění
    .alone = vyberete si, kolik jich hraje a jak dobře, případně proti Ostaře.
big-book = Velká kniha strašlivých čar
    .pitch = Všichni společně proti knize, která kouše.
    .play = Hrát Velkou knihu
    .seats = 2–5
    .minutes = 90 min
    .short = Velká kniha
    .alone = vyberete si, kolik jich hraje, jak dobře a jak je hra těžká.

## Úvodní stránka
home-lead = Pět her o čarodějích a čarodějkách.
home-lead-more = Jeden oheň pro všechny.
home-now = Hrát
home-now-with = { $level ->
    [novice] proti { $count } učňům
    [adept] proti { $count } zkušeným hráčům
    [master] proti { $count } mistrům
    [archmage] proti { $count } arcimágům
   *[together] společně s { $count } počítačovými hráči
}
home-no-account = Bez účtu, bez čekání.
home-learn = Naučit se
home-minutes = { $count } min
home-alone = S počítačem
home-friends = S přáteli
home-going-on = Co se děje
home-your-turn = Jste na řadě: { $game }, od { $time }
home-their-turn = { $game }: na řadě jsou ostatní, od { $time }
home-lobby = { $game }: čeká se na hráče
home-since = od { $time }
home-going = Rozehráno
home-gathering = Čeká se na hráče
home-more = { $count ->
    [one] a ještě 1 hra
    [few] a ještě { $count } hry
   *[other] a ještě { $count } her
}
home-next = Co dál?
home-begin = Jste tu poprvé?
home-learn-game = Naučit se: { $game }
home-onlookers = Jen se dívat
home-watch = Podívat se na hru
home-watch-why = někomu přes rameno
home-puzzle = Úloha dne
home-streak = { $days ->
    [0] {""}
    [one] · 1 den v řadě
    [few] · { $days } dny v řadě
   *[other] · { $days } dní v řadě
}
home-solved = vyřešeno
home-offline = Server neodpovídá.
home-choose = Vyberte hru
home-players = hráči: { $seats }

## Hlavní nabídka
nav = Hlavní nabídka
nav-menu = Nabídka
nav-close = Zavřít
nav-play = Hrát
nav-learn = Naučit se
nav-games = Moje hry
nav-watch = Dívat se
nav-turns = { $count ->
    [one] Jste na řadě v { $count } hře
   *[other] Jste na řadě v { $count } hrách
}
nav-language = English
nav-day = Světlý vzhled
nav-night = Tmavý vzhled
nav-name = Vaše jméno: { $name }

## Na téhle adrese nic není
lost = Tady nikdo nelétá
lost-why = Na téhle adrese není žádná stránka. Možná odkaz není celý.
lost-home = K ohni

## Co říká každá stránka
nav-home = Slet, na první stránku
skip-to-content = K obsahu
games = Hry
close = Zavřít
on = Zapnutý
off = Vypnutý
your-name = Vaše jméno
try-again = Zkusit znovu
settings = Nastavení
settings-profile = Váš profil, zařízení a data
settings-language = Jazyk
settings-theme = Světlo
settings-speed = Rychlost cizích tahů
settings-confirm = Před tahem
settings-coach = Sova napovídá
coach-off = Nikdy
coach-first = V prvních hrách
coach-always = Vždy
settings-sound = Zvuk
settings-notices = Upozornění, že jste na tahu
theme-night = Noc
theme-day = Den
to-day = Přepnout na den
to-night = Přepnout na noc
speed-slow = Pomalá
speed-usual = Běžná
speed-fast = Rychlá
speed-at-once = Hned
confirm-no = Hrát hned
confirm-yes = Nejdřív se zeptat
trouble = Tohle se nepovedlo
trouble-own = Na téhle stránce se něco pokazilo. Načtěte ji prosím znovu, o hru nepřijdete.
offline = Server není dostupný.
offline-boards = Přečíst si můžete stoly, které jste viděli naposledy:
offline-nothing = Co máte otevřené, zůstane; ke všemu ostatnímu je potřeba server. Až uvidíte stůl některé své hry, najdete ho tu i bez spojení.
offline-board = { $game }, { $time }
trouble-unreachable = Server neodpovídá. Zkuste to za chvíli, nic se neztratilo.
trouble-status = Tohle server nedokázal (chyba { NUMBER($status, useGrouping: "false") }). Nic se neztratilo.
page-outdated = Slet má novou verzi. Stránka se hned načte znovu, o nic nepřijdete.
your-turn = Jste na řadě
rule-of = Pravidlo { $clause }
