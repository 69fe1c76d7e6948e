//! The game itself: who is asked, what is told, how it ends.

use std::io;
use std::path::Path;

use bonecup_bots::Bot;
use bonecup_games::{AnyOutcome, AnyRequest, GameId};
use bonecup_referee::{Action, CommandRefusal, Event, Next, Player, Table};
use bonecup_rules::{Seat, Standings};
use bonecup_words::{Value, Words};
use knochenmax::Side;

use super::choices::Choices;
use super::people;
use super::prompt::{Prompt, Stop};
use crate::failure::Failure;
use crate::host::Host;
use crate::pictures::{BOLD, paint, picture};
use crate::records;
use crate::telling::{Cast, Teller, dice_in_words};

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

    /// Who plays, with which dice, and how to answer.
    fn greet(&self) -> Result<(), Stop> {
        let plan = self.host.table().plan();
        let seats = plan.seats.iter().zip(&self.cast.names).map(|(seat, name)| match seat.player {
            Player::Human => name.clone(),
            Player::Bot(_) => self.words.say("play-bot", &[("name", name.into())]),
        });
        let seats = Value::from(seats.collect::<Vec<_>>().join(", "));
        let game = plan.options.game();
        let welcome = self.words.say("play-welcome", &[("game", game.title().into()), ("seats", seats)]);
        self.prompt.show(&paint(BOLD, &welcome))?;
        for (name, bot) in people::typos(game, &plan.seats) {
            let values = [("name", Value::from(name)), ("bot", bot.into())];
            self.prompt.say(&self.words.say("play-typo", &values))?;
        }
        self.tell_dice()?;
        self.prompt.say(&self.words.say("play-hint", &[]))?;
        self.prompt.show("")
    }

    /// What the dice were committed to, and then what each person adds.
    fn tell_dice(&self) -> Result<(), Stop> {
        let plan = self.host.table().plan();
        let Some(commitment) = plan.commitment else {
            return self.prompt.say(&self.words.say("play-real-dice", &[]));
        };
        let commitment = Value::from(commitment.to_string());
        self.prompt.say(&self.words.say("play-commitment", &[("commitment", commitment)]))?;
        for (seat, plan) in Seat::all(self.host.table().game().seats()).zip(&plan.seats) {
            if plan.player == Player::Human {
                let mut values = self.cast.subject(seat);
                values.push(("contribution", plan.contribution.as_str().into()));
                self.prompt.say(&self.words.say("play-contribution", &values))?;
            }
        }
        Ok(())
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
            self.prompt.show(&format!("  {}", teller.event(&before, &entry.event, self.told.game())))?;
            rolled = matches!(entry.event, Event::Rolled { .. });
        }
        Ok(rolled)
    }

    fn let_move(&mut self, seat: Seat, rolled: bool) -> Result<(), Stop> {
        match self.bots.get_mut(seat.index()) {
            Some(Some(bot)) => self.host.act_bot(seat, bot.as_mut()).map_err(Stop::Bot),
            Some(None) | None => self.ask_moves(seat, rolled),
        }
    }

    fn ask_moves(&mut self, seat: Seat, rolled: bool) -> Result<(), Stop> {
        let game = self.host.table().game();
        let choices = Choices::of(game, self.words);
        if rolled {
            self.show_picture()?;
        }
        self.prompt.show(&choices.lines().join("\n"))?;
        loop {
            let typed = self.prompt.ask(self.cast.name(seat))?;
            if typed == HELP {
                self.show_picture()?;
                self.prompt.show(&choices.lines().join("\n"))?;
                self.prompt.say(&self.words.say("play-help", &[]))?;
                continue;
            }
            match self.try_moves(seat, &choices, &typed) {
                Ok(()) => return Ok(()),
                Err(objection) => self.prompt.object(&objection)?,
            }
        }
    }

    fn show_picture(&self) -> Result<(), Stop> {
        let picture = picture(self.host.table().game(), &self.cast.names, self.words);
        self.prompt.show(&format!("\n{picture}"))
    }

    /// Plays what was typed, all or nothing; the error says why not.
    fn try_moves(&mut self, seat: Seat, choices: &Choices, typed: &str) -> Result<(), String> {
        let game = self.host.table().game().id();
        let moves = choices.read(game, typed, self.words)?;
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
        let is_bot = matches!(self.bots.get(seat.index()), Some(Some(_)));
        if is_bot {
            let name = Value::from(self.cast.name(seat));
            self.prompt.say(&self.words.say("play-roll-for-bot", &[("name", name)]))?;
        }
        self.prompt.say(&self.wanted_dice(seat, request))?;
        loop {
            let typed = self.prompt.ask(self.cast.name(seat))?;
            if typed == HELP {
                self.show_picture()?;
                self.prompt.say(&self.wanted_dice(seat, request))?;
                self.prompt.say(&self.words.say("play-help-dice", &[]))?;
                continue;
            }
            match self.try_dice(seat, &typed) {
                Ok(()) => return Ok(()),
                Err(objection) => self.prompt.object(&objection)?,
            }
        }
    }

    fn wanted_dice(&self, seat: Seat, request: &AnyRequest) -> String {
        let mut values = self.cast.subject(seat);
        match request {
            AnyRequest::RollingBones(dice) => {
                values.push(("count", dice.total().into()));
                values.push(("dice", dice_in_words(*dice, self.words).into()));
                self.words.say("play-roll-rb", &values)
            }
            AnyRequest::KnochenMax(bones) => {
                values.push(("count", bones.bones().into()));
                self.words.say("play-roll-km", &values)
            }
            // Such a game does not begin at this prompt.
            AnyRequest::RollingDice(_) => String::new(),
        }
    }

    fn try_dice(&mut self, seat: Seat, typed: &str) -> Result<(), String> {
        let outcome = read_dice(self.host.table().game().id(), typed, self.words)?;
        self.host.enter(seat, outcome).map_err(|refusal| self.words.reason(&refusal))
    }

    /// The last picture, and who won.
    fn tell_result(&self, standings: &Standings) -> Result<(), Stop> {
        self.show_picture()?;
        let winners: Vec<Seat> = standings.winners().collect();
        let Some(&first) = winners.first() else { return Ok(()) };
        let mut values = self.cast.subject(first);
        values.push(("points", standings.points()[first.index()].0.into()));
        let names: Vec<_> = winners.iter().map(|&seat| self.cast.name(seat)).collect();
        values.push(("names", names.join(", ").into()));
        let key = match (winners.len(), standings.points().len()) {
            (_, 1) => "play-solo",
            (1, _) => "play-wins",
            _ => "play-shared",
        };
        self.prompt.show(&paint(BOLD, &self.words.say(key, &values)))
    }

    /// The secret in the open, and how to check the game.
    fn tell_seed(&self, record: Option<&Path>) -> Result<(), Stop> {
        if let Some(seed) = self.host.publish().seed {
            self.prompt.say(&self.words.say("play-seed", &[("seed", seed.to_string().into())]))?;
        }
        let Some(path) = record else { return Ok(()) };
        let file = Value::from(path.display().to_string());
        self.prompt.say(&self.words.say("play-record", &[("file", file)]))
    }
}

/// The faces that were typed, with blanks or commas between them. A face that does not exist is named.
fn read_dice(game: GameId, typed: &str, words: &Words) -> Result<AnyOutcome, String> {
    let faces: Vec<&str> = typed
        .split(|c: char| c.is_whitespace() || c == ',' || c == ';')
        .filter(|face| !face.is_empty())
        .collect();
    if game == GameId::KnochenMax
        && let Some(Err(error)) = faces.iter().map(|face| face.parse::<Side>()).find(Result::is_err)
    {
        return Err(words.reason(&error));
    }
    AnyOutcome::read(game, &faces.join(" ")).map_err(|error| words.reason(&error))
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
