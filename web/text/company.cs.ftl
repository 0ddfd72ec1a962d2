# Čí jsou hry a s kým se hraje

# --- moje hry
on-the-table = Na stole
your-turns = na řadě { $count }×
turn-gathering = { $count ->
    [one] Čeká se na jednoho hráče
    [few] Čeká se na { $count } hráče
   *[other] Čeká se na { $count } hráčů
}
turn-stopped = Nejde dohrát
turn-nobody = Hraje se
turn-asked = { $count ->
    [one] Na řadě je { $names }
   *[other] Na řadě: { $names }
}
turn-thinks = { $count ->
    [one] { $names } přemýšlí
   *[other] { $names } přemýšlejí
}
turn-absent = Na řadě je { $name }, nepřítomnost do { $day }
with = u stolu { $names }
since = od { $time }
left-days = { $count ->
    [one] zbývá 1 den
    [few] zbývají { $count } dny
   *[other] zbývá { $count } dní
}
left-hours = { $count ->
    [one] zbývá 1 hodina
    [few] zbývají { $count } hodiny
   *[other] zbývá { $count } hodin
}
left-minutes = { $count ->
    [one] zbývá 1 minuta
    [few] zbývají { $count } minuty
   *[other] zbývá { $count } minut
}
left-none = čas vypršel
more-of = { $game }: { $count ->
    [one] ještě 1 hra
    [few] ještě { $count } hry
   *[other] ještě { $count } her
}
nothing-going = Žádná hra se nehraje. Oheň hoří, přisedněte.
finished = Dohráno
all-finished = { $count ->
    [one] Vaše dohraná hra
    [few] Všechny { $count } dohrané hry
   *[other] Všech { $count } dohraných her
}
replay = Přehrát
won = Výhra
won-together = Společná výhra
lost = Prohra
lost-together = Společná prohra
others-won = Výhra: { $names }
nobody-won = Nikdo nevyhrál
points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}

# --- kolik je času a kdo je pryč
pace-none = Na přemýšlení není limit
pace-live = Každý { $minutes ->
    [one] 1 minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} a za každý tah { $seconds } s navíc
pace-days = { $count ->
    [one] Den na každý tah
    [few] { $count } dny na každý tah
   *[other] { $count } dní na každý tah
}
pace-about = Když čas na tah vyprší, zahraje ten jeden tah počítačový hráč. Kdo v Mých hrách oznámí nepřítomnost, o čas mezitím nepřijde.
absence = Budete pryč?
absence-about = Kde jsou na tah dny, vaše hodiny po tu dobu stojí a ostatní vidí, do kdy.
absence-left = { $count ->
    [one] Letos zbývá { $count } den z { $most }.
    [few] Letos zbývají { $count } dny z { $most }.
   *[other] Letos zbývá { $count } dní z { $most }.
}
absence-from-to = { $from } až { $to }
absence-first = První den
absence-last = Poslední den
absence-announce = Oznámit
absence-back = Už jsem zpátky
absence-not = Zůstávám

# --- společnost
company = Společnost
company-lead = Najděte si, s kým hrát: přisedněte k cizím, nebo jim otevřete stůl.
find = Najít stůl
find-game = Co chcete hrát
find-pace = Jak rychle
find-any = Na tom nezáleží
find-live = Hned, s hodinami
find-days = Na tah jsou dny
find-unhurried = Bez limitu
find-level = Mezi kým
level-newcomers = Začátečníci
level-regulars = Zkušení
find-go = Najít mi stůl
find-own = Prostřít vlastní stůl
find-how = Usednete ke stolu, který se hodí nejlépe. Když žádný není, prostře se nový a ostatní ho najdou; hra začne, jakmile jsou všichni.
open-tables = Otevřené stoly
open-none = Teď nikdo nečeká. Kdo otevře stůl, toho tu najde první, kdo přijde.
open-yours = Sedíte tu
open-with = Čekají: { $names }
free-seats = { $count ->
    [one] volné 1 místo z { $seats }
    [few] volná { $count } místa z { $seats }
   *[other] volných { $count } míst z { $seats }
}
to-anybody = Otevřeno všem
to-newcomers = Otevřeno začátečníkům
to-regulars = Otevřeno zkušeným
open-to = Kdo si smí přisednout
open-to-friends = Přátelé s odkazem
open-to-anybody = Kdokoli
open-to-newcomers = I začátečníci
open-to-regulars = I zkušení
open-begins = Hra začne, jakmile jsou všechna místa obsazená.
again = Znovu
again-unrated = Znovu, jen hra
next-game = Další hra

# --- hodnocení
rated = Co se počítá
rated-no = Jen hra
rated-yes = Hodnocená
rated-about = Počítá se do hodnocení všem, kdo usednou, a hraje se bez rad. Kdo odejde a není na konci hry zpátky, počítá se jako poslední.
ratings = Hodnocení
ratings-about = Stupnice jako v šachu: každý začíná na 1500 a o 400 víc znamená asi deset ku jedné. S 95% jistotou leží v uvedeném rozmezí. Počítají se hry, na jejichž hodnocení se všichni shodli; kde hrají všichni proti hře, má hra hodnocení vlastní. Čárky jsou úrovně počítačových hráčů, rozmístěné podle toho, jak hrají mezi sebou, dokud hodnocené hry neřeknou víc.
rating-games = { $count ->
    [one] z 1 hodnocené hry
   *[other] z { $count } hodnocených her
}
rating-level = { $name } { $rating }
