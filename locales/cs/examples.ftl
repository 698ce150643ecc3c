# Věty příkladů ze src/inkland/examples, podle jejich názvů tam.

## Karty průzkumu

example-explore-coin = Menší tvar přináší minci.
example-explore-large = Větší tvar zaplní víc polí, ale minci nepřináší.
example-explore-as-forest = Zakresleno jako les, přesně jako na kartě.
example-explore-as-village = Zakresleno jako vesnice, přesně jako na kartě.
example-explore-as-farm = Zakresleno jako farma, přesně jako na kartě.
example-explore-as-water = Zakresleno jako voda, přesně jako na kartě.
example-explore-turned-village = Zakresleno jako vesnice, tvar je otočený nebo převrácený.
example-explore-turned-farm = Zakresleno jako farma, tvar je otočený nebo převrácený.
example-explore-turned-water = Zakresleno jako voda, tvar je otočený nebo převrácený.
example-gates-mountain = Zaplní se poslední volná strana hory: za to je mince.
example-gates-monster = Zvolit lze i nestvůru.
example-gates-ruins = Jediné pole se vejde všude, kde je prázdné místo.

## Zříceniny

example-ruins-covered = Tvar z příští karty zakrývá pole zříceniny.
example-ruins-small = Zříceninu smí zakrýt i menší tvar a svou minci přinese.
example-ruins-single = Žádný tvar z karty už zříceninu nezakryje: jediné pole libovolného terénu, kdekoli.
example-ruins-all-filled = Všechny zříceniny jsou zaplněné: jediné pole libovolného terénu, kdekoli.

## Přepadení a schopnosti

example-ambush-neighbour = Soused tvar libovolně otočí a převrátí a zakreslí tam, kde překáží.
example-ambush-corner = V sólové hře jde tvar do rohu uvedeného na kartě, tak jak je vytištěný.
example-ambush-walk = Roh je obsazený: hledá se dál podél okraje, ve směru karty, až k prvnímu místu, kam se tvar vejde.
example-dragon-tamed = Zaplní se poslední prázdné pole vedle draka: tři mince, jen jednou.
example-dragon-slain = Když hrdina zničí vše, co z draka ještě není obklopené, přinese to také tři mince.
example-zombie-first = Po každém období se prázdná pole vedle zombie změní v zombie.
example-zombie-walls = Zaplněná pole stojí nákaze v cestě.
example-zombie-guarded = Zombie, která se rozšíří na značku útoku, je hned zničena.
example-troll-rage = Po každém období zničí majitel mapového listu jedno prázdné pole vedle trola.
example-troll-mountain = Zničené pole platí za zaplněné: tady obklopí horu.
example-gorgon-gaze = Kdo gorgony zakreslil, zničí pole vedle některé z nich, třeba i zaplněné.
example-gorgon-mountain = Horu ani pustinu zničit nelze, prázdné pole ano.

## Hrdinové

example-hero-now = Nestvůry na značkách útoku jsou hned zničeny.
example-hero-later = Nestvůry, které se na značku útoku dostanou později, jsou také zničeny; ostatní zůstávají.
example-hero-edge = Značky útoku mimo mapu propadají, na jiném terénu nijak neškodí.
example-hero-turned = Značky útoku lze otočit a převrátit; prázdným polím ani jinému terénu neškodí.

## Dovednosti

example-acrobatics-neighbour = Dvě obyčejné nestvůry místo tvaru z karty.
example-acrobatics-solo = V sólové hře přicházejí z rohu uvedeného na kartě a otočit je můžeš libovolně.
example-concentrate-twice = Tvar se kreslí podruhé, se stejným terénem.
example-concentrate-coin = S menším tvarem: minci dává karta jen jednou.
example-cure_wounds-close = Po tvaru přibudou u nestvůr ještě dvě pole.
example-cure_wounds-other = Ta dvě pole smějí mít druhý terén z karty.
example-diplomacy-both = Jediné pole navíc, farma i vesnice zároveň, se připojí k vesnici i k farmám.
example-diplomacy-hero = Lze ji použít i s hrdinou.
example-knowledge-village = Z řeky je vesnice.
example-knowledge-coin = Menší tvar si svou minci ponechá.
example-move_silently-edge = Kreslí se jen to, co leží na mapě.
example-move_silently-coin = Menší tvar, který přesahuje okraj, si svou minci ponechá.
example-negotiate-square = Čtverec dvě krát dvě pole místo dlouhého tvaru.
example-negotiate-no-coin = Nahrazuje oba tvary a minci nepřináší.
example-search-longer = Jediné pole navíc téhož terénu tvar prodlouží.
# Checked in 2026.
example-search-mountain = Pole navíc může obklopit horu: za to je mince.

## Roční období a výnosy

example-season-scored = Dva výnosy přinášejí hvězdy, každá mince jednu a každé prázdné pole vedle nestvůry jednu stojí.
example-season-monsters = S mnoha nestvůrami může roční období stát víc, než přinese.
example-edict-now = Karta tohoto výnosu boduje ve svých dvou ročních obdobích.
example-edict-not-now = Ve zbylých dvou obdobích nepřináší nic.

## Bodovací karty: pro více karet

example-largest-not-best = Největší území nemusí být nejlepší.
example-cluster-may-wind = Území se může klikatit.
example-two-clusters = Dvě území bodují dvakrát.
example-wood-in-the-corner = Les v rohu: pravá a dolní strana jsou volné.
example-corner-is-no-contact = Dotyk rohem se nepočítá.

## Bodovací karty: lesy

example-sentinel_wood-cluster = Z celého území se počítají jen pole na okraji.
example-sentinel_wood-corner = Les v rohu leží na dvou okrajích, ale je to jedno pole a jedna hvězda.
example-greenbough-row = Dva lesy v jednom řádku mají tento řádek společný.
example-greenbough-corners = Dva lesy šikmo vedle sebe mají každý svůj řádek a sloupec.
example-treetower-open = Stačí jedna volná strana a hvězda je pryč.
example-stoneside_forest-three = Tři hory u jednoho lesa.
example-stoneside_forest-gap = Mezera v lese spojení přeruší.
example-faunlost_thicket-longest = Počítá se jen nejdelší řada.
example-faunlost_thicket-beside = Lesy vedle sebe netvoří svislou řadu.
example-deepwood-village = Vesnice na jednom konci zkazí celé území.
example-heart_of_the_forest-walls = Obsazená pole bez lesa se nepočítají.
example-sleepy_valley-apart = Tři lesy v řádku spolu nemusejí sousedit.
example-sleepy_valley-column = Sloupec lesa není řádek.

## Bodovací karty: farmy a voda

example-canal_lake-between = Voda mezi dvěma farmami se počítá jednou.
example-canal_lake-shores = Farmy na několika březích, a některé na suchu.
example-mages_valley-shore = Hora se dvěma poli vody a dvěma farmami.
example-golden_granary-both = Farma na zřícenině, vedle ní voda.
example-golden_granary-lonely = Voda na zřícenině potřebuje vedle sebe jinou zříceninu.
example-shoreside_expanse-edge = Jediné pole na okraji zkazí celé území.
example-craylund-shared = Dvě území bodují dvakrát, i když mají vodu společnou.
example-craylund-bend = Voda, která se území dotýká dvěma stranami, je jedno pole vody.
example-ulems_wallow-lake = Voda mezi dvěma farmami.
example-ulems_wallow-field = Velká farma, která se vody dotýká jedním polem, platí za jedno.
example-clawsgrave_peaks-three = Tři hory u jednoho jezera.
example-clawsgrave_peaks-dry = Farma u hory bez vody nic nepřináší.
example-jorekburg-columns = Každý sloupec se počítá zvlášť.
example-jorekburg-unequal = Dvě pole farmy a jedno pole vody není stejně.

## Bodovací karty: vesnice

example-wildholds-three = Šest, sedm a pět: dvě z nich jsou dost velká.
example-wildholds-corner = Vesnice, které se dotýkají rohem, jsou dvě území.
example-great_city-largest = Počítá se největší ze tří, ostatní ne.
example-great_city-mountain = Jediné pole u hory zkazí celé území.
example-great_city_spaces-mountain = Vypadnou jen pole u hory.
example-great_city_spaces-largest = Počítá se největší území, i kdyby menší přineslo víc.
example-greengold_plains-along = Terény mohou ležet kdekoli podél území.
example-greengold_plains-same = Tři lesy jsou jeden typ terénu.
example-shieldgate-second = Čtyři, tři a jedno: počítají se tři.
example-shieldgate-equal = Jsou-li největší dvě, jedno z nich je druhé.
example-traylo_monastery-part = Řada může být částí většího území.
example-traylo_monastery-nine = Devět vesnic bez řady čtyř.
example-outer_enclave-open = Čtyři vesnice ve volném prostoru.
example-gnomish_colony-row = V dlouhé řadě žádný čtverec není.
example-caravansary-cross = Kříž: tři řádky, tři sloupce.

## Bodovací karty: rozložení

example-borderlands-crossing = Řádek a sloupec se kříží: společné pole se počítá oběma.
example-borderlands-gap = Jediné prázdné pole a řádek nemá cenu.
example-lost_barony-strip = Tři krát čtyři je pořád tři krát tři.
example-lost_barony-hole = Díra uprostřed nechá jen čtverce o jednom poli.
example-broken_road-three = Tři krátké cesty vedle sebe.
example-broken_road-rising = Stoupající úhlopříčka není cesta, cestou je jen její rohové pole.
example-cauldrons-wall = Sousední propasti mohou mít společnou stěnu.
example-cauldrons-open = Dvě prázdná pole vedle sebe propast netvoří.
example-dwarvenholds-crossing = Řádek a sloupec, které se kříží na hoře, bodují oba.
example-dwarvenholds-none = Plný řádek bez hory.
example-silos-beside = Ze dvou sousedních sloupců se počítá jen lichý.
example-silos-even = Sloupec 2 se nepočítá.
example-banded_hills-five = Pět typů terénu v řádku.
example-banded_hills-mountain = Hora je také typ terénu.
example-starlit_sigil-corner = Tři prázdná pole do pravého úhlu.
example-starlit_sigil-square = Čtyři ve čtverci jsou moc.
