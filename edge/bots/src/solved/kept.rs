//! Tables that were solved before, if the user's cache folder has them.
//!
//! No bot solves them: that takes minutes. What cannot be read is as good as not there.

use std::sync::{Arc, Mutex, PoisonError};

use bonecup_tables::{DuelTable, RaceTable, Tables};
use knochenmax::KnochenMaxOptions;
use rolling_bones::BonesOptions;

/// The one duel in memory. Two would need four gigabytes, so bots with other options go without.
static DUEL: Mutex<Option<(KnochenMaxOptions, Arc<DuelTable>)>> = Mutex::new(None);

/// The whole duel of KnochenMAX. Reading it the first time takes a second or two.
pub(crate) fn kept_duel(options: &KnochenMaxOptions) -> Option<Arc<DuelTable>> {
    let mut duel = DUEL.lock().unwrap_or_else(PoisonError::into_inner);
    if duel.is_none() {
        let table = Tables::open().duel(options).ok().flatten()?;
        *duel = Some((*options, Arc::new(table)));
    }
    duel.as_ref().filter(|(known, _)| known == options).map(|(_, table)| Arc::clone(table))
}

/// The race of two seats with these options.
pub(crate) fn kept_race(options: &BonesOptions) -> Option<RaceTable> {
    Tables::open().race(options).ok().flatten()
}
