//! The last turn of a game: everything else lies on the table.

use super::LANES;
use super::TIE_BREAK;
use super::led::Led;
use super::totals::{MOST_POINTS, Totals};
use crate::knochenmax::SheetGame;
use crate::knochenmax::rules::KnochenMaxGame;

/// At most so many others share the lead.
pub(super) const MOST_LEADERS: usize = 3;

/// How the last turn of a game ends.
#[derive(Clone, Copy, Debug)]
struct Ending {
    ties: f64,
    loses: f64,
}

/// The last turn on a card with one free box, or none, against each number of leaders and each lead.
pub(super) struct LastTurn {
    /// By leaders, by places that are missing to a tie.
    endings: [Vec<Ending>; MOST_LEADERS],
}

impl LastTurn {
    pub(super) fn solve(game: &KnochenMaxGame, totals: Totals, card: usize) -> LastTurn {
        let level = Ending { ties: 1.0, loses: 0.0 };
        let endings = std::array::from_fn(|leaders| {
            if game.ways(card).is_empty() { vec![level] } else { endings(game, totals, card, leaders + 1) }
        });
        LastTurn { endings }
    }

    /// What each of so many leaders gets of the win, if the seat that plays last is so many places behind them.
    pub(super) fn left_to_each(&self, leaders: usize, behind: usize) -> f64 {
        let among = |number: usize| 1.0 / number as f64;
        match self.endings[leaders - 1].get(behind) {
            Some(ending) => ending.loses * among(leaders) + ending.ties * among(leaders + 1),
            None => among(leaders),
        }
    }

    /// The places from which on nothing can be reached any more.
    pub(super) fn out_of_reach(&self) -> usize {
        self.endings[0].len()
    }
}

fn endings(game: &KnochenMaxGame, totals: Totals, card: usize, leaders: usize) -> Vec<Ending> {
    let places = MOST_POINTS / totals.step + 1;
    let mut led: Led<3> = Led::new(game);
    let mut endings = Vec::with_capacity(places + LANES);
    for first in (0..places).step_by(LANES) {
        led.clear(game);
        write_stops(game, (card, leaders), |lane| (first + lane) * totals.step, &mut led);
        let [_, ties, loses] = led.solve(game.turn());
        endings.extend(ties.into_iter().zip(loses).map(|(ties, loses)| Ending { ties, loses }));
    }
    endings.truncate(places);
    endings
}

fn write_stops(
    game: &KnochenMaxGame,
    (card, leaders): (usize, usize),
    behind: impl Fn(usize) -> usize,
    led: &mut Led<3>,
) {
    let start = game.turn().lattice().throws().start;
    for way in game.ways(card) {
        for (throw, points) in game.rows()[way.row].worth().iter().enumerate() {
            let Some(points) = points.map(usize::from) else { continue };
            led.raise(start + throw, |quantity| {
                std::array::from_fn(|lane| {
                    let (ties, loses) = (f64::from(points == behind(lane)), f64::from(points < behind(lane)));
                    match quantity {
                        // Points may be as many as some hundred.
                        0 => 1.0 - loses - ties + ties / (leaders + 1) as f64 + TIE_BREAK * points as f64,
                        1 => ties,
                        _ => loses,
                    }
                })
            });
        }
    }
}
