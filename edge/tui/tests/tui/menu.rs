//! The menu, the help and the question before leaving.

use bonecup_games::GameId;
use bonecup_referee::DiceSource;
use bonecup_tui::{First, Theme};
use bonecup_words::{Language, Words};

use crate::kit::{Person, Table, look, look_at};

fn look_at_menu(name: &str, keys: &str) {
    let begin = |language, size| Person::new(First::NewGame, None, language, size);
    look_at(name, begin, |person| _ = person.press(keys));
}

#[test]
fn the_menu_offers_games_seats_and_options() {
    look_at_menu("menu_first", "");
    look_at_menu("menu_bot", "Right Down Right Right Down Down Right Right");
    look_at_menu("menu_option", "Right Down Down Down Down Down Right");
    look_at_menu("menu_twelve", "Down Right Right Right Right Right Right Right Right Right Right Up Up");
    look_at_menu("menu_help", "h");
}

#[test]
fn names_are_typed() {
    let mut person = Person::new(First::NewGame, None, Language::English, (80, 24));
    person.press("Down Down Enter Back Back A n n a q h Enter");
    assert!(person.screen().contains("Annaqh"), "{}", person.screen());
    assert!(!person.app.is_done());
}

#[test]
fn a_game_without_people_does_not_begin() {
    let mut person = Person::new(First::NewGame, None, Language::English, (80, 24));
    person.press("Down Down Right s");
    assert!(person.screen().contains("Nobody here is a person"), "{}", person.screen());
}

#[test]
fn every_game_begins_from_the_menu() {
    for (steps, title) in ["Rolling Bones", "KnochenMAX", "Rolling Dice"].iter().enumerate() {
        for real in ["", "Up Up Right"] {
            let mut person = Person::new(First::NewGame, None, Language::German, (80, 24));
            person.press(&"Right ".repeat(steps)).press(real).press("s");
            person.wait();
            let screen = person.screen();
            assert!(screen.contains(&format!("{title} · Du, steady (Bot)")), "{screen}");
        }
    }
}

#[test]
fn help_is_there_for_every_game() {
    for game in GameId::ALL {
        let table = Table { game, seats: &["me", "Ben"], options: &[], dice: DiceSource::Drawn };
        look(&format!("help_{game}"), &table, |person| _ = person.press("h"));
    }
}

#[test]
fn leaving_is_asked_once() {
    let table =
        Table { game: GameId::KnochenMax, seats: &["me", "Ben"], options: &[], dice: DiceSource::Drawn };
    look("leaving", &table, |person| _ = person.press("q"));
    let mut person = Person::at(&table, Language::English, (80, 24));
    person.press("q Esc");
    assert!(!person.app.is_done());
    person.press("q q");
    assert!(person.app.is_done());
}

#[test]
fn a_screen_of_any_size_is_drawn() {
    for game in GameId::ALL {
        let table = Table { game, seats: &["me", "Ben"], options: &[], dice: DiceSource::Drawn };
        let mut person = Person::at(&table, Language::German, (80, 24));
        let before = person.screen();
        for size in [(1, 1), (10, 3), (40, 12), (79, 23), (200, 60), (300, 10), (20, 80)] {
            person.resize(size.0, size.1);
            person.press("?");
            person.screen();
            person.press("? h");
            person.screen();
            person.press("Esc q");
            person.screen();
            person.press("Esc");
        }
        person.resize(80, 24);
        assert_eq!(person.screen(), before, "nothing is left of the other sizes");
    }
}

/// Rolling Dice with two seats: the game, how many, seat 1 and its two colours, seat 2 and its two colours, who begins.
#[test]
fn colours_are_chosen_and_who_begins() {
    const BLUE: &str = "Right Right Down Down Down Right";
    look_at_menu("menu_colours", BLUE);
    let mut person = Person::new(First::NewGame, None, Language::English, (80, 24));
    person.press(BLUE);
    let screen = person.screen();
    assert!(screen.contains("Colour          ◂ blue ▸"), "{screen}");
    person.press("Down Right");
    assert!(
        person.screen().contains("second colour   ◂ yellow ▸"),
        "others keep theirs: {}",
        person.screen()
    );
    person.press("Left Left Down Down Down Down Right");
    let screen = person.screen();
    assert!(screen.contains("second colour     orange"), "it was free: {screen}");
    assert!(screen.contains("Begins            ◂ steady (bot) ▸"), "{screen}");
    person.press("s");
    person.wait();
    assert!(person.screen().contains("blue"), "{}", person.screen());
}

#[test]
fn where_all_six_colours_play_two_swap() {
    let mut person = Person::new(First::NewGame, None, Language::English, (80, 40));
    person.press("Right Right Down Right Right Right Right Down Down Right");
    let screen = person.screen();
    assert!(
        screen.contains("Colour          ◂ green ▸") && screen.contains("Colour            orange"),
        "{screen}"
    );
}

#[test]
fn whoever_was_to_begin_may_go_again() {
    let mut person = Person::new(First::NewGame, None, Language::English, (80, 24));
    person.press("Right Right Down Right");
    // Three seats with a colour each, then who begins: the third.
    person.press("Up Up Up Up Left");
    assert!(person.screen().contains("Begins            ◂ steady (bot) ▸"), "{}", person.screen());
    person.press("Down Down Down Down Left s");
    person.wait();
    assert!(person.screen().contains("Rolling Dice · You, steady (bot)"), "{}", person.screen());
}

#[test]
fn a_menu_longer_than_the_screen_says_so() {
    let mut person = Person::new(First::NewGame, None, Language::English, (80, 20));
    person.press(&format!("Down{}", " Right".repeat(10)));
    let screen = person.screen();
    assert!(screen.contains("\n↓  ") && !screen.contains("\n↑  "), "{screen}");
    person.press("Up Up");
    let screen = person.screen();
    assert!(screen.contains("Start the game") && screen.contains("\n↑  "), "{screen}");
    assert!(!screen.contains("\n↓  "), "{screen}");
}

/// Every screen of a game with letters of ASCII alone, and keys that are named.
#[test]
fn a_locale_without_unicode_gets_ascii() {
    for game in GameId::ALL {
        let table = Table { game, seats: &["me", "Ben"], options: &[], dice: DiceSource::Drawn };
        let first = First::Game(Box::new(table.host()));
        let words = Words::new(Language::German);
        let mut person = Person::with_theme(Theme::Ascii, words, None, first, None, (80, 24));
        person.wait();
        for keys in ["?", "h", "Esc q", "Esc"] {
            person.press(keys);
            let screen = person.screen();
            assert!(screen.is_ascii(), "{screen}");
        }
    }
    let words = Words::new(Language::English);
    let mut person = Person::with_theme(Theme::Ascii, words, None, First::NewGame, None, (80, 24));
    person.press("Up");
    let screen = person.screen();
    assert!(screen.is_ascii() && screen.contains("Enter start"), "{screen}");
}
