//! RD-17: everyone chooses a free colour, and the table says who begins.

use bonecup_rules::{Game, OptionError, Options, Points, Reason, Seat, StartError};
use rolling_dice::{ChoiceRefusal, Colour, DiceOptions, Fault, RollingDice, Seating, Setup, Task};
use serde_json::{Value, json};

use crate::kit::{throws, throws_and_chooses};

const ONE_STAYS: &str = "1 water, 1 water, 1 water";

#[track_caller]
fn options(json: Value) -> DiceOptions {
    serde_json::from_value(json).expect("the JSON is options")
}

#[track_caller]
fn table(json: Value, seats: usize) -> RollingDice {
    RollingDice::start(&options(json), seats).expect("so they can play")
}

fn refused(json: Value, seats: usize) -> StartError {
    RollingDice::start(&options(json), seats).expect_err("so they cannot play")
}

fn order(game: &RollingDice) -> Vec<(Colour, u8)> {
    game.order().map(|colour| (colour, game.seat_of(colour).0)).collect()
}

#[test]
fn rd_17_each_seat_plays_the_colour_that_it_chose() {
    use Colour::{Blue, Green, Red};
    let game = table(json!({"colours": ["red", "blue", "green"]}), 3);
    assert_eq!(order(&game), [(Red, 0), (Blue, 1), (Green, 2)]);
    assert_eq!(game.task(), Task::Aim { colour: Red, dice: 4 });
}

#[test]
fn rd_17_who_chooses_none_gets_a_free_colour() {
    use Colour::{Green, Orange, Purple};
    assert_eq!(order(&table(json!({}), 3)), [(Orange, 0), (Green, 1), (Purple, 2)]);
    assert_eq!(order(&table(json!({"colours": ["green"]}), 3)), [(Green, 0), (Orange, 1), (Purple, 2)]);
    let mut seating = Seating::new(&DiceOptions::default(), 3);
    seating.choose(Seat(2), &[Orange]).expect("it is free");
    assert_eq!(*seating.colours(), [Green, Purple, Orange]);
}

#[test]
fn rd_17_two_players_choose_two_colours_each() {
    use Colour::{Blue, Green, Orange, Red, Yellow};
    let game = table(json!({"colours": ["yellow", "red", "blue", "green"]}), 2);
    assert_eq!(order(&game), [(Yellow, 0), (Red, 1), (Blue, 0), (Green, 1)]);
    let mut seating = Seating::new(&DiceOptions::default(), 2);
    seating.choose(Seat(1), &[Blue, Yellow]).expect("both are free");
    seating.choose(Seat(0), &[Red]).expect("it is free");
    assert_eq!(*seating.colours(), [Red, Blue, Orange, Yellow]);
}

#[test]
fn rd_17_the_first_seat_begins_unless_the_table_agrees_otherwise() {
    use Colour::{Blue, Green, Red, Yellow};
    let first = table(json!({"colours": ["red", "blue", "green"]}), 3);
    assert_eq!(first.thrower(), Red);
    let third = table(json!({"colours": ["red", "blue", "green"], "begins": 2}), 3);
    assert_eq!(order(&third), [(Green, 2), (Red, 0), (Blue, 1)]);
    let two = table(json!({"colours": ["yellow", "red", "blue", "green"], "begins": 1}), 2);
    assert_eq!(order(&two), [(Red, 1), (Blue, 0), (Green, 1), (Yellow, 0)]);
}

#[test]
fn rd_17_whoever_begins_the_first_round_the_block_decides_the_next() {
    let mut game = table(json!({"colours": ["red", "blue", "green"], "begins": 1}), 3);
    throws_and_chooses(&mut game, &format!("3 60 80, {ONE_STAYS}"));
    throws(&mut game, "4 water, 1 water, 1 water, 1 water");
    throws_and_chooses(&mut game, &format!("2 150 90, {ONE_STAYS}"));
    // Red 2+3+4 = 9, blue 3+4 = 7; green's die on the block earns nothing and starts.
    assert_eq!(game.standings().points(), [9, 7, 0].map(Points));
    assert_eq!(game.task(), Task::Aim { colour: Colour::Green, dice: 4 });
}

#[test]
fn a_colour_that_is_taken_is_refused_with_those_that_are_free() {
    use Colour::{Blue, Green, Orange, Purple, Red, Yellow};
    let mut seating = Seating::new(&options(json!({"colours": ["red", "blue", "green"]})), 3);
    let before = seating.clone();
    let Err(ChoiceRefusal::Taken { colour, by, free }) = seating.choose(Seat(0), &[Blue]) else {
        panic!("blue is taken");
    };
    assert_eq!((colour, by), (Blue, Seat(1)));
    assert_eq!(*free, [Orange, Purple, Red, Yellow], "their own is free for them");
    assert_eq!(seating, before);
    seating.choose(Seat(0), &[Red]).expect("it is their own");
    seating.free(Seat(1));
    seating.choose(Seat(0), &[Blue]).expect("it is free again");
    assert_eq!(seating.holder(Blue), Some(Seat(0)));
    assert_eq!((seating.holder(Red), seating.holder(Green)), (None, Some(Seat(2))));
}

#[test]
fn nobody_chooses_more_than_they_play_nor_one_twice() {
    let mut seating = Seating::new(&DiceOptions::default(), 2);
    let [orange, green, purple, ..] = Colour::ALL;
    let code = |refused: Result<(), ChoiceRefusal>| refused.expect_err("it is refused").code();
    assert_eq!(code(seating.choose(Seat(0), &[orange, orange])), "rd-colour-twice");
    assert_eq!(code(seating.choose(Seat(0), &[orange, green, purple])), "rd-colours-too-many");
    let three = Seating::new(&DiceOptions::default(), 3);
    assert_eq!(code(three.check(Seat(0), &[orange, green])), "rd-colours-too-many");
    assert!(seating.is_empty());
}

#[test]
fn options_that_do_not_fit_the_table_are_refused() {
    let four = json!({"colours": ["red", "blue", "green", "yellow"]});
    assert!(RollingDice::start(&options(four.clone()), 2).is_ok());
    let expected = OptionError::TooMany { key: "colours", given: 4, most: 3 };
    assert_eq!(refused(four, 3), StartError::Options(expected));
    let begins = refused(json!({"begins": 3}), 3);
    assert_eq!(begins.to_string(), "option 'begins' cannot be '4'; allowed: 1 to 3");
    assert_eq!(refused(json!({}), 7).code(), "seats-out-of-range");
}

#[test]
fn options_that_make_no_sense_cannot_be_read() {
    let unread =
        |json: Value| serde_json::from_value::<DiceOptions>(json).expect_err("no options").to_string();
    let twice = unread(json!({"colours": ["red", "blue", "red"]}));
    assert_eq!(twice, "option 'colours' names 'red' twice; free: orange, green, purple, yellow");
    assert!(unread(json!({"colours": ["pink"]})).contains("expected one of `orange`, `green`"));
    assert!(unread(json!({"begins": -1})).contains("expected u8"));
    assert!(unread(json!({"colors": ["red"]})).contains("expected `colours` or `begins`"));
}

#[test]
fn options_are_typed_as_people_count() {
    let mut typed = DiceOptions::default();
    typed.set("colours", "red, blue,green").expect("three colours");
    typed.set("begins", "2").expect("the second seat");
    assert_eq!(typed, options(json!({"colours": ["red", "blue", "green"], "begins": 1})));
    assert_eq!(typed.values(), [("colours", "red,blue,green".to_owned()), ("begins", "2".to_owned())]);
    typed.set("colours", "any").expect("nobody cares");
    assert!(typed.colours.is_empty());
    let refused = |key, value| DiceOptions::default().set(key, value).expect_err("not allowed").to_string();
    assert_eq!(
        refused("colours", "red,red"),
        "option 'colours' names 'red' twice; free: orange, green, purple, blue, yellow"
    );
    assert_eq!(
        refused("colours", "red,pink"),
        "option 'colours' cannot be 'pink'; allowed: any, orange, green, purple, red, blue, yellow"
    );
    for seat in ["0", "7", "-1", "red", ""] {
        assert_eq!(refused("begins", seat), format!("option 'begins' cannot be '{seat}'; allowed: 1 to 6"));
    }
    assert_eq!(refused("speed", "1"), "there is no option 'speed'; there are: colours, begins");
}

#[test]
fn a_position_names_its_colours_and_may_leave_them_to_the_options() {
    let read = |options: &DiceOptions, json: Value| {
        let setup: Setup = serde_json::from_value(json).expect("the JSON is a setup");
        RollingDice::from_setup(options, &setup)
    };
    let chosen = options(json!({"colours": ["red", "blue", "green"], "begins": 2}));
    let game = RollingDice::start(&chosen, 3).expect("three can play");
    assert_eq!(read(&chosen, json!({"seats": 3})), Ok(game.clone()), "green begins");
    let alone = read(
        &DiceOptions { begins: Seat(2), ..DiceOptions::default() },
        json!({"seats": 3, "colours": ["red", "blue", "green"]}),
    );
    assert_eq!(alone, Ok(game));
    let other = read(&chosen, json!({"seats": 3, "colours": ["red", "green", "blue"]}));
    assert_eq!(other, Err(Fault::Colours { playing: chosen.colours }));
    let few = read(&DiceOptions::default(), json!({"seats": 3, "colours": ["red"]}));
    assert_eq!(few.expect_err("two are missing").code(), "rd-other-colours");
    let absent = read(&chosen, json!({"seats": 3, "starter": "orange"})).expect_err("orange does not play");
    assert_eq!(absent, Fault::NotInPlay { colour: Colour::Orange, playing: chosen.colours });
    assert_eq!(absent.to_string(), "nobody plays orange; in play are red, blue, green");
}

#[test]
fn a_finished_round_is_scored_with_the_colours_of_the_table() {
    let round = |colours: Value| -> Setup {
        serde_json::from_value(json!({"seats": 3, "colours": colours, "floe": {
            "yellow": {"face": 3, "x": 60, "y": 60}, "red": {"face": 2, "x": 120, "y": 60.5},
            "blue": {"face": 5, "x": 180, "y": 60.9}}}))
        .expect("the JSON is a setup")
    };
    let scored = |colours: Value| round(colours).scored(&DiceOptions::default()).expect("it is finished");
    // All are level with equal seals: whoever threw earlier scores first and starts (RD-16).
    let first = scored(json!(["yellow", "red", "blue"]));
    assert_eq!((first.lines[0].colour, first.next_starter), (Colour::Yellow, Some(Colour::Red)));
    let second = scored(json!(["blue", "yellow", "red"]));
    assert_eq!((second.lines[0].colour, second.next_starter), (Colour::Blue, Some(Colour::Red)));
    let unnamed: Setup = Setup { colours: None, ..round(json!(["blue", "yellow", "red"])) };
    assert_eq!(
        unnamed.scored(&DiceOptions::default()).expect_err("yellow does not play").code(),
        "rd-colour-not-in-play"
    );
    assert!(unnamed.scored(&options(json!({"colours": ["blue", "yellow", "red"]}))).is_ok());
}
