//! Whole games through the real handling of keys.

use bonecup_games::{AnyGame, GameId};
use bonecup_referee::{DiceSource, Record};
use bonecup_seat::Home;
use bonecup_tui::First;
use bonecup_words::Language;

use crate::kit::{Person, Table};

/// Plays until the game is over; its record. `keys` says what is pressed on a screen, in the how-manieth round.
fn play(table: &Table<'_>, language: Language, keys: impl Fn(&str, usize) -> String) -> Record {
    let folder = tempfile::tempdir().unwrap();
    let first = First::Game(Box::new(table.host()));
    let mut person = Person::new(first, Some(Home::at(folder.path())), language, (80, 24));
    let over = match language {
        Language::German => "Das Spiel ist zu Ende",
        Language::English => "The game is over",
    };
    for round in 0..3000 {
        person.wait();
        let screen = person.screen();
        assert!(!person.app.is_done(), "{screen}");
        if screen.contains(over) {
            let record = person.app.farewell().record.unwrap();
            assert!(record.result.is_some());
            return record;
        }
        person.press(&keys(&screen, round));
    }
    panic!("{:?} does not end:\n{}", table.game, person.screen());
}

/// The same keys in a circle.
fn in_turn(keys: &'static [&'static str]) -> impl Fn(&str, usize) -> String {
    move |_, round| keys[round % keys.len()].to_owned()
}

/// Does what the foot of the screen offers: lays all, buries if possible, else rolls on, at last leaves.
fn as_offered(screen: &str, round: usize) -> String {
    let foot = screen.lines().last().unwrap();
    let offers = |key: &str| foot.contains(&format!(" {key} "));
    if offers("Esc") {
        return "Enter".to_owned();
    }
    let last = ["a", "b", "r", "l"].into_iter().find(|key| offers(key));
    match last {
        Some("a") => "a".to_owned(),
        Some(key) => format!("{key} Enter"),
        // Every row of every column comes round.
        None => format!("Right {}", round / 3 % 6 + 1),
    }
}

fn check(record: &Record) {
    let table = record.replay().unwrap();
    assert!(matches!(
        table.game(),
        AnyGame::RollingBones(_) | AnyGame::KnochenMax(_) | AnyGame::RollingDice(_)
    ));
    assert!(record.seed.is_some(), "a game that is over tells its seed");
}

#[test]
fn rolling_bones_against_a_bot_in_both_languages() {
    let table = Table {
        game: GameId::RollingBones,
        seats: &["me", "random"],
        options: &[("target", "25")],
        dice: DiceSource::Drawn,
    };
    for language in Language::ALL {
        check(&play(&table, language, as_offered));
    }
}

#[test]
fn knochenmax_with_four_seats_and_two_sheets() {
    let table = Table {
        game: GameId::KnochenMax,
        seats: &["me", "Ben", "steady", "random"],
        options: &[("sheets", "2")],
        dice: DiceSource::Drawn,
    };
    for language in Language::ALL {
        check(&play(&table, language, in_turn(&["1 2 t", "3 t", "Enter Enter", "Right Enter Enter"])));
    }
}

#[test]
fn rolling_dice_with_two_and_with_six() {
    for seats in [&["me", "random"][..], &["me", "Ben", "random", "random", "random", "random"][..]] {
        let table = Table { game: GameId::RollingDice, seats, options: &[], dice: DiceSource::Drawn };
        check(&play(&table, Language::German, in_turn(&["Enter", "Right Enter", "Tab Enter", "Up Enter"])));
    }
}

#[test]
fn the_same_game_with_real_dice_is_no_secret() {
    let table =
        Table { game: GameId::KnochenMax, seats: &["me", "random"], options: &[], dice: DiceSource::Hand };
    let record = play(&table, Language::English, in_turn(&["1 3 4 6 6 Enter", "Enter Enter"]));
    assert!(record.replay().is_ok());
    assert_eq!(record.seed, None);
}
