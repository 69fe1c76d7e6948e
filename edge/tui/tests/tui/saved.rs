//! Games that are interrupted and go on.

use std::path::Path;

use bonecup_games::GameId;
use bonecup_referee::{DiceSource, Record};
use bonecup_seat::Home;
use bonecup_tui::First;
use bonecup_words::Language;

use crate::kit::{Person, Table};

const TABLE: Table<'_> =
    Table { game: GameId::KnochenMax, seats: &["me", "steady"], options: &[], dice: DiceSource::Drawn };

fn sit_down(first: First, folder: &Path) -> Person {
    let mut person = Person::new(first, Some(Home::at(folder)), Language::English, (80, 24));
    person.wait();
    person
}

/// The screen without what happened before: a game that goes on does not tell it again.
fn sheet(person: &mut Person) -> String {
    let screen = person.screen();
    let lines = screen.lines().map(|line| line.chars().take(43).collect::<String>());
    lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

#[test]
fn an_interrupted_game_is_offered_and_goes_on_as_if_nothing_had_happened() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = sit_down(First::Game(Box::new(TABLE.host())), folder.path());
    first.press("t");
    first.wait();
    first.press("Enter Enter");
    first.wait();
    let mut other = sit_down(First::Menu, folder.path());
    assert!(other.screen().contains("Go on with the interrupted game"), "{}", other.screen());
    other.press("Enter");
    other.wait();
    assert_eq!(sheet(&mut other), sheet(&mut first));
    // The dice to come are the same too: they follow from the seed that was kept.
    for person in [&mut first, &mut other] {
        person.press("t");
        person.wait();
    }
    assert_eq!(sheet(&mut other), sheet(&mut first));
}

#[test]
fn the_record_that_lies_there_does_not_tell_the_seed() {
    let folder = tempfile::tempdir().unwrap();
    sit_down(First::Game(Box::new(TABLE.host())), folder.path());
    let record = std::fs::read(folder.path().join("running/test.json")).unwrap();
    assert_eq!(Record::read(&record).unwrap().seed, None);
    let seed = folder.path().join("running/test.seed");
    assert_eq!(std::fs::read_to_string(&seed).unwrap(), "07".repeat(32));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&seed).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

#[test]
fn a_game_that_is_over_is_offered_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table { seats: &["me"], ..TABLE };
    let mut person = sit_down(First::Game(Box::new(table.host())), folder.path());
    assert!(folder.path().join("running/test.json").exists());
    for _ in 0..10 {
        person.press("Enter Enter");
        person.wait();
    }
    assert!(person.screen().contains("The game is over"), "{}", person.screen());
    assert!(!folder.path().join("running/test.json").exists());
    assert!(!folder.path().join("running/test.seed").exists());
    assert!(Home::at(folder.path()).latest().is_none());
}

#[test]
fn a_game_is_deleted_only_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    sit_down(First::Game(Box::new(TABLE.host())), folder.path());
    let mut person = sit_down(First::Menu, folder.path());
    person.press("x");
    assert!(person.screen().contains("Delete this game for good?"), "{}", person.screen());
    person.press("Esc");
    assert!(Home::at(folder.path()).latest().is_some(), "{}", person.screen());
    person.press("x");
    person.press("x");
    assert!(Home::at(folder.path()).latest().is_none(), "{}", person.screen());
}

#[test]
fn files_that_say_nothing_sensible_are_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    sit_down(First::Game(Box::new(TABLE.host())), folder.path());
    let home = Home::at(folder.path());
    assert!(home.latest().is_some());
    let seed = folder.path().join("running/test.seed");
    // Another seed than the one that was committed to.
    std::fs::write(&seed, "08".repeat(32)).unwrap();
    assert!(home.latest().is_none());
    std::fs::write(&seed, "nonsense").unwrap();
    assert!(home.latest().is_none());
    std::fs::write(folder.path().join("running/test.json"), "{}").unwrap();
    assert!(home.latest().is_none());
    let mut person = sit_down(First::Menu, folder.path());
    assert!(!person.screen().contains("interrupted"));
}

#[test]
fn a_folder_that_cannot_be_written_is_told_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let first = First::Game(Box::new(TABLE.host()));
    let mut person = Person::new(first, Some(Home::at(&file)), Language::English, (80, 24));
    person.tick(1);
    assert!(person.screen().contains("could not be saved"), "{}", person.screen());
    person.wait();
    person.press("t");
    person.wait();
    assert!(person.screen().contains("throw 2 of 3"), "{}", person.screen());
}

#[test]
fn an_unwanted_game_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    sit_down(First::Game(Box::new(TABLE.host())), folder.path());
    let mut person = sit_down(First::Menu, folder.path());
    person.press("Down x");
    assert!(Home::at(folder.path()).latest().is_some(), "only on its own line");
    person.press("Up x x");
    assert!(!person.screen().contains("interrupted"), "{}", person.screen());
    assert!(!folder.path().join("running/test.seed").exists());
}
