learn = Naučit se
learn-lead = Každou hru se naučíte tím, že ji hrajete: pár minut, skutečný stůl a sova, která pomůže.
learn-minutes = Asi { $minutes } min.
learn-lesson = Lekce { $number } z { $count }
learn-done = hotovo
learn-begun = rozehráno
learn-begin = Začít
learn-next = Další: { $title }
learn-go-on = Pokračovat: { $title }
learn-all-done = Na začátek to stačí. Ostatní řekne sova, až na to přijde, a otazník nahoře.
learn-play = Zahrát si: { $game }
learn-rules = Pravidla
owl-on = Dál
owl-again = Zkusit znovu
owl-back = Zpět
owl-show = Ukázat
owl-says = Sova říká
lesson-over = Hotovo!
lesson-repeat = Ještě jednou
lesson-skip = Přeskočit lekci
lesson-leave = Odejít
lesson-steps = Lekce: { $game }
lesson-task = Hotovo { $done } z { $tasks }
lesson-look = Podívejte se na stůl.
puzzles = Úlohy
puzzles-lead = Jedna pozice, jedna otázka. Počítá se první pokus a platí každý tah, který je stejně dobrý jako ten nejlepší.
puzzles-learn = Malé pozice, každá s jednou otázkou, a každý den jedna nová.
puzzle-today = Úloha dne
puzzle-today-done = Nalezeno! Další bude zítra.
puzzle-number = Úloha { $number }
puzzle-easy = lehká
puzzle-medium = střední
puzzle-hard = těžká
puzzle-solve = Vyřešit
puzzle-once-more = Podívat se znovu
puzzle-found = { $count ->
    [0] Dnes ji ještě nikdo nenašel.
    [one] Dnes ji našel 1 člověk.
    [few] Dnes ji našli { $count } lidé.
   *[other] Dnes ji našlo { $count } lidí.
}
puzzle-streak = { $days ->
    [0] Zatím žádná řada
    [one] 1 den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
puzzle-standing = Jak se vám daří
puzzle-rating = Vaše hodnocení
puzzle-rated = { $count ->
    [one] z 1 úlohy
   *[other] z { $count } úloh
}
puzzle-unrated = Určí ho první úloha.
puzzle-progress = vyřešeno { $solved } z { $count }
puzzle-counts = Počítá se první pokus.
puzzle-practice = Už jen pro cvik.
puzzle-at-once = Napoprvé!
puzzle-solved = Vyřešeno!
puzzle-shown = Teď už to víte
puzzle-next = Další úloha
puzzle-all = Všechny úlohy
puzzle-wonder = Mám vám to ukázat? Pak se úloha nepočítá jako vyřešená.
puzzle-keep = Zkoušet dál
puzzle-is-solved = vyřešená
puzzle-is-shown = ukázaná
puzzle-is-tried = zkoušená
