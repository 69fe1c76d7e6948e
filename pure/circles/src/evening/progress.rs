//! An evening from its plan to its end.

use bonecup_referee::TableId;
use serde::{Deserialize, Serialize};

use super::refusal::EveningRefusal;
use super::round::{Ending, Pairing, PairingState, Place, Round};
use super::round_robin::round_robin;
use super::schedule::Schedule;
use super::standings::{Standing, standings};
use super::swiss;

/// Many tables for two. Whoever takes part has a number, from 0. It is stored as it is: its form may only change
/// such that what was written before can be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Evening {
    schedule: Schedule,
    phase: EveningPhase,
    /// Who has left, by number.
    left: Vec<bool>,
    rounds: Vec<Round>,
}

/// How far an evening is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EveningPhase {
    /// It has not begun.
    Planned,
    /// It is on.
    Playing,
    /// It has ended.
    Over,
}

impl EveningPhase {
    /// A short key that never changes.
    pub fn key(self) -> &'static str {
        match self {
            EveningPhase::Planned => "planned",
            EveningPhase::Playing => "playing",
            EveningPhase::Over => "over",
        }
    }
}

/// A pairing that needs a table now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairingDue {
    /// Which.
    pub at: Place,
    /// Who plays, whoever begins first.
    pub players: [usize; 2],
}

impl Evening {
    /// An evening of so many players.
    ///
    /// # Errors
    /// So many cannot play like this.
    pub fn plan(players: usize, schedule: Schedule) -> Result<Evening, EveningRefusal> {
        schedule.check(players)?;
        let mut evening = Evening {
            schedule,
            phase: EveningPhase::Planned,
            left: vec![false; players],
            rounds: Vec::new(),
        };
        evening.plan_rounds();
        Ok(evening)
    }

    /// How it is played.
    pub fn schedule(&self) -> Schedule {
        self.schedule
    }

    /// How far it is.
    pub fn phase(&self) -> EveningPhase {
        self.phase
    }

    /// The rounds that are paired: in a round robin all of them.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// How many rounds there will be if nobody ends it early.
    pub fn rounds_in_all(&self) -> usize {
        match self.schedule {
            Schedule::RoundRobin { .. } => self.rounds.len(),
            Schedule::Swiss { rounds } => usize::from(rounds),
        }
    }

    /// How many rounds have begun.
    pub fn rounds_begun(&self) -> usize {
        self.rounds.iter().filter(|round| round.begun).count()
    }

    /// Who stands where, the first first.
    pub fn standings(&self) -> Vec<Standing> {
        standings(self.schedule, &self.rounds, &self.left)
    }

    /// Who is in first place, once it is over; nobody if nobody has won anything.
    pub fn winners(&self) -> Vec<usize> {
        if self.phase != EveningPhase::Over {
            return Vec::new();
        }
        let first = self.standings().into_iter().filter(|own| own.place == 1 && own.points > 0.0);
        first.map(|own| own.player).collect()
    }

    /// Whether somebody has left.
    pub fn has_left(&self, player: usize) -> bool {
        self.left.get(player).copied().unwrap_or(true)
    }

    /// Begins the first round.
    ///
    /// # Errors
    /// It has begun, or all but one have left.
    pub fn begin(&mut self) -> Result<(), EveningRefusal> {
        self.check_phase(EveningPhase::Planned)?;
        if self.active().count() < 2 {
            return Err(EveningRefusal::Players);
        }
        self.phase = EveningPhase::Playing;
        self.go_on();
        Ok(())
    }

    /// The pairings that need a table now.
    pub fn due(&self) -> Vec<PairingDue> {
        let begun = self.places().filter(|(place, _)| self.rounds[place.round].begun);
        let planned = begun.filter(|(_, pairing)| {
            self.phase == EveningPhase::Playing && pairing.state == PairingState::Planned
        });
        planned.map(|(at, pairing)| PairingDue { at, players: pairing.players }).collect()
    }

    /// A pairing that was due has got its table.
    pub fn opened(&mut self, at: Place, table: TableId) {
        if self.due().iter().any(|due| due.at == at) {
            self.rounds[at.round].pairings[at.pairing].state = PairingState::Open { table };
        }
    }

    /// The tables whose end is waited for.
    pub fn open_tables(&self) -> Vec<(&TableId, [usize; 2])> {
        let open = self.places().filter_map(|(_, pairing)| match &pairing.state {
            PairingState::Open { table } => Some((table, pairing.players)),
            PairingState::Planned
            | PairingState::Closed { .. }
            | PairingState::Over { .. }
            | PairingState::GivenUp { .. } => None,
        });
        open.collect()
    }

    /// Takes in what happened: tables that ended, and who has left. The others have won against those what is not decided, and they are
    /// paired no more. The next round begins if nothing of the one before is left. The tables that are still on and have no
    /// say any more.
    pub fn take_in(&mut self, ended: &[(TableId, Ending)], left: &[usize]) -> Vec<TableId> {
        for (table, ending) in ended {
            self.end_table(table, *ending);
        }
        for player in left {
            if let Some(has_left) = self.left.get_mut(*player) {
                *has_left = true;
            }
        }
        match self.phase {
            EveningPhase::Planned => {
                self.plan_rounds();
                Vec::new()
            }
            EveningPhase::Playing => {
                let still_on = self.decide_left();
                self.go_on();
                still_on
            }
            EveningPhase::Over => Vec::new(),
        }
    }

    fn end_table(&mut self, table: &TableId, ending: Ending) {
        let mut pairings = self.rounds.iter_mut().flat_map(|round| &mut round.pairings);
        let open = pairings
            .find(|pairing| matches!(&pairing.state, PairingState::Open { table: open } if open == table));
        if let Some(pairing) = open {
            let table = table.clone();
            pairing.state = match ending {
                Ending::Played(outcome) => PairingState::Over { table, outcome },
                Ending::Closed => PairingState::Closed { table },
            };
        }
    }

    /// Decides a pairing for one of the two, or for neither; its table, if that is still on.
    ///
    /// # Errors
    /// There is no such pairing, or it is decided.
    pub fn give_up(&mut self, at: Place, won_by: Option<usize>) -> Result<Option<TableId>, EveningRefusal> {
        let pairing = self.undecided(at)?;
        if won_by.is_some_and(|player| !pairing.players.contains(&player)) {
            return Err(EveningRefusal::NoPairing);
        }
        let still_on = pairing.give_up(won_by);
        self.go_on();
        Ok(still_on)
    }

    /// Makes a pairing due again whose table was closed.
    ///
    /// # Errors
    /// There is no such pairing, or its table is not closed.
    pub fn again(&mut self, at: Place) -> Result<(), EveningRefusal> {
        let pairing = self.undecided(at)?;
        match pairing.state {
            PairingState::Closed { .. } => {
                pairing.state = PairingState::Planned;
                Ok(())
            }
            PairingState::Planned
            | PairingState::Open { .. }
            | PairingState::Over { .. }
            | PairingState::GivenUp { .. } => Err(EveningRefusal::PairingIn),
        }
    }

    /// Ends it early. What is not decided counts nothing.
    ///
    /// # Errors
    /// It is not on.
    pub fn end(&mut self) -> Result<(), EveningRefusal> {
        self.check_phase(EveningPhase::Playing)?;
        let begun = self.rounds.iter_mut().filter(|round| round.begun);
        for pairing in begun.flat_map(|round| &mut round.pairings).filter(|pairing| pairing.won().is_none()) {
            pairing.give_up(None);
        }
        self.phase = EveningPhase::Over;
        Ok(())
    }

    /// The rounds of a round robin are known before it begins; those of a Swiss evening follow from one another.
    fn plan_rounds(&mut self) {
        let active: Vec<usize> = self.active().collect();
        self.rounds = match self.schedule {
            Schedule::RoundRobin { games } if active.len() > 1 => round_robin(&active, games),
            Schedule::RoundRobin { .. } | Schedule::Swiss { .. } => Vec::new(),
        };
    }

    fn active(&self) -> impl Iterator<Item = usize> {
        (0..self.left.len()).filter(|player| !self.left[*player])
    }

    /// Begins rounds until one is not decided, or ends the evening with the last.
    fn go_on(&mut self) {
        while self.phase == EveningPhase::Playing {
            let is_on = self.rounds.iter().any(|round| round.begun && !round.is_in());
            if is_on {
                return;
            }
            match self.next_round() {
                Some(round) => round.begun = true,
                None => self.phase = EveningPhase::Over,
            }
        }
    }

    fn next_round(&mut self) -> Option<&mut Round> {
        if let Schedule::Swiss { rounds } = self.schedule
            && self.rounds.len() < usize::from(rounds)
            && self.active().count() > 1
        {
            let standings = self.standings().into_iter().map(|own| own.player);
            let ranking: Vec<usize> = standings.filter(|player| !self.left[*player]).collect();
            self.rounds.push(swiss::next_round(&ranking, &self.rounds, self.left.len()));
        }
        self.rounds.iter_mut().find(|round| !round.begun)
    }

    /// Decides what those have not played who have left.
    fn decide_left(&mut self) -> Vec<TableId> {
        let left = self.left.clone();
        let pairings = self.rounds.iter_mut().flat_map(|round| &mut round.pairings);
        let undecided = pairings.filter(|pairing| pairing.won().is_none());
        let unplayed = undecided.filter(|pairing| pairing.players.iter().any(|player| left[*player]));
        let decided = unplayed.filter_map(|pairing| {
            let won_by = pairing.players.into_iter().find(|player| !left[*player]);
            pairing.give_up(won_by)
        });
        decided.collect()
    }

    fn places(&self) -> impl Iterator<Item = (Place, &Pairing)> {
        self.rounds.iter().enumerate().flat_map(|(round, of)| {
            of.pairings.iter().enumerate().map(move |(pairing, of)| (Place { round, pairing }, of))
        })
    }

    /// A pairing about which something is to be said.
    fn undecided(&mut self, at: Place) -> Result<&mut Pairing, EveningRefusal> {
        self.check_phase(EveningPhase::Playing)?;
        let round = self.rounds.get_mut(at.round).ok_or(EveningRefusal::NoPairing)?;
        let pairing = round.pairings.get_mut(at.pairing).ok_or(EveningRefusal::NoPairing)?;
        if pairing.won().is_some() { Err(EveningRefusal::PairingIn) } else { Ok(pairing) }
    }

    fn check_phase(&self, phase: EveningPhase) -> Result<(), EveningRefusal> {
        if self.phase == phase { Ok(()) } else { Err(EveningRefusal::Phase) }
    }
}
