# Jak se o hře vypráví, když skončí
source-met = splněné odhady
source-tricks = štychy v nich
source-missed = nesplněné odhady
title-won-far = Karty poslouchají
title-won-led = Vyhlášeno a splněno
honour-bold = Nejsmělejší splněný odhad
    .text = { $name }, { $value ->
    [one] { $value } štych
    [few] { $value } štychy
   *[other] { $value } štychů
}
honour-run = Nejdelší řada splněných
    .text = { $name }, { $value } { $value ->
    [few] kola
   *[other] kol
} za sebou
honour-met = Nejvíc splněných odhadů
    .text = { $name }, { $value } { $value ->
    [one] kolo
    [few] kola
   *[other] kol
}
