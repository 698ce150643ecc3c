# Co hra řekne, když důkaz poctivého rozdání neplatí.
#
# Slovníček: deal – rozdání, secret – tajemství serveru, nonce – náhodné číslo hráče,
# commitment – závazek (otisk tajemství ukázaný před rozdáním), proof – důkaz.

refusal-NotANonce = Náhodné číslo má 32 šestnáctkových číslic psaných malými písmeny.
refusal-NotAProof = Toto není důkaz rozdání: nelze přečíst „{ $what }“.
refusal-CommitmentDiffers = Tajemství není to, ke kterému se server zavázal před rozdáním.
refusal-DealDiffers = Tajemství a náhodná čísla rozdávají jiné karty: liší se „{ $what }“.
