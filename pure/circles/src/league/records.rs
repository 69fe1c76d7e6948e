//! What nobody in the circle has done better.

use bonecup_referee::TableId;

use super::game::{LeagueGame, LeagueSeat, Member};

/// A game with fewer real decisions than this holds no record for the smallest loss.
pub const FEWEST_DECISIONS: u32 = 10;

/// A record and who holds it.
#[derive(Clone, PartialEq, Debug)]
pub struct LeagueRecord {
    /// Of what.
    pub kind: RecordKind,
    /// Whose it is. Who reached it first holds it.
    pub member: Member,
    /// How much.
    pub value: f64,
    /// At which table.
    pub table: TableId,
    /// When that game ended, in milliseconds since 1970.
    pub at: i64,
}

/// The kinds of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordKind {
    /// The highest result.
    Highest,
    /// The luckiest game.
    Luckiest,
    /// The smallest loss per real decision.
    LeastLoss,
    /// The greatest lead over the next member.
    GreatestLead,
}

impl RecordKind {
    /// All of them.
    pub const ALL: [RecordKind; 4] =
        [RecordKind::Highest, RecordKind::Luckiest, RecordKind::LeastLoss, RecordKind::GreatestLead];

    /// A short key that never changes.
    pub fn key(self) -> &'static str {
        match self {
            RecordKind::Highest => "highest",
            RecordKind::Luckiest => "luckiest",
            RecordKind::LeastLoss => "least-loss",
            RecordKind::GreatestLead => "greatest-lead",
        }
    }

    /// What a seat reached in a game; none if that is no record.
    fn reached(self, game: &LeagueGame, member: Member, seat: &LeagueSeat) -> Option<f64> {
        match self {
            RecordKind::Highest => Some(seat.points.0.into()),
            RecordKind::Luckiest => seat.luck,
            RecordKind::LeastLoss => {
                let decisions = seat.decisions.filter(|made| made.real >= FEWEST_DECISIONS)?;
                Some(decisions.loss / f64::from(decisions.real))
            }
            RecordKind::GreatestLead => {
                let others = game.members().filter(|(other, _)| *other != member);
                let next = others.map(|(_, seat)| seat.points).max()?;
                Some(f64::from(seat.points.0) - f64::from(next.0)).filter(|lead| *lead > 0.0)
            }
        }
    }

    /// How good that is: more is better.
    fn worth(self, value: f64) -> f64 {
        match self {
            RecordKind::Highest | RecordKind::Luckiest | RecordKind::GreatestLead => value,
            RecordKind::LeastLoss => -value,
        }
    }
}

/// The records of these games, which are in their order.
pub(super) fn all(games: &[LeagueGame]) -> Vec<LeagueRecord> {
    RecordKind::ALL.into_iter().filter_map(|kind| best(kind, games)).collect()
}

fn best(kind: RecordKind, games: &[LeagueGame]) -> Option<LeagueRecord> {
    let mut best: Option<LeagueRecord> = None;
    for game in games {
        for (member, seat) in game.members() {
            let Some(value) = kind.reached(game, member, seat) else { continue };
            if best.as_ref().is_none_or(|best| kind.worth(value) > kind.worth(best.value)) {
                best = Some(LeagueRecord { kind, member, value, table: game.table.clone(), at: game.at });
            }
        }
    }
    best
}
