//! What people who play together again and again make of their games: a league table, who has won how often against whom,
//! records, and evenings of many tables for two.
//!
//! [`League::of`] goes through the games of a season. An [`Evening`] is a plan of tables, everybody against everybody or Swiss: it
//! tells which are due, is told what became of them, and knows who stands where. The rules of both are in `docs/circles.md`.
//!
//! ```
//! use bonecup_circles::{Ending, Evening, EveningPhase, Outcome, Schedule};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut evening = Evening::plan(3, Schedule::RoundRobin { games: 1 })?;
//! evening.begin()?;
//! // Players are numbered from 0; whoever is named first begins.
//! let due = evening.due();
//! assert_eq!(due[0].players, [0, 1]);
//! evening.opened(due[0].at, "oak".parse()?);
//! let end = Ending::Played(Outcome { points: [212, 187], won: [2, 0] });
//! evening.take_in(&[("oak".parse()?, end)], &[]);
//! assert_eq!(evening.due()[0].players, [2, 0], "the next round has begun");
//! assert_eq!(evening.standings()[0].player, 0);
//! # evening.end()?;
//! # assert_eq!(evening.phase(), EveningPhase::Over);
//! # Ok(())
//! # }
//! ```

mod evening;
mod league;

pub use evening::{
    Ending, Evening, EveningPhase, EveningRefusal, MOST_PLAYERS, MOST_TABLES, Outcome, Pairing, PairingDue,
    PairingState, Place, Round, Schedule, Standing, TieBreak, round_robin, swiss,
};
pub use league::{
    FEWEST_DECISIONS, HeadToHead, League, LeagueGame, LeagueLine, LeaguePlayer, LeagueRecord, LeagueSeat,
    Member, RecordKind,
};
