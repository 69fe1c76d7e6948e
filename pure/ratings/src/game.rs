//! What ratings need of a game.

use bonecup_coach::{Analysis, Book, analyse};
use bonecup_games::GameId;
use bonecup_referee::{BotName, Name, Player, Record, TableId};
use bonecup_rules::{Points, Seat};
use rolling_dice::Scatter;
use serde::{Deserialize, Serialize};

use crate::refusal::NotRated;
use crate::skill::Decisions;

/// A finished game, as far as ratings go.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatedGame {
    /// Which game.
    pub game: GameId,
    /// The table: no game counts twice.
    pub table: TableId,
    /// The seats, in the order of play.
    pub seats: Vec<RatedSeat>,
}

/// A seat of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatedSeat {
    /// What it was called: whoever has the same name is the same player.
    pub name: Name,
    /// The bot that played it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<BotName>,
    /// Its points at the end.
    pub points: Points,
    /// What its decisions lost; none in a game without values, and for bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decisions: Option<Decisions>,
}

impl RatedGame {
    /// The game of a record that follows the rules. The book is one for it, if the game has one.
    ///
    /// # Errors
    /// It cannot have happened, is not over, or there is nothing in it to rate.
    pub fn of(record: &Record, book: Option<&Book>) -> Result<RatedGame, NotRated> {
        record.replay()?;
        // What would only be tried out judges nobody, and nothing is thrown.
        let book = book.filter(|book| book.is_solved());
        let analysis = book.and_then(|book| analyse(record, book, &Scatter).ok());
        RatedGame::analysed(record, analysis.as_ref())
    }

    /// The same with an analysis in points that was made before, of a game that is solved.
    ///
    /// # Errors
    /// The game is not over or a practice, or there is nothing in it to rate.
    pub fn analysed(record: &Record, analysis: Option<&Analysis>) -> Result<RatedGame, NotRated> {
        if record.plan.from.is_some() {
            return Err(NotRated::Practice);
        }
        let result = record.result.as_ref().ok_or(NotRated::Unfinished)?;
        let seats = Seat::all(u8::try_from(record.plan.seats.len()).unwrap_or(u8::MAX));
        let seats = seats.zip(&record.plan.seats).zip(&result.points).map(|((seat, plan), points)| {
            let (bot, decisions) = match &plan.player {
                Player::Bot(bot) => (Some(bot.clone()), None),
                Player::Human => (None, analysis.map(|analysis| Decisions::of(analysis, seat))),
            };
            RatedSeat { name: plan.name.clone(), bot, points: *points, decisions }
        });
        let (game, table) = (record.plan.options.game(), record.plan.table.clone());
        let rated = RatedGame { game, table, seats: seats.collect() };
        if rated.people().next().is_none() {
            return Err(NotRated::NoPerson);
        }
        let is_judged = rated.seats.iter().any(|seat| seat.decisions.is_some());
        if rated.has_result() || is_judged { Ok(rated) } else { Err(NotRated::Nothing) }
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = &RatedSeat> {
        self.seats.iter().filter(|seat| seat.bot.is_none())
    }

    /// Whether its result says anything: somebody plays against others, and nobody against themselves.
    pub fn has_result(&self) -> bool {
        let mut names: Vec<&Name> = self.people().map(|seat| &seat.name).collect();
        names.sort();
        self.seats.len() > 1 && !names.is_empty() && names.windows(2).all(|pair| pair[0] != pair[1])
    }
}

impl RatedSeat {
    /// A person's seat without judged decisions.
    pub fn person(name: Name, points: Points) -> RatedSeat {
        RatedSeat { name, bot: None, points, decisions: None }
    }
}
