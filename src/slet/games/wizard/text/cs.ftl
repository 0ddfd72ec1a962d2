name = Čaroděj
    .acc = Čaroděje
tagline = Řekněte, kolik štychů seberete, a seberte jich přesně tolik.
# Kde ve hře: „pokračuje od …“.
part = { $number }. kola

# Karty
card = { $suit ->
    [yellow] žlutá { $rank }
    [red] červená { $rank }
    [blue] modrá { $rank }
    [green] zelená { $rank }
    [wizard] čaroděj
   *[jester] šašek
}
    .acc = { $suit ->
    [yellow] žlutou { $rank }
    [red] červenou { $rank }
    [blue] modrou { $rank }
    [green] zelenou { $rank }
    [wizard] čaroděje
   *[jester] šaška
}
suit = { $suit ->
    [yellow] žlutá
    [red] červená
    [blue] modrá
    [green] zelená
   *[none] žádná
}

# Otázky a možnosti
ask-trump = Otočil se čaroděj. Která barva bude trumfová?
ask-bid = Kolik štychů seberete? { $bid ->
    [0] Body jsou jen za přesný odhad.
   *[other] Na { $tricks ->
        [one] 1 štych
        [few] { $tricks } štychy
       *[other] { $tricks } štychů
    } je zatím ohlášeno { $bid }.
}
ask-play = { $duty ->
    [lead] Vynášíte. Kterou kartu zahrajete?
    [anything] Zahrajte kteroukoli kartu.
    [cannot] { $colour ->
        [yellow] Žlutou nemáte
        [red] Červenou nemáte
        [blue] Modrou nemáte
       *[green] Zelenou nemáte
    }. Zahrajte kteroukoli kartu.
    [yellow] Ctěte žlutou{ follow-or }
    [red] Ctěte červenou{ follow-or }
    [blue] Ctěte modrou{ follow-or }
   *[green] Ctěte zelenou{ follow-or }
}
follow-or = { $instead ->
    [both] , nebo zahrajte čaroděje či šaška.
    [wizard] , nebo zahrajte čaroděje.
    [jester] , nebo zahrajte šaška.
   *[none] .
}
option-trump = { $suit ->
    [yellow] Trumfem je žlutá
    [red] Trumfem je červená
    [blue] Trumfem je modrá
   *[green] Trumfem je zelená
}
option-bid = { $tricks ->
    [0] Žádný štych
    [one] 1 štych
    [few] { $tricks } štychy
   *[other] { $tricks } štychů
}
option-play = Zahrát { $card-acc }

# Co se stalo
event-dealt = { $round }. kolo: { $dealer } rozdává každému { $round ->
    [one] jednu kartu
    [few] { $round } karty
   *[other] { $round } karet
}.
    .you-dealer = { $round }. kolo: rozdáváte každému { $round ->
    [one] jednu kartu
    [few] { $round } karty
   *[other] { $round } karet
}.
event-turned = Otáčí se { $card }.
event-no-trump = Všechny karty jsou rozdané: hraje se bez trumfů.
event-named-trump = { $seat } volí za trumf { $suit ->
    [yellow] žlutou
    [red] červenou
    [blue] modrou
   *[green] zelenou
}.
    .you = Volíte za trumf { $suit ->
    [yellow] žlutou
    [red] červenou
    [blue] modrou
   *[green] zelenou
}.
event-bid = { $seat } hlásí { $tricks }.
    .you = Hlásíte { $tricks }.
event-played = { $seat } hraje { $card-acc }.
    .you = Hrajete { $card-acc }.
event-took-trick = { $seat } bere štych a má jich { $taken }.
    .you = Berete štych a máte jich { $taken }.
event-scored = { $seat } – odhad { $bid }, štychů { $taken }: { $points } bodů, celkem { $total }.
    .you = Vy – odhad { $bid }, štychů { $taken }: { $points } bodů, celkem { $total }.

# Jak to skončilo
reason-highest = Vítězí nejvyšší součet.
reason-shared = Nejvyšší součet má víc hráčů: o vítězství se dělí.

# Nastavení hry
setting-plus_minus_one = Plus/minus jedna: součet odhadů se nesmí rovnat počtu štychů
setting-first_dealer = Kdo rozdává první
setting-first_dealer-None = rozhodne los

# Proč ne
why-not-follow = { $suit ->
    [yellow] Ctí se žlutá a tu máte v ruce
    [red] Ctí se červená a tu máte v ruce
    [blue] Ctí se modrá a tu máte v ruce
   *[green] Ctí se zelená a tu máte v ruce
}, takže tato karta musí počkat: { $card }.
why-not-even = Odhad { $bid } teď nejde: součet odhadů by se rovnal počtu štychů v kole, tedy { $tricks }.
why-not-not-in-hand = Tuto kartu nemáte: { $card }.

# Co lze čekat od tipu nebo karty
hint = { $met ->
    [none] {""}
   *[other] přesně podle tipu: asi { $met } %,{" "}
}asi { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
