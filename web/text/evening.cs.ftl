# Klubový večer: jedna hra, několik kol, mnoho stolů

# --- kde se o něm člověk dozví
evening = Klubový večer
evening-of = { $game }: klubový večer
about = Jedna hra, několik kol a každý potká co nejvíc ostatních. Pro 3 až 64 lidí.
set-up-one = Uspořádat klubový večer
my-evenings = Vaše večery
of-host = vede { $name }
run-by-you = Vedete ho vy
card-gathering = Lidé se scházejí
card-playing = Hraje se { $round }. kolo z { $rounds }
card-between = Po { $round }. kole z { $rounds }
card-over = Skončil
people-here = { $count ->
    [one] 1 člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}

# --- jak ho uspořádat
new-lead = Zvolíte hru a celý večer vedete z jedné stránky. Ostatní přijdou přes odkaz nebo obrázek, bez účtu.
new-game = Hra
new-size = Lidí u stolu
new-tables = U stolů
new-course = Jak večer poběží
new-you = Vy
new-rounds = Kola
new-fill = Když lidé nezaplní všechny stoly
fill-sizes = Menší nebo větší stoly
fill-sizes-about = Různě velké stoly váží stejně. Volno má někdo jen tehdy, když to jinak nejde.
fill-computers = Přisednou počítačoví hráči
fill-computers-about = Každý stůl je plný; počítačový hráč má své pořadí jako každý jiný.
fill-byes = Někdo má volno
fill-byes-about = U každého stolu sedí samí lidé. Za volno je šest bodů a nikdo nemá druhé dřív, než měl každý první.
new-clock = Jak rychle
clock-tight = 5 minut každý
clock-usual = 10 minut každý
clock-long = 20 minut každý
clock-hint = Když někomu vyprší čas, zahraje ten jeden tah počítačový hráč.
new-plays = Hrajete také?
plays-yes = Budu i hrát
plays-no = Jen povedu
new-go = Otevřít večer

# --- příchod
come = Vstoupit
come-lead = Zve vás { $name }. Řekněte, kdo jste, a jste uvnitř.
come-late = Večer už běží. Hrajete od příštího kola.
come-none = Vstoupit může, kdo má odkaz. Zeptejte se na něj tady v místnosti.
come-over = Tento večer už skončil.
invite = Pozvěte lidi
invite-link = Odkaz na tento večer
invite-picture = Odkaz na tento večer jako QR kód
invite-how = Namiřte na něj telefon, nebo odkaz pošlete. Kdo přijde pozdě, hraje od příštího kola.

# --- jak to stojí
lead-gathering = { $count ->
    [one] Je tu 1 člověk. Začne se, až to řekne pořadatel.
    [few] Jsou tu { $count } lidé. Začne se, až to řekne pořadatel.
   *[other] Je tu { $count } lidí. Začne se, až to řekne pořadatel.
}
lead-playing = { $round }. kolo z { $rounds }
lead-between = { $round }. kolo z { $rounds } je dohrané
lead-over = Takhle to dopadlo
wait-gathering = Jste uvnitř. Jakmile začne první kolo, tahle stránka řekne, kam si sednout.
wait-round = Váš stůl už dohrál. Další kolo přijde, až dohrají všechny.
wait-between = Další kolo začne pořadatel. Tahle stránka řekne, kam si sednout.
wait-out = Nehrajete. Vraťte se a od příštího kola budete hrát.
wait-late = Jste uvnitř a hrajete od příštího kola.
wait-runs = Večer vedete a nehrajete.
bye = V tomto kole máte volno: šest bodů a čas podívat se k jiným stolům.
your-table = Stůl { $number }
your-table-lead = { $round }. kolo: sedíte tady
you-sit-with = u stolu { $names }
go-to-table = K vašemu stolu
look-at-table = Přihlížet
look-back = Podívat se, jak to šlo
table-brought = { $points ->
    [one] 1 bod pro vás
    [few] { $points } body pro vás
    [many] { $points } bodu pro vás
   *[other] { $points } bodů pro vás
}

# --- stoly
tables-of-round = { $round }. kolo
table = Stůl { $number }
going = hraje se
played = dohráno
ended = ukončil pořadatel
byes = Volno
computer = Počítačový hráč
you-named = { $name } (vy)
earlier = Dřívější kola

# --- pořadí
standings = Pořadí
place = Místo
name = Jméno
points = Body
firsts = Výhry
met = Soupeři
met-about = Kolik bodů mají v průměru ti, které potkali
round-short = { $round }.
round-long = { $round }. kolo
how = Jak se počítá
how-points = Kdo u stolu nechá za sebou všechny, má 12 bodů, poslední nemá nic a ostatní rovnoměrně mezi tím: různě velké stoly váží stejně. Kdo stojí na jednom místě, dělí se.
how-together = U stolu hrají všichni společně: když vyhrají, má každý 12 bodů, když prohrají, nikdo nic.
how-left = Kdo od stolu odejde a do konce hry se nevrátí, je u něj poslední. Za volno je 6 bodů. Za zmeškané kolo nic.
how-ended = Hra, kterou pořadatel ukončí, se počítá tak, jak stojí; kde se před koncem nepočítá nic, má každý 6 bodů.
how-equal = Při rovnosti stojí výš, kdo byl častěji první, pak kdo potkal silnější: podle průměru jejich bodů. Kdo je pořád stejně, dělí se o místo.
podium = Stupně vítězů
podium-place = { $place }. { $name }, bodů: { $points }

# --- lidé
people = Lidé
state-out = nehraje
state-runs = vede večer
host = vede
send-out = Vyřadit
send-out-of = Vyřadit: { $name }
let-in = Pustit zpět
let-in-of = Pustit zpět: { $name }
hand-over-to = Kdo povede dál
hand-over = Předat
sit-out = Musím jít
sit-out-sure = Odejdete z večera. U stolu za vás dohraje počítačový hráč, a když se do konce hry nevrátíte, budete u něj poslední.
sit-out-yes = Odejít
back = Už jsem zpátky
stay = Zůstat
take-over = Vést večer odtud
take-over-why = { $name } tu není. Další kolo musí někdo začít: můžete vy.

# --- pořadatel
run = Vedete večer
begin-first = Začít první kolo
begin-next = Začít { $round }. kolo
begin-with = { $count ->
    [one] Je tu 1 člověk
    [few] Jsou tu { $count } lidé
   *[other] Je tu { $count } lidí
}
begin-least = Je potřeba aspoň tří lidí.
tables-left = { $count ->
    [0] Všechny stoly dohrály
    [one] Ještě hraje 1 stůl
    [few] Ještě hrají { $count } stoly
   *[other] Ještě hraje { $count } stolů
}
end-round = Ukončit kolo
end-round-sure = { $count ->
    [one] Jedna hra není dohraná. Bude se počítat tak, jak teď stojí.
    [few] { $count } hry nejsou dohrané. Budou se počítat tak, jak teď stojí.
   *[other] { $count } her není dohraných. Budou se počítat tak, jak teď stojí.
}
end-round-yes = Ukončit
end-evening = Ukončit večer
end-evening-sure = Večer skončí s pořadím, jaké je teď.
end-evening-yes = Ukončit večer
another = Další večer
lost = Spojení se ztratilo. Co vidíte, může být staré; vrátí se samo.
