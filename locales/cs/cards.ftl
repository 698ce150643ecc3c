# Názvy a pravidla karet základní hry.
#
# Slovníček. Stejná slova v každé větě tohoto jazyka:
#   map sheet          mapový list
#   space              pole
#   edge of the map    okraj mapy
#   filled, empty      zaplněné, prázdné
#   adjacent           sousedí
#   cluster            území
#   explore card, ambush card, scoring card    karta průzkumu, karta přepadení, bodovací karta
#   shape, star, row, column                   tvar, hvězda, řádek, sloupec
#   solo               sólová hra

## Karty průzkumu

card-temple_ruins = Zřícený chrám
    .rule = Tvar z příští karty průzkumu musí zakrýt prázdné pole zříceniny.
card-outpost_ruins = Zřícená pevnost
    .rule = Tvar z příští karty průzkumu musí zakrýt prázdné pole zříceniny.
card-great_river = Veletok
card-farmland = Zemědělská půda
# To check: our translation.
card-hamlet = Vesnička
card-forgotten_forest = Les zapomnění
card-hinterland_stream = Říčka v polích
card-homestead = Hospodářství
card-orchard = Ovocný sad
card-treetop_village = Víska ve větvích
card-marshlands = Bažiny
card-fishing_village = Rybářská osada
card-rift_lands = Prostorové trhliny
    .rule = Zakresli jediné pole lesa, vesnice, farmy, vody nebo nestvůr.

## Karty přepadení

card-goblin_attack = Útok goblinů
    .rule = Každý mapový list putuje k sousedovi vpravo (proti směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od pravého dolního rohu.
card-bugbear_assault = Nájezd gobrů
    .rule = Každý mapový list putuje k sousedovi vlevo (po směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od pravého horního rohu.
card-kobold_onslaught = Výpad koboldů
    .rule = Každý mapový list putuje k sousedovi vlevo (po směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od levého dolního rohu.
card-gnoll_raid = Vpád gnolů
    .rule = Každý mapový list putuje k sousedovi vpravo (proti směru hodinových ručiček), který do něj zakreslí nestvůry; v sólové hře se místo hledá od levého horního rohu.

## Bodovací karty: lesy

card-sentinel_wood = Hraniční les
    .rule = Jedna hvězda za každé pole lesa na okraji mapy.
card-greenbough = Lesní království
    .rule = Po jedné hvězdě za každý řádek a za každý sloupec, v němž je les.
card-treetower = Lesní houština
    .rule = Jedna hvězda za každé pole lesa, které nesousedí s žádným prázdným polem.
card-stoneside_forest = Lesnaté podhůří
    .rule = Tři hvězdy za každou horu, která je územím lesa spojena s jinou horou.

## Bodovací karty: farmy a voda

card-canal_lake = Zavlažovací kanály
    .rule = Jedna hvězda za každé pole vody, které sousedí s farmou, a za každé pole farmy, které sousedí s vodou.
card-mages_valley = Údolí čarodějů
    .rule = Dvě hvězdy za každé pole vody sousedící s horou a jedna hvězda za každé pole farmy sousedící s horou.
card-golden_granary = Pradávná sýpka
    .rule = Jedna hvězda za každé pole vody, které sousedí s polem zříceniny, a tři hvězdy za každé pole farmy zakreslené na zřícenině.
card-shoreside_expanse = Úrodné břehy
    .rule = Tři hvězdy za každé území farem, které nesousedí s vodou ani s okrajem mapy, a za každé území vody, které nesousedí s farmou ani s okrajem mapy.

## Bodovací karty: vesnice

card-wildholds = Osada
    .rule = Osm hvězd za každé území vesnic o nejméně šesti polích.
card-great_city = Královské město
    .rule = Jedna hvězda za každé pole v největším území vesnic, které nesousedí s žádnou horou.
card-great_city_spaces = Královské město (po polích)
    .rule = Jedna hvězda za každé pole tvého největšího území vesnic, které samo nesousedí s horou.
card-greengold_plains = Úrodné pláně
    .rule = Tři hvězdy za každé území vesnic, které sousedí se třemi nebo více různými typy terénu.
card-shieldgate = Obranný val
    .rule = Dvě hvězdy za každé pole druhého největšího území vesnic, i když je stejně velké jako to největší.

## Bodovací karty: rozložení

card-borderlands = Pohraničí
    .rule = Šest hvězd za každý zcela obsazený řádek a za každý zcela obsazený sloupec.
card-lost_barony = Zapomenuté hrabství
    .rule = Tři hvězdy za každé pole po jedné straně největšího čtverce tvořeného obsazenými poli.
card-broken_road = Dlážděná cesta
    .rule = Tři hvězdy za každou zcela obsazenou úhlopříčku, která vede dolů a doprava od levého okraje mapy k dolnímu; úhlopříčkou je i samotné pole v levém dolním rohu.
card-cauldrons = Propasti
    .rule = Jedna hvězda za každé prázdné pole, které nesousedí s jiným prázdným polem.
