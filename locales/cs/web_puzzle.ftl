# Puzzles: positions in which one drawing is clearly best.

web-puzzle-title = Úloha
web-puzzle-today = Úloha dne
web-puzzle-about = Jedna kresba dá zřetelně víc hvězd než kterákoli jiná. Která?
web-puzzle-map = Pozice
web-puzzle-solved = Vyřešeno! Lepší kresba není.
web-puzzle-missed = Není nejlepší: na konci roku o { $stars } hvězdy méně
web-puzzle-yours = tvoje
web-puzzle-best = nejlepší
web-puzzle-drawing = Kresba
web-puzzle-at-once = Hvězdy hned
web-puzzle-expected = Hvězdy očekávané na konci roku
web-puzzle-rest = Hvězdy hned nejsou celý rozdíl: zbytek je v tom, co může list ještě dát do konce roku.
web-puzzle-again = Znovu
web-puzzle-next = Další úloha
web-puzzle-when = { $season }, čas { $time } z { $of }
web-puzzle-people = Napoprvé ji našlo { $solved } z { $answered } lidí.
web-puzzle-bots = Najde ji { $solved } z { $bots } botů.
