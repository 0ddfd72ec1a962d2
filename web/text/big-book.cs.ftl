# Deska Velké knihy strašlivých čar v prohlížeči. Co říkají karty, posílá server.
heading = Kolo { $round } ze 6
heading-closed = Kniha je zavřená
difficulty = { $difficulty ->
    [1] Snadná
    [2] Střední
   *[3] Obtížná
}
mode-terror = Hrůza
mode-nightmare = Noční můra
amount = { $element } { $amount }
space = { $place ->
    [0] políčko 2
    [1] políčko 3 vlevo
    [2] políčko 3 vpravo
    [3] políčko 4
   *[4] políčko 5
}

# Věci
thing-ready = { $thing } Lze vybrat.
thing-point = Ukázat na: { $thing }
pointed = Sem ukazuje: { $names }.
points-here = { $names }: tohle
face-down = karta lícem dolů
none = nic
empty = prázdná
curse-label = { $curse }, { $space }. { $text } Cena: { $price }.
curse-tokens = S žetony: { $elements }.
curse-asleep = Do příštího tahu neutralizovaná.
curse-madness = Pod ní děs: { $count }.
curse-broken = Kletba ({ $space }) je zlomená.
broken = zlomená
asleep = bez účinku
lies-on = Leží: { $space }.
library-label = { $spell }, v knihovně. { $text } Pod ním ještě { $below }.
library-note = Úroveň { $level }, { $element }. Naučit se ho stojí 2.
factor-note = Číslo v závorkách [ ] se násobí, zaplatíte-li cenu dvakrát nebo třikrát.
library-how = Naučit se kouzlo stojí 2 jeho elementy. Dotykem si ho přečtete.
supply-label = { $card } v zásobě, zbývá { $left }.
supply-text = V zásobě zbývá { $left }. Přijde do vaší odkládací hromádky.
support-label = { $card }, podpora: { $name }.
support-text = V podpoře ({ $name }). Zaplatit jí smí každý; vrátí se do odkládací hromádky majitele.
shelf-label = Podpora ({ $name }): { $count } z { $limit } karet.
spell-label = { $spell }, { $state ->
    [ready] obnovené
    [used] použité
   *[down] neutralizované
}. { $text }
spell-state = { $state ->
    [ready] Obnovené.
    [used] Použité. Obnoví se na začátku vašeho tahu.
   *[down] Neutralizované, dokud nepřijde nová nestvůra.
}
spell-of = { $spell } ({ $name })
of-player = { $name }
ability-label = { $magician }. { $text }{ $used ->
    [yes] {" "}V tomto tahu použito.
   *[no] {""}
}
hand-text = V ruce.
extra-text = K žádné platbě ji není třeba. Chcete-li se jí zbavit, zaplaťte ji navíc a pak vyberte akci; co dává, propadne.
madness-text = Neplatí se jím. Zaženou ho dva elementy téhož druhu. Šest karet děsu v ruce na konci tahu vás vyděsí k smrti.
stack-label = Zbývá děsu: { $left } z { $full }.
stack-title = Zbývá děsu: { $left }
stack-text = Má-li si někdo vzít děs a žádný nezbývá, všichni prohráváte. Zahnaný děs se sem vrací, zničený už ne.

# Části desky
position = Popis situace
book = Kniha
book-shut = Kniha je ještě zavřená.
rounds = Kola
round = Kolo
round-won = Kolo { $round }: zdolána
round-lost = Kolo { $round }: unikla
arrival = Při příchodu.
three-curses = její tři kletby
its-curses = Její tři kletby: { $elements }
defeated = Zdolána
escaped = Unikne
next-monster = Další nestvůra
multi-next = { $count ->
    [0] {""}
   *[other] + víceživlové: { $count }
}
last-monster = Poslední nestvůra. Ta rozhodne.
curses-left = { $count ->
    [0] Nezbývá žádná kletba.
   *[other] Zbývá kleteb: { $count }.
}
track = { $marker ->
    [0] Kletby. Žeton stojí na políčku zaříkávání.
   *[other] Kletby. Žeton stojí na políčku { $marker }.
}
invocation = Zaříkávání
madness-left = zbývá děsu
library = Knihovna
learn-for = naučit za 2
supply = Zásoba
shelf = Sdílená podpora
hand = Ruka, karet: { $count }
your-spells = Vaše kouzla
own-spells = Kouzla, { $known } z { $limit }
deck = balíček
discard = odložené
destroyed = Zničené
support = Podpora
piles-label = Balíček { $deck }, odkládací hromádka { $discard }. Prohlédnout.
piles-short = Balíček { $deck } · { $discard }
spells-short = Kouzla { $ready }/{ $known }
seat-label = { $name }: v ruce { $hand }, balíček { $deck }, odložené { $discard }. Prohlédnout.
leaf-monster = Nestvůra
leaf-fate = Odměna
leaf-library = Knihovna
leaf-supply = Zásoba
leaf-whole = Ukázat celou stránku
magicians = Čarodějové
starting-deck = Počáteční balíček: { $cards }
be-magician = Hrát za tohoto čaroděje

# Tým
team = Tým
box = Karty mimo hru
out = mimo hru
next = další
pointing = ukazuje
turn-of = { $turn ->
    [0] zaříkávání
   *[other] tah { $turn } z 5
}
frightened = Vyděšení k smrti: mimo hru.
hand-title = Ruka: { $count }
support-title = Podpora: { $count } z { $limit }
spells-title = Kouzla: { $count } z { $limit }
deck-title = Dobírací balíček: { $count }
deck-known = Víte, co leží nahoře:
discard-title = Odkládací hromádka: { $count }
destroyed-title = Zničené karty: { $count }
spells-gone = Ztracená kouzla: { $count }
curses-broken = Zlomené kletby: { $count }
curse-decks = Balíčky kleteb
curse-deck = { $kind ->
    [water] voda
    [earth] země
    [fire] oheň
    [air] vzduch
   *[multi] víceživlové
}: { $count }
curse-below = Vrácené dospod:
tokens-left = Zbývající žetony

# Co se čte a dělá
plate = Co se čte a dělá
plate-empty = Dotkněte se karty, kouzla nebo kletby a přečtěte si ji.
by-player = Sesílá: { $name }.
reward-text = Kletba je zlomená. Odměna přijde do vaší odkládací hromádky.
payment = Platba
paid = Zaplaceno
paid-of = { $paid } z { $all }
pay-pair = Dva stejné elementy, kterékoli.
pay-how = Dotkněte se osvětlených karet v ruce nebo v podpoře.
pays = Platí: { $name }.
missing = Ještě chybí: { $price }
lost = Propadne: { $price }
multi-short = +{ $count } více
learning = Naučit se: { $spell }
acquiring = Pořídit: { $card }
breaking = Zlomit kletbu
banishing = Zahnat děs
deed-break = Zlomit kletbu
deed-cast = Seslat
deed-cast-times = Seslat ×{ $times }
deed-learn = Naučit se
deed-acquire = Pořídit
deed-banish = Zahnat děs
deed-extra = Zaplatit navíc
deed-wild = Zaplatit jako { $element }
deed-ability = Použít schopnost
deed-choose = Vybrat
times = Kolikrát zaplatit cenu
why-not = Proč ne?
let-go = Pustit
act-how = Dotkněte se toho, co chcete: kletby, kouzla, knihovny, zásoby, děsu.
before-ability = Moje schopnost
before-how = Schopnost lze použít i teď, než se žeton posune.
end-turn = Ukončit akce
end-turn-sure = Ano, ukončit akce
end-turn-warning = Ještě můžete něco udělat. Konec akcí doplní ruku a nejde prostě vrátit.
on-to-grimoire = Dál ke knize
go-on = Hrát dál
point = Ukázat
point-how = Klepněte na to, čeho si mají ostatní všimnout.
point-now = Na co?
point-hint = Ukázat na něco ostatním

# Pro uši
spoken-round = Kolo { $round } ze 6: { $monster }. { $marker ->
    [0] Žeton stojí na políčku zaříkávání.
   *[other] Žeton stojí na políčku { $marker }.
}
spoken-player = { $name }{ $active ->
    [yes] {" "}(na tahu)
   *[no] {""}
}: v ruce { $hand }, balíček { $deck }, odložené { $discard }.
spoken-hand = Ruka: { $cards }.
spoken-support = Podpora: { $cards }.
spoken-ping = { $name } ukazuje na: { $thing }.
