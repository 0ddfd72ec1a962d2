# Deska Velké knihy strašlivých čar v prohlížeči. Co říkají karty, posílá server.
heading = Kolo { $round } z 6
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
    [0] pole 2
    [1] pole 3 vlevo
    [2] pole 3 vpravo
    [3] pole 4
   *[4] pole 5
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
curse-asleep = Spí do příštího tahu.
curse-madness = Pod ní děs: { $count }.
curse-broken = Kletba ({ $space }) je zlomená.
broken = zlomená
asleep = spí
lies-on = Leží: { $space }.
library-label = { $spell }, v knihovně. { $text } Pod ním ještě { $below }.
library-note = Úroveň { $level }, { $element }. Naučit se ho stojí 2.
library-how = Naučit se kouzlo stojí 2 jeho elementy. Dotykem si ho přečtete.
supply-label = { $card } v zásobě, zbývá { $left }.
supply-text = V zásobě zbývá { $left }. Přijde na vaši odkládací hromádku.
support-label = { $card }, na polici: { $name }.
support-text = Na polici ({ $name }). Zaplatit jí smí každý, vrátí se na odkládací hromádku majitele.
shelf-label = Podpora ({ $name }): { $count } z { $limit } karet.
spell-label = { $spell }, { $state ->
    [ready] obnovené
    [used] použité
   *[down] neutralizované
}. { $text }
spell-state = { $state ->
    [ready] Obnovené.
    [used] Použité do vlastního tahu.
   *[down] Neutralizované, dokud nepřijde nová nestvůra.
}
spell-of = { $spell } ({ $name })
of-player = { $name }
ability-label = { $magician }. { $text }{ $used ->
    [yes] {" "}V tomto tahu použito.
   *[no] {""}
}
hand-text = V ruce.
madness-text = Neplatí se jím. Zaženou ho dva stejné elementy; šest v ruce je konec.
stack-label = Zbývá děsu: { $left } z { $full }.
stack-title = Zbývá děsu: { $left }
stack-text = Kdo si má vzít děs a žádný nezbývá, prohrává za všechny.

# Části desky
position = Popis situace
book = Kniha
book-shut = Kniha je ještě zavřená.
rounds = Kola
round = Kolo
round-won = Kolo { $round }: poražena
round-lost = Kolo { $round }: unikla
arrival = Při příchodu.
three-curses = její tři kletby
its-curses = Její tři kletby: { $elements }
defeated = Poražena
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
    [0] Kletby. Ukazatel stojí na poli vyvolání.
   *[other] Kletby. Ukazatel stojí na poli { $marker }.
}
invocation = Vyvolání
madness-left = zbývá děsu
library = Knihovna
learn-for = naučit za 2
supply = Zásoba
shelf = Podpora všech
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
magicians = Kouzelníci
starting-deck = Počáteční balíček
be-magician = Hrát za tohoto kouzelníka

# Tým
team = Tým
box = Mimo hru
out = mimo hru
next = další
pointing = ukazuje
turn-of = { $turn ->
    [0] vyvolání
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
curse-below = Vrácená dospod:
tokens-left = Zbývající žetony

# Co se čte a dělá
plate = Co se čte a dělá
plate-empty = Dotkněte se karty, kouzla nebo kletby a přečtěte si ji.
by-player = Sesílá: { $name }.
still-left = Ještě vybrat: { $left }.
reward-text = Kletba je zlomená. Odměna přijde na vaši odkládací hromádku.
payment = Platba
paid = Zaplaceno
paid-of = { $paid } z { $all }
pay-pair = Dva stejné elementy, kterékoli.
pay-how = Dotkněte se osvětlených karet v ruce nebo na polici.
pays = Platí: { $name }.
missing = Ještě chybí: { $price }
lost = Přijde nazmar: { $price }
multi-short = +{ $count } více
learning = Naučit se: { $spell }
acquiring = Vzít: { $card }
breaking = Zlomit kletbu
banishing = Zahnat děs
deed-break = Zlomit kletbu
deed-cast = Seslat
deed-cast-times = Seslat ×{ $times }
deed-learn = Naučit se
deed-acquire = Vzít
deed-banish = Zahnat děs
deed-wild = Zaplatit jako { $element }
deed-ability = Použít schopnost
deed-choose = Vybrat
times = Kolikrát zaplatit cenu
why-not = Proč ne?
let-go = Pustit
act-how = Dotkněte se toho, co chcete: kletby, kouzla, knihovny, zásoby, děsu.
before-how = Schopnost lze použít, než se ukazatel pohne.
end-turn = Konec tahu
end-turn-sure = Ano, ukončit tah
end-turn-warning = Ještě můžete něco udělat. Konec tahu dobírá karty a nejde prostě vrátit.
on-to-grimoire = Dál ke knize
go-on = Hrát dál
point = Ukázat
point-now = Na co?
point-hint = Ukázat na něco ostatním

# Pro uši
spoken-round = Kolo { $round } z 6: { $monster }. { $marker ->
    [0] Ukazatel stojí na poli vyvolání.
   *[other] Ukazatel stojí na poli { $marker }.
}
spoken-player = { $name }{ $active ->
    [yes] {" "}(na tahu)
   *[no] {""}
}: v ruce { $hand }, balíček { $deck }, odložené { $discard }.
spoken-hand = Ruka: { $cards }.
spoken-support = Podpora: { $cards }.
spoken-ping = { $name } ukazuje na: { $thing }.
