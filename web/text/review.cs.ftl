# Rozbor hry: kde se rozhodlo a kolik v tom bylo štěstí
review = Rozbor
review-title = Rozbor: { $game }
review-chance = Šance na výhru
review-chance-all = Šance vyhrát společně
review-chance-goal = Šance dojít k cíli
review-move = Tah { $n }
review-of = { $n } z { $last }
review-turning = Zlom, tah { $n }.
review-percent = { $value } %
review-change = { $before } → { $after } %
review-next = Další zlom
review-eyes = Čí šance
review-eyes-one = { $name }
review-open = Jak to doopravdy leželo
review-open-why = Šance podle všeho, co bylo tehdy skryté. U stolu to nikdo vědět nemohl.
review-lay = Podle toho, jak to doopravdy leželo: { $value } %. To nikdo vědět nemohl.

# křivka pro uši
review-slider = Okamžik hry
review-at = Tah { $n } z { $last }, { $whose } { $value } procent
review-at-unknown = Tah { $n } z { $last }, zatím nespočítáno
review-at-turning = , zlom
review-yours = vaše šance
review-theirs = { $name }: šance
review-all = společná šance
review-round = Kolo { $number }
review-round-short = { $number }. kolo

# štěstí a umění
review-sums = Štěstí a umění
review-luck = Štěstí
review-skill = Umění
review-others = Ostatní
review-start = Začátek
review-result = Konec
review-you = Vy
review-sums-why = V procentních bodech šance. Štěstí: karty, kostky a co bylo skryté. Umění: co kdo zvolil, vedle toho, co se tam obvykle dělá.
review-sums-exact = Začátek, štěstí, umění a co udělali ostatní dají dohromady konec.
review-more-sums = Celý součet
review-not-yet = zatím nespočítáno

# drahé tahy
review-dear = { $whose ->
    [you] Vaše nejdražší tahy
   *[other] { $name }: nejdražší tahy
}
review-dear-all = Nejdražší tahy
review-better = Lepší: { $option }
review-instead = { $better } % místo { $chosen } %
review-look = Podívat se na tah { $n }
review-within = Vždy z { $worlds } vymyšlených her, s odchylkou { $error ->
    [one] 1 bodu
   *[other] { $error } bodů
}. Co je v ní, se neuvádí.
review-no-dear = Žádný tah nebyl zřetelně horší než jiný: rozdíly do { $error ->
    [one] 1 bodu
   *[other] { $error } bodů
} nejde rozlišit.

# každý údaj v seznamu
review-facts = Všechna rozhodnutí v seznamu
review-fact-luck = štěstí { $value }
review-fact-chosen = volba { $value }
review-here = právě zobrazeno

# příběh
review-won = Vyhráli jste.
review-lost = Nevyhráli jste.
review-ended = Hra skončila.
review-story-won = V tahu { $n } byla šance { $value } %.
review-story-lost = V tahu { $n } byla šance ještě { $value } %.
review-why-luck = Tady rozhodly karty, kostky a co bylo skryté.
review-why-skill = Tady rozhodla volba.
review-why-others = Tady rozhodlo, co zvolil někdo jiný.

# než se to spočítá
review-waiting = Nejdřív se rozebírá jiná hra. Tahle přijde po ní.
review-going = Prohlédnuto { $done } z { $of } rozhodnutí
review-begins = Rozbor začíná…
review-failed = Rozbor se přerušil
review-again = Pokračovat
review-without = Hru si můžete listovat jako vždy.
review-to-replay = Záznam
