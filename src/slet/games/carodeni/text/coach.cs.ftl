# Co říká kouč v prvních hrách. Kdy se to řekne, ví coach.py.

ready =
    Na lektvar za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } máte všechno. Zahrajte čarodějku s jeho praporkem a v tomto tahu ho smí uvařit; jiná karta ne.
no-brewer =
    { $potions ->
        [few] Čekají { $potions } lektvary
       *[other] Čeká { $potions } lektvarů
    } a žádná vaše čarodějka k nim nemá praporek. Čarodějka, která je umí uvařit, pomůže víc než další lektvar.
strong-gatherer =
    { $gathers ->
        [few] Tahle posbírá { $gathers } věci
       *[other] Tahle posbírá { $gathers } věcí
    } za tah, ale když vaří, odejde do klanu a sbírat už nebude. Vynahradí to { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za oba?
new-kind = Víc přinese druh nástroje, který v klanu nemáte: různé nástroje nesou 1, 3, 6, 10 a 15. Teď máte { $now }, mohli byste mít { $points }.
rest-too-early =
    Odpočinek by teď vrátil jedinou kartu a v ruce ještě { $witches ->
        [few] máte { $witches } čarodějky
       *[other] máte { $witches } čarodějek
    }. Každá z nich může nejdřív sbírat.

first-turn = Podívejte se, co chce váš čekající lektvar, a to sbírejte. Brzy si vezměte čarodějku, novicky totiž nevaří.
against-ostara = Ostara začíná každé z { $rounds } kol a bere si, co určí její žeton. Vyhrajete, když budete mít víc bodů než ona.
points =
    { $points ->
        [one] { $points } bod vezme
        [few] Každý z těch { $points } bodů vezme
       *[other] Každý z těch { $points } bodů vezme
    } jednu věc na svém místě: nejdřív v horách, pak v lese, pak na jezeře. Schovat se nedá žádný.
opening =
    Něco odtud by doplnilo lektvar za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } a tahle čarodějka by ho mohla hned uvařit. Co v tahu seberete, to už se počítá.
replaced = Co jste si vzali, je už nahrazeno. Dalším bodem si tu smíte vzít i to nové.
two-sides = Otočený lektvar je nástroj. Jako co si ho vezmete, tím už zůstane.
renewing = Kroužek ze šipek: před sběrem smíte obnovit všechny čarodějky, všechny lektvary, nebo suroviny jedné lokace. Nebo nic.
brewing = Co uvaříte, přejde do klanu i s čarodějkou a čekajícími nástroji, které sloužily. Body nesou karty jen tam.
pair = Dvě stejné suroviny zastoupí jednu, která chybí, nebo i nástroj. Takhle můžete zaplatit jeden ze svých lektvarů.
main-colour =
    Vařit smí podle kteréhokoli svého praporku, ale { $main ->
        [none] cílům nepomůže: hlavní barvu nemá.
       *[other] pro cíle se počítá jen její hlavní barva.
    }
taming = Když nevaříte, smí čarodějka za jednu surovinu ochočit jedno čekající zvíře. Sama vám zůstane a různá zvířata nesou body.
end =
    { $rounds ->
        [0] Tohle kolo je poslední.
        [one] Po tomto kole přijde ještě jedno.
        [few] Po tomto kole přijdou ještě { $rounds }.
       *[other] Po tomto kole přijde ještě { $rounds }.
    } { $waiting ->
        [0] Body nese jen to, co je v klanu, a po jednom každý druh zbylých surovin.
        [one] Čekající lektvar nic nepřinese, dokud ho neuvaříte.
        [few] { $waiting } čekající lektvary nic nepřinesou, dokud je neuvaříte.
       *[other] { $waiting } čekajících lektvarů nic nepřinese, dokud je neuvaříte.
    }
near-goal =
    K cíli za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } chybí vašemu klanu jediná věc: { $thing ->
        [witch-red] červená čarodějka
        [witch-blue] modrá čarodějka
        [witch-green] zelená čarodějka
        [witch-yellow] žlutá čarodějka
        [potion-red] červený lektvar
        [potion-blue] modrý lektvar
        [potion-green] zelený lektvar
        [potion-yellow] žlutý lektvar
        [tool-flask] baňka
        [tool-crystal] krystal
        [tool-candle] svíčka
        [tool-mortar] hmoždíř
        [tool-book] kniha
       *[animals] ještě jedno zvíře
    }. Vezme si ho, kdo bude první.
rival-near =
    Někomu jinému chybí jediná věc k cíli za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, na kterém pracujete i vy. Buďte první, nebo se poohlédněte po jiném.
last-goals = Zbývají dva cíle. Jakmile si jeden z nich někdo vezme, začíná konec: dohraje se kolo a přijde ještě jedno.
rest =
    Odpočinek vrátí do ruky { $cards ->
        [few] { $cards } karty
       *[other] { $cards } karet
    } a přidá dvě suroviny podle vašeho výběru. Na zahrání toho už skoro nic nemáte.
leftovers =
    Poslední kolo: každý druh surovin, který vám zbude, přinese bod, a { $missing ->
        [one] jeden druh vám chybí
        [few] { $missing } druhy vám chybí
       *[other] { $missing } druhů vám chybí
    }.
