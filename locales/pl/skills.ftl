# Nazwy i zasady kart umiejętności. Koszt jest pokazany osobno; w porze roku można użyć jednej umiejętności.

card-acrobatics = Akrobatyka
    .rule = Po odkryciu zasadzki: zamiast kształtu z karty na twoim arkuszu mapy rysuje się dwie sąsiednie kratki potworów. Zdolność karty tam nie działa.
card-concentrate = Koncentracja
    .rule = W turze z kartą odkryć: narysuj wybrany kształt jeszcze raz, z tym samym terenem.
card-cure_wounds = Leczenie ran
    .rule = W turze z kartą odkryć: narysuj dodatkowo dwie sąsiednie kratki terenu z tej karty, z których co najmniej jedna sąsiaduje z potworem.
card-diplomacy = Dyplomacja
    .rule = W dowolnej turze: narysuj dodatkowo jedną kratkę, która jest jednocześnie polem i wioską.
card-knowledge = Wiedza
    .rule = W turze z kartą odkryć: narysuj kształt jako wioskę zamiast terenu z karty.
card-move_silently = Skradanie się
    .rule = W turze z kartą odkryć: kształt może wystawać poza krawędź mapy; tego, co na zewnątrz, się nie rysuje.
card-negotiate = Negocjacje
    .rule = W turze z kartą odkryć: zamiast kształtu z karty narysuj kwadrat dwie na dwie kratki. Nie daje on monety.
card-search = Przeszukiwanie
    .rule = W turze z kartą odkryć: narysuj dodatkowo jedną kratkę tego samego terenu, sąsiadującą z twoim rysunkiem.
