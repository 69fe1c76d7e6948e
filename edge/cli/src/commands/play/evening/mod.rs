//! The game itself: who is asked, what is told, how it ends.

mod showing;

use std::io;
use std::path::Path;

use bonecup_bots::Bot;
use bonecup_games::{AnyGame, AnyMove, AnyRequest};
use bonecup_referee::{Action, CommandRefusal, DiceSource, Event, Next, Player, Table};
use bonecup_rules::{Seat, Standings};
use bonecup_words::Words;
use rolling_dice::{Aim, Move, Task};

use super::asking::Asking;
use super::prompt::{Prompt, Stop};
use super::real_dice;
use crate::aiming;
use crate::failure::Failure;
use crate::host::Host;
use crate::records;
use crate::telling::{Cast, Teller};

/// Shows everything again.
const HELP: &str = "?";

pub(super) struct Evening<'a> {
    host: Host,
    /// One entry per seat; none for people.
    bots: Vec<Option<Box<dyn Bot + Send>>>,
    prompt: Prompt<'a>,
    words: &'a Words,
    cast: Cast,
    /// The table as far as it was told.
    told: Table,
}

impl<'a> Evening<'a> {
    pub(super) fn new(
        host: Host,
        bots: Vec<Option<Box<dyn Bot + Send>>>,
        prompt: Prompt<'a>,
        start: Table,
        words: &'a Words,
    ) -> Evening<'a> {
        let cast = Cast::addressed(&start, words);
        Evening { host, bots, prompt, words, cast, told: start }
    }

    /// Plays to the end, and writes the record however it ends.
    pub(super) fn play(mut self, record: Option<&Path>) -> Result<(), Failure> {
        let stopped = self.greet().and_then(|()| self.turns());
        let closed = match &stopped {
            Ok(standings) => self.tell_result(standings),
            Err(Stop::Quit) => self.prompt.show(&format!("\n{}", self.words.say("play-quit", &[]))),
            Err(Stop::InputEnded | Stop::Input(_) | Stop::Output(_) | Stop::Bot(_)) => Ok(()),
        };
        let written = record.map_or(Ok(()), |path| records::write(path, &self.host.publish(), self.words));
        let closed = closed.and_then(|()| self.tell_seed(record.filter(|_| written.is_ok())));
        written?;
        match stopped.and(closed) {
            Ok(()) => Ok(()),
            Err(stop) => ended(&stop, self.words),
        }
    }

    fn turns(&mut self) -> Result<Standings, Stop> {
        loop {
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
                self.prompt.show(&format!("  {}", teller.event(&before, &entry.event, self.told.game())))?;
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

    fn ask_moves(&mut self, seat: Seat, rolled: bool) -> Result<(), Stop> {
        let asking = Asking::of(self.host.table().game(), self.last_aim(seat), self.words);
        if asking.shows_position(rolled) {
            self.show_position()?;
        }
        self.ask(&asking)?;
        loop {
            let name = self.cast.name(seat);
            let typed =
                if asking.takes_enter() { self.prompt.ask_line(name)? } else { self.prompt.ask(name)? };
            if typed == HELP {
                self.show_position()?;
                self.ask(&asking)?;
                for line in asking.help(self.words) {
                    self.prompt.say(&line)?;
                }
                continue;
            }
            match self.try_moves(seat, &asking, &typed) {
                Ok(()) => return Ok(()),
                Err(objection) => self.prompt.object(&objection)?,
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

    /// Plays what was typed, all or nothing; the error says why not.
    fn try_moves(&mut self, seat: Seat, asking: &Asking, typed: &str) -> Result<(), String> {
        let moves = asking.read(self.host.table().game(), typed, self.words)?;
        let refused = match self.host.act(seat, Action::Play(moves.clone())) {
            Ok(()) => return Ok(()),
            Err(refused) => refused,
        };
        let reason = self.words.reason(&refused);
        if let CommandRefusal::Rules { number, .. } = refused
            && moves.len() > 1
            && let Some(action) = number.checked_sub(1).and_then(|index| moves.get(index))
        {
            let action = action.to_string();
            let values = [("number", number.into()), ("move", action.into()), ("reason", reason.into())];
            return Err(self.words.say("play-refused-at", &values));
        }
        Err(reason)
    }

    /// Asks for the faces of real dice until they are possible. For a bot somebody else rolls.
    fn let_roll(&mut self, seat: Seat, request: &AnyRequest) -> Result<(), Stop> {
        if matches!(request, AnyRequest::RollingDice(_)) {
            self.show_picture()?;
        }
        if matches!(self.bots.get(seat.index()), Some(Some(_))) {
            self.prompt.say(&real_dice::for_bot(seat, &self.cast, self.words))?;
        }
        let wanted = real_dice::wanted(seat, request, &self.cast, self.words);
        self.prompt.say(&wanted)?;
        loop {
            let typed = self.prompt.ask(self.cast.name(seat))?;
            if typed == HELP {
                self.show_picture()?;
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
        Stop::Quit => Ok(()),
        Stop::InputEnded => Err(Failure::Failed(words.say("play-input-ended", &[]))),
        // Whoever closed the output has seen enough.
        Stop::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Stop::Input(error) | Stop::Output(error) => Err(Failure::Failed(error.to_string())),
        Stop::Bot(refusal) => Err(Failure::reason_failed(refusal, words)),
    }
}
