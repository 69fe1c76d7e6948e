//! The game itself: who is asked, what is told, how it ends.

mod showing;

use std::io;
use std::path::Path;
use std::sync::Arc;

use bonecup_coach::Book;
use bonecup_games::{AnyGame, AnyMove, AnyRequest};
use bonecup_referee::{Action, CommandRefusal, DiceSource, Event, Next, Player, Table};
use bonecup_rules::{Seat, Standings};
use bonecup_telling::{Cast, Teller, deed};
use bonecup_tui::{Bots, Home, Host};
use bonecup_words::Words;
use rolling_dice::{Aim, Move, Task};

use super::asking::Asking;
use super::prompt::{Prompt, Stop};
use super::real_dice;
use super::staged::Staged;
use crate::aiming;
use crate::failure::Failure;
use crate::records;
use crate::telling;

/// Shows everything again, and how to answer.
const HELP: [&str; 2] = ["h", "help"];
/// Asks the coach.
const COACH: &str = "?";
/// Takes the last move back.
const BACK: [&str; 2] = ["u", "undo"];

pub(super) struct Evening<'a> {
    host: Host,
    bots: Bots,
    prompt: Prompt<'a>,
    words: &'a Words,
    cast: Cast,
    /// The table as far as it was told.
    told: Table,
    /// Where the running game is kept.
    home: Option<Home>,
    /// What was solved for the coach.
    book: Option<Arc<Book>>,
}

impl<'a> Evening<'a> {
    pub(super) fn new(
        host: Host,
        bots: Bots,
        prompt: Prompt<'a>,
        told: Table,
        home: Option<Home>,
        words: &'a Words,
    ) -> Evening<'a> {
        let cast = Cast::addressed(&told, words);
        Evening { host, bots, prompt, words, cast, told, home, book: None }
    }

    /// Plays to the end, and writes the record however it ends. A game that is interrupted is kept with its seed.
    pub(super) fn play(mut self, record: Option<&Path>) -> Result<(), Failure> {
        let stopped = self.greet().and_then(|()| self.turns());
        let is_kept =
            self.home.is_some() && matches!(stopped, Err(Stop::Quit | Stop::InputEnded | Stop::Input(_)));
        let closed = match &stopped {
            Ok(standings) => self.tell_result(standings),
            Err(Stop::Quit) if is_kept => self.prompt.say(&self.words.say("play-saved", &[])),
            Err(Stop::Quit | Stop::End) => {
                self.prompt.show(&format!("\n{}", self.words.say("play-quit", &[])))
            }
            Err(Stop::InputEnded | Stop::Input(_) | Stop::Output(_) | Stop::Bot(_)) => Ok(()),
        };
        if matches!(stopped, Err(Stop::End)) {
            self.forget();
        }
        let game = if is_kept { self.host.record() } else { self.host.publish() };
        let written = record.map_or(Ok(()), |path| records::write(path, &game, self.words));
        let closed = closed.and_then(|()| self.tell_seed(&game, record.filter(|_| written.is_ok())));
        written?;
        match stopped.and(closed) {
            Ok(()) => Ok(()),
            Err(stop) => ended(&stop, self.words),
        }
    }

    /// Keeps the running game as it is; that this does not work is said, and the game goes on.
    fn keep(&self) -> Result<(), Stop> {
        match self.home.as_ref().map_or(Ok(()), |home| home.keep(&self.host)) {
            Ok(()) => Ok(()),
            Err(error) => {
                self.prompt.object(&self.words.say("venue-not-saved", &[("error", error.to_string().into())]))
            }
        }
    }

    /// A game that was given up is not offered again; a file that stays behind does no harm.
    fn forget(&self) {
        let table = &self.host.table().plan().table;
        let _ = self.home.as_ref().map(|home| home.forget(table));
    }

    fn turns(&mut self) -> Result<Standings, Stop> {
        loop {
            self.keep()?;
            let rolled = self.tell_events()?;
            match self.host.table().next() {
                Next::Over(standings) => return Ok(standings),
                Next::Move(seat) => self.let_move(seat, rolled)?,
                Next::Enter(seat, request) => self.let_roll(seat, &request)?,
                // The host draws at once whatever is drawn.
                Next::Draw(_) => return Err(Stop::Bot(CommandRefusal::NoDiceAwaited)),
            }
        }
    }

    /// Tells what was not told yet, and says whether dice were the last of it.
    fn tell_events(&mut self) -> Result<bool, Stop> {
        let told = usize::try_from(self.told.seq().0).unwrap_or(usize::MAX);
        let teller = Teller { cast: &self.cast, words: self.words };
        let mut rolled = false;
        for entry in self.host.entries().get(told..).unwrap_or_default() {
            let before = self.told.game().clone();
            self.told.evolve(entry).map_err(Stop::Bot)?;
            if !self.is_by_hand(&entry.event) {
                let line = telling::told(&teller, &before, &entry.event, self.told.game());
                self.prompt.show(&format!("  {line}"))?;
            }
            self.show_landing(&before, &entry.event)?;
            for line in teller.consequences(&before, &entry.event, self.told.game()) {
                self.prompt.show(&format!("  {line}"))?;
            }
            rolled = matches!(entry.event, Event::Rolled { .. });
        }
        Ok(rolled)
    }

    /// Whether the event is the aim of somebody who throws real dice: it says nothing.
    fn is_by_hand(&self, event: &Event) -> bool {
        let Event::Moved { seat, action: AnyMove::RollingDice(Move::Throw(_)) } = event else { return false };
        self.throws_by_hand(*seat)
    }

    /// Whether a person at the seat throws real dice. Bots say at least how they would throw.
    fn throws_by_hand(&self, seat: Seat) -> bool {
        let plan = self.host.table().plan().seats.get(seat.index());
        plan.is_some_and(|plan| plan.player == Player::Human && plan.dice == DiceSource::Hand)
    }

    fn let_move(&mut self, seat: Seat, rolled: bool) -> Result<(), Stop> {
        if let Some(Some(bot)) = self.bots.get_mut(seat.index()) {
            return self.host.act_bot(seat, bot.as_mut()).map_err(Stop::Bot);
        }
        match self.host.table().game() {
            AnyGame::RollingDice(game)
                if matches!(game.task(), Task::Aim { .. }) && self.throws_by_hand(seat) =>
            {
                let aim = AnyMove::RollingDice(Move::Throw(aiming::USUAL));
                self.host.act(seat, Action::Play(vec![aim])).map_err(Stop::Bot)
            }
            AnyGame::RollingDice(_) | AnyGame::RollingBones(_) | AnyGame::KnochenMax(_) => {
                self.ask_moves(seat, rolled)
            }
        }
    }

    /// Asks for moves until the turn goes on with dice or ends; until then they can be taken back.
    fn ask_moves(&mut self, seat: Seat, mut rolled: bool) -> Result<(), Stop> {
        let mut staged = Staged::new(self.host.table().game());
        loop {
            let asking = Asking::of(staged.game(), self.last_aim(seat), self.words);
            if asking.shows_position(rolled) {
                self.show_position(staged.game())?;
            }
            rolled = false;
            self.ask(&asking)?;
            self.ask_until_changed(seat, &asking, &mut staged)?;
            if staged.moves().is_empty() || staged.can_wait() {
                continue;
            }
            match self.host.act(seat, Action::Play(staged.moves().to_vec())) {
                Ok(()) => return Ok(()),
                Err(refused) => {
                    self.prompt.object(&self.words.reason(&refused))?;
                    staged = Staged::new(self.host.table().game());
                }
            }
        }
    }

    /// Reads lines until moves are added or taken back.
    fn ask_until_changed(&mut self, seat: Seat, asking: &Asking, staged: &mut Staged) -> Result<(), Stop> {
        loop {
            let name = self.cast.name(seat);
            let typed =
                if asking.takes_enter() { self.prompt.ask_line(name)? } else { self.prompt.ask(name)? };
            if HELP.contains(&typed.as_str()) {
                self.help(asking, staged)?;
            } else if typed == COACH {
                self.coach(staged)?;
            } else if BACK.contains(&typed.as_str()) {
                if staged.take_back() {
                    return self.tell_staged(staged);
                }
                self.prompt.object(&self.words.say("tui-nothing-to-take-back", &[]))?;
            } else {
                let moves = asking.read(staged.game(), &typed, self.words);
                match moves.and_then(|moves| staged.add(&moves, self.words)) {
                    Ok(()) if staged.can_wait() => return self.tell_staged(staged),
                    Ok(()) => return Ok(()),
                    Err(objection) => self.prompt.object(&objection)?,
                }
            }
        }
    }

    /// Shows everything again, and how to answer.
    fn help(&self, asking: &Asking, staged: &Staged) -> Result<(), Stop> {
        self.show_position(staged.game())?;
        if !staged.moves().is_empty() {
            self.tell_staged(staged)?;
        }
        self.ask(asking)?;
        for line in asking.help(self.words) {
            self.prompt.say(&line)?;
        }
        self.prompt.say(&self.words.say("play-help-always", &[]))
    }

    /// What lies for now.
    fn tell_staged(&self, staged: &Staged) -> Result<(), Stop> {
        let moves: Vec<_> =
            staged.moves().iter().map(|action| deed(action, staged.game(), self.words)).collect();
        let key = if moves.is_empty() { "play-staged-none" } else { "play-staged" };
        self.prompt.say(&self.words.say(key, &[("moves", moves.join(", ").into())]))
    }

    /// The best moves with their values, and why.
    fn coach(&mut self, staged: &Staged) -> Result<(), Stop> {
        match bonecup_tui::consult(staged.game(), None, &mut self.book, self.words) {
            Err(refusal) => self.prompt.object(&self.words.reason(&refusal)),
            Ok(advised) => {
                for valued in &advised.moves {
                    let mark = if valued.is_best { "★" } else { " " };
                    self.prompt
                        .show(&format!("  {mark} {}: {} ({})", valued.value, valued.text, valued.action))?;
                }
                self.prompt.say(&advised.reasons.join(" "))?;
                self.prompt.say(&advised.note)
            }
        }
    }

    /// The question: a list as it is, a sentence on as many lines as it needs.
    fn ask(&self, asking: &Asking) -> Result<(), Stop> {
        match &asking.lines(self.words)[..] {
            [sentence] => self.prompt.say(sentence),
            lines => self.prompt.show(&lines.join("\n")),
        }
    }

    /// How the seat threw last.
    fn last_aim(&self, seat: Seat) -> Option<Aim> {
        self.host.entries().iter().rev().find_map(|entry| match &entry.event {
            Event::Moved { seat: by, action: AnyMove::RollingDice(Move::Throw(aim)) } if *by == seat => {
                Some(*aim)
            }
            Event::Moved { .. } | Event::Rolled { .. } => None,
        })
    }

    /// Asks for the faces of real dice until they are possible. For a bot somebody else rolls.
    fn let_roll(&mut self, seat: Seat, request: &AnyRequest) -> Result<(), Stop> {
        if matches!(request, AnyRequest::RollingDice(_)) {
            self.show_picture(self.host.table().game())?;
        }
        if matches!(self.bots.get(seat.index()), Some(Some(_))) {
            self.prompt.say(&real_dice::for_bot(seat, &self.cast, self.words))?;
        }
        let wanted = real_dice::wanted(seat, request, &self.cast, self.words);
        self.prompt.say(&wanted)?;
        loop {
            let typed = self.prompt.ask(self.cast.name(seat))?;
            if HELP.contains(&typed.as_str()) || typed == COACH {
                self.show_picture(self.host.table().game())?;
                self.prompt.say(&wanted)?;
                self.prompt.say(&real_dice::help(request, self.words))?;
                continue;
            }
            match self.try_dice(seat, request, &typed) {
                Ok(()) => return Ok(()),
                Err(objection) => self.prompt.object(&objection)?,
            }
        }
    }

    fn try_dice(&mut self, seat: Seat, request: &AnyRequest, typed: &str) -> Result<(), String> {
        let outcome = real_dice::read(request, typed, self.words)?;
        self.host.enter(seat, outcome).map_err(|refusal| self.words.reason(&refusal))
    }
}

/// How the program ends after a game that went no further.
pub(super) fn ended(stop: &Stop, words: &Words) -> Result<(), Failure> {
    match stop {
        Stop::Quit | Stop::End => Ok(()),
        Stop::InputEnded => Err(Failure::Failed(words.say("play-input-ended", &[]))),
        // Whoever closed the output has seen enough.
        Stop::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Stop::Input(error) | Stop::Output(error) => Err(Failure::Failed(error.to_string())),
        Stop::Bot(refusal) => Err(Failure::reason_failed(refusal, words)),
    }
}
