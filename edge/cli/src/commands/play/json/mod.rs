//! `bonecup play --json`: a game for programs, one JSON object a line in both directions.

mod command;
mod position;

use std::io::{self, Read};
use std::path::Path;

use bonecup_coach::Unit;
use bonecup_referee::{Action, Next, Record, Table};
use bonecup_rules::{Reason, Seat};
use bonecup_seat::{
    Home, Host, Local, Threads, Venue, VenueError, WhenLeft, consult, table_before, unasked_move,
};
use bonecup_views::{Cast, Teller};
use bonecup_words::Words;
use serde_json::{Value, json};

use self::command::{Asked, Command, Refusal};
use super::begin;
use crate::args::PlayArgs;
use crate::commands::advise::lines::{BadLine, LONGEST, Lines};
use crate::failure::Failure;
use crate::seating::read_game;
use crate::{event_json, output, records};

pub(super) fn run(args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    let home = Home::find(|name| std::env::var_os(name));
    let host = match &args.game {
        Some(typed) => begin(read_game(typed, words)?, args, words)?,
        None if args.agrees() => return Err(Failure::Usage(words.say("play-needs-game", &[]))),
        None => {
            let saved = home.as_ref().and_then(Home::latest);
            let host = saved.and_then(|saved| saved.resume());
            host.ok_or_else(|| Failure::Usage(words.say("json-no-game", &[])))?
        }
    };
    go_on(host, home, args.record.as_deref(), words)
}

/// Plays a game that is begun, or goes on.
pub(super) fn go_on(
    host: Host,
    home: Option<Home>,
    record: Option<&Path>,
    words: &Words,
) -> Result<(), Failure> {
    if let Some(path) = record {
        records::claim(path, &host.record(), words)?;
    }
    let local = Local::new(host, home.clone(), Threads::None);
    let local = local.map_err(|error| Failure::start(&error, words))?;
    let told = table_before(&local);
    let mut game = Game { cast: Cast::addressed(&told, words), venue: Box::new(local), told, words };
    let left = game.play(io::stdin())?;
    game.part(left, home.as_ref(), record)
}

/// A game that a program plays.
struct Game<'a> {
    venue: Box<dyn Venue>,
    cast: Cast,
    /// The table as far as it was told.
    told: Table,
    words: &'a Words,
}

/// How a program leaves a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    /// It is over.
    Over,
    /// It can go on later.
    Quit,
    /// It is given up.
    End,
    /// Nothing more came in.
    InputEnded,
}

impl Game<'_> {
    fn play(&mut self, input: impl Read) -> Result<Left, Failure> {
        output::print_json(&event_json::table(self.venue.table().plan()))?;
        let mut lines = Lines::new(input);
        self.go_on(None)?;
        while !matches!(self.venue.table().next(), Next::Over(_)) {
            let Some(line) = lines.next_line().map_err(|error| Failure::Failed(error.to_string()))? else {
                return Ok(Left::InputEnded);
            };
            let text = match line.text {
                Ok(text) => text,
                Err(bad) => {
                    self.unread(bad).tell(None)?;
                    continue;
                }
            };
            let Some(asked) = Asked::read(&text, self.words) else { continue };
            match asked.command {
                Ok(Command::Quit) => return Ok(Left::Quit),
                Ok(Command::End) => return Ok(Left::End),
                Ok(command) => self.obey(&command, asked.id.as_ref())?,
                Err(refusal) => refusal.tell(asked.id.as_ref())?,
            }
        }
        Ok(Left::Over)
    }

    fn unread(&self, bad: BadLine) -> Refusal {
        match bad {
            BadLine::NotText => Refusal::new("not-utf8", self.words.say("advise-not-utf8", &[])),
            BadLine::TooLong => {
                let most = [("most", LONGEST.into())];
                Refusal::new("line-too-long", self.words.say("advise-too-long", &most))
            }
        }
    }

    /// Does what a line asks for. A refusal changes nothing.
    fn obey(&mut self, command: &Command, id: Option<&Value>) -> Result<(), Failure> {
        let done = match command {
            Command::State => return self.tell_state(id),
            Command::Record => {
                let text = self.venue.record().write().unwrap_or_default();
                let record: Value = serde_json::from_str(&text).unwrap_or_default();
                return output::print_json(&with_id(json!({"type": "record", "record": record}), id));
            }
            Command::Advise(unit) => return self.advise(*unit, id),
            Command::Play(moves) => self.act(|game| command::moves(game, moves, self.words)),
            Command::Aim(parts) => self.act(|game| command::aim(game, parts, self.words)),
            Command::Enter(dice) => self.enter(dice),
            Command::Quit | Command::End => Ok(()),
        };
        match done {
            Ok(()) => self.go_on(id),
            Err(refusal) => refusal.tell(id),
        }
    }

    /// Sends moves of the seat that is due.
    fn act(
        &mut self,
        moves: impl FnOnce(&bonecup_games::AnyGame) -> Result<Action, Refusal>,
    ) -> Result<(), Refusal> {
        let action = moves(self.venue.table().game())?;
        let seat = self.due();
        self.venue.send(seat, action).map_err(|refusal| Refusal::of(&refusal, self.words))
    }

    fn enter(&mut self, dice: &str) -> Result<(), Refusal> {
        let action = command::dice(self.venue.table(), dice, self.words)?;
        let seat = self.due();
        self.venue.send(seat, action).map_err(|refusal| Refusal::of(&refusal, self.words))
    }

    fn due(&self) -> Seat {
        match self.venue.table().next() {
            Next::Move(seat) | Next::Throw(seat, _) | Next::Enter(seat, _) => seat,
            Next::Link(_) | Next::Draw(_) | Next::Over(_) => Seat(0),
        }
    }

    /// Lets bots and dice go on until the program is asked, tells what happened, and how it stands then.
    fn go_on(&mut self, id: Option<&Value>) -> Result<(), Failure> {
        loop {
            match self.venue.poll() {
                Ok(()) => {}
                Err(stuck @ VenueError::BotStuck { .. }) => {
                    return Err(Failure::reason_failed(&stuck, self.words));
                }
                Err(trouble @ (VenueError::NotSaved(_) | VenueError::Elsewhere(_))) => {
                    Refusal::of(&trouble, self.words).tell(None)?;
                }
            }
            self.tell_events()?;
            match self.venue.table().next() {
                Next::Move(seat) if self.venue.is_own(seat) => {
                    let Some(action) = unasked_move(self.venue.table(), seat) else { break };
                    let sent = self.venue.send(seat, Action::Play(vec![action]));
                    sent.map_err(|refusal| Failure::reason_failed(&refusal, self.words))?;
                }
                Next::Move(_) => {}
                Next::Throw(..) | Next::Link(_) | Next::Draw(_) | Next::Enter(..) | Next::Over(_) => break,
            }
        }
        self.tell_events()?;
        self.tell_state(id)
    }

    fn tell_events(&mut self) -> Result<(), Failure> {
        let told = usize::try_from(self.told.seq().0).unwrap_or(usize::MAX);
        let new = self.venue.entries().get(told..).unwrap_or_default().to_vec();
        for entry in &new {
            let before = self.told.game().clone();
            let taken = self.told.evolve(entry);
            taken.map_err(|refusal| Failure::reason_failed(&refusal, self.words))?;
            let teller = Teller { cast: &self.cast, words: self.words };
            output::print_json(&event_json::event(entry, &teller, &before, self.told.game()))?;
        }
        Ok(())
    }

    fn tell_state(&self, id: Option<&Value>) -> Result<(), Failure> {
        output::print_json(&with_id(position::state(self.venue.table(), &self.cast, self.words), id))
    }

    /// The best moves with their values in this unit, or in points where there are no chances of winning, and why.
    fn advise(&self, unit: Unit, id: Option<&Value>) -> Result<(), Failure> {
        if !matches!(self.venue.table().next(), Next::Move(_)) {
            return Refusal::new("not-now", self.words.say("speech-not-yet", &[])).tell(id);
        }
        match consult(self.venue.table().game(), None, unit, self.words) {
            Err(refusal) => Refusal::of(&refusal, self.words).tell(id),
            Ok(advised) => {
                let moves = advised.moves.iter().map(|valued| {
                    json!({
                        "move": valued.action.to_string(), "text": valued.text, "value": valued.value,
                        "best": valued.is_best,
                    })
                });
                let chances = advised.chances.as_ref().map(|chances| {
                    let (kind, error) = chances.kind.written();
                    json!({"kind": kind, "error": error, "seats": chances.of})
                });
                let json = json!({
                    "type": "advice", "unit": advised.unit.key(), "chances": chances,
                    "moves": moves.collect::<Vec<_>>(), "reasons": advised.reasons, "parting": advised.parting,
                    "note": advised.note,
                });
                output::print_json(&with_id(json, id))
            }
        }
    }

    /// The last line: what became of the game, and where it is.
    fn part(&mut self, left: Left, home: Option<&Home>, path: Option<&Path>) -> Result<(), Failure> {
        let record = match (left, self.venue.when_left()) {
            (Left::End, _) => self.venue.give_up(),
            (Left::Quit | Left::InputEnded, WhenLeft::Lost) if self.venue.unsaved().is_none() => {
                self.venue.give_up()
            }
            (Left::Over | Left::Quit | Left::InputEnded, _) => self.venue.record(),
        };
        let written = path.map_or(Ok(()), |path| records::write(path, &record, self.words));
        output::print_json(&self.farewell(left, &record, home))?;
        written?;
        match (left, self.venue.unsaved()) {
            (_, Some(error)) => {
                Err(Failure::Failed(self.words.say("play-not-saved", &[("error", error.into())])))
            }
            (Left::InputEnded, None) => Err(Failure::Failed(self.words.say("play-input-ended", &[]))),
            (Left::Over | Left::Quit | Left::End, None) => Ok(()),
        }
    }

    fn farewell(&self, left: Left, record: &Record, home: Option<&Home>) -> Value {
        let is_past = record.seed.is_some() || record.result.is_some();
        let file = home.filter(|_| is_past).map(|home| home.record_of(record)).filter(|file| file.is_file());
        let is_kept = self.venue.unsaved().is_none() && (file.is_some() || (home.is_some() && !is_past));
        let standings = self.venue.table().game().standings();
        json!({
            "type": if left == Left::Over { "over" } else { "left" },
            "result": (left == Left::Over).then(|| event_json::result(&standings)),
            "kept": is_kept, "file": file.map(|file| file.display().to_string()), "seed": record.seed,
        })
    }
}

fn with_id(mut json: Value, id: Option<&Value>) -> Value {
    if let Some(id) = id {
        json["id"] = id.clone();
    }
    json
}

impl Refusal {
    /// Something that was refused, with its code and what it was about.
    fn of(reason: &dyn Reason, words: &Words) -> Refusal {
        let facts = reason.facts().into_iter().map(|(name, fact)| (name.to_owned(), Value::from(fact)));
        Refusal { code: reason.code().to_owned(), message: words.reason(reason), facts: facts.collect() }
    }

    fn tell(&self, id: Option<&Value>) -> Result<(), Failure> {
        let error = json!({"code": self.code, "message": self.message, "facts": self.facts});
        output::print_json(&with_id(json!({"type": "error", "error": error}), id))
    }
}
