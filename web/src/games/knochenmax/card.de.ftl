game-knochenmax = KnochenMAX
game-knochenmax-lead = Fünf Knochen, drei Würfe, zehn Kästchen zum Füllen.
game-knochenmax-facts = 1 bis 4 Personen · verwandt mit Kniffel
home-real-knuckles = Schiedsrichter für KnochenMAX
home-real-weights = Wie fallen deine Knochen?
