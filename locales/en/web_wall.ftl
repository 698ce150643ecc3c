# A table on a projector: the way in, who has drawn, the result.
#
# Glossary: map, seat, stars.

web-wall-phones = Take out your phones
web-wall-scan = Scan the code with your camera, or open
web-wall-code = and type the code
web-wall-here =
    at the table{ $free ->
        [0] , all seats are taken
        [one] , one seat is free
       *[other] , { $free } seats are free
    }
web-wall-host = The host starts the game from their phone.
web-wall-drawn =
    { $of ->
        [one] of one has drawn
       *[other] of { $of } have drawn
    }
web-wall-leaders = In the lead
web-wall-season = { $season }: the best maps
web-wall-best =
    { $count ->
        [one] { $names } drew the best map
       *[other] { $names } drew the best maps
    }
web-wall-then = Then
web-wall-own = Your own place and map are on your phone.
web-wall-spread = { $of } maps, from { $least } to { $most } stars
web-wall-hidden = The standings are shown when the event is over.
web-wall-tables = Playing now
