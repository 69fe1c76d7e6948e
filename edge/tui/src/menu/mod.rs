//! The menu: which game, who plays, what was agreed.

mod choices;
mod colours;
mod field;
mod sitter;
mod view;

use bonecup_games::{AnyGame, AnyOptions, GameId};
use bonecup_referee::{DiceSource, SeatPlan, TableId};
use bonecup_rules::StartError;
use bonecup_words::Words;
use ratatui::crossterm::event::KeyCode;

use crate::hints::Hint;
use crate::hits::Target;
use bonecup_seat::{Errand, NewTable, SavedGame};
use colours::Colours;
use field::{Field, Setting};
use sitter::Sitter;

/// What is wanted after a key.
pub(crate) enum Wish {
    /// Nothing yet.
    Nothing,
    /// The game that was interrupted.
    Resume(Box<SavedGame>),
    /// That game, never again.
    Forget(TableId),
    /// A new game.
    Start(AnyOptions, Vec<SeatPlan>),
    /// To a server: to a table there, or to open one.
    Go(Errand),
}

/// The addresses that were typed last.
#[derive(Clone, Default, Debug)]
pub(crate) struct Addresses {
    /// Of a table.
    pub(crate) table: String,
    /// Of a server for a new table.
    pub(crate) server: String,
}

/// The options that people choose with their seats, in any game that has them.
const COLOURS: &str = "colours";
const BEGINS: &str = "begins";

/// The longest name that the menu takes, and the longest address.
const LONGEST_NAME: usize = 20;
const LONGEST_ADDRESS: usize = 200;

pub(crate) struct Menu {
    saved: Option<SavedGame>,
    options: AnyOptions,
    seats: Vec<Sitter>,
    colours: Colours,
    real_dice: bool,
    /// What was typed last; none if there is no way to a server.
    addresses: Option<Addresses>,
    at: usize,
    /// A name or address that is being typed.
    typing: Option<String>,
    /// Whether it has been asked if the interrupted game may really be deleted.
    is_asked: bool,
    notice: Option<String>,
}

impl Menu {
    pub(crate) fn new(saved: Option<SavedGame>, addresses: Option<Addresses>) -> Menu {
        let [game, ..] = GameId::ALL;
        let (options, seats) = (AnyOptions::new(game), sitter::usual(game));
        let colours = Colours::default();
        Menu {
            saved,
            options,
            seats,
            colours,
            real_dice: false,
            addresses,
            at: 0,
            typing: None,
            is_asked: false,
            notice: None,
        }
    }

    /// Says why nothing came of an errand; the address can be corrected, and what was agreed is still there.
    pub(crate) fn object_to_errand(&mut self, errand: &Errand, text: String) {
        let field = match errand {
            Errand::Join(_) => Field::Join,
            Errand::Host(table) => {
                self.options = table.options.clone();
                self.seats = sitter::read(&table.seats);
                self.real_dice = table.seats.iter().any(|seat| seat.dice == DiceSource::Hand);
                Field::Host
            }
        };
        self.at = self.fields().iter().position(|at| *at == field).unwrap_or(0);
        self.typing = Some(errand.address().to_owned());
        self.notice = Some(text).filter(|text| !text.is_empty());
    }

    /// Says why the last wish could not be fulfilled.
    pub(crate) fn object(&mut self, text: String) {
        self.notice = Some(text);
    }

    fn game(&self) -> GameId {
        self.options.game()
    }

    fn fields(&self) -> Vec<Field> {
        let resume = self.saved.iter().map(|_| Field::Resume);
        let seats = (0..self.seats.len()).flat_map(|seat| self.seat_fields(seat));
        let options = (0..AnyOptions::list(self.game()).len()).filter(|number| !self.is_colours(*number));
        let options = options.map(Setting::Option);
        let settings = [Setting::Game, Setting::Seats].into_iter().chain(seats).chain(options);
        let settings = settings.chain([Setting::RealDice]).map(Field::Set);
        let elsewhere = self.addresses.iter().flat_map(|_| [Field::Host, Field::Join]);
        resume.chain(settings).chain([Field::Start]).chain(elsewhere).collect()
    }

    /// A seat, and the colours that it plays.
    fn seat_fields(&self, seat: usize) -> impl Iterator<Item = Setting> {
        let seats = self.seats.len();
        let colours = (0..colours::each(&self.options, seats)).map(move |nth| nth * seats + seat);
        [Setting::Seat(seat)].into_iter().chain(colours.map(Setting::Colour))
    }

    /// Whether the option has lines of its own below the seats.
    fn is_colours(&self, option: usize) -> bool {
        AnyOptions::list(self.game()).get(option).is_some_and(|info| info.key == COLOURS)
    }

    fn is_beginner(&self, option: usize) -> bool {
        AnyOptions::list(self.game()).get(option).is_some_and(|info| info.key == BEGINS)
    }

    fn field(&self) -> Field {
        self.fields().get(self.at).copied().unwrap_or(Field::Start)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    pub(crate) fn key(&mut self, code: KeyCode, words: &Words) -> Wish {
        self.notice = None;
        if self.typing.is_some() {
            return self.type_letter(code, words);
        }
        // Whoever presses anything else wants to keep the game; nothing else comes of that key.
        if std::mem::take(&mut self.is_asked) {
            return if is_deletion(code) { self.forget() } else { Wish::Nothing };
        }
        let count = self.fields().len();
        match code {
            KeyCode::Down | KeyCode::Tab => self.at = (self.at + 1) % count,
            KeyCode::Up | KeyCode::BackTab => self.at = (self.at + count - 1) % count,
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = count - 1,
            KeyCode::Right | KeyCode::Char('+') => self.change(1, words),
            KeyCode::Left | KeyCode::Char('-') => self.change(-1, words),
            KeyCode::Enter | KeyCode::Char(' ') => return self.enter(words),
            KeyCode::Char('s') => return self.start(words),
            code if is_deletion(code) => self.ask_to_forget(words),
            _ => {}
        }
        Wish::Nothing
    }

    pub(crate) fn click(&mut self, target: Target, words: &Words) -> Wish {
        let Target::Row(row) = target else { return Wish::Nothing };
        if std::mem::take(&mut self.is_asked) {
            self.notice = None;
            return Wish::Nothing;
        }
        let again = row == self.at;
        self.at = row.min(self.fields().len() - 1);
        match self.field() {
            Field::Set(_) if !again => Wish::Nothing,
            Field::Set(_) | Field::Resume | Field::Start | Field::Host | Field::Join => self.enter(words),
        }
    }

    /// Whether letters go into a name.
    pub(crate) fn is_typing(&self) -> bool {
        self.typing.is_some()
    }

    fn enter(&mut self, words: &Words) -> Wish {
        match self.field() {
            Field::Resume => self.saved.clone().map_or(Wish::Nothing, |saved| Wish::Resume(Box::new(saved))),
            Field::Start => self.start(words),
            Field::Join | Field::Host => {
                let is_join = self.field() == Field::Join;
                let typed =
                    |typed: &Addresses| if is_join { typed.table.clone() } else { typed.server.clone() };
                self.typing = self.addresses.as_ref().map(typed);
                Wish::Nothing
            }
            Field::Set(setting) => {
                self.typing = self.person_at(setting).map(str::to_owned);
                if self.typing.is_none() {
                    self.change(1, words);
                }
                Wish::Nothing
            }
        }
    }

    /// The name of the person at the line, if it is a person's seat.
    fn person_at(&self, setting: Setting) -> Option<&str> {
        let Setting::Seat(number) = setting else { return None };
        match self.seats.get(number) {
            Some(Sitter::Person(name)) => Some(name),
            Some(Sitter::Bot(_)) | None => None,
        }
    }

    /// A game that is deleted does not come back, so one key alone does not do it.
    fn ask_to_forget(&mut self, words: &Words) {
        if self.saved.is_some() && self.field() == Field::Resume {
            self.is_asked = true;
            self.notice = Some(words.say("tui-forget-ask", &[]));
        }
    }

    fn forget(&self) -> Wish {
        match (&self.saved, self.field()) {
            (Some(saved), Field::Resume) => Wish::Forget(saved.record.plan.table.clone()),
            _ => Wish::Nothing,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn type_letter(&mut self, code: KeyCode, words: &Words) -> Wish {
        let is_address = matches!(self.field(), Field::Join | Field::Host);
        let longest = if is_address { LONGEST_ADDRESS } else { LONGEST_NAME };
        let Some(text) = &mut self.typing else { return Wish::Nothing };
        match code {
            KeyCode::Char(letter) if text.chars().count() < longest => text.push(letter),
            KeyCode::Backspace => _ = text.pop(),
            KeyCode::Esc => self.typing = None,
            KeyCode::Enter => {
                let typed = text.trim().to_owned();
                self.typing = None;
                return self.typed(typed, words);
            }
            _ => {}
        }
        Wish::Nothing
    }

    /// What was typed goes where it belongs; nothing at all changes nothing.
    fn typed(&mut self, typed: String, words: &Words) -> Wish {
        match self.field() {
            _ if typed.is_empty() => Wish::Nothing,
            Field::Join => Wish::Go(Errand::Join(typed)),
            Field::Host => self.host(typed, words),
            Field::Set(setting) => {
                if let Setting::Seat(number) = setting {
                    self.seats[number] = Sitter::Person(typed);
                }
                Wish::Nothing
            }
            Field::Resume | Field::Start => Wish::Nothing,
        }
    }

    /// The next value of the line, or the one before it.
    fn change(&mut self, by: isize, words: &Words) {
        let Field::Set(setting) = self.field() else { return };
        match setting {
            Setting::Game => self.change_game(by),
            Setting::Seats => self.change_seats(by, words),
            Setting::Seat(number) => {
                let next = self.seats.get(number).map(|sitter| sitter.next(self.game(), by, number, words));
                if let Some(next) = next {
                    self.seats[number] = next;
                }
            }
            Setting::Colour(place) => {
                let seats = self.seats.len();
                self.colours.change(place, by, seats * colours::each(&self.options, seats));
            }
            Setting::Option(number) if self.is_beginner(number) => {
                colours::change_beginner(&mut self.options, self.seats.len(), by);
            }
            Setting::Option(number) => choices::change(&mut self.options, number, by),
            Setting::RealDice => self.real_dice = !self.real_dice,
        }
    }

    fn change_game(&mut self, by: isize) {
        let games = GameId::ALL;
        let at = games.iter().position(|game| *game == self.game()).unwrap_or(0);
        let game = games[choices::step(at, by, games.len())];
        self.options = AnyOptions::new(game);
        self.seats = sitter::usual(game);
        self.colours = Colours::default();
    }

    fn change_seats(&mut self, by: isize, words: &Words) {
        let Err(StartError::Seats(range)) = AnyGame::start(&self.options, 0) else { return };
        if by > 0 && self.seats.len() < usize::from(range.most) {
            let usual = sitter::usual(self.game()).pop();
            self.seats.push(usual.unwrap_or_else(|| Sitter::person(self.seats.len(), words)));
        } else if by < 0 && self.seats.len() > usize::from(range.least) {
            self.seats.pop();
            self.keep_beginner();
        }
    }

    /// Whoever was to begin may have gone: then the first seat does.
    fn keep_beginner(&mut self) {
        if self.options.begins().is_some_and(|begins| begins.index() >= self.seats.len()) {
            // Every table has a first seat.
            let _ = self.options.set(BEGINS, "1");
        }
    }

    fn start(&mut self, words: &Words) -> Wish {
        match self.agreed(words) {
            Some((options, seats)) => Wish::Start(options, seats),
            None => Wish::Nothing,
        }
    }

    fn host(&mut self, server: String, words: &Words) -> Wish {
        match self.agreed(words) {
            Some((options, seats)) => Wish::Go(Errand::Host(NewTable { server, options, seats })),
            None => Wish::Nothing,
        }
    }

    /// What is played and who plays; none if that makes no sense, and then it says why.
    fn agreed(&mut self, words: &Words) -> Option<(AnyOptions, Vec<SeatPlan>)> {
        let dice = if self.real_dice { DiceSource::Hand } else { DiceSource::Drawn };
        match sitter::plans(&self.seats, dice) {
            Ok(seats) => Some((self.colours.agreed(self.options.clone(), seats.len()), seats)),
            Err(key) => {
                self.notice = Some(words.say(key, &[]));
                None
            }
        }
    }

    pub(crate) fn hints(&self) -> Vec<Hint> {
        if self.typing.is_some() {
            let done = match self.field() {
                Field::Join => "tui-hint-go-there",
                Field::Host => "tui-hint-open",
                Field::Resume | Field::Set(_) | Field::Start => "tui-hint-done",
            };
            return vec![Hint::enter(done), Hint::new("Esc", KeyCode::Esc, "tui-hint-back")];
        }
        if self.is_asked {
            let keep = Hint::new("Esc", KeyCode::Esc, "tui-hint-keep");
            return vec![Hint::letter('x', "tui-hint-forget"), keep];
        }
        let mut hints = vec![Hint::keys("↑↓", "tui-hint-line")];
        match self.field() {
            Field::Resume => {
                hints.push(Hint::enter("tui-hint-resume"));
                hints.push(Hint::letter('x', "tui-hint-forget"));
            }
            Field::Start => hints.push(Hint::enter("tui-hint-start")),
            Field::Join => hints.push(Hint::enter("tui-hint-address")),
            Field::Host => hints.push(Hint::enter("tui-hint-server")),
            Field::Set(setting) => {
                hints.push(Hint::keys("←→", "tui-hint-change"));
                hints.extend(self.person_at(setting).map(|_| Hint::enter("tui-hint-name")));
            }
        }
        if self.field() != Field::Start {
            hints.push(Hint::letter('s', "tui-hint-start"));
        }
        hints.push(Hint::letter('h', "tui-hint-help"));
        hints.push(Hint::letter('q', "tui-hint-quit"));
        hints
    }
}

/// The keys that delete the interrupted game.
fn is_deletion(code: KeyCode) -> bool {
    matches!(code, KeyCode::Char('x') | KeyCode::Delete)
}
