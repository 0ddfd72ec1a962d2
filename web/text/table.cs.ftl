# --- všechny stránky
loading = Okamžik…
copy = Kopírovat
copied = Zkopírováno
share = Poslat
yes = ano
no = ne
you = Vy
name-away = { $name } (počítač)
you-named = { $name } (vy)

# --- potíže
board-seen = Bez spojení. Takhle to na stole vypadalo v { $time }; táhnout půjde, až server zase odpoví.
move-not-made = Váš poslední tah se neodehrál: už není možný. Zvolte znovu.
move-unsure = Spojení vypadlo, když byl váš tah na cestě. Na stole vidíte, jak to stojí teď: podívejte se, jestli tam váš tah je.
trouble-connection = Spojení vypadlo. Váš tah je uložený, zkoušíme to dál.
trouble-lobby = Spojení vypadlo. Vaše místo je vám jisté, zkoušíme to dál.
trouble-watching = Spojení vypadlo, zkoušíme to dál.
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
setup-hints = Rady a napovídání
hints-none = Nikdo je nedostane
hints-all = Kdo hraje, může je mít
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

# --- poprvé a pro jednoho
first-ask = Už jste tuhle hru někdy hráli?
first-learn = Naučit se hrou · { $minutes } min
first-howto = Jak se hraje, za dvě minuty
first-known = Hru znám
alone-title = { $game } s počítačem
alone-kind = Co se hraje
alone-solo = Sólo
alone-solo-why = Vy sami proti hře.
alone-ostara = Proti Ostaře
alone-ostara-why = Čarodějka Ostara sbírá a vaří podle několika vlastních pravidel. Potřebujete víc bodů než ona.
alone-together = Společně
alone-together-why = Vy a počítačoví hráči společně proti hře: vyhrají všichni, nebo nikdo.
alone-against = Proti sobě
alone-against-why = Vy proti počítačovým hráčům, každý sám za sebe.
alone-level = Jak dobře hrají
alone-more = Další nastavení

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
lobby-settings = U tohoto stolu
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
seat-absent = nepřítomnost do { $day }
seat-will-be-absent = nepřítomnost od { $day }
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
leave-rated = Tato hra je hodnocená: nebudete-li na jejím konci zpátky, počítáte se jako poslední.
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
chat-watching = Řekněte něco ostatním divákům…
news = Co se právě stalo
on-the-table = Na stole
options = Co můžete udělat
options-find = Hledat mezi možnostmi ({ $count })
options-none = Taková možnost tu není.
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
skip-how = Rovnou k tomu, co je teď; stačí i mezerník nebo Escape

# --- konec
see-board = Ukázat hru
see-result = Ukázat výsledek
end-places = Pořadí
end-you-win = Vyhráváte.
end-you-win-by = Vyhráváte o { $margin ->
    [one] { $margin } bod
    [few] { $margin } body
   *[other] { $margin } bodů
}.
end-you-win-even = Vyhráváte, i když další má také { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
end-you-share = O výhru se dělíte, spolu s vámi vítězí { $names }.
end-your-place = Jste na { $place }. místě { $count ->
    [2] ze 2
    [3] ze 3
    [4] ze 4
   *[other] z { $count }
}.
end-your-place-by = Jste na { $place }. místě { $count ->
    [2] ze 2
    [3] ze 3
    [4] ze 4
   *[other] z { $count }
}. K výhře { $margin ->
    [one] chyběl { $margin } bod
    [few] chyběly { $margin } body
   *[other] chybělo { $margin } bodů
}.
end-your-place-even = Jste na { $place }. místě { $count ->
    [2] ze 2
    [3] ze 3
    [4] ze 4
   *[other] z { $count }
}, i když bodů máte jako vítěz.
end-rival-beaten = Vyhráváte, { $name } má o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} méně.
end-rival-ahead = Vítězí { $name }, o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
end-rival-level = Máte stejně bodů jako { $name }.
end-they-win = { $count ->
    [0] Nevyhrává nikdo.
   *[other] Vítězí: { $names }.
}
end-they-win-points = Vítězí: { $names }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
end-together-won = { $count ->
    [1] Vyhráváte.
   *[other] Vyhráli jste společně.
}
end-together-lost = { $count ->
    [1] Tentokrát prohráváte.
   *[other] Prohráváte společně.
}
winner = vítězí
back-to-evening = Zpět na večer
rematch = Hrát znovu
rematch-up = O stupeň výš: { $level ->
    [adept] zkušení
    [master] mistři
   *[archmage] arcimágové
}
rematch-down = O stupeň níž: { $level ->
    [novice] učni
    [adept] zkušení
   *[master] mistři
}
rematch-join = K další hře
rematch-rated = Znovu o hodnocení
rematch-unrated = „Hrát znovu“ je jen hra. „Znovu o hodnocení“ počká, až si ostatní sednou: tím se na tom znovu shodnou.
next-lesson = Lekce: { $title }
next-puzzle = Úloha: { $title }
next-up = Co dál?
replay = Přehrát
review = Rozbor
chart = Jak to šlo
chart-label = Body všech hráčů v průběhu hry
breakdown = Z čeho jsou body
total = Celkem
fair = Nikdo nemohl podvádět
fair-text = Všechno míchání a všechny hody vzešly z jednoho tajného semínka. Jeho otisk byl daný před prvním tahem; samo semínko je v záznamu a „slet verify“ dokáže, že k sobě patří.
fair-fingerprint = Otisk, ukázaný před hrou
fair-seed = Tajné semínko, odhalené teď
record = Stáhnout záznam

# --- stránka výsledku
result-you = Vy
result-all = Společně
result-table = Pořadí a z čeho jsou body
result-parts = Jak daleko kdo došel
result-place = Místo
result-name = Jméno
result-far = Jak daleko to došlo
result-of = { $value } z { $most }
result-close-lost = Nejblíž k výhře
result-close-won = Nejblíž k prohře
result-broke-us = Co nás zlomilo
result-broke = Co to zlomilo
result-deeds = Kdo co dělal
result-see = Ukázat ten okamžik
result-turning = Obrat · { $round }. kolo
result-honours = Malá uznání
result-easier = Snazší
result-harder = Těžší
result-links = Kudy dál
result-review = Rozbor
result-share = Sdílet
result-records = Ještě nikdy
result-best = Vaše nejlepší výsledky v této podobě hry
result-this = tato hra

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
play-on = Hrát odsud dál
play-on-about = Nový stůl od tohoto okamžiku; na ostatních místech hraje počítač. Co jste tehdy nemohli vědět, se rozdá znovu; tato hra zůstane, jak je.
play-on-others = Jak dobře hrají ostatní
play-on-as-before = Ostatní jako předtím
origin = Pokračuje od { $where } hry z { $day }
origin-about = Co jste tehdy nemohli vědět, se rozdalo znovu.
copy-moment = Odkaz na tento okamžik

# --- seznamy stolů
my-statistics = Moje statistika
nothing-yet = Zatím žádná hra. Oheň hoří, přisedněte si.
watch-lead = Koukejte hráčům přes rameno: uvidíte, co smí vidět divák.
watch-nothing = Veřejně teď nikdo nehraje.
card-gathering = Čeká se na hráče
card-playing = Hraje se
card-over = Dohráno
card-won = Vítězí: { $names }

# Rady
hint = Rada
hint-about = Tři nápady a k čemu vedou
hint-thinking = Přemýšlí se…
hint-title = { $count ->
    [one] Jeden nápad
    [2] Dva dobré tahy
   *[other] Tři dobré tahy
}
hint-worlds = Podle { $worlds } domyšlených her a toho, co víte.
hint-close = První dva se liší nejvýš o náhodu: vyberte si, co chcete.
hint-play = Zahrát číslo { $number }

coach-says = Sova říká
coach-got-it = Rozumím
coach-quiet = Ticho
coach-quiet-about = Sova už nic neřekne. V nastavení ji můžete zavolat zpátky.

# Co se stalo od vlastního tahu
since = Od vašeho tahu
since-nothing = Od vašeho tahu ještě nikdo jiný nehrál.
since-where = { $number } z { $count }
since-all = Přehrát vše
to-my-turn = K mému tahu
to-now = Zpět ke stolu
looking-back = pohled zpět

# --- lidé, pro zakladatele stolu
people = Lidé
people-about = Kdo tu je, kdo smí mluvit a kdo zůstane
people-title = Lidé u stolu
people-lead = Stůl jste založili vy. Tento seznam nikdo jiný nevidí.
people-nobody = Nikdo další tu teď není.
people-sits = hraje
people-watches = přihlíží
people-removed = vykázán od stolu
people-muted = nesmí mluvit
people-mute = Vzít slovo
people-mute-name = Vzít slovo: { $name }
people-unmute = Vrátit slovo
people-unmute-name = Vrátit slovo: { $name }
people-remove = Vykázat
people-remove-name = Vykázat od stolu: { $name }
people-let-in = Pustit zpátky
people-let-in-name = Pustit zpátky: { $name }
people-sure = Má { $name } opravdu odejít?
people-sure-playing = Na uvolněném místě bude dál hrát počítač. Vrátit se půjde, jen když to znovu dovolíte.
people-sure-gathering = Místo bude zase volné a pozvánka bude nová: pošlete ji těm, kdo mají ještě přijít.
people-sure-watching = Přihlížet tu půjde, jen když to znovu dovolíte.
people-keep = Nechat být
people-you-are-muted = Zakladatel stolu vám vzal slovo, můžete jen poslouchat.
