# Co říká hra u jedné klávesnice. Obrazovka má 80 sloupců a 24 řádků, takže každý řádek je krátký:
# vedle mapy je 41 sloupců. Místo u stolu stojí jen v prvním pádě: „Místo 2“.

## Místa u stolu a čas

play-you = Ty
play-seat = Místo { $seat }
play-seat-bot = Místo { $seat } ({ $bot })
play-season = { $season } { $time }/{ $limit }, tah { $turn }
play-time = čas { $time }

## Vedle mapy a pod ní

play-coin-shape = +1 mince
play-ruins-demand = Musí zakrýt prázdnou zříceninu (r)!
play-fallback = Žádný tvar z této karty se nevejde: zakresli jediné pole kamkoli.
play-edicts = Výnosy (* bodují v tomto období)
play-season-now = { $season } k této chvíli
play-total = Celkem z minulých období
play-revealed = Odkryto: { $cards }
play-fits = { $label }: { $terrain }, { $spaces }. Enter tvar zakreslí.
play-jump = { $label }_ Teď napiš sloupec 1 až 11.
play-keys = šipky posun · b4 skok · r otočit · m zrcadlit · s tvar · t terén · n další místo · l místa · u zpět · v ostatní listy · p deník · ? nápověda · q konec · Enter kreslí
play-fits-hero = { $label }: hrdina střeží { $marks }. Enter ho zakreslí.
play-fits-target = { $label }: { $what } – bude zničeno. Enter zničí pole.
play-fits-duck = Kam přijdou nestvůry: { $spaces }. Enter dovednost použije; N: jinam.
play-enter-passes = { $skills }: použít. Enter: pasovat.
play-enter-uses = Enter použije dovednost „{ $skill }“.
play-keys-hero = šipky posun · b4 skok · r otočit · m zrcadlit · n další pole · l všechna pole · u zpět · v ostatní listy · p deník · ? nápověda · q konec · Enter kreslí
play-keys-choice = šipky, b4, n výběr · l ukázat vše · u zpět · v ostatní listy · p minulost · ? nápověda · q konec · Enter potvrdí
play-keys-ready = u zpět · v ostatní listy · p minulost · ? nápověda · q konec · Enter dál

## Dovednosti: klávesa, pak název a cena každé

play-skills = Dovednosti (x):
play-skills-used = Dovednosti: v tomto období už jednu máš za sebou.
play-leave-skill = Esc: bez ní

## Poznámky

play-one-shape = Tato karta má jen jeden tvar.
play-one-terrain = Tato karta nabízí jen jeden terén.
play-no-spot = Takhle se tento tvar nikam nevejde: otoč ho, zrcadli nebo změň.
play-no-choice = Tam se nedá nic vybrat.
play-no-skills = V této hře dovednosti nejsou.
play-no-skill-now = Tady a teď nejde použít žádná dovednost.
play-nothing-to-undo = Není co vzít zpět: jakmile nakreslili všichni, kresba platí.
play-unknown-key = Tato klávesa tu nic nedělá; klávesy vysvětlí ?.
play-alone = Žádné jiné listy tu nejsou: hraješ sólovou hru.
# Písmeno, které znamená „ano“, malé.
play-yes = a
play-quit = Ukončit hru? { $key } = ano, jakákoli jiná klávesa = ne
play-too-small = Inkland potřebuje 80 sloupců a 24 řádků.

## Co se děje; předtím stojí název místa a dvojtečka

play-drawn = { $terrain } { $spaces }
play-drawn-by = { $terrain } { $spaces } (kreslí: { $by })
play-coins-shape =
    { $count ->
        [one] { $count } mince za tvar
        [few] { $count } mince za tvar
        [many] { $count } mince za tvar
       *[other] { $count } mincí za tvar
    }
play-coins-mountain =
    { $count ->
        [one] { $count } mince za obklopenou horu
        [few] { $count } mince za obklopené hory
        [many] { $count } mince za obklopené hory
       *[other] { $count } mincí za obklopené hory
    }
play-vanished = nestvůry nenašly místo a zmizely
play-coins-dragon =
    { $count ->
        [one] { $count } mince za draka
        [few] { $count } mince za draka
        [many] { $count } mince za draka
       *[other] { $count } mincí za draka
    }
play-hero = hrdina { $space }, střeží { $marks }
play-destroyed = zničeno: { $spaces }
play-spread = zombie se rozšířily na { $spaces }
play-skill = dovednost „{ $skill }“ ({ $cost })

## Přepadení

play-ambush = Přepadení: { $card }!
play-ambush-walk = Přepadení: { $card }! Odkud se hledá místo: { $corner }, { $direction }.
play-ambush-title = PŘEPADENÍ! Kreslíš do cizího listu: { $who }
play-ambush-task = Tento list NENÍ tvůj! Čí je: { $who }
play-gorgon-title = GORGONA! Ničíš pole na cizím listu: { $who }
play-before-ambush = Než přijdou nestvůry, můžeš použít dovednost.
play-own-sheet = Tvůj vlastní list: { $who }

## Mezi kresbami

play-go-on = Enter: dál
play-pass = Předej klávesnici: { $who }
play-ready = { $who }, můžeme? Enter: ukázat můj list
play-take-back = U: { $who } bere kresbu zpět a kreslí znovu.
play-sheet = Mapový list: { $who }
play-view-keys = V: další list   Enter: zpět
play-journal = Co se stalo, od nejnovějšího
play-no-past = Zatím nic.

## Bodování

play-season-over = { $season }: konec období
play-over = Konec hry
play-ending-keys = Enter: odejít ze hry   V: prohlédnout listy
play-tie = Při stejném počtu hvězd je výš ten, kdo kvůli nestvůrám ztratil méně.
play-rating = Hodnocení { $rating }: tvoje hvězdy ({ $stars }) minus sólová čísla čtyř výnosů ({ $par }).
play-seed = Semínko: { $seed } (volba --seed rozdá tytéž karty znovu).
play-left = Hra zůstala nedohraná.
play-input-ended = Vstup skončil, a tak tu hra končí.

## Nápověda

play-help = Nápověda
play-arrows = Šipky
play-help-move = posunout tvar
play-help-jump = pole: položit tam levý horní roh tvaru
play-help-rotate = otočit tvar o čtvrt otáčky
play-help-mirror = zrcadlově obrátit tvar
play-help-shape = vzít další tvar z karty
play-help-terrain = vzít další terén z karty
play-help-next = přejít na další místo, kam se tvar vejde tak, jak leží
play-help-spots = označit všechna taková místa znakem + (roh tvaru)
play-help-skill = použít dovednost; znovu: další, nakonec žádnou. Esc: bez ní
play-help-draw = zakreslit tvar; hvězdy, které přinese, jsou vidět předem
play-help-undo = vzít kresbu zpět, dokud ostatní ještě kreslí
play-help-view = prohlédnout ostatní listy
play-help-past = přečíst, co se zatím stalo
play-help-quit = ukončit hru
play-help-marks = [F] je tvar, který se vejde, (F) ten, který ne, !^! co mu překáží. Malá písmena jsou zakreslena na zříceninách. Číslice jdou i bez Shiftu.
play-help-heroes = { $aim } je pole, které bude hrdina střežit, { $guarded } pole už střežené: nestvůry tam zakreslené jsou hned zničeny. Zničená pole (*, na zřícenině %) jsou zaplněná, ale bez terénu.
play-help-skills = Jedna dovednost za období, platí se mincemi. Tu, která kresbu mění, vyber předem; ta, která ji rozšiřuje, upevní tvou kresbu jako <F> a pak umístíš zbytek. Enter zakreslí vše.
play-help-score = Každé období dá hvězdy za dva výnosy, hvězdu za každou minci a vezme hvězdu za každé prázdné pole vedle nestvůry.

## Soudce

analyse-judge = Soudce: { $judge }. Očekávané hvězdy a co se z nich stalo:
analyse-no-luck = Soudce: { $judge }. Nedívá se dopředu, a tak řekne jen, co se ztratilo hrou. Co bylo štěstí, řeknou přemýšlející boti: pip install 'inkland[fast]'
analyse-seat = Místo { $seat }: { $stars }
analyse-expected = očekáváno po první kartě
analyse-cards = štěstí na karty
analyse-ambushes = štěstí na přepadení
analyse-lost = ztraceno hrou
analyse-given = ponecháno sousedům v přepadeních
# Checked in 2026.
analyse-worst = Tahy, které stály nejvíc:
analyse-none = Žádný tah nezpůsobil výraznou ztrátu.
analyse-turn = { $season }, tah { $turn }, { $card }: ztraceno { $stars }
analyse-powers = { $season }, po bodování: ztraceno { $stars }
analyse-neighbour = { $season }, tah { $turn }, { $card }: sousedovi zůstalo { $stars }
analyse-played = zahráno { $drawing }
analyse-better = lepší { $drawing }
analyse-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Úlohy

puzzle-question = Úloha { $puzzle }. Co nakreslíš? Jedna kresba dá na konci roku nejvíc hvězd.
puzzle-type = Napiš kresbu, například { $example }:
puzzle-solved = Vyřešeno! Lepší kresba není.
puzzle-missed = Není nejlepší: na konci roku o { $stars } hvězdy méně.
puzzle-yours = tvoje
puzzle-best = nejlepší
puzzle-at-once = hvězdy hned
puzzle-expected = očekáváno na konci roku
puzzle-rest = Hvězdy hned nejsou celý rozdíl: zbytek je v tom, co může list ještě dát do konce roku.
