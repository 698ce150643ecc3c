# Nazwy i zasady kart pudełka Herosi oraz dodatku z czterema kartami zasadzek.
#
# Słowa jak w cards.ftl, a ponadto:
#   power              zdolność karty (.power)
#   guard              strzeże: co bohater robi z kratkami, na których są znaczniki ataku
#   destroyed          zniszczona (wypełniona, bez terenu)

## Karty odkryć

card-lagoon = Laguna
card-pasture = Pastwisko
card-settlement = Osada
card-timber_grove = Pradawny gaj
card-hillside_terrace = Tarasy na zboczu
card-frontier_dwelling = Domostwo na rubieżach
card-wildwood_garden = Ogród w kniei
card-woodland_crossroads = Leśne rozstaje
card-coastal_encampment = Nadmorskie obozowisko
card-mangrove_swamp = Bagna namorzynowe
card-kethras_gates = Wrota Kethry
    .rule = Narysuj jedną kratkę lasu, wioski, pola, wody albo potwora.

## Karty zasadzek

card-dragon_inferno = Smocza Pożoga
    .rule = Każdy arkusz mapy wędruje do sąsiada po prawej (przeciwnie do ruchu wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od lewego dolnego rogu.
    .power = Gdy każda kratka smoka jest zniszczona albo nie sąsiaduje z żadną pustą kratką, właściciel arkusza mapy otrzymuje trzy monety, jeden raz.
card-zombie_plague = Plaga Zombie
    .rule = Każdy arkusz mapy wędruje do sąsiada po prawej (przeciwnie do ruchu wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od lewego górnego rogu.
    .power = Po podliczeniu każdej pory roku każda pusta kratka sąsiadująca z zombie też staje się zombie; nowe zombie rozprzestrzeniają się dopiero po następnej porze roku.
card-giant_troll_ravage = Furia Olbrzymiego Trolla
    .rule = Każdy arkusz mapy wędruje do sąsiada po lewej (zgodnie z ruchem wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od prawego górnego rogu.
    .power = Po podliczeniu każdej pory roku właściciel arkusza mapy niszczy jedną pustą kratkę sąsiadującą z trollem, jeśli taka jest.
card-gorgon_gaze = Spojrzenie Gorgony
    .rule = Każdy arkusz mapy wędruje do sąsiada po lewej (zgodnie z ruchem wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od prawego dolnego rogu.
    .power = Zaraz po narysowaniu gorgon ten, kto je rysował, niszczy jedną kratkę sąsiadującą z gorgoną, pustą albo wypełnioną, ale nie górę ani wąwóz; w grze solo wybierasz ty.

## Karty zasadzek z dodatku

card-flayer_incursion = Pochód Łupieżców
    .rule = Każdy arkusz mapy wędruje do sąsiada po prawej (przeciwnie do ruchu wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od prawego górnego rogu.
card-insectoid_invasion = Inwazja Insektoidów
    .rule = Każdy arkusz mapy wędruje do sąsiada po lewej (zgodnie z ruchem wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od lewego górnego rogu.
card-ratman_strike = Napaść Szczuroludzi
    .rule = Każdy arkusz mapy wędruje do sąsiada po lewej (zgodnie z ruchem wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od prawego górnego rogu.
card-ogre_charge = Wtargnięcie Ogrów
    .rule = Każdy arkusz mapy wędruje do sąsiada po prawej (przeciwnie do ruchu wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od lewego dolnego rogu.

## Karty bohaterów

card-dobrik_of_lorkheim = Dobrik z Lorkheimu
    .rule = Strzeże czterech kratek sąsiadujących z bohaterem: potwory na nich są niszczone, teraz i później.
card-wren_the_lioness = Wren Lwica
    .rule = Strzeże trzech kratek w poprzek wybranego kierunku, drugiej od bohatera i dwóch po jej bokach: potwory na nich są niszczone, teraz i później.
card-freyla_the_true = Freyla Niezawodna
    .rule = Strzeże trzech najbliższych kratek po jednej stronie bohatera, w jego rzędzie lub kolumnie, według twojego wyboru: potwory na nich są niszczone, teraz i później.
card-dal_of_jolev = Dal z Jolevu
    .rule = Strzeże czterech kratek na ukos od bohatera: potwory na nich są niszczone, teraz i później.

## Karty punktacji: lasy

card-faunlost_thicket = Gąszcz faunów
    .rule = Najdłuższa nieprzerwana linia kratek lasu w jednej kolumnie daje dwie gwiazdki za każdą swoją kratkę.
card-deepwood = Głęboki bór
    .rule = Sześć gwiazdek za każdy klaster lasu liczący co najmniej pięć kratek, który nie sąsiaduje z wioską.
card-heart_of_the_forest = Serce puszczy
    .rule = Dwie gwiazdki za każdą kratkę lasu, którą ze wszystkich czterech stron otacza las lub krawędź mapy.
card-sleepy_valley = Senna dolina
    .rule = Cztery gwiazdki za każdy rząd, w którym są co najmniej trzy kratki lasu.

## Karty punktacji: pola i woda

card-craylund = Craylund
    .rule = Siedem gwiazdek za każdy klaster pól sąsiadujący z co najmniej trzema kratkami wody.
card-ulems_wallow = Rozlewisko Ulema
    .rule = Cztery gwiazdki za każdą kratkę wody sąsiadującą z co najmniej dwiema kratkami pola.
card-clawsgrave_peaks = Mogilne szczyty
    .rule = Pięć gwiazdek za każdą górę sąsiadującą z klastrem wody, który sąsiaduje także z polem.
card-jorekburg = Jorekburg
    .rule = Cztery gwiazdki za każdą kolumnę, w której jest tyle samo kratek pola co kratek wody, co najmniej po jednej.

## Karty punktacji: wioski

card-traylo_monastery = Klasztor Traylo
    .rule = Siedem gwiazdek za każdy klaster wiosek, w którym jest nieprzerwana linia co najmniej czterech kratek w jednym rzędzie lub jednej kolumnie.
card-outer_enclave = Odległa enklawa
    .rule = Wybierz klaster wiosek sąsiadujący z największą liczbą pustych kratek: jedna gwiazdka za każdą z nich.
card-gnomish_colony = Siedlisko gnomów
    .rule = Sześć gwiazdek za każdy klaster wiosek, w którym jest kwadrat dwie na dwie kratki.
card-caravansary = Karawanseraj
    .rule = Wybierz jeden klaster wiosek: jedna gwiazdka za każdy rząd i każdą kolumnę, w których jest jego kratka. Liczy się najlepszy klaster.

## Karty punktacji: układ

card-dwarvenholds = Krasnoludzkie twierdze
    .rule = Siedem gwiazdek za każdy całkowicie wypełniony rząd z górą i za każdą całkowicie wypełnioną kolumnę z górą.
card-silos = Silosy
    .rule = Dziesięć gwiazdek za każdą całkowicie wypełnioną kolumnę o nieparzystym numerze (1, 3, 5, 7, 9 lub 11).
card-banded_hills = Pasiaste wzgórza
    .rule = Cztery gwiazdki za każdy rząd, w którym jest co najmniej pięć różnych rodzajów terenu; góry, potwory i bohaterowie też się liczą.
card-starlit_sigil = Gwiezdny znak
    .rule = Cztery gwiazdki za każdą grupę dokładnie trzech pustych kratek połączonych bokami.
