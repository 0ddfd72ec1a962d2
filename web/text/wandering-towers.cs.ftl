# Deska hry Toulavé věže: jména toho, co je jen nakreslené, a nápisy na tlačítkách. Slova hry samé jsou v src/slet/games/wandering_towers.
everybody = Všichni
players = Hráči
ring = Kruh políček
position = Situace slovy
hand = Vaše karty
hand-common = Společné karty
spells = Kouzla
actions = Co můžete udělat
more = Další…
heading = { $mode ->
    [advanced] Pro pokročilé
    [master] Mistři čarodějové
    [solo] Sólo
    [coop] Společná hra
   *[base] { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
}{ $teams ->
    [yes] , týmy
   *[no] {""}
}
last-round = Poslední kolo
cards-left = { $cards ->
    [one] Zbývá 1 karta
    [few] Zbývají { $cards } karty
   *[other] Zbývá { $cards } karet
}
pile = balíček
discard = odhozeno
discard-open = Odhozené karty: { $cards }
discard-show = odhozeno { $cards }, prohlédnout
in-keep = { $inside } z { $all } na hradě
holds = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
potions = Lektvary: plné { $full }, prázdné { $empty }, použité { $spent }
start-player = začínající hráč
team = Tým { $team }
turn-of = Další kartu hraje { $name }
times = { $count }× { $what }

# Karty
caption-steps = { $kind ->
    [tower] věž { $tower }
    [wizard] čaroděj { $wizard }
   *[either] věž { $tower }, nebo čaroděj { $wizard }
}
caption-dice = { $kind ->
    [tower] věž
    [wizard] čaroděj
   *[either] věž, nebo čaroděj
}: hod{ $repeats ->
    [0] {""}
    [one] , smíte 1× znovu
   *[other] , smíte { $repeats }× znovu
}
caption-brief = hod{ $repeats ->
    [0] {""}
   *[other] , { $repeats }× znovu
}
card-reach = { $card }. Z políčka na políčko: { $landings }
card-moves = { $pieces ->
    [0] Teď nepohne ničím
    [one] Teď může pohnout 1 figurou
    [few] Teď může pohnout { $pieces } figurami
   *[other] Teď může pohnout { $pieces } figurami
}
card-rolls = Jak daleko, určí kostka
card-waits = Zahrajete ji ve svém tahu
card-in-play = Zahraná karta: { $card }
rolled = Padlo: { $pips }
rolls-left = { $rolls ->
    [one] ještě 1 hod
    [few] ještě { $rolls } hody
   *[other] ještě { $rolls } hodů
}
announced-tower = pro věž
announced-wizard = pro čaroděje

# Čeho se lze dotknout
spot-floor = Políčko { $space }, { $floor }. patro
spot-wizard = Políčko { $space }, { $who } čaroděj
spot-space = Políčko { $space }
spot-card = { $card }: { $deed }. { $outlook }
deed-tower = Věž: { $from } → { $to }
deed-wizard = Čaroděj: { $from } → { $to }
deed-swap = Vyměnit { $one } a { $other }
deed-nudge = Hrad na { $to }
deed-lift = Pod { $floor }. patro na { $space }
deed-cast = { $spell } – { $deed }
deed-roll = Zahrát a hodit
deed-in-vain = Zahrát: nic se nepohne
aim-first = { $kind ->
    [both] Vyberte věž, nebo čaroděje
    [wizard] Vyberte čaroděje
    [swap] Vyberte dvě věže
    [nudge] Vyberte políčko
    [lift] Vyberte patro
   *[tower] Vyberte věž
}
card-first = Vyberte kartu
space-first = Vyberte, kam půjde
announce-first = Pro věž, nebo pro čaroděje?
lands-on = { $floors ->
    [0] Přistane na zemi
    [one] Přistane na věži
    [few] Přistane na { $floors } věžích
   *[other] Přistane na { $floors } věžích
}
catches = { $count ->
    [one] Uzamkne 1 čaroděje
    [few] Uzamkne { $count } čaroděje
   *[other] Uzamkne { $count } čarodějů
}: { $who }
fills = Naplní lektvar
fills-partner = Naplní lektvar spoluhráče
fills-nothing = Žádný prázdný lektvar k naplnění
carries-keep = Nese s sebou Havraní hrad
enters = Vstoupí do Havraního hradu
flight = Hrad pak přelétne na { $space }
flight-none = Hrad nenajde volný erb a zůstane
looks-beneath = Všichni uvidí, kdo je pod ním
swaps = Všichni uvidí, kdo je pod oběma
stays = Teď tam nemůže: dotykem zjistíte proč
take-up = Vzít a podívat se, kam může
open-floor = { $floor }. patro
open-crest = { $floor }. patro, s erbem
open-wizard = Nahoře: { $who }
inside = Uvnitř: { $who }
inside-nobody = Uvnitř zatím nikdo není
found = Pod { $space }: { $who }
found-nobody = Pod { $space }: nikdo
claimed = Právo na kouzlo má { $name }: { $spell }

# Tlačítka
short-discard = Odhodit bez využití
short-discard-all = Vyměnit celou ruku
short-pass = Teď nekouzlit
short-pass-for-turn = Tento tah nekouzlit
short-claim = Vyhradit na později
short-announce = { $thing ->
    [tower] Zahrát pro věž
   *[wizard] Zahrát pro čaroděje
}
short-hand-over = Předat: { $card }
short-hand-over-nothing = Nepředat nic
short-never-offer = Nic, a už se neptat
short-offer-again = Zase se mě ptát
short-end-turns = Ukončit a příště se neptat
short-stop-again = Před koncem se zase ptát
short-ask-card = Požádat o kartu
short-ask-potions = Požádat o lektvary
short-leave = Nechat být
short-give-potions = { $potions ->
    [0] Nedat nic
    [one] Dát 1 lektvar
    [few] Dát { $potions } lektvary
   *[other] Dát { $potions } lektvarů
}

# Kouzla
does-advance-wizard = Kterýkoli viditelný čaroděj jde o 1 políčko vpřed.
does-advance-tower = Kterékoli patro se vším nad sebou jde o 2 políčka vpřed.
does-swap-tower = Nejvyšší patra na dvou políčkách si vymění místo.
does-headwind-wizard = Kterýkoli viditelný čaroděj jde o 1 políčko vzad.
does-headwind-tower = Kterékoli patro se vším nad sebou jde o 2 políčka vzad.
does-nudge-ravenskeep = Hrad jde na nejbližší políčko bez čarodějů, vpřed nebo vzad.
does-piggyback = Váš čaroděj se sveze s tím, kterého karta vede ze stejného místa.
does-free-wizard = Nadzvedněte patro; vlastní čaroděj pod ním smí nahoru.
spells-open = { $ready ->
    [0] Kouzla
   *[other] Kouzla: { $ready } teď
}
spell-open = Teď lze seslat.
spell-not = Teď ne.
spell-aims = { $aims ->
    [0] Lze ho seslat hned.
    [one] Lze ho seslat hned, 1 způsobem.
    [few] Lze ho seslat hned, { $aims } způsoby.
   *[other] Lze ho seslat hned, { $aims } způsoby.
}

# Situace
space = Políčko { $space }: { $towers ->
    [0] { $printed ->
        [yes] holá zem s erbem
       *[no] holá zem
    }
    [one] 1 věž{ $crests ->
        [0] {""}
       *[other] {" "}s erbem
    }
    [few] { $towers } věže{ $crests ->
        [0] , bez erbů
        [one] , erb má patro { $floors }
       *[other] , erb mají patra { $floors }
    }
   *[other] { $towers } věží{ $crests ->
        [0] , bez erbů
        [one] , erb má patro { $floors }
       *[other] , erb mají patra { $floors }
    }
}.
on-top = Nahoře: { $who }.
beneath = Pod patrem { $floor }: { $who }.
keep-here = Tady je Havraní hrad.
keep-next = Sem by Havraní hrad přelétl příště.
