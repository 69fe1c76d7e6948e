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
