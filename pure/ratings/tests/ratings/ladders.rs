//! From games to ratings.

use bonecup_games::GameId;
use bonecup_ratings::{
    Decisions, PRIOR_DECISIONS, Player, RatedGame, RatedSeat, Ratings, anchor, prior_loss,
};
use bonecup_rules::Points;

const GAME: GameId = GameId::KnochenMax;

/// A game of these names and points; a name of small letters is a bot.
fn game(table: usize, seats: &[(&str, i32)]) -> RatedGame {
    let seat = |(name, points): &(&str, i32)| {
        let mut seat = RatedSeat::person(name.parse().unwrap(), Points(*points));
        seat.bot = name.starts_with(char::is_lowercase).then(|| name.parse().unwrap());
        seat
    };
    let table = format!("t{table}").parse().unwrap();
    RatedGame { game: GAME, table, seats: seats.iter().map(seat).collect() }
}

fn games(many: &[&[(&str, i32)]]) -> Vec<RatedGame> {
    many.iter().enumerate().map(|(table, seats)| game(table, seats)).collect()
}

fn player(ratings: &Ratings, name: &str) -> Player {
    ratings.player(GAME, &name.parse().unwrap()).unwrap().clone()
}

fn rating(ratings: &Ratings, name: &str) -> (f64, f64, u32) {
    let result = player(ratings, name).result.unwrap();
    (result.rating, result.deviation, result.games)
}

#[test]
fn whoever_wins_goes_up_and_everybody_becomes_surer() {
    let games = games(&[&[("Anna", 9), ("Bert", 5), ("Carl", 5), ("Dora", 1)][..]; 6]);
    let ratings = Ratings::of(&games);
    let [anna, bert, carl, dora] = ["Anna", "Bert", "Carl", "Dora"].map(|name| rating(&ratings, name));
    assert!(anna.0 > bert.0 && bert.0 > dora.0);
    assert_eq!(bert, carl, "who always has as many is as strong");
    for (_, deviation, counted) in [anna, bert, carl, dora] {
        assert!(deviation < 25.0 / 3.0);
        assert_eq!(counted, 6);
    }
    let order: Vec<&str> = ratings.ladders[0].players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(order, ["Anna", "Bert", "Carl", "Dora"]);
}

#[test]
fn the_order_of_seats_does_not_matter_and_that_of_games_does() {
    let forth = games(&[&[("Anna", 9), ("Bert", 5), ("Carl", 2)], &[("Anna", 1), ("Carl", 3)]]);
    let turned = games(&[&[("Carl", 2), ("Bert", 5), ("Anna", 9)], &[("Carl", 3), ("Anna", 1)]]);
    let back: Vec<RatedGame> = forth.iter().rev().cloned().collect();
    for name in ["Anna", "Bert", "Carl"] {
        let (one, other) = (rating(&Ratings::of(&forth), name), rating(&Ratings::of(&turned), name));
        assert!((one.0 - other.0).abs() < 1e-12 && (one.1 - other.1).abs() < 1e-12);
    }
    assert_ne!(rating(&Ratings::of(&forth), "Anna").0, rating(&Ratings::of(&back), "Anna").0);
}

#[test]
fn bots_stand_where_they_stand() {
    let steady = &"steady".parse().unwrap();
    assert_eq!(anchor(GAME, steady), 25.0);
    // As often won as lost against it: about as strong.
    let even: Vec<RatedGame> = (0..400)
        .map(|table| game(table, &[("Anna", if table % 2 == 0 { 9 } else { 1 }), ("steady", 5)]))
        .collect();
    let ratings = Ratings::of(&even);
    assert!((rating(&ratings, "Anna").0 - 25.0).abs() < 0.5, "{:?}", rating(&ratings, "Anna"));
    assert!(ratings.player(GAME, &"steady".parse().unwrap()).is_none(), "bots are not rated");
    // Two bots of one name are two opponents.
    let two = Ratings::of(&games(&[&[("Anna", 9), ("steady", 5), ("steady", 4)]]));
    let one = Ratings::of(&games(&[&[("Anna", 9), ("steady", 5)]]));
    assert!(rating(&two, "Anna").0 > rating(&one, "Anna").0);
}

#[test]
fn in_every_game_a_stronger_bot_stands_higher() {
    let strength = |game: GameId, bot: &str| anchor(game, &bot.parse().unwrap());
    for game in GameId::ALL {
        for pair in ["random", "novice", "casual", "skilled", "steady", "master"].windows(2) {
            let (weaker, stronger) = (strength(game, pair[0]), strength(game, pair[1]));
            assert!(weaker < stronger, "{game}: {pair:?} {weaker} {stronger}");
        }
    }
}

#[test]
fn what_has_no_result_changes_no_rating_by_results() {
    let ratings = Ratings::of(&games(&[&[("Anna", 9)], &[("Anna", 9), ("Anna", 5)]]));
    assert_eq!(player(&ratings, "Anna").result, None);
    assert_eq!(ratings.ladders[0].games, 2);
}

#[test]
fn mistakes_are_a_mean_that_begins_with_imagined_ones() {
    let made =
        [Decisions { real: 30, loss: 12.0, squares: 20.0 }, Decisions { real: 10, loss: 3.0, squares: 2.0 }];
    let mut played = games(&[&[("Anna", 9)], &[("Anna", 9)]]);
    for (game, made) in played.iter_mut().zip(made) {
        game.seats[0].decisions = Some(made);
    }
    let skill = player(&Ratings::of(&played), "Anna").skill.unwrap();
    let (n, m) = (PRIOR_DECISIONS + 40.0, prior_loss(GAME));
    let loss = (PRIOR_DECISIONS * m + 15.0) / n;
    let squares = (PRIOR_DECISIONS * 2.0 * m * m + 22.0) / n;
    assert!((skill.loss - loss).abs() < 1e-12);
    assert!((skill.deviation - ((squares - loss * loss) / n).sqrt()).abs() < 1e-12);
    assert_eq!((skill.decisions, skill.games), (40, 2));
}

#[test]
fn nobody_is_perfect_after_a_few_decisions_but_after_many() {
    let perfect = |real: u32| {
        let mut game = game(0, &[("Anna", 9)]);
        game.seats[0].decisions = Some(Decisions { real, loss: 0.0, squares: 0.0 });
        player(&Ratings::of([&game]), "Anna").skill.unwrap()
    };
    let (few, many) = (perfect(5), perfect(5_000));
    assert!(few.loss > 0.5 * prior_loss(GAME) && few.deviation > 0.1 * prior_loss(GAME));
    assert!(many.loss < 0.01 * prior_loss(GAME) && many.deviation < few.deviation / 10.0);
}

#[test]
fn it_is_read_as_it_was_written() {
    let mut rated = game(1, &[("Anna", 9), ("steady", 5)]);
    rated.seats[0].decisions = Some(Decisions { real: 3, loss: 0.1 + 0.2, squares: 1.0 / 3.0 });
    let written = serde_json::to_string(&rated).unwrap();
    assert_eq!(serde_json::from_str::<RatedGame>(&written).unwrap(), rated);
}
