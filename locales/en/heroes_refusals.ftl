# What the game says when it refuses: skills, heroes and the powers of monsters.
#
# Glossary: skill, coin, guard (what a hero does), preset, card set.

## Skills

refusal-SkillUsedThisSeason = You have already used a skill this season.
refusal-SkillNotInPlay = The skill “{ $skill }” is not in this game.
refusal-NotEnoughCoins = Not enough coins: the skill costs { $cost }, and you have { $coins }.
refusal-SkillNotNow = The skill “{ $skill }” cannot be used on this turn.
refusal-SkillChangesNothing = The skill “{ $skill }” would change nothing here. Save it for later.
refusal-MustTouchMonster = At least one of these two spaces must be adjacent to a monster.
refusal-MustTouchDrawing = This space must be adjacent to your drawing.
refusal-NotWithSingleSpace = The skill “{ $skill }” cannot be used with a single space.

## Heroes and monsters

refusal-NotATarget = Cannot be destroyed now: { $spaces }.
refusal-NoSuchPattern = From there this hero cannot guard exactly those spaces.

## Setting up

refusal-ThreeSkills = Choose at least three different skills.
refusal-UnknownSkill = There is no skill “{ $skill }”.
refusal-NotAnAmbush = “{ $card }” is not an ambush card.
refusal-TooFewAmbushes = Choose at least four different ambush cards.
refusal-TooFewSkills = Choose at least { $number } different skills.
refusal-UnknownPreset = There is no preset “{ $preset }”.
refusal-UnknownSet = There is no card set “{ $set }”.
refusal-AnotherAnswer = This step needs a different answer.
refusal-RuinsCardsBelong = The base explore cards always come with their ruins cards.
