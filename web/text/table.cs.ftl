# --- všechny stránky
nav-home = Slet, na první stránku
skip-to-content = K obsahu
games = Hry
loading = Okamžik…
close = Zavřít
copy = Kopírovat
copied = Zkopírováno
share = Poslat
on = Zapnutý
off = Vypnutý
yes = ano
no = ne
you = Vy
name-away = { $name } (počítač)
you-named = { $name } (vy)
your-name = Vaše jméno
try-again = Zkusit znovu

settings = Nastavení
settings-language = Jazyk
settings-theme = Světlo
settings-speed = Rychlost cizích tahů
settings-confirm = Před tahem
settings-sound = Zvuk
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

# --- potíže
trouble = Tohle se nepovedlo
trouble-own = Na téhle stránce se něco pokazilo. Načtěte ji prosím znovu, o hru nepřijdete.
trouble-unreachable = Server neodpovídá. Zkuste to za chvíli, nic se neztratilo.
trouble-status = Tohle server nedokázal (chyba { NUMBER($status, useGrouping: "false") }). Nic se neztratilo.
page-outdated = Slet má novou verzi. Stránka se hned načte znovu, o nic nepřijdete.
trouble-connection = Spojení vypadlo. Váš tah je uložený, zkoušíme to dál.
trouble-lobby = Spojení vypadlo. Vaše místo je vám jisté, zkoušíme to dál.
trouble-table = Tenhle stůl nejde otevřít

# --- prostírání
setup-seats = Kdo hraje
setup-count = Počet hráčů
setup-seat = Místo { $number }
setup-level = Jak hraje počítač na místě { $number }
setup-options = Jak se hraje
setup-more = Další nastavení:
setup-unfinished = Jedna volba není úplná: { $setting }. Zaškrtněte jich, kolik je třeba, nebo zvolte jinak.
chosen-of = { $exact ->
    [yes] vybráno { $count }, třeba { $least }
   *[no] vybráno { $count }, možných je { $least } až { $most }
}
one-less = O jednu méně
one-more = O jednu více
setup-clock = Čas na rozmyšlenou
setup-watch = Diváci
setup-open = Připravit stůl
seat-friend = Někdo z přátel
seat-computer = Počítač
clock-none = Bez omezení
clock-live = Naživo, s hodinami
clock-days = Dny na každý tah
clock-minutes = Každý má na celou hru
clock-increment = A za každý tah se vrátí
clock-each = Na každý tah
minutes = { $count } min
seconds = { $count } s
days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
watch-all = Dívat se může každý
watch-none = Jen kdo má odkaz

# --- čekání na přátele
lobby-lead = { $count ->
    [0] Všichni jsou tady.
    [one] Jedno místo je volné. Pošlete odkaz.
    [few] Volná jsou { $count } místa. Pošlete odkaz přátelům.
   *[other] Volných je { $count } míst. Pošlete odkaz přátelům.
}
lobby-invited = Ke hře vás zve { $name }.
lobby-no-invitation = Přisednout si můžete s odkazem, který vám pošle někdo od stolu.
lobby-full = Všechna místa jsou obsazená. Až hra začne, můžete se tu dívat.
lobby-waiting = Hru začíná { $name }.
lobby-settings = Jak se hraje
invite = Pozvánka
invite-link = Odkaz pro přátele
invite-picture = Odkaz jako obrázek pro telefon
invite-how = Namiřte na obrázek telefon, nebo pošlete odkaz. Žádný účet není potřeba.
sit-down = Přisednout si
start = Začít hru
start-with-computers = { $count ->
    [one] Volné místo obsadí počítač.
    [few] { $count } volná místa obsadí počítač.
   *[other] { $count } volných míst obsadí počítač.
}
start-all-here = Všechna místa jsou obsazená.
leave-lobby = Odejít od stolu

# --- stůl
players = Hráči
seat-open = Volné místo
seat-away = zastupuje počítač
seat-waiting = čeká se
seat-here = u stolu
seat-gone = bez spojení
time-left = Zbývá:
watching = Přihlížíte
watchers = { $count ->
    [one] { $count } přihlíží
    [few] { $count } přihlížejí
   *[other] { $count } přihlíží
}
table-menu = Nabídka stolu
rules = Pravidla
as-list = Jako seznam
undo = Zpět
leave = Odejít
stay = Zůstat
leave-title = Odejít od stolu?
leave-text = Na vaše místo usedne počítač. Dokud se hraje, můžete se vrátit.
come-back = Zase hrát
you-are-away = Hraje za vás počítač.
undo-title = Požádat o vrácení tahu?
undo-text = Zeptáme se ostatních, jestli souhlasí.
undo-alone-title = Vzít tah zpět?
undo-alone-text = U stolu jsou jen počítače a těm to nevadí.
undo-alone = Vzít zpět
undo-ask = Zeptat se ostatních
undo-not = Nechat být
take-back-yours = Prosíte o vrácení poslední odpovědi.
take-back-theirs = { $name } prosí o vrácení poslední odpovědi.
take-back-waiting = Ještě se čeká na souhlas: { $names }.
agree = Souhlasím
disagree = Ne
log = Záznam
log-open = { $count ->
    [0] Záznam a hovor
    [one] Záznam a hovor, 1 nová zpráva
    [few] Záznam a hovor, { $count } nové zprávy
   *[other] Záznam a hovor, { $count } nových zpráv
}
chat = Hovor
chat-here = Řekněte něco…
news = Co se právě stalo
on-the-table = Na stole
options = Co můžete udělat
options-find = Hledat mezi možnostmi ({ $count })
options-none = Taková možnost tu není.
your-turn = Jste na řadě
strip-opening = Otevíráme stůl…
strip-stopped = Tato hra se zastavila.
stopped-why = Proč se hra zastavila
strip-thinking = { $count ->
    [one] { $names } přemýšlí.
   *[other] Přemýšlejí: { $names }.
}
strip-by-itself = Jinak to nešlo, hraje se dál.
strip-sure = { $deed }?
do-it = Ano, provést
not-yet = Ještě ne
skip = Přeskočit
rule-of = Pravidlo { $clause }
rule-ruling = (náš výklad)
rules-find = Hledat v pravidlech
rules-none = Tohle žádné pravidlo neříká.
rules-choose = Která pravidla si chcete přečíst?

# --- konec
see-board = Ukázat hru
see-result = Ukázat výsledek
end-places = Pořadí
end-you-win = Vyhráváte. Ještě jednu?
end-you-win-points = { $points ->
    [one] Vyhráváte s { $points } bodem. Ještě jednu?
   *[other] Vyhráváte s { $points } body. Ještě jednu?
}
end-they-win = { $count ->
    [0] Nevyhrává nikdo.
   *[other] Vítězí: { $names }.
}
end-together-won = { $count ->
    [1] Vyhráváte.
   *[other] Vyhráli jste společně.
}
end-together-lost = { $count ->
    [1] Hra vás porazila.
   *[other] Hra vás všechny porazila.
}
winner = vítězí
rematch = Hrát znovu
rematch-join = K další hře
replay = Přehrát
chart = Jak to šlo
chart-label = Body všech hráčů v průběhu hry
breakdown = Z čeho jsou body
total = Celkem
fair = Nikdo nemohl podvádět
fair-text = Všechno míchání a všechny hody vzešly z jednoho tajného semínka. Jeho otisk byl daný před prvním tahem; samo semínko je v záznamu a „slet verify“ dokáže, že k sobě patří.
fair-fingerprint = Otisk, ukázaný před hrou
fair-seed = Tajné semínko, odhalené teď
record = Stáhnout záznam

# --- ohlédnutí
replay-end = Hra skončila.
to-result = Výsledek
moment = Okamžik hry
to-start = Na začátek
step-back = O krok zpět
step-on = O krok dál
to-end = Na konec
play = Přehrávat
pause = Zastavit
hands = Karty v rukou
eyes = Čí pohled
eyes-all = Vše odkryté
eyes-of = Vidí { $name }
eyes-none = Vidí divák
copy-moment = Odkaz na tento okamžik

# --- seznamy stolů
mine-turn = Jste na řadě
mine-going = Hraje se
mine-over = Dohráno
nothing-yet = Zatím žádná hra. Oheň hoří, přisedněte si.
watch-lead = Koukejte hráčům přes rameno: uvidíte, co smí vidět divák.
watch-nothing = Veřejně teď nikdo nehraje.
card-gathering = Čeká se na hráče
card-playing = Hraje se
card-over = Dohráno
card-won = Vítězí: { $names }
