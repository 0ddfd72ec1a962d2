app-title = Slet – pět her o čarodějích a čarodějkách

## Pět her
wizard = Čaroděj
    .pitch = Řekněte, kolik štychů získáte. A pak získejte přesně tolik.
    .play = Hrát Čaroděje
    .seats = 3–6
    .minutes = 45 min
wandering-towers = Toulavé věže
    .pitch = Svezte se na věžích, uvězněte ostatní a doleťte na Havraní hrad.
    .play = Hrát Toulavé věže
    .seats = 1–6
    .minutes = 30 min
the-witches = Čarodějky
    .pitch = Horečky, prasata i upíři: napravte je dřív, než se kraj zblázní.
    .play = Hrát Čarodějky
    .seats = 1–4
    .minutes = 60 min
carodeni = Čarodění
    .pitch = Hory, les a jezero v jednom kotli. Sbírejte, vařte, rozšiřte svůj klan.
    .play = Hrát Čarodění
    .seats = 1–5
    .minutes = 45 min
big-book = Velká kniha strašlivých čar
    .pitch = Všichni společně proti knize, která kouše.
    .play = Hrát Velkou knihu
    .seats = 2–5
    .minutes = 90 min

## Úvodní stránka
home-lead = Pět her o čarodějích a čarodějkách.
home-lead-more = Jeden oheň pro všechny.
home-company = Zasednete s počítačovými hráči. Bez účtu, bez čekání.
home-friends = S přáteli
home-choose = Vyberte hru
home-players = hráči: { $seats }

## Hlavní nabídka
nav = Hlavní nabídka
nav-menu = Nabídka
nav-close = Zavřít
nav-games = Moje hry
nav-watch = Dívat se
nav-rules = Pravidla
nav-turns = { $count ->
    [one] Jste na řadě v { $count } hře
    [few] Jste na řadě ve { $count } hrách
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
