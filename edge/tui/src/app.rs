//! The app: which screen is there, and what inputs do. It touches neither terminal nor clock.

use std::sync::Arc;
use std::time::Duration;

use bonecup_games::AnyOptions;
use bonecup_referee::{Record, SeatPlan};
use bonecup_rules::Reason;
use bonecup_words::Words;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::banner;
use crate::doorway::{Doorway, Entry};
use crate::ending::Ending;
use crate::help::{self, Topic};
use crate::hits::{Hits, Target};
use crate::ink;
use crate::leaving;
use crate::menu::{Addresses, Menu, Wish};
use crate::scroll::Scroll;
use crate::table::TableScreen;
use crate::theme::Theme;
use bonecup_seat::Threads;
use bonecup_seat::{self, Alarm, StartError, alarm_in_words};
use bonecup_seat::{Door, Errand};
use bonecup_seat::{Home, Host, UnitChoice};
use bonecup_seat::{Local, Venue, WhenLeft};

/// Everything that the app is started with.
pub struct Launch {
    /// The language.
    pub words: Words,
    /// Colours or none.
    pub theme: Theme,
    /// Where games are kept; none if nowhere.
    pub home: Option<Home>,
    /// Where bots and coach think.
    pub threads: Threads,
    /// The way to tables elsewhere; none if there is none.
    pub door: Option<Door>,
    /// What is on the screen first.
    pub first: First,
}

/// The first screen.
pub enum First {
    /// The menu, with the game that was interrupted if there is one.
    Menu,
    /// The menu, for a new game.
    NewGame,
    /// A game that is agreed on.
    Game(Box<Host>),
}

/// Something that happens to the app.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// Something was clicked.
    Click(Target),
    /// Time has passed.
    Tick(Duration),
}

/// What is left when the app is closed.
#[derive(Clone, PartialEq, Debug)]
pub struct Farewell {
    /// The game that was played last, finished or not.
    pub record: Option<Record>,
    /// What becomes of it; none if no game was left before its end.
    pub when_left: Option<WhenLeft>,
    /// What the table told otherwise than before.
    pub alarm: Option<Alarm>,
    /// The signal that ended the app, if one did.
    pub ended_by: Option<u8>,
}

enum Screen {
    Menu(Box<Menu>),
    Doorway(Doorway),
    Table(Box<TableScreen>),
    Ending(Box<Ending>),
}

/// What lies over the screen.
enum Overlay {
    None,
    Help(Scroll),
    Leave { left: WhenLeft },
}

/// The whole app.
pub struct App {
    words: Arc<Words>,
    theme: Theme,
    home: Option<Home>,
    /// What coach and review count in.
    unit: UnitChoice,
    threads: Threads,
    door: Option<Door>,
    /// What was typed last.
    addresses: Addresses,
    /// The errand that somebody is on, or was.
    errand: Option<Errand>,
    screen: Screen,
    overlay: Overlay,
    /// What the table told otherwise than before; it stays on the screen until the menu.
    alarm: Option<Alarm>,
    is_done: bool,
    /// Ctrl-Z was pressed.
    wants_pause: bool,
}

impl App {
    /// The app with its first screen.
    ///
    /// # Errors
    /// If the agreed game cannot begin.
    pub fn new(launch: Launch) -> Result<App, StartError> {
        let Launch { words, theme, home, threads, door, first } = launch;
        let mut app = App {
            words: Arc::new(words),
            theme,
            unit: UnitChoice::of(home.clone()),
            home,
            threads,
            addresses: Addresses::default(),
            errand: None,
            screen: Screen::Menu(Box::new(Menu::new(None, door.as_ref().map(|_| Addresses::default())))),
            door,
            overlay: Overlay::None,
            alarm: None,
            is_done: false,
            wants_pause: false,
        };
        match first {
            First::Menu => app.show_menu(),
            First::NewGame => {}
            First::Game(host) => app.sit_down(*host)?,
        }
        Ok(app)
    }

    /// Whether the app wants to be closed.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether the app wants to be stopped until somebody goes on; asked once, it is forgotten.
    pub fn takes_pause(&mut self) -> bool {
        std::mem::take(&mut self.wants_pause)
    }

    /// What is left to tell when it is closed.
    pub fn farewell(&self) -> Farewell {
        let (record, when_left) = match &self.screen {
            Screen::Menu(_) | Screen::Doorway(_) => (None, None),
            Screen::Table(table) => {
                let record = table.record();
                let when_left = record.result.is_none().then(|| table.when_left());
                (Some(record), when_left)
            }
            Screen::Ending(ending) => (Some(ending.record().clone()), None),
        };
        Farewell { record, when_left, alarm: self.alarm.clone(), ended_by: None }
    }

    /// Takes an input in.
    pub fn update(&mut self, input: Input) {
        match input {
            Input::Tick(time) => self.tick(time),
            Input::Key(key) => self.key(key),
            Input::Click(Target::Key(code)) => self.key(KeyEvent::new(code, KeyModifiers::NONE)),
            Input::Click(target) => self.click(target),
        }
    }

    fn tick(&mut self, time: Duration) {
        match &mut self.screen {
            Screen::Menu(_) => {}
            Screen::Doorway(doorway) => {
                let entry = doorway.poll();
                self.enter(entry);
            }
            Screen::Table(table) => {
                table.tick(time);
                self.alarm = self.alarm.take().or_else(|| table.alarm().cloned());
            }
            Screen::Ending(ending) => ending.tick(),
        }
    }

    fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            // Every step was kept when it was made, so nothing is lost.
            self.is_done |= matches!(key.code, KeyCode::Char('c' | 'd'));
            self.wants_pause |= key.code == KeyCode::Char('z');
            return;
        }
        match &self.overlay {
            Overlay::None => self.screen_key(key),
            Overlay::Help(_) => self.help_key(key.code),
            Overlay::Leave { .. } => self.leave_key(key.code),
        }
    }

    fn screen_key(&mut self, key: KeyEvent) {
        match &mut self.screen {
            Screen::Menu(menu) if menu.is_typing() => {
                let wish = menu.key(key.code, &self.words);
                self.fulfil(wish);
            }
            Screen::Table(table) if table.is_typing() && key.code != KeyCode::F(1) => self.table_key(key),
            _ if matches!(key.code, KeyCode::Char('h') | KeyCode::F(1)) => {
                self.overlay = Overlay::Help(Scroll::default())
            }
            _ if key.code == KeyCode::Char('q') => self.leave(),
            Screen::Menu(menu) => {
                let wish = menu.key(key.code, &self.words);
                self.fulfil(wish);
            }
            Screen::Doorway(_) if key.code == KeyCode::Esc => self.show_menu(),
            Screen::Doorway(doorway) => {
                if key.code == KeyCode::Char('c') {
                    doorway.choose();
                }
            }
            Screen::Table(table) if table.is_over() && key.code == KeyCode::Enter => {
                let (cast, unit) = (table.cast().clone(), self.unit.clone());
                let ending = Ending::new(table.record(), table.game().clone(), cast, self.threads, unit);
                self.screen = Screen::Ending(Box::new(ending));
            }
            Screen::Table(_) => self.table_key(key),
            Screen::Ending(ending) => {
                let is_known = ending.key(key.code, self.home.as_ref());
                if !is_known && matches!(key.code, KeyCode::Enter | KeyCode::Esc) {
                    self.show_menu();
                }
            }
        }
    }

    fn table_key(&mut self, key: KeyEvent) {
        let Screen::Table(table) = &mut self.screen else { return };
        let is_known = table.key(key);
        if !is_known && key.code == KeyCode::Esc {
            self.leave();
        }
    }

    fn click(&mut self, target: Target) {
        if !matches!(self.overlay, Overlay::None) {
            return;
        }
        match &mut self.screen {
            Screen::Menu(menu) => {
                let wish = menu.click(target, &self.words);
                self.fulfil(wish);
            }
            Screen::Table(table) => table.click(target),
            Screen::Doorway(_) | Screen::Ending(_) => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn help_key(&mut self, code: KeyCode) {
        let Overlay::Help(scroll) = &self.overlay else { return };
        match code {
            KeyCode::Down => scroll.down(1),
            KeyCode::Up => scroll.up(1),
            KeyCode::PageDown | KeyCode::Char(' ') => scroll.down(10),
            KeyCode::PageUp => scroll.up(10),
            _ => self.overlay = Overlay::None,
        }
    }

    /// A running game is asked about; anything else is simply closed.
    fn leave(&mut self) {
        match &self.screen {
            Screen::Table(table) if !table.is_over() => {
                self.overlay = Overlay::Leave { left: table.when_left() };
            }
            Screen::Menu(_) | Screen::Doorway(_) | Screen::Table(_) | Screen::Ending(_) => {
                self.is_done = true
            }
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn leave_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('q' | 'y' | 'j') | KeyCode::Enter => self.is_done = true,
            KeyCode::Char('m') => {
                self.overlay = Overlay::None;
                self.show_menu();
            }
            KeyCode::Char('n') | KeyCode::Esc => self.overlay = Overlay::None,
            _ => {}
        }
    }

    fn show_menu(&mut self) {
        self.alarm = None;
        let saved = self.home.as_ref().and_then(Home::latest);
        let addresses = self.door.as_ref().map(|_| self.addresses.clone());
        self.screen = Screen::Menu(Box::new(Menu::new(saved, addresses)));
    }

    /// Goes on from the doorway.
    fn enter(&mut self, entry: Entry) {
        match entry {
            Entry::Waiting => {}
            Entry::Inside(venue) => self.show_table(venue),
            Entry::Back(why) => {
                self.show_menu();
                if let (Screen::Menu(menu), Some(errand)) = (&mut self.screen, &self.errand) {
                    menu.object_to_errand(errand, why);
                }
            }
        }
    }

    fn fulfil(&mut self, wish: Wish) {
        let begun = match wish {
            Wish::Nothing => return,
            Wish::Resume(saved) => match saved.resume() {
                Some(host) => self.sit_down(host),
                None => return,
            },
            Wish::Forget(table) => {
                // A file that stays behind is offered again: that says enough.
                let _ = self.home.as_ref().map(|home| home.forget(&table));
                self.show_menu();
                return;
            }
            Wish::Go(errand) => return self.go(errand),
            Wish::Start(options, seats) => begin(options, seats).and_then(|host| self.sit_down(host)),
        };
        if let Err(error) = begun {
            self.object(&error);
        }
    }

    fn go(&mut self, errand: Errand) {
        let typed = match &errand {
            Errand::Join(_) => &mut self.addresses.table,
            Errand::Host(_) => &mut self.addresses.server,
        };
        errand.address().clone_into(typed);
        self.errand = Some(errand.clone());
        if let Some(door) = &self.door {
            self.screen = Screen::Doorway(Doorway::knock(door, errand, self.threads));
        }
    }

    fn object(&mut self, reason: &dyn Reason) {
        if let Screen::Menu(menu) = &mut self.screen {
            menu.object(self.words.reason(reason));
        }
    }

    fn sit_down(&mut self, host: Host) -> Result<(), StartError> {
        let local = Local::new(host, self.home.clone(), self.threads)?;
        self.show_table(Box::new(local));
        Ok(())
    }

    /// Shows a table, wherever it lives.
    pub fn show_table(&mut self, venue: Box<dyn Venue>) {
        let table = TableScreen::new(venue, Arc::clone(&self.words), self.threads, self.unit.clone());
        self.screen = Screen::Table(Box::new(table));
    }

    fn table(&self) -> Option<&TableScreen> {
        match &self.screen {
            Screen::Menu(_) | Screen::Doorway(_) | Screen::Ending(_) => None,
            Screen::Table(table) => Some(table),
        }
    }

    fn topic(&self) -> Topic {
        match &self.screen {
            Screen::Menu(_) => Topic::Menu,
            Screen::Doorway(_) => Topic::Doorway,
            Screen::Table(table) => Topic::Game(table.game().id()),
            Screen::Ending(_) => Topic::Ending,
        }
    }

    /// Draws everything, and says what can be clicked.
    pub fn view(&self, frame: &mut Frame<'_>) -> Hits {
        let mut hits = Hits::default();
        match &self.screen {
            Screen::Menu(menu) => menu.draw(&self.words, self.theme, frame, &mut hits),
            Screen::Doorway(doorway) => doorway.draw(&self.words, self.theme, frame, &mut hits),
            Screen::Table(table) => table.draw(self.theme, frame, &mut hits),
            Screen::Ending(ending) => ending.draw(&self.words, self.theme, frame, &mut hits),
        }
        if let Some(alarm) = &self.alarm {
            banner::draw(&alarm_in_words(alarm, &self.words), frame);
        }
        match &self.overlay {
            Overlay::None => {}
            Overlay::Help(scroll) => {
                let dice = self.table().map(|table| table.proof(&self.words));
                help::draw(self.topic(), dice, scroll, &self.words, self.theme, frame, &mut hits);
            }
            Overlay::Leave { left } => leaving::draw(*left, &self.words, self.theme, frame, &mut hits),
        }
        if self.theme == Theme::Ascii {
            ink::translate(frame.buffer_mut());
        }
        hits
    }
}

fn begin(options: AnyOptions, seats: Vec<SeatPlan>) -> Result<Host, StartError> {
    let (plan, seed) = bonecup_seat::plan(options, seats)?;
    Host::new(plan, seed)
}
