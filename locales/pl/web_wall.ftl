# Stół na dużym ekranie: jak się dosiąść, kto narysował, wynik.
#
# Słowniczek: arkusz, miejsce, gwiazdki.

web-wall-phones = Wyjmijcie telefony
web-wall-scan = Skierujcie aparat na kod albo otwórzcie
web-wall-code = i wpiszcie kod
web-wall-here =
    przy stole{ $free ->
        [0] , wszystkie miejsca są zajęte
        [one] , jedno miejsce jest wolne
        [few] , { $free } miejsca są wolne
       *[other] , wolnych miejsc: { $free }
    }
web-wall-host = Gospodarz zaczyna grę ze swojego telefonu.
web-wall-drawn = z { $of } już narysowało
web-wall-leaders = Prowadzą
web-wall-season = { $season }: najlepsze arkusze
web-wall-best =
    { $count ->
        [one] Najlepszy arkusz: { $names }
       *[other] Najlepsze arkusze: { $names }
    }
web-wall-then = Dalej
web-wall-own = Twoje miejsce i arkusz są na twoim telefonie.
web-wall-spread = Arkusze: { $of }, gwiazdki od { $least } do { $most }
web-wall-hidden = Wyniki będą widoczne po zakończeniu wydarzenia.
web-wall-tables = Teraz grają
