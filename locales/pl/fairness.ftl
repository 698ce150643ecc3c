# Co mówi gra, gdy dowód uczciwego rozdania się nie zgadza.
#
# Słowniczek: deal – rozdanie, secret – tajemnica serwera, nonce – liczba losowa gracza,
# commitment – pieczęć (skrót tajemnicy pokazany przed rozdaniem), proof – dowód.

refusal-NotANonce = Liczba losowa to 32 cyfry szesnastkowe zapisane małymi literami.
refusal-NotAProof = To nie jest dowód rozdania: nie można odczytać „{ $what }”.
refusal-CommitmentDiffers = To nie ta tajemnica, którą serwer zapieczętował przed rozdaniem.
refusal-DealDiffers = Tajemnica i liczby losowe dają inne karty: różni się „{ $what }”.
