# Nazwy i zasady kart pudełka Herosi oraz dodatku z czterema kartami zasadzek.
#
# Słowa jak w cards.ftl, a ponadto:
#   power              zdolność karty (.power)
#   guard              strzeże: co bohater robi z kratkami, na których są znaczniki ataku
#   destroyed          zniszczona (wypełniona, bez terenu)

## Karty odkryć

# To check: our translation.
card-lagoon = Laguna
# To check: our translation.
card-pasture = Pastwisko
# To check: our translation.
card-settlement = Osada
# To check: our translation; follows the Russian edition (“ancient grove”).
card-timber_grove = Pradawny gaj
# To check: our translation.
card-hillside_terrace = Tarasy na zboczu
# To check: our translation.
card-frontier_dwelling = Domostwo na rubieżach
# To check: our translation.
card-wildwood_garden = Ogród w kniei
# To check: our translation.
card-woodland_crossroads = Leśne rozstaje
# To check: our translation.
card-coastal_encampment = Nadmorskie obozowisko
# To check: our translation.
card-mangrove_swamp = Bagna namorzynowe
# To check: our translation.
card-kethras_gates = Wrota Kethry
    .rule = Narysuj jedną kratkę lasu, wioski, pola, wody albo potwora.

## Karty zasadzek

# To check: our translation.
card-dragon_inferno = Smocza Pożoga
    .rule = Każdy arkusz mapy wędruje do sąsiada po prawej (przeciwnie do ruchu wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od lewego dolnego rogu.
    .power = Gdy każda kratka smoka jest zniszczona albo nie sąsiaduje z żadną pustą kratką, właściciel arkusza mapy otrzymuje trzy monety, jeden raz.
# To check: our translation.
card-zombie_plague = Plaga Zombie
    .rule = Każdy arkusz mapy wędruje do sąsiada po prawej (przeciwnie do ruchu wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od lewego górnego rogu.
    .power = Po podliczeniu każdej pory roku każda pusta kratka sąsiadująca z zombie też staje się zombie; nowe zombie rozprzestrzeniają się dopiero po następnej porze roku.
# To check: our translation.
card-giant_troll_ravage = Furia Olbrzymiego Trolla
    .rule = Każdy arkusz mapy wędruje do sąsiada po lewej (zgodnie z ruchem wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od prawego górnego rogu.
    .power = Po podliczeniu każdej pory roku właściciel arkusza mapy niszczy jedną pustą kratkę sąsiadującą z trollem, jeśli taka jest.
# To check: our translation.
card-gorgon_gaze = Spojrzenie Gorgony
    .rule = Każdy arkusz mapy wędruje do sąsiada po lewej (zgodnie z ruchem wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od prawego dolnego rogu.
    .power = Zaraz po narysowaniu gorgon ten, kto je rysował, niszczy jedną kratkę sąsiadującą z gorgoną, pustą albo wypełnioną, ale nie górę ani wąwóz; w grze solo wybierasz ty.

## Karty zasadzek z dodatku

# To check: from one public project whose other names match the printed ones; not seen in print.
card-flayer_incursion = Pochód Łupieżców
    .rule = Każdy arkusz mapy wędruje do sąsiada po prawej (przeciwnie do ruchu wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od prawego górnego rogu.
# To check: from one public project whose other names match the printed ones; not seen in print.
card-insectoid_invasion = Inwazja Insektoidów
    .rule = Każdy arkusz mapy wędruje do sąsiada po lewej (zgodnie z ruchem wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od lewego górnego rogu.
# To check: from one public project whose other names match the printed ones; not seen in print.
card-ratman_strike = Napaść Szczuroludzi
    .rule = Każdy arkusz mapy wędruje do sąsiada po lewej (zgodnie z ruchem wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od prawego górnego rogu.
# To check: from one public project whose other names match the printed ones; not seen in print.
card-ogre_charge = Wtargnięcie Ogrów
    .rule = Każdy arkusz mapy wędruje do sąsiada po prawej (przeciwnie do ruchu wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od lewego dolnego rogu.

## Karty bohaterów

# To check: our translation.
card-dobrik_of_lorkheim = Dobrik z Lorkheimu
    .rule = Strzeże czterech kratek sąsiadujących z bohaterem: potwory na nich są niszczone, teraz i później.
# To check: our translation.
card-wren_the_lioness = Wren Lwica
    .rule = Strzeże trzech kratek w poprzek wybranego kierunku, drugiej od bohatera i dwóch po jej bokach: potwory na nich są niszczone, teraz i później.
# To check: our translation; “the True” may be meant as true of aim or of heart.
card-freyla_the_true = Freyla Niezawodna
    .rule = Strzeże trzech najbliższych kratek po jednej stronie bohatera, w jego rzędzie lub kolumnie, według twojego wyboru: potwory na nich są niszczone, teraz i później.
# To check: our translation; declension is unsure.
card-dal_of_jolev = Dal z Jolevu
    .rule = Strzeże czterech kratek na ukos od bohatera: potwory na nich są niszczone, teraz i później.

## Karty punktacji: lasy

# To check: our translation.
card-faunlost_thicket = Gąszcz faunów
    .rule = Najdłuższa nieprzerwana linia kratek lasu w jednej kolumnie daje dwie gwiazdki za każdą swoją kratkę.
# To check: our translation.
card-deepwood = Głęboki bór
    .rule = Sześć gwiazdek za każdy klaster lasu liczący co najmniej pięć kratek, który nie sąsiaduje z wioską.
# To check: our translation.
card-heart_of_the_forest = Serce puszczy
    .rule = Dwie gwiazdki za każdą kratkę lasu, którą ze wszystkich czterech stron otacza las lub krawędź mapy.
# To check: our translation.
card-sleepy_valley = Senna dolina
    .rule = Cztery gwiazdki za każdy rząd, w którym są co najmniej trzy kratki lasu.

## Karty punktacji: pola i woda

# To check: kept as in English.
card-craylund = Craylund
    .rule = Siedem gwiazdek za każdy klaster pól sąsiadujący z co najmniej trzema kratkami wody.
# To check: our translation.
card-ulems_wallow = Rozlewisko Ulema
    .rule = Cztery gwiazdki za każdą kratkę wody sąsiadującą z co najmniej dwiema kratkami pola.
# To check: our translation; not word for word.
card-clawsgrave_peaks = Mogilne szczyty
    .rule = Pięć gwiazdek za każdą górę sąsiadującą z klastrem wody, który sąsiaduje także z polem.
# To check: kept as in English.
card-jorekburg = Jorekburg
    .rule = Cztery gwiazdki za każdą kolumnę, w której jest tyle samo kratek pola co kratek wody, co najmniej po jednej.

## Karty punktacji: wioski

# To check: our translation.
card-traylo_monastery = Klasztor Traylo
    .rule = Siedem gwiazdek za każdy klaster wiosek, w którym jest nieprzerwana linia co najmniej czterech kratek w jednym rzędzie lub jednej kolumnie.
# To check: our translation.
card-outer_enclave = Odległa enklawa
    .rule = Wybierz klaster wiosek sąsiadujący z największą liczbą pustych kratek: jedna gwiazdka za każdą z nich.
# To check: our translation; “Kolonia” is already the printed name of Wildholds.
card-gnomish_colony = Siedlisko gnomów
    .rule = Sześć gwiazdek za każdy klaster wiosek, w którym jest kwadrat dwie na dwie kratki.
# To check: our translation.
card-caravansary = Karawanseraj
    .rule = Wybierz jeden klaster wiosek: jedna gwiazdka za każdy rząd i każdą kolumnę, w których jest jego kratka. Liczy się najlepszy klaster.

## Karty punktacji: układ

# To check: our translation.
card-dwarvenholds = Krasnoludzkie twierdze
    .rule = Siedem gwiazdek za każdy całkowicie wypełniony rząd z górą i za każdą całkowicie wypełnioną kolumnę z górą.
# To check: our translation.
card-silos = Silosy
    .rule = Dziesięć gwiazdek za każdą całkowicie wypełnioną kolumnę o nieparzystym numerze (1, 3, 5, 7, 9 lub 11).
# To check: our translation.
card-banded_hills = Pasiaste wzgórza
    .rule = Cztery gwiazdki za każdy rząd, w którym jest co najmniej pięć różnych rodzajów terenu; góry, potwory i bohaterowie też się liczą.
# To check: our translation.
card-starlit_sigil = Gwiezdny znak
    .rule = Cztery gwiazdki za każdą grupę dokładnie trzech pustych kratek połączonych bokami.
