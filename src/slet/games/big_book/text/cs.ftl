name = Velká kniha strašlivých čar
    .acc = Velkou knihu strašlivých čar
tagline = Společně zlomte kletby šesti nestvůr a nenechte se vyděsit k smrti.
# Kde ve hře: „pokračuje od …“.
part = { $number }. kola

# Karty a další součásti
card = { $element ->
    [water] voda { $value }
    [earth] země { $value }
    [fire] oheň { $value }
    [air] vzduch { $value }
   *[madness] děs
}
    .acc = { $element ->
    [water] vodu { $value }
    [earth] zemi { $value }
    [fire] oheň { $value }
    [air] vzduch { $value }
   *[madness] děs
}
element = { $element ->
    [water] voda
    [earth] země
    [fire] oheň
   *[air] vzduch
}
spell = { $name ->
    [growth] Pučení
    [ice] Led
    [combustion] Vzplanutí
    [telepathy] Telepatie
    [cool-head] Chladná hlava
    [chilling-touch] Mrazivý dotek
    [hoarfrost] Jinovatka
    [glacial] Glaciál
    [freeze] Zmrazení
    [rime] Námraza
    [polar-circle] Polární kruh
    [embodiment] Vtělení
    [ice-palace] Ledový palác
    [essence-of-earth] Esence země
    [abundance] Hojnost
    [fertile-soil] Úrodná půda
    [resolve] Odhodlání
    [stoneskin] Kamenná kůže
    [circle-of-life] Koloběh života
    [strength-of-the-mountains] Síla hor
    [embrace-of-the-earth] Náruč země
    [petrification] Zkamenění
    [blazing-power] Pekelná výheň
    [embers] Žhavé uhlíky
    [spark] Jiskra
    [cleansing-flame] Očistný plamen
    [melting-cauldron] Tavicí kotel
    [from-the-ashes] Z popela
    [aura-of-fire] Ohnivá aura
    [heat-of-battle] Žár souboje
    [dragons-breath] Dračí dech
    [mind-control] Ovládání mysli
    [exchange-of-thoughts] Výměna myšlenek
    [wind-messenger] Větrný posel
    [telekinesis] Telekineze
    [eye-of-the-hurricane] Oko hurikánu
    [joined-minds] Spojené mysli
    [levitation] Levitace
    [brainstorm] Bouře mozků
    [timelessness] Bezčasí
   *[other] { $name }
}
curse = { $kind ->
    [water] vodní kletba
    [earth] zemská kletba
    [fire] ohnivá kletba
    [air] vzdušná kletba
   *[multi] víceživlová kletba
}
    .acc = { $kind ->
    [water] vodní kletbu
    [earth] zemskou kletbu
    [fire] ohnivou kletbu
    [air] vzdušnou kletbu
   *[multi] víceživlovou kletbu
}
page = { $name ->
    [bog-piper] Bahenní dudák
    [gelatinous-cube] Rosolová kostka
    [shadow-imp] Stínový skřet
    [whispering-eye] Šeptající oko
    [dread-face] Hrozivá tvář
    [tome-glutton] Hltoun knih
    [silent-warden] Mlčenlivý strážce
    [warlock] Černokněžník
    [sea-wraith] Mořský přízrak
    [lord-of-the-deep] Hlubinný pán
    [rune-golem] Runový golem
    [fear-eater] Požírač strachu
    [dragon] Drak
    [ice-queen] Ledová královna
    [spell-eater] Žrout kouzel
    [wind-trickster] Větrný šprýmař
    [last-page] poslední strana
   *[other] { $name }
}
magician = { $name ->
    [rosana] Rosana L’eiac
    [harold] Harold o’Ceanne
    [viktor] Viktor Ogoňok
    [sandra] Sandra Laveah
    [larry] Larry Wheeter
    [alice] Alice Maluseen
    [violetta] Violetta d’Revois
   *[patrik] Patrik Selenney
}
ability = { $magician ->
    [rosana] Do podpory se vejde pět karet.
    [harold] Jednou ve svém tahu smí jedním vzduchem hodnoty 1 zaplatit jakýkoli element.
    [viktor] Jednou ve svém tahu smí odložit z ruky jeden děs a dobrat si za něj kartu.
    [sandra] Jednou ve svém tahu smí obnovit jedno použité kouzlo, své i cizí.
    [larry] Jednou ve svém tahu smí otočit vrchní kartu svého balíčku: děs zažene, cokoli jiného odloží.
    [alice] Kdykoli zlomí kletbu, smí si dobrat kartu.
    [violetta] Jednou ve svém tahu smí vyměnit až dvě karty z ruky za karty ze své podpory.
   *[patrik] Smí znát šest kouzel.
}

# Co říkají karty
effect = { $who }: { $parts }.
effect-once = { $parts }.
effect-then = , poté{" "}
effect-and = {" "}a{" "}
effect-may = { $who ->
    [you] můžete
    [you-and-one-other] můžete
    [others] mohou
    [active-and-next] mohou
   *[other] může
} { $parts }
who = { $who ->
    [you] Vy
    [one-other] Jeden jiný hráč
    [one-player] Jeden hráč
    [you-and-one-other] Vy a jeden jiný hráč
    [some-others] { $count ->
        [one] { $shown } jiný hráč
       *[other] Každý ze { $shown } jiných hráčů
    }
    [some-players] { $count ->
        [one] { $shown } hráč
       *[other] Každý ze { $shown } hráčů
    }
    [others] Všichni ostatní hráči
    [all] Každý hráč
    [active] Aktivní hráč
    [active-and-next] Aktivní hráč a po něm další
   *[once] Všichni
}
whose = své
cards = { $how ->
    [all] všechny karty{ $what ->
        [water] {" "}vody
        [earth] {" "}země
        [fire] {" "}ohně
        [air] {" "}vzduchu
        [element] {" "}elementů
        [strong] {" "}hodnoty 2 nebo 3
        [one] {" "}hodnoty 1
       *[card] {""}
    }
    [any] libovolný počet karet
    [as-many] stejný počet karet
   *[just] { $how ->
        [upto] až {""}
       *[just] {""}
    }{ $what ->
        [different] { $shown } karty různých elementů
        [random] { $shown } { $count ->
            [one] náhodnou kartu
            [few] náhodné karty
           *[other] náhodných karet
        }
       *[card] { $shown } { $count ->
            [one] kartu
            [few] karty
           *[other] karet
        }{ $what ->
            [water] {" "}vody
            [earth] {" "}země
            [fire] {" "}ohně
            [air] {" "}vzduchu
            [element] {" "}{ $count ->
                [one] elementu
               *[other] elementů
            }
            [strong] {" "}hodnoty 2 nebo 3
            [one] {" "}hodnoty 1
           *[card] {""}
        }
    }
}
place-or = {" "}{ $count ->
    [one] nebo
   *[other] a/nebo
}{" "}
place-and = {" "}i{" "}
place = { $place ->
    [hand] z ruky
    [discard] z odkládací hromádky
    [support] ze své podpory
    [shared] ze sdílené podpory
    [destroyed] ze zničených karet
    [deck] z vrchu dobíracího balíčku
   *[stack] z balíčku děsu
}
do-draw = dobrat { $cards }
do-fill = dobrat karty do ruky, dokud jich nebude { $shown }
do-keep = odkládat karty z ruky, dokud { $count ->
    [one] nezbude { $shown }
    [few] nezbudou { $shown }
   *[other] jich nezbude { $shown }
}
do-discard = { $place ->
    [deck] { $how ->
        [all] odložit celý dobírací balíček
       *[other] odložit { $cards }{ $places }
    }
   *[other] odložit { $cards }{ $places }
}
do-destroy = { $place ->
    [stack] zničit { $shown } { $count ->
        [one] kartu
        [few] karty
       *[other] karet
    }{ $places }
   *[other] zničit { $cards }{ $places }
}
do-destroy-spell = zničit { $shown } { $count ->
    [one] své kouzlo
    [few] svá kouzla
   *[other] svých kouzel
}
do-destroy-library = zničit kouzlo otočené lícem vzhůru na každé hromádce knihovny, pod kterým leží další
do-support = položit { $cards }{ $places } do své podpory
do-lay-on-deck = položit { $cards }{ $places } na svůj dobírací balíček
do-take = vzít do ruky { $cards }{ $places }
do-banish = zahnat { $how ->
    [all] veškerý děs
    [upto] až { $shown } { $count ->
        [one] kartu děsu
        [few] karty děsu
       *[other] karet děsu
    }
   *[other] { $shown } { $count ->
        [one] kartu děsu
        [few] karty děsu
       *[other] karet děsu
    }
}{ $places }
do-upgrade = zničit { $cards }{ $places }; za kartu elementu tam přijde karta o 1 vyšší
do-madness = { $target ->
    [discard] přidat { $shown } { $count ->
        [one] kartu děsu
        [few] karty děsu
       *[other] karet děsu
    } do své odkládací hromádky
    [deck] přidat { $shown } { $count ->
        [one] kartu děsu
        [few] karty děsu
       *[other] karet děsu
    } na svůj dobírací balíček
    [hand] vzít do ruky { $shown } { $count ->
        [one] novou kartu děsu
        [few] nové karty děsu
       *[other] nových karet děsu
    }
    [support] dostat do své podpory { $shown } { $count ->
        [one] kartu děsu
        [few] karty děsu
       *[other] karet děsu
    }
   *[curses] položit po { $shown } { $count ->
        [one] kartě děsu
        [few] kartách děsu
       *[other] kartách děsu
    } pod každou kletbu; kdo kletbu zlomí, vezme si děs pod ní do odkládací hromádky
}
do-shuffle = { $what ->
    [hand] zamíchat ruku do dobíracího balíčku a dobrat o kartu méně
   *[discard] zamíchat odkládací hromádku do dobíracího balíčku
}
do-use-up = otočit { $shown } { $count ->
    [one] své obnovené kouzlo
    [few] svá obnovená kouzla
   *[other] svých obnovených kouzel
} na použité
do-neutralise-spell = neutralizovat { $shown } { $count ->
    [one] své kouzlo
    [few] svá kouzla
   *[other] svých kouzel
}, dokud nepřijde nová nestvůra
do-neutralise-curse = neutralizovat { $shown } { $count ->
    [one] kletbu
    [few] kletby
   *[other] kleteb
}
do-refresh = { $how ->
    [all] obnovit všechna svá { $spell ->
        [yes] ostatní použitá kouzla
       *[no] použitá kouzla
    }
   *[other] obnovit { $how ->
        [upto] až { $shown }
       *[other] { $shown }
    } { $count ->
        [one] { $spell ->
            [yes] jiné použité
           *[no] použité
        } kouzlo
        [few] { $spell ->
            [yes] jiná použitá
           *[no] použitá
        } kouzla
       *[other] { $spell ->
            [yes] jiných použitých
           *[no] použitých
        } kouzel
    } kterýchkoli hráčů
}
do-act = spustit { $count ->
    [one] { $shown } akci
    [few] až { $shown } akce
   *[other] až { $shown } akcí
}
do-embody = spustit { $shown } { $count ->
    [one] akci
    [few] akce
   *[other] akcí
} jen za karty ze sdílené podpory, které tam zůstanou
do-exchange = vyměnit se sesilatelem { $how ->
    [upto] až { $shown }
   *[other] { $shown }
} { $count ->
    [one] kartu
    [few] karty
   *[other] karet
} z ruky
do-receive = dostat od sesilatele { $how ->
    [upto] až { $shown }
   *[other] { $shown }
} { $count ->
    [one] kartu
    [few] karty
   *[other] karet
} z ruky
do-gain = přidat do své odkládací hromádky kartu hodnoty 2 dle výběru
do-trade = odložit kartu hodnoty 1 a přidat na svůj dobírací balíček kartu téhož elementu hodnoty 3
do-learn = se zdarma naučit odkryté kouzlo z knihovny
do-token = položit žeton elementu na každou další kletbu; zlomit ji stojí o 1 víc
front-won = Všichni vyhráváte!
front-lost = Všichni prohráváte!

# Totéž v pár slovech, na malý líc kletby
short = { $who }: { $parts }
short-then = ,{" "}
short-who = { $who ->
    [all] Každý
    [active] Aktivní
    [active-and-next] Aktivní a další
   *[once] {""}
}
short-draw = dobrat { $count }
short-discard = { $place ->
    [deck] { $how ->
        [all] odložit balíček
       *[just] odložit { $count } z balíčku
    }
    [support] { $how ->
        [all] odložit podporu
       *[just] odložit { $count } z podpory
    }
   *[hand] { $how ->
        [all] odložit ruku
       *[just] odložit { $count }{ $what ->
            [water] × vodu
            [earth] × zemi
            [fire] × oheň
            [air] × vzduch
            [different] {" "}různé elementy
            [random] {" "}náhodně
           *[card] { $place ->
                [hand] {" "}z ruky
               *[none] {""}
            }
        }
    }
}
short-destroy = { $place ->
    [stack] Z balíčku děsu { $count ->
        [one] zmizí 1 karta
        [few] zmizí { $count } karty
       *[other] zmizí { $count } karet
    }
    [deck] zničit { $count } z balíčku
   *[hand] zničit { $count } { $what ->
        [strong] hodnoty 2–3
       *[element] z ruky
    }
}
short-madness = { $target ->
    [discard] { $count }× děs
    [deck] { $count }× děs na balíček
    [hand] { $count }× děs do ruky
   *[support] { $count }× děs do podpory
}
short-lay-on-deck = { $count } na balíček
short-use-up = { $count } { $count ->
    [one] kouzlo na použité
   *[other] kouzla na použitá
}
short-neutralise-spell = neutralizovat { $count } { $count ->
    [one] kouzlo
    [few] kouzla
   *[other] kouzel
}
short-shuffle = ruku do balíčku, dobrat o 1 méně
short-token = Žeton na každou jinou kletbu

# Otázky
# Kolik se toho ještě vybírá
still = { $how ->
    [one] {""}
    [may] {" "}Můžete to i vynechat.
    [any] {" "}Kolik jich bude, je na vás.
    [upto] {" "}Ještě až { $left }.
   *[just] {" "}Ještě { $left }.
}
ask-magician = Kterého čaroděje si vyberete? Každý má svou schopnost a svůj balíček.
ask-before-grimoire = Použijete svou schopnost, než se žeton zaříkávání posune?
ask-action = { $payable ->
    [yes] { $curses ->
        [0] Všechny kletby jsou zlomené. Kterou akci zaplatíte?
       *[other] { $turns ->
            [one] { $curses ->
                [one] Zbývá { $curses } kletba
                [few] Zbývají { $curses } kletby
               *[other] Zbývá { $curses } kleteb
            } a tohle je poslední tah. Co uděláte?
           *[other] { $curses ->
                [one] Zbývá { $curses } kletba
                [few] Zbývají { $curses } kletby
               *[other] Zbývá { $curses } kleteb
            } a { $turns ->
                [few] { $turns } tahy
               *[other] { $turns } tahů
            }. Co uděláte?
        }
    }
   *[no] Nemáte už čím zaplatit. Ukončíte akce?
}
ask-given-action = Díky efektu smíte hned spustit { $left ->
    [one] jednu akci, kterou sami zaplatíte. Kterou?
   *[other] až { $left } akce, které sami zaplatíte. Kterou první?
}
ask-extra-action = K ceně které akce přidáte navíc { $extra-acc }? Co dává, propadne.
ask-pay = Kterou kartou zaplatíte?
ask-player = Kterého hráče se to bude týkat?
ask-may = { $source ->
    [blazing-power] Smíte odložit kartu a dobrat si za ni jinou. Uděláte to?
    [lord-of-the-deep] Za přemoženou nestvůru smíte zahnat všechen děs ze své odkládací hromádky. Uděláte to?
    [rune-golem] Za přemoženou nestvůru si smíte dobrat dvě karty. Uděláte to?
    [ice-queen] Za přemoženou nestvůru smíte obnovit všechna svá kouzla a dobrat si kartu. Uděláte to?
   *[other] Můžete, ale nemusíte. Využijete toho?
}
ask-alice = Doberete si kartu za zlomenou kletbu?
ask-reward = Kterou kartu hodnoty 2 si za zlomenou kletbu vezmete?
ask-gain = Kterou kartu hodnoty 2 si přidáte do odkládací hromádky?{ still }
ask-learn = Které kouzlo se zdarma naučíte?{ still }
ask-lose-spell = Které ze svých kouzel zničíte?{ still }
ask-use-up = Které ze svých obnovených kouzel otočíte na použité?{ still }
ask-neutralise = Které ze svých kouzel neutralizujete? Dokud nepřijde nová nestvůra, nepůjde seslat.{ still }
ask-neutralise-curse = Kterou kletbu neutralizujete? Do příštího tahu se nespustí, ale ani nepůjde zlomit.{ still }
ask-refresh = Které použité kouzlo obnovíte?{ still }
ask-token = Který žeton elementu přijde na tuto víceživlovou kletbu? Zlomit ji pak bude stát o tento element víc.
ask-discard = { $many ->
    [no] Kterou kartu odložíte?
   *[yes] Které karty odložíte?
}{ still }
ask-destroy = { $many ->
    [no] Kterou kartu zničíte?
   *[yes] Které karty zničíte?
}{ still }
ask-upgrade = { $many ->
    [no] Kterou kartu zničíte za vyšší?
   *[yes] Které karty zničíte za vyšší?
}{ still }
ask-support = { $many ->
    [no] Kterou kartu položíte do své podpory?
   *[yes] Které karty položíte do své podpory?
}{ still }
ask-lay-on-deck = { $many ->
    [no] Kterou kartu položíte na svůj dobírací balíček?
   *[yes] Které karty položíte na svůj dobírací balíček, poslední nahoru?
}{ still }
ask-take = { $many ->
    [no] Kterou kartu si vezmete do ruky?
   *[yes] Které karty si vezmete do ruky?
}{ still }
ask-banish = { $many ->
    [no] Který děs zaženete?
   *[yes] Které karty děsu zaženete?
}{ still }
ask-trade = Kterou kartu hodnoty 1 odložíte za kartu hodnoty 3?{ still }
ask-give = { $many ->
    [no] Kterou kartu předáte?
   *[yes] Které karty předáte?
}{ still }
ask-swap = Kterou kartu vyměníte?{ still }
ask-swap-back = Kterou kartu dáte na oplátku?
ask-swap-out = Kterou kartu ze své podpory vyměníte?
ask-swap-in = Kterou kartu z ruky za ni dáte do podpory?
ask-recover = Zotavení: { $over ->
    [one] kterou kartu elementu odložíte, aby vám jich v ruce zbylo šest?
   *[other] které karty elementů odložíte, aby vám jich v ruce zbylo šest? Zbývá vybrat: { $over }.
}

# Možnosti
option-magician = { $magician }
option-card = { $card } ({ $place ->
    [hand] z ruky
    [discard] z odkládací hromádky
    [support] podpora: { $seat }
   *[destroyed] ze zničených karet
})
    .you = { $card } ({ $place ->
        [hand] z ruky
        [discard] z odkládací hromádky
        [support] z vaší podpory
       *[destroyed] ze zničených karet
    })
option-wild = vzduch 1 jako { $element ->
    [water] voda
    [earth] země
   *[fire] oheň
} ({ $place ->
    [hand] z ruky
   *[support] podpora: { $seat }
})
    .you = vzduch 1 jako { $element ->
        [water] voda
        [earth] země
       *[fire] oheň
    } ({ $place ->
        [hand] z ruky
       *[support] z vaší podpory
    })
option-enough = Stačí
option-cast = Seslat kouzlo { $spell }{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}
option-learn = Naučit se kouzlo { $spell }
option-acquire = Pořídit { $card-acc }
option-extra = Zaplatit navíc { $card-acc }
option-break = Zlomit { $curse-acc }
option-banish = Zahnat děs ({ $place ->
    [hand] z ruky
   *[support] podpora: { $seat }
})
    .you = Zahnat děs ({ $place ->
        [hand] z ruky
       *[support] z vaší podpory
    })
option-ability = Použít svou schopnost
option-done = Ukončit akce
option-use = Ano
option-decline = Ne
option-player = { $seat }
    .you = Vy
option-spell = { $spell } ({ $seat })
    .you = { $spell } (vaše)
option-curse = { $curse }
option-token = { $element ->
    [water] Voda
    [earth] Země
    [fire] Oheň
   *[air] Vzduch
}

# Co se stalo; .you čte ten, kdo to udělal, .you-POLE ten, koho se to týká
event-starts = Začíná { $seat }.
    .you = Začínáte.
event-chose-magician = { $seat } hraje za postavu { $magician }.
    .you = Hrajete za postavu { $magician }.
event-turn = { $turn }. tah: { $seat }. Použitá kouzla se obnovují.
    .you = { $turn }. tah je váš. Vaše použitá kouzla se obnovují.
event-moved = { $space ->
    [0] Žeton zaříkávání přichází na políčko zaříkávání.
   *[other] Žeton zaříkávání přichází na políčko { $space }.
}
event-opened = { $round }. kolo: z knihy vystupuje { $page }.
event-curse-laid = Na { $place ->
    [0] políčko 2
    [1] políčko 3 vlevo
    [2] políčko 3 vpravo
    [3] políčko 4
   *[4] políčko 5
} přichází { $curse }.
event-set-off = Spouští se { $curse }.
event-defeated = { $page }: zdoláno!
event-escaped = { $page } uniká, { $curses ->
    [one] zbývá jedna nezlomená kletba
    [few] zbývají { $curses } nezlomené kletby
   *[other] zbývá { $curses } nezlomených kleteb
}.
event-curse-returned = Pod svůj balíček se vrací { $curse }.
event-turned-up = { $what ->
    [spells] Neutralizovaná kouzla se otáčejí zpět lícem vzhůru.
   *[curses] Neutralizované kletby se otáčejí zpět lícem vzhůru.
}
event-drew = { $seat } dobírá: { $cards }.
    .you = Dobíráte si: { $cards }.
event-drew-some = { $seat } dobírá { $cards ->
    [one] kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}.
    .you = Dobíráte si { $cards ->
    [one] kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}.
event-showed = { $seat } ukazuje { $card-acc }.
    .you = Ukazujete { $card-acc }.
event-reshuffled = { $seat } míchá odkládací hromádku do nového balíčku ({ $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
}).
    .you = Mícháte svou odkládací hromádku do nového balíčku ({ $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
}).
event-shuffled = { $seat } zamíchává { $what ->
    [hand] ruku
   *[discard] odkládací hromádku
} do dobíracího balíčku.
    .you = Zamícháváte { $what ->
    [hand] svou ruku
   *[discard] svou odkládací hromádku
} do dobíracího balíčku.
event-from-deck = { $seat } z vrchu dobíracího balíčku { $to ->
    [discard] odkládá
    [destroyed] ničí
   *[stack] zahání
}: { $cards }.
    .you = Z vrchu svého dobíracího balíčku { $to ->
    [discard] odkládáte
    [destroyed] ničíte
   *[stack] zaháníte
}: { $cards }.
event-took-madness = { $seat } dostává děs { $to ->
    [discard] do odkládací hromádky
    [deck] na dobírací balíček
    [hand] do ruky
   *[support] do podpory
}.
    .you = Dostáváte děs { $to ->
    [discard] do odkládací hromádky
    [deck] na dobírací balíček
    [hand] do ruky
   *[support] do podpory
}.
event-stack-lost = Z balíčku děsu { $cards ->
    [one] se ničí jedna karta
    [few] se ničí { $cards } karty
   *[other] se ničí { $cards } karet
}.
event-under-curses = Pod kletby { $cards ->
    [one] přichází jedna karta děsu
    [few] přicházejí { $cards } karty děsu
   *[other] přichází { $cards } karet děsu
}.
event-paid = { $seat } platí: { $cards }{ $owner ->
    [none] {""}
   *[other] {" "}({ $owner-own ->
        [yes] ze své podpory
       *[no] podpora: { $owner }
    }{ $stay ->
        [yes] {""}, zůstává tam
       *[no] {""}
    })
}.
    .you = Platíte: { $cards }{ $owner ->
    [none] {""}
   *[other] {" "}({ $owner-own ->
        [yes] ze své podpory
       *[no] podpora: { $owner }
    }{ $stay ->
        [yes] {""}, zůstává tam
       *[no] {""}
    })
}.
    .you-owner = { $seat } platí z vaší podpory: { $cards }{ $stay ->
    [yes] {""} (zůstává tam)
   *[no] {""}
}.
event-paid-wild = { $seat }: { $card } platí za { $element ->
    [water] vodu
    [earth] zemi
   *[fire] oheň
}.
    .you = Vaše karta { $card } platí za { $element ->
    [water] vodu
    [earth] zemi
   *[fire] oheň
}.
event-overpaid = { $seat } přeplácí, propadá: { $lost }.
    .you = Přeplácíte, propadá: { $lost }.
event-cast = { $seat } sesílá kouzlo { $spell }{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}.
    .you = Sesíláte kouzlo { $spell }{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}.
event-learned = { $seat } se učí kouzlo { $spell }.
    .you = Učíte se kouzlo { $spell }.
event-uncovered = V knihovně se odkrývá kouzlo { $spell }.
event-lost-spell = { $seat } přichází o kouzlo { $spell }.
    .you = Přicházíte o kouzlo { $spell }.
event-library-lost = V knihovně se ničí kouzlo { $spell }.
event-acquired = { $seat } získává { $card-acc } { $to ->
    [hand] do ruky
    [discard] do odkládací hromádky
    [support] do podpory
   *[deck] na dobírací balíček
}.
    .you = Získáváte { $card-acc } { $to ->
    [hand] do ruky
    [discard] do odkládací hromádky
    [support] do podpory
   *[deck] na dobírací balíček
}.
event-broke = { $seat } láme { $curse-acc }{ $madness ->
    [0] {""}
   *[other] {" "}a bere si děs, který pod ní ležel
}.
    .you = Lámete { $curse-acc }{ $madness ->
    [0] {""}
   *[other] {" "}a berete si děs, který pod ní ležel
}.
event-banished = { $seat } zahání děs { $place ->
    [hand] z ruky
    [support] z podpory
   *[discard] z odkládací hromádky
}.
    .you = Zaháníte děs { $place ->
    [hand] z ruky
    [support] z podpory
   *[discard] z odkládací hromádky
}.
event-discarded = { $seat } odkládá: { $cards }{ $owner ->
    [none] {""}
   *[other] {" "}({ $owner-own ->
        [yes] ze své podpory
       *[no] podpora: { $owner }
    })
}.
    .you = Odkládáte: { $cards }{ $owner ->
    [none] {""}
   *[other] {" "}({ $owner-own ->
        [yes] ze své podpory
       *[no] podpora: { $owner }
    })
}.
    .you-owner = { $seat } odkládá z vaší podpory: { $cards }.
event-destroyed = { $seat } ničí: { $cards }.
    .you = Ničíte: { $cards }.
event-supported = { $seat } dává do podpory { $card-acc }.
    .you = Dáváte do své podpory { $card-acc }.
event-laid-on-deck = { $seat } pokládá na dobírací balíček { $card-acc }.
    .you = Pokládáte na svůj dobírací balíček { $card-acc }.
event-hid-on-deck = { $seat } pokládá na dobírací balíček kartu rubem vzhůru.
    .you = Pokládáte na svůj dobírací balíček kartu rubem vzhůru.
event-took = { $seat } si bere do ruky { $card-acc } { $place ->
    [discard] z odkládací hromádky
    [support] z podpory
   *[destroyed] ze zničených karet
}.
    .you = Berete si do ruky { $card-acc } { $place ->
    [discard] z odkládací hromádky
    [support] z podpory
   *[destroyed] ze zničených karet
}.
event-gave = { $seat } předává { $card-acc }, do ruky ji dostává { $other }.
    .you = Předáváte { $card-acc }, do ruky ji dostává { $other }.
    .you-other = { $seat } vám předává do ruky { $card-acc }.
event-passed = { $seat } předává { $card-acc }, do ruky ji dostává { $other }. Ostatní ji nevidí.
    .you = Předáváte { $card-acc }, do ruky ji dostává { $other }. Ostatní ji nevidí.
    .you-other = { $seat } vám předává do ruky { $card-acc }. Ostatní ji nevidí.
event-passed-unseen = { $seat } předává kartu, do ruky ji dostává { $other }.
    .you = Předáváte kartu, do ruky ji dostává { $other }.
    .you-other = { $seat } vám předává do ruky kartu.
event-refreshed = { $seat } obnovuje kouzlo { $spell } ({ $owner }).
    .you = Obnovujete kouzlo { $spell } ({ $owner }).
    .you-owner = { $seat } vám obnovuje kouzlo { $spell }.
event-used-up = { $seat } otáčí kouzlo { $spell } na použité.
    .you = Otáčíte kouzlo { $spell } na použité.
event-neutralised = { $seat } neutralizuje kouzlo { $spell }.
    .you = Neutralizujete své kouzlo { $spell }.
event-curse-neutralised = { $seat } neutralizuje { $curse-acc }.
    .you = Neutralizujete { $curse-acc }.
event-token-placed = Na { $curse-acc } přibývá žeton: { $element ->
    [water] voda
    [earth] země
    [fire] oheň
   *[air] vzduch
}.
event-ability = { $seat } používá schopnost: { $magician }.
    .you = Používáte svou schopnost: { $magician }.
event-chosen = { $seat } vybírá { $other-own ->
        [yes] sebe
       *[no] hráče: { $other }
    }.
    .you = Vybíráte { $other-own ->
        [yes] sebe
       *[no] hráče: { $other }
    }.
    .you-other = { $seat } vybírá vás.
event-declined = { $seat } nechce spustit akci.
    .you = Akci nespouštíte.
event-frightened = { $seat } se vyděsí k smrti a vypadává ze hry.
    .you = Jste vyděšeni k smrti a vypadáváte ze hry.
event-won = Kniha je zavřená!
event-lost = { $why ->
    [stack] Někdo si musí vzít děs, ale žádný už nezbývá.
    [sixth] Poslední nestvůra je na svobodě.
   *[all-out] Všichni jsou vyděšeni k smrti.
}

# Jak to skončilo
reason-won = Poslední nestvůra je zdolána: všichni vyhráváte.
reason-lost-stack = Balíček děsu je prázdný a někdo si z něj měl vzít.
reason-lost-sixth = Poslední nestvůru jste nezdolali.
reason-lost-all-out = Všichni hráči jsou vyděšeni k smrti.

# Proč něco nejde
due = { $number }× { $element ->
    [water] voda
    [earth] země
    [fire] oheň
   *[air] vzduch
}
why-not-cannot-pay = Zatím není čím zaplatit. Chybí: { $missing }.
why-not-not-now = Teď je na řadě něco jiného: nejdřív odpovězte na otázku.
why-not-spell-down = { $spell }: kouzlo je neutralizované. Otočí se zpět, až přijde další nestvůra.
why-not-spell-used = { $spell }: kouzlo už je použité. Obnoví se na začátku vašeho příštího tahu.
why-not-supply-empty = V zásobě už nezbývá: { $card }.
why-not-reward = Odměnou za kletbu je karta hodnoty 2, ne { $card }.
why-not-curse-asleep = Neutralizovaná kletba se zlomit nedá. V příštím tahu se zase otočí.
why-not-pair = Stojí to dva elementy téhož druhu, a tolik jich od žádného není.
why-not-pair-card = Stojí to dva elementy téhož druhu, a tolik jich s touto kartou není.
why-not-ability-turn = Schopnost patří do vlastního tahu.
why-not-ability-used = Schopnost už je v tomto tahu použitá.
why-not-ability-no-use = Schopnost by teď k ničemu nebyla.
why-not-ability-itself = Tahle schopnost se nespouští: ozve se sama, když přijde její chvíle.
why-not-keep-madness = Děsu se takhle nezbavíte: odkládají se jen karty elementů.
why-not-madness-pays-nothing = Děsem se platit nedá.
why-not-not-asked-for = Tento element v ceně není: { $card }.
why-not-pay-order = Platí se po elementech a od vyšších karet. Teď je na řadě { $element ->
    [water] voda
    [earth] země
    [fire] oheň
   *[air] vzduch
}.

# Nastavení hry
setting-difficulty = Obtížnost
setting-difficulty-1 = snadná
setting-difficulty-2 = střední
setting-difficulty-3 = obtížná
setting-mode = Mód (Hrůza: v každém startovním balíčku je děs; Noční můra: chybí v něm karta hodnoty 2)
setting-mode-classic = Klasika
setting-mode-terror = Hrůza
setting-mode-nightmare = Noční můra
setting-five_player_double_turn = V pěti: poslední hráč kola je i prvním hráčem kola příštího
setting-magicians = Kdo je který čaroděj
setting-magicians-None = vyberou si hráči
setting-magicians-draw = rozhodne los
setting-magicians-each = určit tady
setting-open_hands = Všichni vidí všem do ruky
setting-start_player = Kdo začíná
setting-start_player-None = rozhodne los

tally-basic-spells = Čtyři kouzla, která mají všichni; použito: sesláno
tally-spells = Kouzla z knihovny; použito: sesláno
