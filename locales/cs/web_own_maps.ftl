# The page for own map sheets.

web-own-map-title = Vlastní mapový list
web-own-map-about = Rozmísti hory, zříceniny a pustinu, kam chceš. Odkaz je zároveň list: kdo ho má, může na něm hrát sólo, u stolu i na papíře.
web-own-map-map = Tvůj mapový list
web-own-map-hint = Stiskem pole vymaluješ, dalším stiskem ho vyčistíš. Na mapě malují i klávesy M, R a W, Delete čistí a Ctrl+Z vrací zpět.
web-own-map-undo = Zpět
web-own-map-begin = Začít s
web-own-map-begin-choose = Vyber list
web-own-map-begin-blank = Prázdný list
web-own-map-features = Co na něm je
web-own-map-mountain =
    { $number ->
        [one] { $number } hora
        [few] { $number } hory
       *[other] { $number } hor
    }
web-own-map-ruins =
    { $number ->
        [one] { $number } pole zřícenin
        [few] { $number } pole zřícenin
       *[other] { $number } polí zřícenin
    }
web-own-map-wasteland =
    { $number ->
        [one] { $number } pole pustiny
        [few] { $number } pole pustiny
       *[other] { $number } polí pustiny
    }
web-own-map-range = obvykle { $least } až { $most }
web-own-map-outside = neobvyklé: tištěné listy mají { $least } až { $most }
web-own-map-lone_ruins = Na tyto zříceniny lze nakreslit jen jediné pole: { $spaces }.
web-own-map-shut_mountain = Vedle těchto hor není nic prázdného, takže nikdy nepřinesou minci: { $spaces }.
web-own-map-split_land = Odříznuto od zbytku země: { $spaces }.
web-own-map-more = { $spaces } a ještě { $count }
web-own-map-full = Na tento list nelze nic nakreslit: nech prázdné aspoň jedno pole.
web-own-map-usual = Podobá se tištěným listům.
web-own-map-warned =
    { $count ->
        [one] Jedna věc je neobvyklá, ale na listu se dá hrát.
        [few] { $count } věci jsou neobvyklé, ale na listu se dá hrát.
       *[other] { $count } věcí je neobvyklých, ale na listu se dá hrát.
    }
web-own-map-alone = Hrát na něm sólo
web-own-map-table = Hrát u stolu
web-own-map-print = Vytisknout
web-own-map-score = Obodovat papírovou mapu
web-own-map-counts = Hry na vlastních listech se nepočítají do síly, žebříčků, titulů ani pečetí.
web-own-map-address = Adresa mapového listu
