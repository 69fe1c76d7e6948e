//! Somebody at the keyboard, without a terminal.

use std::time::Duration;

use bonecup_chance::Seed;
use bonecup_games::{AnyOptions, GameId};
use bonecup_referee::{DiceSource, Plan, Player, Scheme, SeatPlan};
use bonecup_seat::{Door, Home, Host, Threads};
use bonecup_tui::{App, First, Hits, Input, Launch, Theme};
use bonecup_words::{Language, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The screen that every state is read at.
pub(crate) const SMALL: (u16, u16) = (80, 24);
/// A screen with room for everything.
const LARGE: (u16, u16) = (120, 40);

/// A table to sit down at.
pub(crate) struct Table<'a> {
    pub(crate) game: GameId,
    pub(crate) seats: &'a [&'a str],
    pub(crate) options: &'a [(&'a str, &'a str)],
    pub(crate) dice: DiceSource,
}

impl Table<'_> {
    pub(crate) fn host(&self) -> Host {
        let mut options = AnyOptions::new(self.game);
        for (key, value) in self.options {
            options.set(key, value).unwrap();
        }
        let seat = |name: &&str| {
            let player = match bonecup_bots::bots_for(self.game).any(|bot| bot.name.as_str() == *name) {
                true => Player::Bot(name.parse().unwrap()),
                false => Player::Human,
            };
            SeatPlan::new(name.parse().unwrap(), player, self.dice)
        };
        let seed = Seed::new([7; 32]);
        let commitment = (self.dice == DiceSource::Drawn).then(|| seed.commitment(Scheme::One));
        let seats = self.seats.iter().map(seat).collect();
        let table = "test".parse().unwrap();
        let plan = Plan { table, options, seats, commitment, scheme: Scheme::One, engine: None, from: None };
        Host::new(plan, seed).unwrap()
    }
}

/// An app with somebody who presses keys and looks at it.
pub(crate) struct Person {
    pub(crate) app: App,
    terminal: Terminal<TestBackend>,
}

impl Person {
    pub(crate) fn new(
        first: First,
        home: Option<Home>,
        language: Language,
        (width, height): (u16, u16),
    ) -> Person {
        Person::with_door(None, first, home, language, (width, height))
    }

    /// The same with a way to tables elsewhere.
    pub(crate) fn with_door(
        door: Option<Door>,
        first: First,
        home: Option<Home>,
        language: Language,
        (width, height): (u16, u16),
    ) -> Person {
        let words = Words::new(language);
        Person::with_theme(Theme::Colours, words, door, first, home, (width, height))
    }

    /// The same with other colours and letters.
    pub(crate) fn with_theme(
        theme: Theme,
        words: Words,
        door: Option<Door>,
        first: First,
        home: Option<Home>,
        (width, height): (u16, u16),
    ) -> Person {
        let launch = Launch { words, theme, home, threads: Threads::None, door, first };
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Person { app: App::new(launch).unwrap(), terminal }
    }

    pub(crate) fn at(table: &Table<'_>, language: Language, size: (u16, u16)) -> Person {
        let mut person = Person::new(First::Game(Box::new(table.host())), None, language, size);
        person.wait();
        person
    }

    /// Lets everything happen that happens by itself.
    pub(crate) fn wait(&mut self) {
        for _ in 0..400 {
            self.app.update(Input::Tick(Duration::from_secs(5)));
        }
    }

    /// Lets a moment pass.
    pub(crate) fn tick(&mut self, milliseconds: u64) {
        self.app.update(Input::Tick(Duration::from_millis(milliseconds)));
    }

    /// Presses keys: letters as they are, others by name, with blanks between them.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Person {
        for name in keys.split_whitespace() {
            self.key(named(name));
        }
        self
    }

    pub(crate) fn key(&mut self, code: KeyCode) {
        self.app.update(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.tick(1);
    }

    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
    }

    fn draw(&mut self) -> Hits {
        let mut hits = Hits::default();
        self.terminal.draw(|frame| hits = self.app.view(frame)).unwrap();
        hits
    }

    /// What is on the screen, a line each.
    pub(crate) fn screen(&mut self) -> String {
        self.draw();
        let text = self.terminal.backend().to_string();
        let lines: Vec<&str> = text.lines().map(|line| line.trim_matches('"').trim_end()).collect();
        let screen = lines.join("\n");
        assert!(!screen.contains("<tui-") && !screen.contains("{$"), "a text is missing:\n{screen}");
        screen
    }

    /// Clicks on the first place where the text stands.
    pub(crate) fn click(&mut self, text: &str) {
        let screen = self.screen();
        let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(text)).unwrap();
        let column = line[..line.find(text).unwrap()].chars().count();
        let hits = self.draw();
        let target = hits.at(u16::try_from(column).unwrap(), u16::try_from(row).unwrap());
        self.app.update(Input::Click(target.unwrap_or_else(|| panic!("nothing at {text}\n{screen}"))));
        self.tick(1);
    }
}

fn named(name: &str) -> KeyCode {
    match name {
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Tab" => KeyCode::Tab,
        "Back" => KeyCode::Backspace,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Space" => KeyCode::Char(' '),
        letter => KeyCode::Char(letter.chars().next().unwrap()),
    }
}

/// Looks at the same state in both languages. On a large screen it only has to be drawn.
#[track_caller]
pub(crate) fn look(name: &str, table: &Table<'_>, prepare: impl Fn(&mut Person)) {
    let sit_down = |language, size| Person::at(table, language, size);
    look_at(name, sit_down, prepare);
}

/// The same wherever somebody begins.
#[track_caller]
pub(crate) fn look_at(
    name: &str,
    begin: impl Fn(Language, (u16, u16)) -> Person,
    prepare: impl Fn(&mut Person),
) {
    for language in Language::ALL {
        let [small, _large] = [SMALL, LARGE].map(|size| {
            let mut person = begin(language, size);
            prepare(&mut person);
            person.screen()
        });
        insta::assert_snapshot!(format!("{name}_{language}"), small);
    }
}

/// A large screen as a whole.
#[track_caller]
pub(crate) fn look_at_large(name: &str, table: &Table<'_>, prepare: impl Fn(&mut Person)) {
    let mut person = Person::at(table, Language::English, LARGE);
    prepare(&mut person);
    insta::assert_snapshot!(format!("large_{name}"), person.screen());
}
