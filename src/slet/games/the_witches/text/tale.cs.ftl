# Jak se o hře vypráví, když skončí
source-easy = Snadné problémy
source-hard = Obtížné problémy
source-aliss = Černá Alissa
title-won-far = Mluví o vás Lancre
title-won-led = Od začátku hlavologie
honour-hardest = Nejtěžší problém
    .text = { $name }, obtížnost { $value }
honour-easy = Ruce plné práce
    .text = { $name }, Snadných { $value }
honour-hard = Kde to bylo těžké
    .text = { $name }, Obtížných { $value }

tale-lost-crises = Lancre v Krizi
tale-lost-elves = Elfové jsou tady
tale-lost-aliss = Černá Alissa se vrací
tale-lost-hard = { $left ->
    [few] Zbývají { $left } Obtížné problémy
   *[other] Zbývá { $left } Obtížných problémů
}
tale-coop-won = Lancre může spát
tale-solo-farm = { $missing ->
    [one] Chyběl jediný bod
    [few] Chyběly { $missing } body
   *[other] Chybělo { $missing } bodů
}
tale-solo-licence = Klobouk vám zůstává
tale-solo-honours = Zkouška s vyznamenáním
tale-how = Vyřešené problémy: { $solved }, z toho Obtížné: { $hard }. Odehrané tahy: { $turn } z { $turns }.
tale-gauge-crises = Použité Krize
tale-gauge-aliss = Černé Alissy
tale-gauge-elves = Elfové na dohled
tale-gauge-hard = Zbylé Obtížné problémy
tale-close-points = K { $goal } { $missing ->
    [one] chyběl { $missing } bod
    [few] chyběly { $missing } body
   *[other] chybělo { $missing } bodů
}
tale-close-points-text = Od { $goal } bodů zůstává licence.
tale-close-hard = O { $missing ->
    [one] jeden Obtížný problém
    [few] { $missing } Obtížné problémy
   *[other] { $missing } Obtížných problémů
} víc
tale-close-hard-text = V Lancre jich zůstalo { $left }; se třemi by to byla výhra.
tale-close-turns = { $left ->
    [0] V posledním tahu
    [one] Zbýval jeden tah
    [few] Zbývaly { $left } tahy
   *[other] Zbývalo { $left } tahů
}
tale-close-turns-text = Z { $turns } tahů celkem.
tale-close-crises = { $left ->
    [0] Nezbyla žádná Krize
    [one] Zbyla jedna Krize
    [few] Zbyly { $left } Krize
   *[other] Zbylo { $left } Krizí
}
tale-close-crises-text = Jen tolik z { $most } leželo v zásobě v nejhorší chvíli; když má přibýt další a žádná není, je prohráno.
tale-close-aliss = { $left ->
    [0] Nezbyla žádná Alissa
    [one] Zbyla jedna Alissa
    [few] Zbyly { $left } Alissy
   *[other] Zbylo { $left } Aliss
}
tale-close-aliss-text = Jen tolik z { $most } leželo v zásobě v nejhorší chvíli; když má přibýt další a žádná není, je prohráno.
tale-cause-crises = { $crises ->
    [one] Přibyla jedna Krize
    [few] Přibyly { $crises } Krize
   *[other] Přibylo { $crises } Krizí
}
tale-cause-crises-text = Kartami jich zmizelo { $relieved }.
tale-cause-aliss = Černá Alissa přišla { $aliss }×
tale-cause-aliss-text = Chichotání bylo víc než čaje.
tale-cause-elves = Lícem vzhůru leželi elfové: { $elves }
tale-cause-elves-text = Tři na konci tahu jsou moc.
tale-cause-hard = { $left ->
    [few] Zbyly { $left } Obtížné problémy
   *[other] Zbylo { $left } Obtížných problémů
}
tale-cause-hard-text = Méně než čtyři by stačily k výhře.
tale-cause-failed = Nezdařené pokusy: { $failed }
tale-cause-failed-text = Kostkám chybělo až { $missing }.
tale-deed-easy = Snadné
tale-deed-hard = Obtížné
tale-deed-cackles = Chichotání
