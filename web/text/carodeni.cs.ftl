# Co říká deska Čarodění: jména toho, co je nakreslené, a nápisy tlačítek. Vlastní slova hry jsou v src/slet/games/carodeni.
you = Vy
heading-before = Před prvním kolem
heading = Kolo { $round }
heading-last = Kolo { $round } z { $last }
decks = v balíčcích { $potions } lektvarů, { $witches } čarodějek
points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
colour = { $colour ->
    [red] červená
    [blue] modrá
    [green] zelená
    [yellow] žlutá
   *[wild] libovolná
}
any-tool = libovolný nástroj
gathers = akce: hory { $mountains }, les { $forest }, jezero { $lake }
brews = vaří barvy { $colours } a lektvary s otazníkem
brews-nothing = nevaří nic
refreshes = smí nejdřív něco obnovit
takes = potřebuje: { $things }
on-the-back = na rubu: { $what }
nothing-here = prázdné místo

# Místa
bands = Tři lokace
place = { $place ->
    [mountains] Hory
    [forest] Les
   *[lake] Jezero
}
place-left = { $left ->
    [0] hotovo
    [one] zbývá 1
    [few] zbývají { $left }
   *[other] zbývá { $left }
}
place-now = vezměte 1 z { $left }
place-none = –
active = Ve hře
active-of = Hraje { $name }
active-none = Žádná karta ve hře
brews-short = vaří
pile = odehrané
pile-of = Odehrané karty: { $count }
goals = Cíle
goal-state = { $goal }: { $state }
goal-progress = { $name } { $have } z { $of }
goal-taken = má ho { $name }
goal-easy = snadný
goal-hard = těžký
last-round = Poslední bude kolo { $last }: { $cause ->
    [goals] zbývá nejvýš jeden cíl.
    [potions] došel balíček lektvarů.
   *[witches] došel balíček čarodějek.
}
clan = V klanu
clan-short = Klan
clan-empty = zatím nic
waiting = Čeká
waiting-count = čeká { $count }
store = Suroviny
store-of = { $ingredient }: { $count }
hand = V ruce
hand-empty = Žádná karta v ruce
hand-count = v ruce { $count }
tools-score = Různé nástroje mají { $points }
animals-score = Různá zvířata mají { $points }
others = Soupeři
tamed-with = ochočí se za: { $ingredient }

# Co se dá dělat
choose-first = Vyberte kartu, nebo odpočívejte.
choose-card = Vyberte kartu, kterou vyšlete.
rest = Odpočinek
rest-hint = Odpočinek: { $cards ->
    [one] vrátí se 1 karta
    [few] vrátí se { $cards } karty
   *[other] vrátí se { $cards } karet
} a vezmete 2 suroviny.
rest-taking = { $left ->
    [one] Zbývá vzít 1 surovinu odkudkoli.
   *[other] Zbývá vzít { $left } suroviny odkudkoli.
}
gather-hint = { place }: { $left ->
    [one] vezměte ještě jednu věc.
    [few] vezměte ještě { $left } věci.
   *[other] vezměte ještě { $left } věcí.
}
take-potion = Jako lektvar
take-tool = Jako nástroj: { $tool }
take-witch = Jako čarodějku
take-animal = Jako zvíře: { $animal }
renew-hint = Obnovíte něco před sběrem?
renew-witches = Všechny čarodějky
renew-potions = Všechny lektvary
renew-ingredients = { place }: suroviny
renew-nothing = Nic
do-take = Vzít
do-play = Vyslat
do-renew = Obnovit
brew-for = Uvařit za { $points }
brew-hint = Vyberte lektvar, který uvaříte.
brew-nothing = Ukončit tah
could-brew = Teď by mohla uvařit:
after-gather = Po sběru uvaříte
opens = Pak můžete uvařit
opens-animal = Pak můžete ochočit
lacks = Ještě chybí:
pays = Platíte
for = za
in-clan = v klanu
moves-in = vstoupí do klanu
goal-plus = cíl +{ $points }
wrong-flag = nemá ten praporek
pairs-free = dvojice podle vaší volby: { $count }
choose-way = Jak zaplatíte?
way-none = jen nástroje klanu
tame-do = Ochočit
tame-nothing = Ukončit tah
tame-hint = Vyberte zvíře, které ochočíte.
novices-hint = Vyberte si dvojici novicek.
novices-do = Vzít tuto dvojici
others-turn = Na tahu: { $name }.
planned = Nejblíž k uvaření
over = Hra skončila.
plan-none = Žádný lektvar nečeká.
look-why = Proč teď ne?
look = Prohlédnout: { $what }

# Ostara
ostara = Ostara
ostara-token = Žeton tohoto kola
ostara-column = { $count ->
    [one] 1 žeton lícem dolů
    [few] { $count } žetony lícem dolů
   *[other] { $count } žetonů lícem dolů
}
ostara-turned = dříve otočené
ostara-active = její čarodějky
ostara-by = vybírá podle
ostara-level = { $level ->
    [new-apprentice] Nová učednice
    [experienced-witch] Zkušená čarodějka
   *[grand-mistress] Velmistryně
}
ostara-gaps = bere druh, kterého má méně
stage = Etapa { $stage } ze 3

# Pozice slovy
position = { $round }. { $turn } Vaše suroviny: { $stock }. V ruce: { $hand }. Čeká: { $waiting }.
position-turn = Na tahu: { $name }.
keys = Šipky procházejí desku, Enter to udělá, Escape pustí.
