# Názvy a pravidla karet dovedností. Cena se ukazuje zvlášť; za roční období lze použít jednu dovednost.

# To check: our translation.
card-acrobatics = Akrobacie
    .rule = Když se odkryje přepadení: do tvého mapového listu se místo tvaru z karty zakreslí dvě sousední pole nestvůr. Schopnost karty tam nepůsobí.
# To check: our translation.
card-concentrate = Soustředění
    .rule = V tahu s kartou průzkumu: zakresli zvolený tvar ještě jednou, se stejným terénem.
# To check: our translation.
card-cure_wounds = Léčení ran
    .rule = V tahu s kartou průzkumu: zakresli navíc dvě sousední pole terénu z této karty, z nichž aspoň jedno sousedí s nestvůrou.
# To check: our translation.
card-diplomacy = Diplomacie
    .rule = V kterémkoli tahu: zakresli navíc jediné pole, které je farmou i vesnicí zároveň.
# To check: our translation.
card-knowledge = Znalosti
    .rule = V tahu s kartou průzkumu: zakresli tvar jako vesnici místo terénu z karty.
# To check: our translation.
card-move_silently = Tichý pohyb
    .rule = V tahu s kartou průzkumu: tvar smí přesahovat okraj mapy; co přesahuje, se nekreslí.
# To check: our translation.
card-negotiate = Vyjednávání
    .rule = V tahu s kartou průzkumu: místo tvaru z karty zakresli čtverec dvě krát dvě pole. Minci nepřináší.
# To check: our translation.
card-search = Pátrání
    .rule = V tahu s kartou průzkumu: zakresli navíc jediné pole téhož terénu, které sousedí s tvou kresbou.
