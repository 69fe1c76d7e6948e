//! KnochenMAX among the other games.

use std::sync::Arc;

use bonecup_games::{AnyGame, AnyMove, AnyOptions, GameId};
use bonecup_rules::{Game, Points, Seat};
use knochenmax::{KnochenMax, SheetCount, THROWS};

use super::book::KnochenMaxBook;
use super::turn::TurnTable;
use crate::advice::Measure;
use crate::chances::ChancesFrom;
use crate::coach::{Coach, Variances};
use crate::list::Entry;
use crate::refusal::CoachRefusal;
use crate::values::{Valued, Values};
use crate::why::Why;

/// The entry of the list.
pub(crate) const COACH: Entry = Entry {
    game: GameId::KnochenMax,
    solve: |options| {
        let options = options.of::<KnochenMax>().ok_or(CoachRefusal::OtherBook)?;
        Ok(Arc::new(KnochenMaxBook::solve(options)))
    },
    solved_for: AnyOptions::clone,
    chances_from,
    standing_to_win: |game| lead(game.of()?),
    // The sheets of one seat can be written without the others'; whoever writes all of them wants to know who wins.
    asks_to_win: |written| written.get("seats").is_some_and(|seats| !seats.is_null()),
};

fn chances_from(options: &AnyOptions, seats: usize) -> Result<ChancesFrom, CoachRefusal> {
    let own = options.of::<KnochenMax>().ok_or(CoachRefusal::OtherBook)?;
    match seats {
        0 | 1 => Err(CoachRefusal::WonAlone),
        _ if own.sheets != SheetCount::ONE => Err(CoachRefusal::WonOnSheets),
        2 => Ok(ChancesFrom::Duel),
        _ => Ok(ChancesFrom::Crowd),
    }
}

fn lead(game: &KnochenMax) -> Option<Why> {
    let total = |seat: Seat| game.sheets(seat).iter().map(|sheet| sheet.total()).sum::<Points>();
    let own = game.to_move();
    let best = Seat::all(game.seats()).filter(|&seat| seat != own).map(total).max()?;
    let boxes = game.sheets(own).iter().map(|sheet| sheet.free().count()).sum::<usize>();
    Some(Why::Lead { by: total(own) - best, boxes: u8::try_from(boxes).unwrap_or(u8::MAX) })
}

impl Coach for KnochenMaxBook {
    fn serves(&self, options: &AnyOptions) -> bool {
        options.of::<KnochenMax>() == Some(self.options())
    }

    fn bytes(&self) -> usize {
        self.points().bytes()
    }

    fn measure(&self) -> Measure {
        Measure::Rest
    }

    fn values(&self, game: &AnyGame) -> Result<Values, CoachRefusal> {
        game.of().map(|game| self.of_game(game)).ok_or(CoachRefusal::OtherBook)
    }

    fn moves(&self, game: &AnyGame) -> Result<Vec<Valued>, CoachRefusal> {
        game.of().map(|game| self.valued(game)).ok_or(CoachRefusal::OtherBook)
    }

    fn why(&self, game: &AnyGame, values: &Values, action: &AnyMove) -> Vec<Why> {
        let own = game.of::<KnochenMax>().zip(action.of::<KnochenMax>());
        own.map(|(game, action)| self.reasons(game, values, action)).unwrap_or_default()
    }

    fn variances(&self) -> Variances<'_> {
        let mut table = None;
        Box::new(move |game| {
            let game = game.of::<KnochenMax>()?;
            if game.throws_left() == THROWS || table.is_none() {
                table = TurnTable::new(self, game);
            }
            Some(table.as_ref()?.variance(game.throw(), game.throws_left()))
        })
    }
}
