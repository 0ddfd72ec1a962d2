statistics = Moje statistika
statistics-lead = Jak se vám daří, hru po hře. Hry, které navazují na starší, se nepočítají.
numbers-games = { $count ->
    [one] hra
    [few] hry
   *[other] her
}
numbers-won = vyhráno
numbers-reviewed = rozebráno
last = { $count ->
    [one] Poslední hra
    [few] Poslední { $count }
   *[other] Posledních { $count }
}
last-aloud = Vyhráno { $won } z posledních { $count }
fare = Jak se vám daří
fare-game = Hra
fare-bar = Vyhráno
fare-result = Vyhráno z odehraných
fare-of = { $won } z { $played }
fare-by-chance = samotná náhoda: { $count }
fare-notch = Zářez ukazuje, co by vám dala samotná náhoda. Je tam, kde je aspoň pět her a soupeři.
fare-against = { $name }: { $won } z { $played }
luck = Štěstí a umění
luck-lead = Co k vaší šanci na výhru přidaly karty a kostky a co vaše vlastní volby, v bodech ze sta.
luck-luck = Štěstí
luck-skill = Umění
luck-mean = umění, průměr pěti
luck-sum = { $games ->
    [one] Rozebrána jedna hra: štěstí { $luck }, umění { $skill }.
    [few] Rozebrány { $games } hry: v průměru štěstí { $luck }, umění { $skill }.
   *[other] Rozebráno { $games } her: v průměru štěstí { $luck }, umění { $skill }.
}
luck-list = Každá hra v číslech
luck-when = Hra z
luck-won = vyhráno
luck-lost = nevyhráno
luck-none = Žádná vaše hra ještě rozebraná není. Jakmile některou dohranou hru rozeberete, přijde sem její štěstí a umění.
habits = Oblíbené chyby
habits-lead = Otázky, u kterých by něco jiného bylo zjevně lepší.
habit-times = { $times ->
    [one] jednou
   *[other] { $times }×
}, { $cost ->
    [one] 1 bod
    [few] { $cost } body
   *[other] { $cost } bodů
}
habit-look = : podívat se na tu nejdražší
habits-none = Žádné, kterými by si rozbor byl jistý.
keep = Vaše
keep-about = Statistika se počítá z vašich her a patří ke jménu v tomto prohlížeči.
keep-since = Počítají se hry začaté od { $day }.
keep-file = Vzít s sebou jako soubor
keep-anew = Počítat znovu
keep-anew-sure = Odteď se budou počítat jen hry, které teprve začnete. Samotné hry zůstanou: patří i těm ostatním. Vrátit se to nedá.
keep-anew-yes = Počítat znovu
nothing = Zatím žádná dohraná hra. Až nějakou dohrajete, bude se počítat tady.
