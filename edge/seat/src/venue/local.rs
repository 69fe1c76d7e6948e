//! A table in this process, with bots that think on a thread.

use bonecup_bots::Bot;
use bonecup_games::AnyMove;
use bonecup_referee::{Action, CommandRefusal, Entry, Next, Player, Record, Table};
use bonecup_rules::Seat;

use super::{Venue, VenueError, WhenLeft};
use crate::start::{self, Bots, StartError};
use crate::work::{Job, Progress, Threads};
use crate::{Home, Host, Note};

type Thought = (Box<dyn Bot + Send>, Option<AnyMove>);

/// A game on this machine. Every step is kept in the folder, if there is one.
pub struct Local {
    host: Host,
    bots: Bots,
    thinking: Option<(Seat, Job<Thought>)>,
    home: Option<Home>,
    threads: Threads,
    /// What went wrong while somebody acted, to be told at the next opportunity.
    trouble: Option<VenueError>,
    /// Why the game as it is now is not kept.
    unsaved: Option<String>,
}

impl Local {
    /// A game that begins, or goes on after it was interrupted.
    ///
    /// # Errors
    /// If a seat's bot does not play this game.
    pub fn new(host: Host, home: Option<Home>, threads: Threads) -> Result<Local, StartError> {
        let bots = start::bots(host.table().plan())?;
        let mut local = Local { host, bots, thinking: None, home, threads, trouble: None, unsaved: None };
        local.trouble = local.keep().and_then(|()| local.note()).err();
        Ok(local)
    }

    /// Keeps the game as it is.
    fn keep(&mut self) -> Result<(), VenueError> {
        if let Some(home) = &self.home {
            let kept = home.keep(&self.host);
            self.unsaved = kept.as_ref().err().map(ToString::to_string);
            kept?;
        }
        if self.host.is_over() { self.note() } else { Ok(()) }
    }

    /// Notes that the game was played here, for whoever verifies its record.
    fn note(&self) -> Result<(), VenueError> {
        let Some(home) = &self.home else { return Ok(()) };
        let mut note = Note::of_local(self.host.table().plan());
        note.seen = self.host.entries().iter().map(|entry| &entry.event).collect();
        Ok(home.notes().keep(&note)?)
    }

    /// The seat of a bot that has to move and has not begun to think.
    fn waiting_bot(&self) -> Option<Seat> {
        match self.host.table().next() {
            Next::Move(seat) if self.thinking.is_none() && !self.is_own(seat) => Some(seat),
            Next::Move(_)
            | Next::Throw(..)
            | Next::Link(_)
            | Next::Draw(_)
            | Next::Enter(..)
            | Next::Over(_) => None,
        }
    }

    fn let_think(&mut self, seat: Seat) -> Result<(), VenueError> {
        let bot = self.bots.get_mut(seat.index()).and_then(Option::take);
        let mut bot = bot.ok_or(VenueError::BotStuck { seat })?;
        let game = self.host.table().game().clone();
        let job = Job::start(self.threads, move || {
            let action = bot.choose(&game);
            (bot, action)
        });
        self.thinking = Some((seat, job));
        Ok(())
    }

    /// Plays what a bot has thought of.
    fn hear(&mut self) -> Result<(), VenueError> {
        let Some((seat, job)) = &self.thinking else { return Ok(()) };
        let seat = *seat;
        match job.poll() {
            Progress::Waiting => Ok(()),
            Progress::Broken => Err(VenueError::BotStuck { seat }),
            Progress::Done((bot, action)) => {
                self.thinking = None;
                self.bots[seat.index()] = Some(bot);
                let moves = action.into_iter().collect();
                let played = self.host.act(seat, Action::Play(moves));
                played.map_err(|_| VenueError::BotStuck { seat })?;
                self.keep()
            }
        }
    }
}

impl Venue for Local {
    fn table(&self) -> &Table {
        self.host.table()
    }

    fn entries(&self) -> &[Entry] {
        self.host.entries()
    }

    fn is_own(&self, seat: Seat) -> bool {
        let plan = self.host.table().plan().seats.get(seat.index());
        plan.is_some_and(|plan| plan.player == Player::Human)
    }

    fn enters_for(&self, _seat: Seat) -> bool {
        // Nobody else is there who could.
        true
    }

    fn send(&mut self, seat: Seat, action: Action) -> Result<(), CommandRefusal> {
        self.host.act(seat, action)?;
        self.trouble = self.keep().err();
        Ok(())
    }

    fn poll(&mut self) -> Result<(), VenueError> {
        if let Some(trouble) = self.trouble.take() {
            return Err(trouble);
        }
        if let Some(seat) = self.waiting_bot() {
            self.let_think(seat)?;
        }
        self.hear()
    }

    fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    fn record(&self) -> Record {
        if self.host.is_over() { self.host.publish() } else { self.host.record() }
    }

    fn when_left(&self) -> WhenLeft {
        if self.home.is_some() && self.unsaved.is_none() { WhenLeft::Kept } else { WhenLeft::Lost }
    }

    fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }

    /// Nobody will go on, so the seed is told. What happened is kept among the past games; until it is there the
    /// running one stays.
    fn give_up(&mut self) -> Record {
        let record = self.host.publish();
        if let Some(home) = &self.home {
            let kept = home.keep_record(&record).and_then(|_| home.forget(&record.plan.table));
            self.unsaved = kept.err().map(|error| error.to_string());
        }
        // Without a note the record is only said not to be witnessed.
        let _ = self.note();
        record
    }
}
