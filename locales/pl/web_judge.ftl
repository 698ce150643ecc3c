# Sędzia zakończonej gry: co stracił każdy ruch i co było szczęściem.
#
# Liczba ma zawsze jedną cyfrę po przecinku, więc wystarczy jedna forma słowa „gwiazdka”.

web-judge-heading = Umiejętności czy szczęście?
web-judge-about = Bot przegląda grę, znając tylko to, co wiedział każdy gracz. Pokazuje, ile kosztował każdy ruch i co sam by narysował; myślący bot pokazuje też, ile było szczęścia.
web-judge-ask = Przeanalizuj tę grę
# Checked in 2026.
web-judge-coming = Sędzia przegląda każdy ruch. To może potrwać minutę…
web-judge-done = Analiza gotowa. Znaki nad suwakiem pokazują, gdzie stracono gwiazdki; obok mapy widać, co byłoby lepsze.
web-judge-how = Oczekiwane gwiazdki, szczęście i straty dają razem wynik końcowy. Szczęście to zmiana oczekiwań sędziego między dwoma ruchami.
web-judge-no-luck = Ten sędzia nie patrzy naprzód: ocenia mapę taką, jaka jest po każdym rysunku, więc mówi tylko, ile kosztowały ruchy. Co było szczęściem, powie serwer z myślącymi botami.
web-judge-expected = Oczekiwane po pierwszej karcie
web-judge-cards = Szczęście do kart
web-judge-ambushes = Szczęście w zasadzkach
web-judge-play = Stracone przez ruchy
web-judge-given = Zostawione sąsiadom przy rysowaniu potworów
web-judge-move = Sędzia o tym ruchu
web-judge-no-move = Tu nie było wyboru.
web-judge-best = Nic lepszego się nie znalazło.
web-judge-lost = Stracone: { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } gwiazdki.
web-judge-kept = Zostawione sąsiadowi: { NUMBER($stars, minimumFractionDigits: 1, maximumFractionDigits: 1) } gwiazdki.
web-judge-better = Lepsze rysunki, na mapie
web-judge-others = Inne rysunki, na mapie
web-judge-shown = przed ruchem, z rysunkiem sędziego
web-judge-then-cards = Co przyniosły karty do następnego ruchu: { $stars }
web-judge-then-ambushes = Co przyniosły zasadzki do następnego ruchu: { $stars }
web-judge-drawn = { $terrain } { $spaces }
web-judge-hero = Bohater { $space }, strzeże { $marks }
web-judge-skill = umiejętność „{ $skill }”
web-judge-pass = nic nie rób
web-judge-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-replay-destroyed = Zniszczone: { $spaces }.
