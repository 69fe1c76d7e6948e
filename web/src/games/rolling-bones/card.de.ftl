game-rolling-bones = Rolling Bones
game-rolling-bones-lead = Baue aus achtzehn Knochenwürfeln ein Skelett und beerdige es rechtzeitig.
game-rolling-bones-facts = 1 bis 12 Personen · fordere dein Glück heraus
home-real-bones = Schiedsrichter für Rolling Bones
