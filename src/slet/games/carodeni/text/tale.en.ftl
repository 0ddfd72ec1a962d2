# How the game is told when it is over
title-won-far = The cauldron overflows
title-won-led = Always on the boil
honour-potions = Most potions
    .text = { $name }, { $value } in the clan
honour-goals = Goal hunter
    .text = { $name }, { $value ->
    [one] { $value } goal
   *[other] { $value } goals
}
honour-tools = Best equipped
    .text = { $name }, { $value ->
    [one] { $value } kind of tool
   *[other] { $value } kinds of tools
}
honour-animals = Friend of animals
    .text = { $name }, { $value ->
    [one] { $value } kind of animal
   *[other] { $value } kinds of animals
}
