# Názvy a pravidla karet krabice Hrdinové a rozšíření se čtyřmi kartami přepadení.
#
# Slova jako v cards.ftl, a navíc:
#   power              schopnost karty (.power)
#   guard              střeží: co dělá hrdina s poli, na nichž jsou značky útoku
#   destroyed          zničené (zaplněné, bez terénu)

## Karty průzkumu

card-lagoon = Laguna
card-pasture = Pastvina
card-settlement = Městečko
card-timber_grove = Prastarý háj
card-hillside_terrace = Terasy na svahu
card-frontier_dwelling = Usedlost na pomezí
card-wildwood_garden = Zahrada ve hvozdu
card-woodland_crossroads = Lesní rozcestí
card-coastal_encampment = Pobřežní tábor
card-mangrove_swamp = Mangrovový močál
card-kethras_gates = Kethřiny brány
    .rule = Zakresli jediné pole lesa, vesnice, farmy, vody nebo nestvůr.

## Karty přepadení

card-dragon_inferno = Dračí výheň
    .rule = Každý mapový list putuje k sousedovi vpravo (proti směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od levého dolního rohu.
    .power = Jakmile je každé pole draka zničené nebo nesousedí s žádným prázdným polem, získá majitel mapového listu tři mince, a to jen jednou.
card-zombie_plague = Nákaza zombií
    .rule = Každý mapový list putuje k sousedovi vpravo (proti směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od levého horního rohu.
    .power = Po bodování každého ročního období se každé prázdné pole, které sousedí se zombie, také změní v zombie; nové zombie se šíří až po dalším období.
card-giant_troll_ravage = Běsnění obřího trola
    .rule = Každý mapový list putuje k sousedovi vlevo (po směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od pravého horního rohu.
    .power = Po bodování každého ročního období zničí majitel mapového listu jedno prázdné pole, které sousedí s trolem, pokud takové je.
card-gorgon_gaze = Pohled gorgony
    .rule = Každý mapový list putuje k sousedovi vlevo (po směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od pravého dolního rohu.
    .power = Hned po zakreslení gorgon zničí ten, kdo je kreslil, jedno pole, které sousedí s gorgonou, prázdné nebo obsazené, ne však horu ani pustinu; v sólové hře vybíráš ty.

## Karty přepadení z rozšíření

card-flayer_incursion = Invaze mozkožroutů
    .rule = Každý mapový list putuje k sousedovi vpravo (proti směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od pravého horního rohu.
card-insectoid_invasion = Rojení hmyzáků
    .rule = Každý mapový list putuje k sousedovi vlevo (po směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od levého horního rohu.
card-ratman_strike = Přepadení krysodlaky
    .rule = Každý mapový list putuje k sousedovi vlevo (po směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od pravého horního rohu.
card-ogre_charge = Řádění zlobrů
    .rule = Každý mapový list putuje k sousedovi vpravo (proti směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od levého dolního rohu.

## Karty hrdinů

card-dobrik_of_lorkheim = Dobrik z Lorkheimu
    .rule = Střeží čtyři pole, která sousedí s hrdinou: nestvůry na nich jsou zničeny, teď i později.
card-wren_the_lioness = Lvice Wren
    .rule = Střeží tři pole kolmo na zvolený směr, druhé pole od hrdiny a dvě po jeho stranách: nestvůry na nich jsou zničeny, teď i později.
card-freyla_the_true = Freyla Neomylná
    .rule = Střeží tři nejbližší pole na jedné straně od hrdiny, v jeho řádku nebo sloupci, podle tvé volby: nestvůry na nich jsou zničeny, teď i později.
card-dal_of_jolev = Dal z Joleva
    .rule = Střeží čtyři pole šikmo vedle hrdiny: nestvůry na nich jsou zničeny, teď i později.

## Bodovací karty: lesy

card-faunlost_thicket = Houští faunů
    .rule = Nejdelší souvislá řada polí lesa v jednom sloupci přináší dvě hvězdy za každé své pole.
card-deepwood = Hluboký hvozd
    .rule = Šest hvězd za každé území lesa o nejméně pěti polích, které nesousedí s vesnicí.
card-heart_of_the_forest = Srdce lesa
    .rule = Dvě hvězdy za každé pole lesa, které ze všech čtyř stran obklopuje les nebo okraj mapy.
card-sleepy_valley = Ospalé údolí
    .rule = Čtyři hvězdy za každý řádek, v němž jsou nejméně tři pole lesa.

## Bodovací karty: farmy a voda

card-craylund = Craylund
    .rule = Sedm hvězd za každé území farem, které sousedí nejméně se třemi poli vody.
card-ulems_wallow = Ulemovo kaliště
    .rule = Čtyři hvězdy za každé pole vody, které sousedí nejméně se dvěma poli farmy.
card-clawsgrave_peaks = Mohylové štíty
    .rule = Pět hvězd za každou horu, která sousedí s územím vody, jež sousedí i s farmou.
card-jorekburg = Jorekburg
    .rule = Čtyři hvězdy za každý sloupec, v němž je stejně polí farmy jako polí vody, od každého aspoň jedno.

## Bodovací karty: vesnice

card-traylo_monastery = Klášter Traylo
    .rule = Sedm hvězd za každé území vesnic, které obsahuje souvislou řadu nejméně čtyř polí v jednom řádku nebo sloupci.
card-outer_enclave = Odlehlá enkláva
    .rule = Vyber území vesnic, které sousedí s nejvíce prázdnými poli: jedna hvězda za každé z nich.
card-gnomish_colony = Kolonie gnómů
    .rule = Šest hvězd za každé území vesnic, které obsahuje čtverec dvě krát dvě pole.
card-caravansary = Karavanseráj
    .rule = Vyber jedno území vesnic: jedna hvězda za každý řádek a každý sloupec, ve kterém leží jeho pole. Počítá se nejlepší území.

## Bodovací karty: rozložení

card-dwarvenholds = Državy trpaslíků
    .rule = Sedm hvězd za každý řádek a za každý sloupec, který je zcela obsazený a obsahuje aspoň jednu horu.
card-silos = Obilní sila
    .rule = Deset hvězd za každý zcela obsazený sloupec s lichým číslem (1, 3, 5, 7, 9 nebo 11).
card-banded_hills = Pruhované kopce
    .rule = Čtyři hvězdy za každý řádek s nejméně pěti různými typy terénu; hory, nestvůry a hrdinové se počítají také.
card-starlit_sigil = Hvězdné znamení
    .rule = Čtyři hvězdy za každou skupinu přesně tří prázdných polí spojených stranami.
