# Co server odmítá. Každá věta říká, co bylo špatně a co s tím.
server-error = Na serveru se něco pokazilo. Nic se neztratilo, zkuste to znovu.
bad-message = Tomuhle nerozumíme: { $detail }.
# What exactly, after the colon
complaint-missing = chybí { $field }
complaint-unknown = neznáme { $field }
complaint-kind = { $field } má být { $kind ->
    [str] text
    [int] celé číslo
    [float] číslo
    [bool] ano, nebo ne (true, false)
    [array] seznam
    [object] objekt
   *[other] něco jiného
}
complaint-least = { $field } má mít { $kind ->
    [str] aspoň { $number } { $number ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
    [int] hodnotu aspoň { $number }
    [float] hodnotu aspoň { $number }
   *[other] aspoň { $number } { $number ->
        [one] položku
        [few] položky
       *[other] položek
    }
}
complaint-most = { $field } smí mít nejvýš { $kind ->
    [str] { $number } { $number ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
    [int] hodnotu { $number }
    [float] hodnotu { $number }
   *[other] { $number } { $number ->
        [one] položku
        [few] položky
       *[other] položek
    }
}
complaint-value = { $field } nesmí mít tuto hodnotu
complaint-json = není to JSON
complaint-letters = není to zapsané v UTF-8
complaint-whole = zpráva
bad-message-not-json = Tohle není zpráva, které stůl rozumí.
bad-message-cut-off = Tato zpráva přišla jen zčásti. Pošlete ji znovu.
message-too-large = Tohle je moc dlouhé: čte se nejvýš { $largest } bajtů.
not-allowed = Tohle není vaše věc.
other-origin = Požadavek přišel z jiné stránky, a proto byl odmítnut.
no-such-page = Tady nic není. Možná je v adrese překlep.
no-such-way = Této adresy se takhle ptát nejde.
request-too-large = Tohle je moc dlouhé, než aby se to dalo přečíst.
no-such-table = Takový stůl není. Možná se odkaz při kopírování uťal.
no-longer = Tohle už nejde.
too-many-connections = Z vašeho místa je otevřeno víc než { $most } stolů. Některé zavřete a načtěte stránku znovu.
too-fast = Tolik požadavků najednou je moc. Chvilku počkejte a zkuste to znovu.
stale-move = Stůl mezitím pokročil. Podívejte se znovu a pak volte.
not-your-turn-now = Teď nejste na řadě vy. Na řadě: { $name }.
not-begun = Hra ještě nezačala.
it-is-allowed = Tohle teď jde.
only-watching = Jen se díváte. Tohle mohou jen ti, kdo sedí u stolu.
hints-agreed = Každý se tu může ptát na radu a nováčkům napovídá sova.
hints-with-people = Hrají tu i jiní lidé a na radách se nedomluvili. U stolu jen s počítačovými hráči se ptát můžete.
hint-failed = Teď poradit nejde. Zkuste to znovu, nebo se podívejte do pravidel.
not-your-seat = Tam sedí někdo jiný. Odpovídat můžete jen za své místo.
you-are-away = Odešli jste od stolu a hraje za vás počítač. Nejdřív se vraťte.
undo-too-late = Hra skončila, už se nedá nic vzít zpět.
nothing-to-agree = Už není s čím souhlasit.
take-back-wish = { $name } prosí o vrácení poslední odpovědi. Souhlasíte?
you-need-a-seat = I vy potřebujete místo: zvolte aspoň jedno jako své.
wrong-invitation = Tahle pozvánka neplatí. Požádejte o odkaz ještě jednou.
already-begun = Hra už začala. Můžete se dívat.
table-full = Všechna místa jsou obsazená. Můžete se dívat.
seat-taken = Tohle místo je obsazené. Zvolte jiné.
only-host-starts = Hru může začít jen ten, kdo stůl založil.
rematch-too-early = Hra ještě neskončila.
record-too-early = Záznam se vydává, až když hra skončí.
moments-too-early = Zpětně se dá hra procházet, až když skončí.
not-watchable = Hráči u tohoto stolu nechtějí diváky.
bad-eyes = Takové místo, odkud by se dalo dívat, není.
bad-name = Jméno potřebuje aspoň jedno písmeno nebo číslici.

# Počítačoví hráči
level-novice = Učeň
level-adept = Zkušený
level-master = Mistr
level-archmage = Arcimág
level-careful = Mistr, opatrný
level-bold = Mistr, odvážný

# Lidé; větu začíná jméno
noted-advised = se ptá na radu.
noted-left = odchází od stolu, zatím tu hraje počítač.
noted-back = je zpátky u stolu.
guest = Host
forged-cookie = Vaši cookie nepodepsal tento server, proto jsme ji odstranili. Načtěte stránku znovu.

# Hry, kterým se od začátku změnila pravidla
rules-taken-over = Od začátku této hry se změnila pravidla (z verze { $played } na { $installed }). Pokračuje se odtud, kam hra došla; co bylo předtím, nejde vzít zpět.{ $dropped ->
    [0] {""}
    [one] {" "}Poslední odpověď je potřeba dát znovu.
    [few] {" "}Poslední { $dropped } odpovědi je potřeba dát znovu.
   *[other] {" "}Posledních { $dropped } odpovědí je potřeba dát znovu.
}
rules-stop-at-question = Tato hra se hrála podle verze { $played } pravidel; tady je verze { $installed } a dovede ji sledovat jen k tahu { $number }: tam dostane { $name } otázku „{ $question }“, na kterou se tehdejší odpověď nehodí.
rules-stop-at-move = Tato hra se hrála podle verze { $played } pravidel; tady je verze { $installed } a dovede ji sledovat jen k tahu { $number }.
rules-stop-at-end = Tato hra se hrála podle verze { $played } pravidel; podle verze { $installed }, která je tady, končí jinak.
rules-stop-at-setup = Tato hra se hrála podle verze { $played } pravidel; podle verze { $installed }, která je tady, ji nejde připravit.
rules-stopped = Vidíte, jak tam stála, ale dohrát ji nejde. Tlačítko „Hrát znovu“ začne novou hru se stejnými lidmi.
rules-stopped-over = Co se odehrálo až tam, si můžete prohlédnout.
rules-stopped-won = { $count ->
    [one] Vítěz: { $names }.
   *[other] Vítězové: { $names }.
} Co se odehrálo až tam, si můžete prohlédnout.
table-stopped-here = Tato hra nemůže pokračovat: změnila se její pravidla. Novou začne tlačítko „Hrát znovu“.
undo-other-rules = Mezitím se změnila pravidla, takže co bylo předtím, nejde vzít zpět.
record-of-two-rules = Záznam této hry není: během hry nebo po ní se změnila její pravidla.

# Spuštění
database-in-use = Slet s hrami v souboru { $file } už běží: otevřete { $address }. Chcete-li ho spustit znovu, nejdřív ten běžící ukončete; mají-li běžet dva, dejte druhému vlastní databázi pomocí SLET_DATABASE_URL.
database-in-use-somewhere = Slet s hrami v souboru { $file } už běží. Chcete-li ho spustit znovu, nejdřív ten běžící ukončete; mají-li běžet dva, dejte druhému vlastní databázi pomocí SLET_DATABASE_URL.

# Lekce
lesson-try = To se smí, ale vede to jinam. Zkuste tohle: { $option }.
lesson-only-read = Nejdřív si to dočtěte: zatím není co vybírat.

# Úlohy
puzzle-wrong = Jde to i lépe. Zkuste to znovu ze stejné pozice.
puzzle-over = Tato úloha už skončila, není co vybírat.

# Ohlédnutí
review-too-early = Tahle hra ještě neskončila: ohlédnutí by prozradilo, co je skryté. Nejdřív ji dohrajte.
review-other-rules = Pravidla se od téhle hry změnila, takže ji už nejde posoudit. Záznam zůstává.
review-too-long = Tahle hra má { $answers } tahů; ohlédnout se lze nejvýš za { $most }. Záznam zůstává.
review-failed = Rozbor se dvakrát přerušil a nevíme proč. Co se zatím našlo, je uloženo; zkuste to znovu a bude se pokračovat odtud.
reviews-of-one = Právě se rozebírají { $most } vaše hry. Počkejte, až bude jedna hotová.
reviews-at-once = Právě se rozebírá mnoho her. Zkuste to za pár minut.
