name = Toulavé věže
    .acc = Toulavé věže
tagline = Doveďte své čaroděje do Havraního hradu a cestou si uzamykáním ostatních naplňte lektvary.

# Karty, kouzla a čarodějové
card = { $kind ->
    [wizard] čaroděj { $dice ->
        [0] { $wizard }
        [one] ({ $dice } kostka)
        [few] ({ $dice } kostky)
       *[other] ({ $dice } kostek)
    }
    [tower] věž { $dice ->
        [0] { $tower }
        [one] ({ $dice } kostka)
        [few] ({ $dice } kostky)
       *[other] ({ $dice } kostek)
    }
   *[either] { $dice ->
        [0] věž { $tower } / čaroděj { $wizard }
        [one] věž / čaroděj ({ $dice } kostka)
        [few] věž / čaroděj ({ $dice } kostky)
       *[other] věž / čaroděj ({ $dice } kostek)
    }
}
    .acc = kartu { card }
# Ve větě stojí jméno kouzla v uvozovkách: bývá v něm čárka a vykřičník.
spell = { $name ->
    [advance-wizard] Čarodějem vpřed!
    [advance-tower] Věží vpřed!
    [swap-tower] Výměna cimbuří
    [headwind-wizard] Protivětr, čaroději!
    [headwind-tower] Průvan na věžích!
    [nudge-ravenskeep] Vrtošivý havran
    [piggyback] Svez mě na zádech!
   *[free-wizard] Vysvoboďme čaroděje!
}
    .acc = „{ spell }“
    .price = { $price ->
    [one] { $price } lektvar
    [few] { $price } lektvary
   *[other] { $price } lektvarů
}
# .colour stojí ve výčtech, .start na začátku řádku
wizard = { $name ->
    [blue] modrý čaroděj
    [yellow] žlutý čaroděj
    [red] červený čaroděj
    [green] zelený čaroděj
    [orange] oranžový čaroděj
   *[purple] fialový čaroděj
}
    .acc = { $name ->
    [blue] modrého čaroděje
    [yellow] žlutého čaroděje
    [red] červeného čaroděje
    [green] zeleného čaroděje
    [orange] oranžového čaroděje
   *[purple] fialového čaroděje
}
    .colour = { $name ->
    [blue] modrý
    [yellow] žlutý
    [red] červený
    [green] zelený
    [orange] oranžový
   *[purple] fialový
}
    .start = { $name ->
    [blue] Modrý čaroděj
    [yellow] Žlutý čaroděj
    [red] Červený čaroděj
    [green] Zelený čaroděj
    [orange] Oranžový čaroděj
   *[purple] Fialový čaroděj
}

# Otázky
ask-act = Kterou kartu zahrajete? Pohne čarodějem, nebo věží.
ask-act-second = Kterou kartu zahrajete jako druhou? Smíte ji i odhodit.
ask-act-after = Další kartu už v tomto tahu nezahrajete. Uděláte ještě něco, než tah skončí?
ask-move = { $moves ->
    [wizard] Kterým čarodějem pohnete?
    [tower] Kterou věží pohnete? Bere s sebou všechno, co je nad ní.
   *[either] Čím pohnete? Věž s sebou bere všechno, co je nad ní.
}
ask-move-rolled = { $moves ->
    [wizard] Kterým čarodějem pohnete o hozený počet políček?
    [tower] Kterou věží pohnete o hozený počet políček? Bere s sebou všechno, co je nad ní.
   *[either] Čím pohnete o hozený počet políček? Věž s sebou bere všechno, co je nad ní.
}
ask-discard-all-move = Máte tři nové karty. Má se některá věž přesunout o 1 políčko vpřed?
ask-piggyback = Má se váš čaroděj svézt s tím, který se právě přesouvá?
ask-cast-before = Karta je zahraná, ale ještě se neprovedla. Sešlete kouzlo hned, nebo si nějaké vyhradíte na později?
ask-cast-after = Karta je provedená. Sešlete po ní kouzlo?
ask-cast-free = Sešlete kouzlo „Vysvoboďme čaroděje!“?
ask-cast-again = Sešlete totéž kouzlo ještě jednou?
ask-target-advance-wizard = Který čaroděj půjde o 1 políčko vpřed?
ask-target-advance-tower = Která věž se se vším nad sebou přesune o 2 políčka vpřed?
ask-target-headwind-wizard = Který čaroděj půjde o 1 políčko vzad?
ask-target-headwind-tower = Která věž se se vším nad sebou přesune o 2 políčka vzad?
ask-target-swap-tower = Které dvě věže si vymění místo?
ask-target-nudge-ravenskeep = Kam se má Havraní hrad přesunout?
ask-target-free-wizard = Které patro nadzvednete? Podíváte se, kdo stojí pod ním.
ask-free = Koho vysvobodíte nahoru?
ask-offer-card = Začíná tah vašeho spoluhráče. Předáte mu kartu? Jednu dostanete zpět.
ask-hand-over = Spoluhráč žádá o kartu. Kterou mu předáte? Jednu dostanete zpět.
ask-give-back = Kterou kartu spoluhráči vrátíte?
ask-give-potions = Spoluhráč žádá o plné lektvary. Kolik mu jich dáte?

# Možnosti
option-play = Zahrát { $card-acc }
option-announce = Zahrát { $card-acc } pro { $thing ->
    [tower] věž
   *[wizard] čaroděje
}
option-discard = Odhodit { $card-acc } bez využití
option-discard-all = Vyměnit všechny tři karty; pak se smí jedna věž přesunout o 1 vpřed a tah končí
option-end-turn = Ukončit tah
option-tower = Věž: políčko { $space }, { $floor }. patro → políčko { $to } ({ $steps ->
    [-1] o 1 vzad
    [-2] o 2 vzad
   *[other] o { $steps } vpřed
})
option-wizard = { $wizard-start }: políčko { $space } → políčko { $to } ({ $steps ->
    [-1] o 1 vzad
    [-2] o 2 vzad
   *[other] o { $steps } vpřed
})
option-roll-again = Hodit znovu
option-leave = Nechat všechno, jak je
option-cast = Seslat { $spell-acc } ({ $spell-price })
option-claim = Vyhradit si na později { $spell-acc } ({ $spell-price })
option-pass = Teď nic nesesílat
option-pass-for-turn = Do konce tohoto tahu nic nesesílat
option-swap = Nejvyšší patra na políčkách { $one } a { $other }
option-nudge = { $direction ->
    [forward] Vpřed na políčko { $to }
   *[back] Vzad na políčko { $to }
}
option-lift = Nadzvednout { $floor }. patro na políčku { $space }
option-free = Vysvobodit { $wizard-acc } a postavit nahoru na políčku { $space }
option-ask-card = Požádat spoluhráče o kartu
option-hand-over = Předat { $card-acc }
option-hand-over-nothing = Nepředat nic
option-never-offer = Nepředat nic a na začátku spoluhráčových tahů se už neptat
option-offer-again = Na začátku spoluhráčových tahů se mě na kartu zase ptát
option-end-turns = Ukončit tah; zbude-li příště jen žádost o kartu, končit bez ptaní
option-stop-again = Před koncem tahu se mě zase ptát
option-ask-potions = Požádat spoluhráče o plné lektvary
option-give-potions = { $potions ->
    [0] Nedat žádný lektvar
    [one] Dát spoluhráči 1 plný lektvar
    [few] Dát spoluhráči { $potions } plné lektvary
   *[other] Dát spoluhráči { $potions } plných lektvarů
}

# Co se stalo; .you čte ten, kdo to udělal, .you-POLE ten, koho se to týká
event-set-up = Začíná { $seat }. { $spells-count ->
    [0] Hraje se bez kouzel.
    [one] Kouzlo této partie: { $spells-acc }.
   *[other] Kouzla této partie: { $spells-acc }.
}
    .you = Začínáte. { $spells-count ->
    [0] Hraje se bez kouzel.
    [one] Kouzlo této partie: { $spells-acc }.
   *[other] Kouzla této partie: { $spells-acc }.
}
event-placed = Na { $tower }. věži { $wizards-count ->
    [one] stojí { $wizards }.
    [few] stojí { $wizards-count } čarodějové: { $wizards-colour }.
   *[other] stojí { $wizards-count } čarodějů: { $wizards-colour }.
}
event-dealt = { $seat ->
    [none] Společné karty: { $cards }.
   *[other] { $seat } dostává karty: { $cards }.
}
    .you = Dostáváte karty: { $cards }.
event-turn-began = Na tahu je { $seat }.
    .you = Na tahu jste vy.
event-played = { $seat } hraje { $card-acc }{ $thing ->
    [tower] {" "}pro věž
    [wizard] {" "}pro čaroděje
   *[none] {""}
}.
    .you = Hrajete { $card-acc }{ $thing ->
    [tower] {" "}pro věž
    [wizard] {" "}pro čaroděje
   *[none] {""}
}.
event-discarded = { $seat } odhazuje { $cards-count ->
    [one] bez využití { $cards-acc }.
   *[other] všechny karty: { $cards }.
}
    .you = Odhazujete { $cards-count ->
    [one] bez využití { $cards-acc }.
   *[other] všechny karty: { $cards }.
}
event-drew = { $seat } dobírá: { $cards }.
    .you = Dobíráte si: { $cards }.
event-drew-unseen = { $seat } dobírá { $cards ->
    [one] kartu.
    [few] { $cards } karty.
   *[other] { $cards } karet.
}
    .you = Dobíráte si { $cards ->
    [one] kartu.
    [few] { $cards } karty.
   *[other] { $cards } karet.
}
event-reshuffled = Dobírací balíček došel: nový se zamíchá z odhozených karet ({ $cards }).
event-rolled = { $seat } hází kostkou: { $pips }.
    .you = Házíte kostkou: { $pips }.
event-nothing-moved = { $why ->
    [left] { $seat } nic nepřesouvá.
    [turn-over] Tah je u konce, a tak karta nic nepřesouvá.
   *[impossible] Karta zůstává bez účinku: nelze jí nic přesunout.
}
    .you = { $why ->
    [left] Nic nepřesouváte.
    [turn-over] Váš tah je u konce, a tak karta nic nepřesouvá.
   *[impossible] Karta zůstává bez účinku: nelze jí nic přesunout.
}
event-moved-tower = { $seat } přesouvá { $towers ->
    [one] věž z políčka { $space } ({ $floor }. patro)
    [few] { $towers } věže z políčka { $space } (od { $floor }. patra výš)
   *[other] { $towers } věží z políčka { $space } (od { $floor }. patra výš)
} na políčko { $to }{ $keep ->
    [yes] , i s Havraním hradem
   *[no] {""}
}.{ $freed-count ->
    [0] {""}
    [one] {" "}Na svobodu se dostává { $freed }.
    [few] {" "}Na svobodu se dostávají { $freed-count } čarodějové: { $freed-colour }.
   *[other] {" "}Na svobodu se dostává { $freed-count } čarodějů: { $freed-colour }.
}{ $caught-count ->
    [0] {""}
    [one] {" "}Uzamčen je { $caught }.
    [few] {" "}Uzamčeni jsou { $caught-count } čarodějové: { $caught-colour }.
   *[other] {" "}Uzamčeno je { $caught-count } čarodějů: { $caught-colour }.
}
    .you = Přesouváte { $towers ->
    [one] věž z políčka { $space } ({ $floor }. patro)
    [few] { $towers } věže z políčka { $space } (od { $floor }. patra výš)
   *[other] { $towers } věží z políčka { $space } (od { $floor }. patra výš)
} na políčko { $to }{ $keep ->
    [yes] , i s Havraním hradem
   *[no] {""}
}.{ $freed-count ->
    [0] {""}
    [one] {" "}Na svobodu se dostává { $freed }.
    [few] {" "}Na svobodu se dostávají { $freed-count } čarodějové: { $freed-colour }.
   *[other] {" "}Na svobodu se dostává { $freed-count } čarodějů: { $freed-colour }.
}{ $caught-count ->
    [0] {""}
    [one] {" "}Uzamčen je { $caught }.
    [few] {" "}Uzamčeni jsou { $caught-count } čarodějové: { $caught-colour }.
   *[other] {" "}Uzamčeno je { $caught-count } čarodějů: { $caught-colour }.
}
event-moved-wizard = { $seat } přesouvá { $wizard-acc } z políčka { $space } na políčko { $to }.
    .you = Přesouváte { $wizard-acc } z políčka { $space } na políčko { $to }.
event-filled = { $partner ->
    [none] { $seat } si plní lektvar.
   *[other] { $seat } plní lektvar, který patří spoluhráči: { $partner }.
}
    .you = { $partner ->
    [none] Plníte si lektvar.
   *[other] Plníte lektvar, který patří spoluhráči: { $partner }.
}
    .you-partner = { $seat } plní jeden z vašich lektvarů.
event-entered = { $wizards-count ->
    [one] { $wizards-start } vstupuje do Havraního hradu.
    [few] Do Havraního hradu společně vstupují { $wizards-count } čarodějové: { $wizards-colour }.
   *[other] Do Havraního hradu společně vstupuje { $wizards-count } čarodějů: { $wizards-colour }.
}
event-flew = Havraní hrad přelétá z políčka { $space } na políčko { $to }.
event-stayed = Havraní hrad nenachází volný erb a zůstává na políčku { $space }.
event-cast = { $seat } sesílá za { $spell-price } kouzlo { $spell-acc }.
    .you = Sesíláte za { $spell-price } kouzlo { $spell-acc }.
event-claimed = { $seat } si k této kartě vyhrazuje na později kouzlo { $spell-acc }.
    .you = Vyhrazujete si k této kartě na později kouzlo { $spell-acc }.
event-lapsed = { $seat } už nemůže vyhrazené kouzlo { $spell-acc } seslat: právo na ně propadá, lektvary zůstávají.
    .you = Vyhrazené kouzlo { $spell-acc } už seslat nemůžete: právo na ně propadá, lektvary vám zůstávají.
event-swapped = { $seat } vyměňuje nejvyšší patra na políčkách { $one } a { $other }. Na chvíli je vidět, kdo je pod nimi: na políčku { $one } { $beneath_one-count ->
    [0] nikdo
   *[other] { $beneath_one-colour }
}; na políčku { $other } { $beneath_other-count ->
    [0] nikdo
   *[other] { $beneath_other-colour }
}.
    .you = Vyměňujete nejvyšší patra na políčkách { $one } a { $other }. Na chvíli je vidět, kdo je pod nimi: na políčku { $one } { $beneath_one-count ->
    [0] nikdo
   *[other] { $beneath_one-colour }
}; na políčku { $other } { $beneath_other-count ->
    [0] nikdo
   *[other] { $beneath_other-colour }
}.
event-nudged = { $seat } posílá Havraní hrad z políčka { $space } na políčko { $to }.
    .you = Posíláte Havraní hrad z políčka { $space } na políčko { $to }.
event-rode = { $wizard-start } se veze na zádech ({ $seat }).
    .you = Svezete na zádech { $wizard-acc }.
event-lifted = { $seat } nadzvedává { $floor }. patro na políčku { $space }. { $beneath-count ->
    [0] Pod ním nikdo nestojí.
    [one] Pod ním stojí { $beneath }.
    [few] Pod ním stojí { $beneath-count } čarodějové: { $beneath-colour }.
   *[other] Pod ním stojí { $beneath-count } čarodějů: { $beneath-colour }.
}
    .you = Nadzvedáváte { $floor }. patro na políčku { $space }. { $beneath-count ->
    [0] Pod ním nikdo nestojí.
    [one] Pod ním stojí { $beneath }.
    [few] Pod ním stojí { $beneath-count } čarodějové: { $beneath-colour }.
   *[other] Pod ním stojí { $beneath-count } čarodějů: { $beneath-colour }.
}
event-freed = { $seat } vysvobozuje { $wizard-acc } a zvedá ho na vrchol sloupce na políčku { $space }.
    .you = Vysvobozujete { $wizard-acc } a zvedáte ho na vrchol sloupce na políčku { $space }.
event-asked-card = { $seat } žádá o kartu, předat ji může { $partner }.
    .you = Žádáte o kartu, předat vám ji může { $partner }.
    .you-partner = { $seat } vás žádá o kartu.
event-handed-over = { $seat } předává { $card-acc }, dostává ji { $partner }.
    .you = Předáváte { $card-acc }, dostává ji { $partner }.
    .you-partner = { $seat } vám předává { $card-acc }.
event-handed-over-unseen = { $seat } předává kartu, dostává ji { $partner }.
    .you = Předáváte kartu, dostává ji { $partner }.
    .you-partner = { $seat } vám předává kartu.
event-asked-potions = { $seat } žádá o plné lektvary, dát je může { $partner }.
    .you = Žádáte o plné lektvary, dát vám je může { $partner }.
    .you-partner = { $seat } vás žádá o plné lektvary.
event-gave-potions = { $seat } dává { $potions ->
    [one] plný lektvar, dostává ho
    [few] { $potions } plné lektvary, dostává je
   *[other] { $potions } plných lektvarů, dostává je
} { $partner }.
    .you = Dáváte { $potions ->
    [one] plný lektvar, dostává ho
    [few] { $potions } plné lektvary, dostává je
   *[other] { $potions } plných lektvarů, dostává je
} { $partner }.
    .you-partner = { $seat } vám dává { $potions ->
    [one] plný lektvar
    [few] { $potions } plné lektvary
   *[other] { $potions } plných lektvarů
}.
event-refused = { $seat } nic nedává.
    .you = Nic nedáváte.
event-last-round = { $seats-count ->
    [one] { $seats } plní cíl: toto kolo je poslední.
   *[other] { $seats } plní cíl: toto kolo je poslední.
}
    .you-seats = { $seats-count ->
    [0] Plníte cíl: toto kolo je poslední.
    [one] Plníte cíl vy a { $seats }: toto kolo je poslední.
   *[other] Plníte cíl vy, { $seats }: toto kolo je poslední.
}
event-met-goal = { $seats-count ->
    [one] { $seats } také plní cíl.
   *[other] { $seats } také plní cíl.
}
    .you-seats = { $seats-count ->
    [0] Také plníte cíl.
    [one] Také vy a { $seats } plníte cíl.
   *[other] Také vy, { $seats } plníte cíl.
}
event-left-behind = { $wizard-start } už se tam nevejde a zůstává stát; lektvar se vrací.

# Jak to skončilo
reason-goal = Všichni čarodějové v Havraním hradu a žádný prázdný lektvar: cíl je splněn.
reason-goal-full = Cíl splnilo více stran: vítězí, komu zbylo nejvíc plných lektvarů.
reason-goal-shared = Cíl splnilo více stran a zbylo jim stejně plných lektvarů, takže se o vítězství dělí.
reason-dead-end = Všichni čarodějové jsou v Havraním hradu, ale cíl nesplnil nikdo: vítězí, kdo naplnil nejvíc lektvarů.
reason-dead-end-full = Všichni čarodějové jsou v Havraním hradu, ale cíl nesplnil nikdo a nejvíc lektvarů naplnilo více stran: vítězí, komu zbylo nejvíc plných.
reason-dead-end-shared = Všichni čarodějové jsou v Havraním hradu, ale cíl nesplnil nikdo a nerozhodly ani lektvary: o vítězství se dělí.
reason-in-time = Všichni čarodějové došli do Havraního hradu včas.
reason-too-late = Poslední povolená karta je zahraná a v Havraním hradu nejsou všichni čarodějové.

# Nastavení hry
setting-mode = Která hra
setting-mode-base = Základní hra: dvě kouzla, za tah jedno seslání
setting-mode-advanced = Pro pokročilé: čtyři vylosovaná kouzla, ve svém tahu je sesíláte bez omezení
setting-mode-master = Pro mistry čaroděje: všechna kouzla, sesílají se i v cizích tazích
setting-mode-solo = Sólo: dvanáct čarodějů a třicet karet
setting-mode-coop = Společná hra: sólová pravidla pro dva až šest, s jednou otevřenou rukou
setting-teams = Týmy: spoluhráči sedí naproti sobě
setting-spells = Kouzla na stole
setting-spells-0 = žádná
setting-spells-3 = tři vylosovaná
setting-spells-4 = čtyři vylosovaná
setting-spells-number = losem
setting-spells-several = tato
setting-start_seat = Kdo začíná
setting-start_seat-None = rozhodne los
setting-memory = Kdo vidí uzamčené čaroděje
setting-memory-strict = Nikdo: musíte si je pamatovat
setting-memory-assisted = Všichni: jsou vidět i s celým záznamem
setting-colours = Barvy čarodějů
setting-colours-blue = modrá
setting-colours-yellow = žlutá
setting-colours-red = červená
setting-colours-green = zelená
setting-colours-orange = oranžová
setting-colours-purple = fialová

# Proč něco není na výběr
why-not-keep = Tahle věž by přistála na Havraním hradu na políčku { $to }. Vyberte jinou.
why-not-crowd = Na políčku { $to } už stojí šest čarodějů, další se tam nevejde.
why-not-other = Karty pohybují jen vašimi čaroději.
why-not-potions = Kouzlo { $spell-acc } stojí { $spell-price }; vaše plné lektvary: { $full }.
why-not-aim = Kouzlo { $spell-acc } teď nemá na co působit.
why-not-piggyback = Kouzlo { $spell-acc } se sesílá k čaroději, kterého se chystá přesunout karta.
why-not-moment = Kouzlo { $spell-acc } teď seslat nelze.

# Co místo vidí
view-seat = vaše místo
view-seats = hráčů
view-mode = způsob hry
view-teams = týmy
view-assisted = uzamčení čarodějové jsou vidět
view-spells = kouzla na stole
view-start_seat = začínající hráč
view-spaces = políčka 0 až 15
view-keep = Havraní hrad je na políčku
view-next_keep = přelétl by na políčko
view-players = co mají hráči
view-hand = vaše karty
view-pile = karet v dobíracím balíčku
view-discard = odhozené karty
view-turn = tahů před tímto
view-active = aktivní hráč
view-played = karet zahraných v tomto tahu
view-card = právě zahraná karta
view-thing = ohlášeno pro
view-rolled = hozeno
view-rolls_left = zbývá hodů
view-moving = právě se přesouvá
view-right = právo na kouzlo
view-claim = kouzlo vyhrazené na později
view-last_round = poslední kolo
view-cards_left = karet, které smíte ještě zahrát
view-reach = kam vedou vaše karty
view-outlook = co by tah přinesl, podle políček
view-tokens = kouzla s cenou a cíli
