# Jak se o hře vypráví, když skončí
title-won-far = Kotlík přetéká
title-won-led = Celou hru to vře
honour-potions = Nejvíc lektvarů
    .text = { $name }, v klanu { $value }
honour-goals = Za cílem
    .text = { $name }, { $value ->
    [one] { $value } cíl
    [few] { $value } cíle
   *[other] { $value } cílů
}
honour-tools = Nejlepší výbava
    .text = { $name }, { $value ->
    [one] { $value } druh nástroje
    [few] { $value } druhy nástrojů
   *[other] { $value } druhů nástrojů
}
honour-animals = Mezi zvířaty
    .text = { $name }, { $value ->
    [one] { $value } druh zvířete
    [few] { $value } druhy zvířat
   *[other] { $value } druhů zvířat
}
