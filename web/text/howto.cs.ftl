# Jak se hraje, a pod tím číslovaná pravidla
howto = Jak se hraje
howto-title = { $game }: jak se hraje
howto-about = Cíl a tah v obrázcích
steps = Krok za krokem
ends = Jak hra končí
won = Výhra:
lost = Prohra:
signs = Co znamenají znaky
begins = Jak hra začíná
details = Karty a díly jednotlivě ({ $count })
rule-of = Pravidlo { $id }
play = Zahrát si
learn = Naučit se hrou
just-play = Rovnou hrát
all-rules = { $count ->
    [one] { $count } číslované pravidlo
    [few] Všechna { $count } číslovaná pravidla
   *[other] Všech { $count } číslovaných pravidel
}
rules-open = Všechna pravidla
rules-about = pro toho, kdo to chce vědět přesně
contents = Obsah
choose = Co se chcete naučit?
others = Další hry
find = Hledat v pravidlech
find-key = sem vede klávesa /
none = Tohle žádné pravidlo neříká.
found = { $count ->
    [one] Nalezeno jedno pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
ruling = (náš výklad)
taught = Naučte se to
