//! Evenings as members see them. Who takes part has a number in the evening, from 0.

use bonecup_circles::{Evening, Pairing, PairingState, Round, Schedule, Standing, TieBreak};
use bonecup_games::GameId;
use bonecup_referee::TableId;
use bonecup_referee::room::Deadline;
use bonecup_store::{EveningRow, ListedEvening};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::evenings::{self, EveningSummary, Terms};

/// Who plays whom.
#[derive(Clone, Copy, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ScheduleView {
    /// Everybody against everybody.
    RoundRobin {
        /// How many games each pair plays, 1 to 4.
        games: u8,
    },
    /// In each round those who stand alike.
    Swiss {
        /// How many rounds, at most 20 and no more than there are opponents.
        rounds: u8,
    },
}

/// An evening in the list of a circle.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ListedEveningView {
    /// Its number.
    evening: u32,
    /// What it is called.
    name: String,
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// `planned`, `playing` or `over`.
    #[cfg_attr(test, ts(type = "'planned' | 'playing' | 'over'"))]
    phase: String,
    /// When it was planned, in milliseconds since 1970.
    created: i64,
    /// How many take part.
    players: usize,
    /// The round that is on, from 1; 0 before the first.
    round: usize,
    /// How many rounds there are.
    rounds: usize,
    /// The members who have won; none is somebody who left.
    winners: Vec<Option<u32>>,
}

/// An evening.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EveningView {
    /// Its number.
    evening: u32,
    /// What it is called.
    name: String,
    /// The member who planned it; none if they have left.
    planner: Option<u32>,
    /// `planned`, `playing` or `over`.
    #[cfg_attr(test, ts(type = "'planned' | 'playing' | 'over'"))]
    phase: &'static str,
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// The game's options.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    options: Value,
    /// Who plays whom.
    schedule: ScheduleView,
    /// Time for a move.
    #[schema(value_type = String)]
    deadline: Deadline,
    /// Whether players may ask the coach.
    coach: bool,
    /// Whether people roll real dice.
    real_dice: bool,
    /// When it was planned, in milliseconds since 1970.
    created: i64,
    /// The members who take part; none is somebody who left.
    players: Vec<Option<u32>>,
    /// The rounds that are paired.
    rounds: Vec<EveningRoundView>,
    /// How many rounds there will be.
    rounds_in_all: usize,
    /// By what those are told apart who have as many points, in this order: `buchholz`, `sonneborn-berger`, `direct`.
    #[cfg_attr(test, ts(type = "Array<'buchholz' | 'sonneborn-berger' | 'direct'>"))]
    tie_breaks: Vec<&'static str>,
    /// Who stands where, the first first.
    standings: Vec<StandingView>,
    /// Who is in first place, once it is over, by their numbers in the evening.
    winners: Vec<usize>,
}

/// A round of an evening.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EveningRoundView {
    /// Its number, from 1.
    round: usize,
    /// `planned`, `playing` or `over`.
    #[cfg_attr(test, ts(type = "'planned' | 'playing' | 'over'"))]
    phase: &'static str,
    /// Who sits out.
    bye: Option<usize>,
    /// Who plays whom.
    pairings: Vec<PairingView>,
}

/// Two who play each other.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PairingView {
    /// Its number in the round, from 0.
    pairing: usize,
    /// Who, by their numbers in the evening, whoever begins first.
    players: [usize; 2],
    /// Where they play.
    #[schema(value_type = Option<String>)]
    table: Option<TableId>,
    /// `planned`, `open`, `closed`, `over` or `given_up`.
    #[cfg_attr(test, ts(type = "'planned' | 'open' | 'closed' | 'over' | 'given_up'"))]
    state: &'static str,
    /// The part of the win of each; none while it is not in.
    won: Option<[f64; 2]>,
    /// The points of each, if it was played.
    points: Option<[i32; 2]>,
}

/// Where somebody stands in an evening.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StandingView {
    /// The place, from 1; who is level shares one.
    place: usize,
    /// Who, by their number in the evening.
    player: usize,
    /// 1 for a win, ½ for a shared one, in Swiss 1 for sitting out.
    points: f64,
    /// How many pairings were decided that were not given up for both.
    played: usize,
    /// How many of them were won.
    won: usize,
    /// How many of them were shared.
    shared: usize,
    /// How often they sat out.
    byes: usize,
    /// The sum of the points of their opponents.
    buchholz: f64,
    /// The points of those whom they beat, and half of those with whom they shared.
    sonneborn_berger: f64,
}

impl From<ScheduleView> for Schedule {
    fn from(view: ScheduleView) -> Schedule {
        match view {
            ScheduleView::RoundRobin { games } => Schedule::RoundRobin { games },
            ScheduleView::Swiss { rounds } => Schedule::Swiss { rounds },
        }
    }
}

impl From<Schedule> for ScheduleView {
    fn from(schedule: Schedule) -> ScheduleView {
        match schedule {
            Schedule::RoundRobin { games } => ScheduleView::RoundRobin { games },
            Schedule::Swiss { rounds } => ScheduleView::Swiss { rounds },
        }
    }
}

impl ListedEveningView {
    pub(super) fn of(row: ListedEvening) -> Option<ListedEveningView> {
        let summary: EveningSummary = serde_json::from_str(&row.summary).ok()?;
        let member = |player: &usize| row.players.get(*player).copied().flatten();
        Some(ListedEveningView {
            winners: summary.winners.iter().map(member).collect(),
            evening: row.evening,
            name: row.name.to_string(),
            game: row.game,
            phase: row.phase,
            created: row.created,
            players: row.players.len(),
            round: summary.round,
            rounds: summary.rounds,
        })
    }
}

impl EveningView {
    pub(super) fn of(row: &EveningRow) -> Result<EveningView, ApiError> {
        let (evening, terms): (Evening, Terms) = (evenings::read(row)?, Terms::of(row)?);
        Ok(EveningView {
            evening: row.evening,
            name: row.name.to_string(),
            planner: row.planner,
            phase: evening.phase().key(),
            game: row.game,
            options: terms.options,
            schedule: evening.schedule().into(),
            deadline: terms.deadline,
            coach: terms.coach,
            real_dice: terms.real_dice,
            created: row.created,
            players: (0..row.players.len()).map(|player| row.member(player)).collect(),
            rounds: evening
                .rounds()
                .iter()
                .enumerate()
                .map(|(at, round)| EveningRoundView::of(at, round))
                .collect(),
            rounds_in_all: evening.rounds_in_all(),
            tie_breaks: TieBreak::of(evening.schedule()).iter().map(|tie_break| tie_break.key()).collect(),
            standings: evening.standings().into_iter().map(StandingView::of).collect(),
            winners: evening.winners(),
        })
    }
}

impl EveningRoundView {
    fn of(at: usize, round: &Round) -> EveningRoundView {
        let pairings = round.pairings.iter().enumerate();
        EveningRoundView {
            round: at + 1,
            phase: match round.begun {
                false => "planned",
                true if round.is_in() => "over",
                true => "playing",
            },
            bye: round.bye,
            pairings: pairings.map(|(number, pairing)| PairingView::of(number, pairing)).collect(),
        }
    }
}

impl PairingView {
    fn of(number: usize, pairing: &Pairing) -> PairingView {
        let (state, points) = match &pairing.state {
            PairingState::Planned => ("planned", None),
            PairingState::Open { .. } => ("open", None),
            PairingState::Closed { .. } => ("closed", None),
            PairingState::Over { outcome, .. } => ("over", Some(outcome.points)),
            PairingState::GivenUp { .. } => ("given_up", None),
        };
        PairingView {
            pairing: number,
            players: pairing.players,
            table: pairing.table().cloned(),
            state,
            won: pairing.won().map(|won| won.map(|halves| f64::from(halves) / 2.0)),
            points,
        }
    }
}

impl StandingView {
    fn of(own: Standing) -> StandingView {
        StandingView {
            place: own.place,
            player: own.player,
            points: own.points,
            played: own.played,
            won: own.won,
            shared: own.shared,
            byes: own.byes,
            buchholz: own.buchholz,
            sonneborn_berger: own.sonneborn_berger,
        }
    }
}
