# Stůl pro Čaroděje: jak se věci jmenují a co je na tlačítkách. Slova samotné hry jsou v src/slet/games/wizard.
heading = Kolo { $round } z { $rounds }
sum-of-bids = { $tricks ->
    [one] Na 1 štych hlášeno { $bids }
    [few] Na { $tricks } štychy hlášeno { $bids }
   *[other] Na { $tricks } štychů hlášeno { $bids }
}
of-bid = z { $bid }
took-of-bid = štychů { $taken } z { $bid }
no-bid = bez odhadu
points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
holds = { $cards ->
    [0] žádná karta
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
dealer = rozdává
leads = vynáší
winning = vede
took-it = bere
away = hraje počítač
gone = bez spojení
trump = Trumf
no-trump = bez trumfů
no-trump-jester = Otočil se šašek
no-trump-last = Všechny karty jsou rozdané
trump-open = ještě bez barvy
turned-up = Otočená karta: { $card }
trick = Štych
last-trick = Poslední štych
last-trick-show = Podívat se na poslední štych
last-trick-hide = Odložit poslední štych
hand = Vaše karty
hand-of = Karty – { $name }
hand-keys = Šipkami se přechází, Enter hraje, Escape pouští.
card-not-now = { $card }, teď nejde zahrát
card-ready = { $card }, lze zahrát
card-first = Nejdřív: { $question }
card-waits = Teď je na řadě: { $names }.
where-it-lands = Místo pro kartu: { $card }
face-down = karta rubem nahoru
bid-how-many = Počet štychů
bid-deed = Ohlásit { $tricks }
bid-choose = Zvolte číslo
bid-makes = { $tricks ->
    [one] S tím bude na 1 štych hlášeno { $sum }.
    [few] S tím bude na { $tricks } štychy hlášeno { $sum }.
   *[other] S tím bude na { $tricks } štychů hlášeno { $sum }.
}
bid-makes-open = { $tricks ->
    [one] Zatím je na 1 štych hlášeno { $sum }.
    [few] Zatím je na { $tricks } štychy hlášeno { $sum }.
   *[other] Zatím je na { $tricks } štychů hlášeno { $sum }.
}
bid-not = { $tricks }, nelze
bid-not-why = { $tricks } nelze ohlásit. { $rule }.
trump-choose = Trumfová barva
trump-first = Zvolte barvu
play-first = Zvolte kartu
truth = Tabulka pravdy
truth-round = Kolo
truth-met = odhad vyšel
truth-missed = odhad nevyšel
truth-cell = odhad { $bid }, štychů { $taken }: bodů { $points }, celkem { $total }
truth-now = zatím štychů { $taken } z { $bid }
truth-all = Všechna kola
truth-few = Jen poslední kola
truth-none = První řádek přibude po prvním kole.
