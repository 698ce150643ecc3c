# Co mówi gra, gdy dowód uczciwego rozdania się nie zgadza.
#
# Słowniczek: deal – rozdanie, secret – sekret serwera, nonce – liczba losowa gracza,
# commitment – zobowiązanie (skrót sekretu pokazany przed rozdaniem), proof – dowód.

refusal-NotANonce = Liczba losowa to 32 cyfry szesnastkowe zapisane małymi literami.
refusal-NotAProof = To nie jest dowód rozdania: nie można odczytać „{ $what }”.
refusal-CommitmentDiffers = To nie ten sekret, do którego serwer zobowiązał się przed rozdaniem.
refusal-DealDiffers = Sekret i liczby losowe dają inne karty: różni się „{ $what }”.
