# Jak se o hře vypráví, když skončí
source-wizards = čarodějové v Havraním hradu
source-potions = naplněné lektvary
title-won-far = První v hradu
title-won-clear = První v hradu
title-lost-far = { $name } je u cíle
title-lost-clear = { $name } je u cíle
honour-catches = Nejvíc schovaných čarodějů
    .text = { $name }, pod věž { $value }
honour-spells = Nejvíc kouzel
    .text = { $name }, seslaných { $value }
honour-first = První v bráně
    .text = { $name }, { $value }. kolo

tale-in-time = Všichni pod střechou
tale-too-late = { $outside ->
    [one] Venku zůstává jeden
    [few] Venku zůstávají { $outside }
   *[other] Venku zůstává { $outside }
}
tale-how = V Havraním hradu { $inside } z { $wizards } čarodějů, zahráno { $cards } z { $most } karet.
tale-gauge-wizards = Čarodějové v Havraním hradu
tale-gauge-cards = Zahrané karty
tale-close-cards = { $left ->
    [0] Poslední kartou
    [one] Zbyla jedna karta
    [few] Zbyly { $left } karty
   *[other] Zbylo { $left } karet
}
tale-close-cards-text = { $left ->
    [0] Poslední čaroděj vstoupil s poslední povolenou kartou.
   *[other] Tolik z { $most } karet zbývalo, když vstoupil poslední čaroděj.
}
tale-close-wizards = { $outside ->
    [one] Chyběl jeden čaroděj
    [few] Chyběli { $outside } čarodějové
   *[other] Chybělo { $outside } čarodějů
}
tale-close-wizards-text = Když vstoupil poslední, { $left ->
    [0] byly karty u konce.
    [one] zbývala jedna karta.
    [few] zbývaly { $left } karty.
   *[other] zbývalo { $left } karet.
}
tale-cause-beneath = Na konci pod věžemi: { $beneath }
tale-cause-beneath-text = V nejhorší chvíli jich tam bylo { $most }.
tale-cause-slow = Po { $cards } kartách v hradu: { $inside }
tale-cause-slow-text = Většina cesty zbyla na druhou polovinu.
tale-cause-idle = Karty bez účinku: { $cards }
tale-cause-idle-text = Počítají se stejně jako ostatní.
tale-deed-cards = Karty
tale-deed-wizards = Tahy čarodějem
tale-deed-towers = Tahy věží
