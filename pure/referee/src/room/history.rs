//! A room with everything that has happened in its game: what a record is made of.

use bonecup_rules::NotationError;

use super::{Room, Step, StepError};
use crate::record::result;
use crate::{Event, Record, Seq};

/// A room and the events of its game so far.
#[derive(Clone, PartialEq, Debug)]
pub struct History {
    room: Room,
    events: Vec<Event>,
}

impl History {
    /// Builds a room from its steps.
    ///
    /// # Errors
    /// If a step is missing or cannot have happened.
    pub fn of<'a>(steps: impl IntoIterator<Item = &'a Step>) -> Result<History, StepError> {
        let mut steps = steps.into_iter();
        let first = steps.next().ok_or(StepError::Gap { given: Seq(0), current: Seq(0) })?;
        let mut history = History { room: Room::opened(first)?, events: Vec::new() };
        steps.try_for_each(|step| history.push(step))?;
        Ok(history)
    }

    /// Takes one more step in.
    ///
    /// # Errors
    /// If it is not the next one or cannot have happened.
    pub fn push(&mut self, step: &Step) -> Result<(), StepError> {
        self.room.evolve(step)?;
        self.collect(step)
    }

    /// The room as it is now.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// What has happened in its game.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The record of the game so far, with its seed once that is published; none before the game begins.
    pub fn record(&self) -> Option<Record> {
        let table = self.room.table.as_ref()?;
        Some(Record {
            plan: table.plan().clone(),
            seed: self.room.seed,
            events: self.events.clone(),
            result: result(table),
            head: table.head(),
            vouched: None,
        })
    }

    fn collect(&mut self, step: &Step) -> Result<(), StepError> {
        for event in &step.events {
            let event = event.in_game(self.room.game());
            let impossible =
                |error: NotationError| StepError::Impossible { seq: step.seq, error: error.into() };
            self.events.extend(event.map_err(impossible)?);
        }
        Ok(())
    }
}
