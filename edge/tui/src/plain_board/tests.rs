//! KnochenMAX on the plain board, as a game is played that has no board of its own.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use std::sync::Arc;
use std::time::Duration;

use bonecup_chance::Seed;
use bonecup_games::{AnyOptions, GameId};
use bonecup_referee::{DiceSource, Plan, Player, Record, Scheme, SeatPlan};
use bonecup_seat::{Host, Local, Threads, UnitChoice};
use bonecup_words::{Language, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::PlainBoard;
use crate::hits::Hits;
use crate::table::TableScreen;
use crate::theme::Theme;

/// Somebody who plays alone.
struct Person {
    table: TableScreen,
    terminal: Terminal<TestBackend>,
}

impl Person {
    fn at_table(dice: DiceSource, language: Language) -> Person {
        let seat = SeatPlan::new("Anna".parse().unwrap(), Player::Human, dice);
        let seed = Seed::new([7; 32]);
        let plan = Plan {
            table: "test".parse().unwrap(),
            options: AnyOptions::new(GameId::KnochenMax),
            seats: vec![seat],
            commitment: (dice == DiceSource::Drawn).then(|| seed.commitment(Scheme::One)),
            scheme: Scheme::One,
            engine: None,
            from: None,
        };
        let venue = Local::new(Host::new(plan, seed).unwrap(), None, Threads::None).unwrap();
        let words = Arc::new(Words::new(language));
        let table = TableScreen::with_board(
            &PlainBoard,
            Box::new(venue),
            words,
            Threads::None,
            UnitChoice::default(),
        );
        let mut person = Person { table, terminal: Terminal::new(TestBackend::new(80, 24)).unwrap() };
        person.wait();
        person
    }

    fn wait(&mut self) {
        (0..20).for_each(|_| self.table.tick(Duration::from_secs(5)));
    }

    fn press(&mut self, code: KeyCode) {
        self.table.key(KeyEvent::new(code, KeyModifiers::NONE));
        self.wait();
    }

    fn type_line(&mut self, line: &str) {
        line.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
        self.press(KeyCode::Enter);
    }

    fn draw(&mut self) -> Hits {
        let mut hits = Hits::default();
        self.terminal.draw(|frame| self.table.draw(Theme::Colours, frame, &mut hits)).unwrap();
        hits
    }

    fn screen(&mut self) -> String {
        self.draw();
        let text = self.terminal.backend().to_string();
        let lines: Vec<&str> = text.lines().map(|line| line.trim_matches('"').trim_end()).collect();
        lines.join("\n")
    }

    /// The lines from the one with this text on.
    fn from(&mut self, text: &str) -> String {
        let screen = self.screen();
        let at = screen.find(text).unwrap_or_else(|| panic!("no {text} in:\n{screen}"));
        let first = screen[..at].rfind('\n').map_or(0, |end| end + 1);
        screen[first..].lines().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    }

    fn click(&mut self, text: &str) {
        let screen = self.screen();
        let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(text)).unwrap();
        let column = line[..line.find(text).unwrap()].chars().count();
        let hits = self.draw();
        let target = hits.at(u16::try_from(column).unwrap(), u16::try_from(row).unwrap());
        self.table.click(target.unwrap_or_else(|| panic!("nothing at {text}\n{screen}")));
        self.wait();
    }

    /// Plays to the end by what `act` does.
    fn play(mut self, act: impl Fn(&mut Person, usize)) -> Record {
        for round in 0..200 {
            if self.table.is_over() {
                return self.table.record();
            }
            act(&mut self, round);
        }
        panic!("the game does not end:\n{}", self.screen());
    }
}

#[test]
fn a_game_with_drawn_dice_is_played_from_the_list() {
    let record = Person::at_table(DiceSource::Drawn, Language::English).play(|person, round| {
        (0..round % 4).for_each(|_| person.press(KeyCode::Down));
        person.press(KeyCode::Enter);
    });
    assert!(record.result.is_some() && record.replay().is_ok());
}

#[test]
fn a_game_with_real_dice_is_typed() {
    let record = Person::at_table(DiceSource::Hand, Language::German).play(|person, _| {
        if person.table.is_typing() {
            person.type_line("1 3 4 6 6");
        } else {
            // The last move fills a box, so that five bones are thrown again.
            person.press(KeyCode::Up);
            person.press(KeyCode::Enter);
        }
    });
    assert!(record.result.is_some() && record.seed.is_none());
}

#[test]
fn picture_and_moves_stand_one_below_the_other() {
    let mut person = Person::at_table(DiceSource::Hand, Language::English);
    person.type_line("1 3 4 6 6");
    person.press(KeyCode::Down);
    insta::assert_snapshot!(person.screen());
}

#[test]
fn the_sentence_says_which_dice_are_wanted_and_what_is_wrong_with_them() {
    let mut person = Person::at_table(DiceSource::Hand, Language::German);
    person.type_line("1 3 h q 7");
    insta::assert_snapshot!(person.from("Anna: "));
    person.press(KeyCode::Esc);
    assert!(person.screen().contains("▸ ▁"), "{}", person.screen());
}

#[test]
fn numbers_and_clicks_choose() {
    let mut person = Person::at_table(DiceSource::Hand, Language::English);
    person.type_line("1 3 4 6 6");
    person.press(KeyCode::Char('1'));
    person.press(KeyCode::Char('2'));
    assert!(person.screen().contains("▸12 "), "{}", person.screen());
    person.press(KeyCode::Char('3'));
    assert!(person.screen().contains("▸ 3 "), "{}", person.screen());
    person.press(KeyCode::Char('0'));
    person.press(KeyCode::Char('0'));
    assert!(person.screen().contains("There is no move with this number."), "{}", person.screen());
    person.press(KeyCode::Char('1'));
    let before = person.table.record().events.len();
    person.click(" 2  ");
    assert_eq!(person.table.record().events.len(), before, "the first click only chooses");
    person.click("▸ 2  ");
    assert_eq!(person.table.record().events.len(), before + 1);
}
