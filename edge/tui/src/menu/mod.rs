//! The menu: which game, who plays, what was agreed.

mod choices;
mod sitter;
mod view;

use bonecup_games::{AnyGame, AnyOptions, GameId};
use bonecup_referee::{DiceSource, SeatPlan, TableId};
use bonecup_words::Words;
use ratatui::crossterm::event::KeyCode;

use crate::SavedGame;
use crate::hints::Hint;
use crate::hits::Target;
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
}

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    Resume,
    Game,
    Seats,
    Seat(usize),
    Option(usize),
    RealDice,
    Start,
}

pub(crate) struct Menu {
    saved: Option<SavedGame>,
    options: AnyOptions,
    seats: Vec<Sitter>,
    real_dice: bool,
    at: usize,
    /// A name that is being typed.
    typing: Option<String>,
    notice: Option<String>,
}

impl Menu {
    pub(crate) fn new(saved: Option<SavedGame>) -> Menu {
        let options = AnyOptions::new(GameId::RollingBones);
        let seats = sitter::usual(GameId::RollingBones);
        Menu { saved, options, seats, real_dice: false, at: 0, typing: None, notice: None }
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
        let seats = (0..self.seats.len()).map(Field::Seat);
        let options = (0..AnyOptions::list(self.game()).len()).map(Field::Option);
        let fields = resume.chain([Field::Game, Field::Seats]).chain(seats).chain(options);
        fields.chain([Field::RealDice, Field::Start]).collect()
    }

    fn field(&self) -> Field {
        self.fields().get(self.at).copied().unwrap_or(Field::Start)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    pub(crate) fn key(&mut self, code: KeyCode, words: &Words) -> Wish {
        self.notice = None;
        if self.typing.is_some() {
            self.type_name(code);
            return Wish::Nothing;
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
            KeyCode::Char('x') | KeyCode::Delete => return self.forget(),
            _ => {}
        }
        Wish::Nothing
    }

    pub(crate) fn click(&mut self, target: Target, words: &Words) -> Wish {
        let Target::Row(row) = target else { return Wish::Nothing };
        let again = row == self.at;
        self.at = row.min(self.fields().len() - 1);
        match self.field() {
            Field::Resume | Field::Start => self.enter(words),
            Field::Game | Field::Seats | Field::Seat(_) | Field::Option(_) | Field::RealDice if again => {
                self.enter(words)
            }
            Field::Game | Field::Seats | Field::Seat(_) | Field::Option(_) | Field::RealDice => Wish::Nothing,
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
            Field::Seat(number) => {
                if let Some(Sitter::Person(name)) = self.seats.get(number) {
                    self.typing = Some(name.clone());
                } else {
                    self.change(1, words);
                }
                Wish::Nothing
            }
            Field::Game | Field::Seats | Field::Option(_) | Field::RealDice => {
                self.change(1, words);
                Wish::Nothing
            }
        }
    }

    fn forget(&self) -> Wish {
        match (&self.saved, self.field()) {
            (Some(saved), Field::Resume) => Wish::Forget(saved.record.plan.table.clone()),
            _ => Wish::Nothing,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn type_name(&mut self, code: KeyCode) {
        let Some(name) = &mut self.typing else { return };
        match code {
            KeyCode::Char(letter) if name.chars().count() < 20 => name.push(letter),
            KeyCode::Backspace => _ = name.pop(),
            KeyCode::Esc => self.typing = None,
            KeyCode::Enter => {
                let typed = name.trim().to_owned();
                self.typing = None;
                if let (Field::Seat(number), false) = (self.field(), typed.is_empty()) {
                    self.seats[number] = Sitter::Person(typed);
                }
            }
            _ => {}
        }
    }

    /// The next value of the line, or the one before it.
    fn change(&mut self, by: isize, words: &Words) {
        match self.field() {
            Field::Game => {
                let games = GameId::ALL;
                let at = games.iter().position(|game| *game == self.game()).unwrap_or(0);
                let game = games[choices::step(at, by, games.len())];
                self.options = AnyOptions::new(game);
                self.seats = sitter::usual(game);
            }
            Field::Seats => self.change_seats(by, words),
            Field::Seat(number) => {
                let next = self.seats.get(number).map(|sitter| sitter.next(self.game(), by, number, words));
                if let Some(next) = next {
                    self.seats[number] = next;
                }
            }
            Field::Option(number) => choices::change(&mut self.options, number, by),
            Field::RealDice => self.real_dice = !self.real_dice,
            Field::Resume | Field::Start => {}
        }
    }

    fn change_seats(&mut self, by: isize, words: &Words) {
        let Err(range) = AnyGame::start(&self.options, 0) else { return };
        if by > 0 && self.seats.len() < usize::from(range.most) {
            let usual = sitter::usual(self.game()).pop();
            self.seats.push(usual.unwrap_or_else(|| Sitter::person(self.seats.len(), words)));
        } else if by < 0 && self.seats.len() > usize::from(range.least) {
            self.seats.pop();
        }
    }

    fn start(&mut self, words: &Words) -> Wish {
        let dice = if self.real_dice { DiceSource::Hand } else { DiceSource::Drawn };
        match sitter::plans(&self.seats, dice) {
            Ok(seats) => Wish::Start(self.options.clone(), seats),
            Err(key) => {
                self.notice = Some(words.say(key, &[]));
                Wish::Nothing
            }
        }
    }

    pub(crate) fn hints(&self) -> Vec<Hint> {
        if self.typing.is_some() {
            return vec![Hint::enter("tui-hint-done"), Hint::new("Esc", KeyCode::Esc, "tui-hint-back")];
        }
        let mut hints = vec![Hint::keys("↑↓", "tui-hint-line")];
        match self.field() {
            Field::Resume => {
                hints.push(Hint::enter("tui-hint-resume"));
                hints.push(Hint::letter('x', "tui-hint-forget"));
            }
            Field::Start => hints.push(Hint::enter("tui-hint-start")),
            Field::Seat(number) if matches!(self.seats.get(number), Some(Sitter::Person(_))) => {
                hints.push(Hint::keys("←→", "tui-hint-change"));
                hints.push(Hint::enter("tui-hint-name"));
            }
            Field::Game | Field::Seats | Field::Seat(_) | Field::Option(_) | Field::RealDice => {
                hints.push(Hint::keys("←→", "tui-hint-change"));
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
