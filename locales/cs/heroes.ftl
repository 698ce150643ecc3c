# Názvy a pravidla karet krabice Hrdinové a rozšíření se čtyřmi kartami přepadení.
#
# Slova jako v cards.ftl, a navíc:
#   power              schopnost karty (.power)
#   guard              střeží: co dělá hrdina s poli, na nichž jsou značky útoku
#   destroyed          zničené (zaplněné, bez terénu)

## Karty průzkumu

# To check: our translation.
card-lagoon = Laguna
# To check: our translation.
card-pasture = Pastvina
# To check: our translation; “Osada” is already the printed name of Wildholds.
card-settlement = Městečko
# To check: our translation; follows the Russian edition (“ancient grove”).
card-timber_grove = Prastarý háj
# To check: our translation.
card-hillside_terrace = Terasy na svahu
# To check: our translation.
card-frontier_dwelling = Usedlost na pomezí
# To check: our translation.
card-wildwood_garden = Zahrada ve hvozdu
# To check: our translation.
card-woodland_crossroads = Lesní rozcestí
# To check: our translation.
card-coastal_encampment = Pobřežní tábor
# To check: our translation.
card-mangrove_swamp = Mangrovový močál
# To check: our translation; possessive form is unsure.
card-kethras_gates = Kethřiny brány
    .rule = Zakresli jediné pole lesa, vesnice, farmy, vody nebo nestvůr.

## Karty přepadení

# To check: our translation.
card-dragon_inferno = Dračí výheň
    .rule = Každý mapový list putuje k sousedovi vpravo (proti směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od levého dolního rohu.
    .power = Jakmile je každé pole draka zničené nebo nesousedí s žádným prázdným polem, získá majitel mapového listu tři mince, a to jen jednou.
# To check: our translation.
card-zombie_plague = Nákaza zombií
    .rule = Každý mapový list putuje k sousedovi vpravo (proti směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od levého horního rohu.
    .power = Po bodování každého ročního období se každé prázdné pole, které sousedí se zombie, také změní v zombie; nové zombie se šíří až po dalším období.
# To check: our translation.
card-giant_troll_ravage = Běsnění obřího trola
    .rule = Každý mapový list putuje k sousedovi vlevo (po směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od pravého horního rohu.
    .power = Po bodování každého ročního období zničí majitel mapového listu jedno prázdné pole, které sousedí s trolem, pokud takové je.
# To check: our translation.
card-gorgon_gaze = Pohled gorgony
    .rule = Každý mapový list putuje k sousedovi vlevo (po směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od pravého dolního rohu.
    .power = Hned po zakreslení gorgon zničí ten, kdo je kreslil, jedno pole, které sousedí s gorgonou, prázdné nebo obsazené, ne však horu ani pustinu; v sólové hře vybíráš ty.

## Karty přepadení z rozšíření

# To check: from one public project whose other names match the printed ones; not seen in print.
card-flayer_incursion = Invaze mozkožroutů
    .rule = Každý mapový list putuje k sousedovi vpravo (proti směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od pravého horního rohu.
# To check: from one public project whose other names match the printed ones; not seen in print.
card-insectoid_invasion = Rojení hmyzáků
    .rule = Každý mapový list putuje k sousedovi vlevo (po směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od levého horního rohu.
# To check: from one public project whose other names match the printed ones; not seen in print.
card-ratman_strike = Přepadení krysodlaky
    .rule = Každý mapový list putuje k sousedovi vlevo (po směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od pravého horního rohu.
# To check: from one public project whose other names match the printed ones; not seen in print.
card-ogre_charge = Řádění zlobrů
    .rule = Každý mapový list putuje k sousedovi vpravo (proti směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od levého dolního rohu.

## Karty hrdinů

# To check: our translation.
card-dobrik_of_lorkheim = Dobrik z Lorkheimu
    .rule = Střeží čtyři pole, která sousedí s hrdinou: nestvůry na nich jsou zničeny, teď i později.
# To check: our translation; word order is unsure.
card-wren_the_lioness = Lvice Wren
    .rule = Střeží tři pole kolmo na zvolený směr, druhé pole od hrdiny a dvě po jeho stranách: nestvůry na nich jsou zničeny, teď i později.
# To check: our translation; “the True” may be meant as true of aim or of heart.
card-freyla_the_true = Freyla Neomylná
    .rule = Střeží tři nejbližší pole na jedné straně od hrdiny, v jeho řádku nebo sloupci, podle tvé volby: nestvůry na nich jsou zničeny, teď i později.
# To check: our translation; declension is unsure.
card-dal_of_jolev = Dal z Joleva
    .rule = Střeží čtyři pole šikmo vedle hrdiny: nestvůry na nich jsou zničeny, teď i později.

## Bodovací karty: lesy

# To check: our translation.
card-faunlost_thicket = Houští faunů
    .rule = Nejdelší souvislá řada polí lesa v jednom sloupci přináší dvě hvězdy za každé své pole.
# To check: our translation.
card-deepwood = Hluboký hvozd
    .rule = Šest hvězd za každé území lesa o nejméně pěti polích, které nesousedí s vesnicí.
# To check: our translation.
card-heart_of_the_forest = Srdce lesa
    .rule = Dvě hvězdy za každé pole lesa, které ze všech čtyř stran obklopuje les nebo okraj mapy.
# To check: our translation.
card-sleepy_valley = Ospalé údolí
    .rule = Čtyři hvězdy za každý řádek, v němž jsou nejméně tři pole lesa.

## Bodovací karty: farmy a voda

# To check: kept as in English.
card-craylund = Craylund
    .rule = Sedm hvězd za každé území farem, které sousedí nejméně se třemi poli vody.
# To check: our translation.
card-ulems_wallow = Ulemovo kaliště
    .rule = Čtyři hvězdy za každé pole vody, které sousedí nejméně se dvěma poli farmy.
# To check: our translation; not word for word.
card-clawsgrave_peaks = Mohylové štíty
    .rule = Pět hvězd za každou horu, která sousedí s územím vody, jež sousedí i s farmou.
# To check: kept as in English.
card-jorekburg = Jorekburg
    .rule = Čtyři hvězdy za každý sloupec, v němž je stejně polí farmy jako polí vody, od každého aspoň jedno.

## Bodovací karty: vesnice

# To check: our translation.
card-traylo_monastery = Klášter Traylo
    .rule = Sedm hvězd za každé území vesnic, které obsahuje souvislou řadu nejméně čtyř polí v jednom řádku nebo sloupci.
# To check: our translation.
card-outer_enclave = Odlehlá enkláva
    .rule = Vyber území vesnic, které sousedí s nejvíce prázdnými poli: jedna hvězda za každé z nich.
# To check: our translation.
card-gnomish_colony = Kolonie gnómů
    .rule = Šest hvězd za každé území vesnic, které obsahuje čtverec dvě krát dvě pole.
# To check: our translation.
card-caravansary = Karavanseráj
    .rule = Vyber jedno území vesnic: jedna hvězda za každý řádek a každý sloupec, ve kterém leží jeho pole. Počítá se nejlepší území.

## Bodovací karty: rozložení

# To check: our translation.
card-dwarvenholds = Državy trpaslíků
    .rule = Sedm hvězd za každý řádek a za každý sloupec, který je zcela obsazený a obsahuje aspoň jednu horu.
# To check: our translation.
card-silos = Obilní sila
    .rule = Deset hvězd za každý zcela obsazený sloupec s lichým číslem (1, 3, 5, 7, 9 nebo 11).
# To check: our translation.
card-banded_hills = Pruhované kopce
    .rule = Čtyři hvězdy za každý řádek s nejméně pěti různými typy terénu; hory, nestvůry a hrdinové se počítají také.
# To check: our translation.
card-starlit_sigil = Hvězdné znamení
    .rule = Čtyři hvězdy za každou skupinu přesně tří prázdných polí spojených stranami.
