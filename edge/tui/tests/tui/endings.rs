//! After the game.

use bonecup_games::GameId;
use bonecup_referee::DiceSource;
use bonecup_seat::Home;
use bonecup_tui::First;
use bonecup_words::Language;

use crate::kit::{Person, Table, look};

/// A game that one skeleton decides.
const SHORT: Table<'_> = Table {
    game: GameId::RollingBones,
    seats: &["me", "Ben"],
    options: &[("target", "25")],
    dice: DiceSource::Hand,
};

/// Everything lies under one gravestone: 50 points.
fn win(person: &mut Person) {
    person.press("1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4 5 6 Enter Right Right 2 a 5 b Enter");
    person.wait();
}

#[test]
fn the_result_and_what_was_luck() {
    look("ending_over", &SHORT, win);
    look("ending", &SHORT, |person| {
        win(person);
        person.press("Enter");
        person.wait();
    });
}

/// Little lies under the gravestone that could have been more.
fn win_badly(person: &mut Person) {
    for _ in 0..4 {
        person.press("1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4 5 6 Enter Right Right 2 1 b Enter");
        person.wait();
    }
    win(person);
}

#[test]
fn mistakes_are_looked_at_one_by_one_with_their_positions() {
    look("ending_mistake", &SHORT, |person| {
        win_badly(person);
        person.press("Enter");
        person.wait();
        person.press("m");
    });
    let mut person = Person::at(&SHORT, Language::English, (80, 24));
    win_badly(&mut person);
    person.press("Enter");
    person.wait();
    assert!(person.screen().contains("m mistakes one by one"), "{}", person.screen());
    person.press("m");
    let first = person.screen();
    assert!(first.contains("Mistake 1 of") && first.contains("better:"), "{first}");
    person.press("Right");
    assert!(person.screen().contains("Mistake 2 of"), "{}", person.screen());
    person.press("Left");
    assert_eq!(person.screen(), first);
    person.press("Esc");
    assert!(person.screen().contains("Luck and mistakes"), "{}", person.screen());
    person.press("h");
    assert!(person.screen().contains("mistakes one by one, each with its position"), "{}", person.screen());
}

#[test]
fn the_record_is_saved_on_demand_and_the_menu_follows() {
    let folder = tempfile::tempdir().unwrap();
    let home = Home::at(folder.path());
    let first = First::Game(Box::new(SHORT.host()));
    let mut person = Person::new(first, Some(home), Language::English, (120, 40));
    person.wait();
    win(&mut person);
    person.press("Enter s");
    assert!(person.screen().contains("Saved:"), "{}", person.screen());
    let saved = folder.path().join("records/rolling-bones-test.json");
    let record = bonecup_referee::Record::read(&std::fs::read(saved).unwrap()).unwrap();
    assert!(record.replay().is_ok() && record.result.is_some());
    person.press("Enter");
    assert!(person.screen().contains("Start the game"), "{}", person.screen());
}
