### Ratings at the command line.

cli-rate = How well people play: a rating by results and one by mistakes, from the records of their games
cli-rate-records = Files with records, folders of them, or - for the standard input; they count in this order, those of a folder by their names
cli-rate-player = Count only games in which this person plays
cli-rate-same = Seats called OLD count for NEW; may be given several times
cli-rate-plain = Only sentences, for screen readers
cli-rate-json = Print JSON: a line for every file that is refused, and then the ratings
cli-rate-examples =
    Only games that hold and were played to their end count. Ends with code 1 if a file was refused.

    Examples:
      bonecup rate ~/.local/share/bonecup/records
      bonecup rate one.json two.json --player Anna
      bonecup rate evening --same Anni=Anna --json

rate-none = No game was counted.
rate-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }
rate-head-result = rating
rate-head-games = games
rate-head-skill = lost each time
rate-head-decisions = decisions
rate-said-result = { $name }: rating { $rating } ± { $deviation }, from { $games ->
        [one] one game
       *[other] { $games } games
    }.
rate-said-skill = { $name } loses { $loss } ± { $deviation } points with each real decision, from { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }.
rate-remark = The rating follows from results alone: everybody begins at 25, which is as strong as the bot steady. What is lost each time are points against the best move, where moves differ. After ± stands one standard deviation.
rate-same-form = “{ $given }” is not written as OLD=NEW.
