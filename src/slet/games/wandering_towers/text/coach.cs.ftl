# Co říká kouč v prvních hrách. Kdy se to řekne, ví coach.py.

ends-the-turn = Jedna z vašich karet dovede čaroděje do Havraního hradu a tím tah hned skončí. Nehodí se předtím zahrát jinou?
too-far =
    Z políčka { $space } je to do Havraního hradu { $missing ->
        [one] { $missing } krok
        [few] { $missing } kroky
       *[other] { $missing } kroků
    }. Kdo jde o { $steps }, projde kolem: ujít se musí celé číslo.
traps-own =
    Věž postavená na políčko { $space } by tam uzamkla { $wizards ->
        [one] vašeho vlastního čaroděje
       *[other] vaše vlastní čaroděje
    }. Dokud neodjede, nikdo odtud nepůjde.
card-left = Vstup do hradu ukončil tah, i když vám zbývala karta. Vyplatí se nejdřív podívat, co by svedla ta druhá.

two-cards = Každý tah dvě karty, jednu po druhé. Nejdál se dostanete, když nejdřív popojedete s věží, na které stojíte, a pak jdete dál pěšky.
alone =
    Každý tah jedna karta, a než dojdou, musejí být všichni uvnitř. { $cards ->
        [one] Zbývá poslední
        [few] Zbývají { $cards }
       *[other] Zbývá jich { $cards }
    } a venku { $outside ->
        [one] je { $outside } čaroděj
        [few] jsou { $outside } čarodějové
       *[other] je { $outside } čarodějů
    }.
fits = Počítejte: z políčka { $space } je to o { $steps } přesně do Havraního hradu. Jedna z vašich karet sedí, a jinak než přesně se dovnitř nejde.
trapped =
    Na vašeho čaroděje na políčku { $space } dosedla věž. Jakmile odjede, je zase volný{ $memory ->
        [strict] ; nikomu se neukazuje, tak si to místo pamatujte
       *[assisted] {""}
    }.
traps-others =
    Na políčku { $space } { $wizards ->
        [one] stojí čaroděj
        [few] stojí { $wizards } čarodějové
       *[other] stojí { $wizards } čarodějů
    } a jedna z vašich karet tam dopraví věž, která k němu má { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }. Naplníte tím lektvar.
die-card = U karty s kostkou se nejdřív hází. Teprve pak vybíráte, co o tolik popojde, nebo necháte všechno být.
roll-again =
    Padlo { $rolled } a házet smíte ještě { $rolls ->
        [one] jednou
        [2] dvakrát
       *[other] { $rolls }krát
    }. Platí pak jen nový hod, i kdyby byl horší.
any-tower = Pohnout smíte kteroukoli věží, i takovou, na které nikoho nemáte. Kdo na ní stojí, jede s ní.
floors =
    Na políčku { $space } { $floors ->
        [few] jsou { $floors } věže
       *[other] je { $floors } věží
    } na sobě. Vyberte, kterou vezmete: co je nad ní, jede s ní, co je pod ní, zůstane.
blocked = Věž z políčka { $space } teď o { $steps } jet nemůže: dosedla by na Havraní hrad, a to žádná věž nesmí.
spell =
    Máte na kouzlo: nejlevnější stojí { $price ->
        [one] { $price } plný lektvar
        [few] { $price } plné lektvary
       *[other] { $price } plných lektvarů
    }. { $goal ->
        [yes] Utracený se dál počítá jako naplněný.
       *[no] Utracený už se nevrátí.
    }
flew = Havraní hrad odletěl k erbu, na kterém nestojí čaroděj: na políčko { $keep }. Jak to teď vypadá, příště poletí na políčko { $next }.
last-round = Někdo už má splněno, tohle kolo je poslední. Kdyby to stihlo víc hráčů, rozhodnou plné lektvary: utrácejte je, jen když vás dovedou k cíli.
rides-along = Čaroděj, který jde, stojí vedle vašeho. Za lektvar se ten váš sveze na stejné políčko, třeba i do Havraního hradu.
goes-round = Byla zahrána karta. Smíte kouzlit, než začne platit, zamluvit si kouzlo na později, nebo to nechat být: na každou kartu kouzlí jeden hráč.
partner = Jednou za tah smíte požádat spoluhráče o kartu. Jednu mu za ni vrátíte, klidně tutéž.
moves-partner = Vaši čarodějové jsou všichni uvnitř, a tak teď vaše karty hýbou čaroději spoluhráče. Když některého dovedete dovnitř, tah končí.
new-hand = Žádná z těchto karet vás neposune. Smíte vyměnit všechny tři: jedna věž pak smí popojet o krok a tah končí.
empty-potions =
    { $outside ->
        [0] Všichni vaši čarodějové jsou uvnitř,
       *[other] Zbývá dovést dovnitř { $outside } čaroděje,
    } ale { $empty ->
        [few] { $empty } lektvary jsou prázdné
       *[other] { $empty } lektvarů je prázdných
    }. Potřebujete je plné: stavte na čaroděje věže.
hoard =
    Máte { $full ->
        [few] { $full } plné lektvary
       *[other] { $full } plných lektvarů
    }. Na konci rozhodnou jen shodu, takže kouzlo, které vám pomůže, za svou cenu stojí.
