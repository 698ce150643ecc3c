# Co hra řekne, když něco odmítne: dovednosti, hrdinové a schopnosti nestvůr.
#
# Slovníček: skill – dovednost, coin – mince, guard – střežit, preset – varianta hry, card set – sada karet.

## Dovednosti

refusal-SkillUsedThisSeason = V tomto období už dovednost byla použita.
refusal-SkillNotInPlay = Dovednost „{ $skill }“ v této hře není.
refusal-NotEnoughCoins = Málo mincí: dovednost stojí { $cost }, a ty máš { $coins }.
refusal-SkillNotNow = Dovednost „{ $skill }“ nelze použít v tomto tahu.
refusal-SkillChangesNothing = Dovednost „{ $skill }“ by tu nic nezměnila, tak si ji nech na jindy.
refusal-MustTouchMonster = Aspoň jedno z těchto dvou polí musí sousedit s nestvůrou.
refusal-MustTouchDrawing = Toto pole musí sousedit s tvou kresbou.
refusal-NotWithSingleSpace = Dovednost „{ $skill }“ nelze použít, když se místo tvaru kreslí jediné pole.

## Hrdinové a nestvůry

refusal-NotATarget = Teď nelze zničit: { $spaces }.
refusal-NoSuchPattern = Odtamtud tento hrdina nemůže střežit právě tato pole.

## Příprava

refusal-ThreeSkills = Vyber aspoň tři různé dovednosti.
refusal-UnknownSkill = Dovednost „{ $skill }“ neexistuje.
refusal-NotAnAmbush = „{ $card }“ není karta přepadení.
refusal-TooFewAmbushes = Vyber aspoň čtyři různé karty přepadení.
refusal-TooFewSkills = Vyber aspoň tolik různých dovedností: { $number }.
refusal-UnknownPreset = Varianta hry „{ $preset }“ neexistuje.
refusal-UnknownSet = Sada karet „{ $set }“ neexistuje.
refusal-AnotherAnswer = V tomto kroku je potřeba jiná odpověď.
refusal-RuinsCardsBelong = Ke kartám průzkumu základní hry vždy patří i karty zřícenin.
