# Co říká kouč v prvních hrách. Kdy se to řekne, ví coach.py.

none-with-a-wizard =
    { $wizards ->
        [one] První čaroděj ve štychu vždycky bere.
        [few] Máte { $wizards } čaroděje a ten, který ve štychu padne první, vždycky bere.
       *[other] Máte { $wizards } čarodějů a ten, který ve štychu padne první, vždycky bere.
    } Odhad 0 se s tím sotva snese.
hopes =
    { $high ->
        [few] Máte { $high } vysoké karty mimo trumf
       *[other] Máte { $high } vysokých karet mimo trumf
    } a každou přebije kterýkoli trumf. Počítejte za štych zhruba každou druhou.
second-wizard = Jeden čaroděj už tu leží a bere ten první. Váš by přišel nazmar, nechte si ho na jindy.
enough =
    { $bid ->
        [0] Neohlásili jste nic a štych
        [one] Máte ten jeden štych, který jste ohlásili, a další
        [2] Máte oba štychy, které jste ohlásili, a další
        [few] Máte všechny { $bid } štychy, které jste ohlásili, a další
       *[other] Máte všech { $bid } štychů, které jste ohlásili, a další
    } by vás stál { $cost } bodů. Dejte kartu, která tu prohraje.
smallest =
    Hrajete poslední, stačí tedy nejmenší karta, která bere: { $suit ->
        [yellow] žlutá { $rank }
        [red] červená { $rank }
        [blue] modrá { $rank }
        [green] zelená { $rank }
       *[wizard] čaroděj
    }.
missed = Odhad { $bid }, štychů { $taken }: to je { $lost } bodů dolů. Štych navíc stojí stejně jako ten, který chybí.

first-bid =
    Jedna karta, jedna otázka: vezme štych? { $card ->
        [wizard] Máte čaroděje, takže skoro jistě.
        [jester] Máte šaška, takže sotva.
        [trump] Máte trumf, takže dost možná ano.
        [leads] Trumf to není, ale vynášíte vy: bere, když nepadne nic silnějšího.
       *[follows] Trumf to není: vzít může, jen když se vynese její barva.
    }
trump =
    { $suit ->
        [yellow] Trumfem je v tomto kole žlutá: i žlutá 1
        [red] Trumfem je v tomto kole červená: i červená 1
        [blue] Trumfem je v tomto kole modrá: i modrá 1
       *[green] Trumfem je v tomto kole zelená: i zelená 1
    } přebije třináctku kterékoli jiné barvy.
no-trump = Otočil se šašek, takže se v tomto kole hraje bez trumfů. Bere jen vynesená barva – a samozřejmě čarodějové.
last-round = V posledním kole se rozdají všechny karty. Na otočení žádná nezbude, a tak se hraje bez trumfů.
names-trump =
    Otočil se čaroděj a rozdáváte vy, trumf tedy určíte sami. { $suit ->
        [yellow] Hodí se ta, které máte nejvíc, třeba žlutá: { $held }.
        [red] Hodí se ta, které máte nejvíc, třeba červená: { $held }.
        [blue] Hodí se ta, které máte nejvíc, třeba modrá: { $held }.
        [green] Hodí se ta, které máte nejvíc, třeba zelená: { $held }.
       *[none] Žádnou barvu v ruce nemáte, takže na tom moc nezáleží.
    }
forbidden = Hlásíte poslední a odhady nesmějí dát dohromady počet štychů, tedy { $tricks }. Odhad { $bid } proto na výběr nemáte.
jester-held = Máte šaška: nevezme nic, leda by padli samí šašci. Za štych ho nepočítejte, hodí se, až budete chtít prohrát.
jester-led =
    { $jesters ->
        [one] Zatím tu leží jen šašek.
       *[other] Zatím tu leží jen šašci.
    } Zahrajte, co chcete: má-li vaše karta barvu, ostatní ji musejí ctít.
wizard-led = Vynesl se čaroděj, takže se nic nectí. Štych už svého pána má: dejte kartu, kterou potřebujete nejmíň.
instead =
    { $suit ->
        [yellow] Vynesla se žlutá a máte ji,
        [red] Vynesla se červená a máte ji,
        [blue] Vynesla se modrá a máte ji,
       *[green] Vynesla se zelená a máte ji,
    } ale místo ní smíte zahrát { $instead ->
        [wizard] i čaroděje
        [jester] i šaška
       *[both] i čaroděje nebo šaška
    }. To je dovoleno kdykoli.
free =
    { $suit ->
        [yellow] Žlutou nemáte,
        [red] Červenou nemáte,
        [blue] Modrou nemáte,
       *[green] Zelenou nemáte,
    } takže smíte zahrát cokoli. Trumf je jedna z možností, povinný není.
met =
    { $taken ->
        [0] Přesně podle odhadu, ani jeden štych: { $points } bodů.
       *[other] Přesně podle odhadu: 20 bodů a 10 za každý štych, za { $taken } tedy celkem { $points }.
    }
not-exact =
    { $how ->
        [over] Štychů už máte víc, než jste ohlásili.
       *[under] Na svůj odhad už nedosáhnete.
    } Každý štych mimo stojí 10 bodů, držte se tedy co nejblíž.
get-rid =
    Žádný štych už nechcete a { $suit ->
        [yellow] žlutá { $rank }
        [red] červená { $rank }
        [blue] modrá { $rank }
        [green] zelená { $rank }
       *[wizard] váš čaroděj
    } tenhle nevezme. Dobrá chvíle, kdy se té karty zbavit.
too-few-bid = Všechny odhady dají dohromady { $bids }, ale štychů se bude hrát { $tricks }. Na někoho zbude něco navíc: pozor na vysoké karty.
too-many-bid = Všechny odhady dají dohromady { $bids }, ale štychů je jen { $tricks }. Bude se o ně bojovat: ty svoje berte včas.
