### Figures over time.

figures-title = Over time
figures-games = Games
figures-none = Nothing to see yet: this page fills with the games that you play to their end.
figures-more = Counted are your newest { $count } results.
figures-summary =
    { $count ->
        [one] One game: { $mean }.
       *[other] { $count } games: { $mean } on average, { $latest } in the last { $last }.
    }
figures-table = As a table
figures-when = When
figures-points = Points
figures-points-how = Each dot is a game; the curve is the mean of the last ten.
figures-luck = Luck of the dice
figures-luck-how = What the dice gave or took, in points. In the long run it comes to nothing.
figures-loss = Lost per decision
figures-loss-how = What a real decision costs against the best one, in points. The nearer to nothing, the better you play.
figures-no-luck = Luck and mistakes appear once a game was analysed.
