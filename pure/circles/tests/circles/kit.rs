//! Evenings that are played through.

use bonecup_circles::{Ending, Evening, EveningPhase, Outcome, Round, Schedule};
use bonecup_referee::TableId;

/// Choices that are the same in every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

pub(crate) const WON: Outcome = Outcome { points: [20, 10], won: [2, 0] };
pub(crate) const SHARED: Outcome = Outcome { points: [15, 15], won: [1, 1] };
pub(crate) const LOST: Outcome = Outcome { points: [10, 20], won: [0, 2] };

pub(crate) fn table(text: &str) -> TableId {
    text.parse().unwrap()
}

pub(crate) fn begun(players: usize, schedule: Schedule) -> Evening {
    let mut evening = Evening::plan(players, schedule).unwrap();
    evening.begin().unwrap();
    open(&mut evening);
    evening
}

/// Opens what is due, each under a name that says who plays in which round.
pub(crate) fn open(evening: &mut Evening) {
    for due in evening.due() {
        let [one, other] = due.players;
        evening.opened(due.at, table(&format!("{}-{one}-{other}-{}", due.at.round, due.at.pairing)));
    }
}

/// Plays the open tables of a round, each to the end that is chosen for it, and opens the next.
pub(crate) fn play_round(evening: &mut Evening, mut end: impl FnMut([usize; 2]) -> Outcome) {
    let tables: Vec<(TableId, [usize; 2])> =
        evening.open_tables().into_iter().map(|(table, players)| (table.clone(), players)).collect();
    for (table, players) in tables {
        played(evening, &table, end(players));
    }
    open(evening);
}

pub(crate) fn play_out(evening: &mut Evening, mut end: impl FnMut([usize; 2]) -> Outcome) {
    while evening.phase() == EveningPhase::Playing {
        play_round(evening, &mut end);
    }
}

/// The smaller number wins.
pub(crate) fn by_number([one, other]: [usize; 2]) -> Outcome {
    if one < other { WON } else { LOST }
}

pub(crate) fn pairs(round: &Round) -> Vec<[usize; 2]> {
    round.pairings.iter().map(|pairing| pairing.players).collect()
}

pub(crate) const ENDS: [Outcome; 3] = [WON, SHARED, LOST];

pub(crate) fn played(evening: &mut Evening, table: &TableId, outcome: Outcome) {
    evening.take_in(&[(table.clone(), Ending::Played(outcome))], &[]);
}

pub(crate) fn closed(evening: &mut Evening, table: &TableId) {
    evening.take_in(&[(table.clone(), Ending::Closed)], &[]);
}

/// Somebody leaves; the tables that have to be closed.
pub(crate) fn leave(evening: &mut Evening, player: usize) -> Vec<TableId> {
    evening.take_in(&[], &[player])
}
