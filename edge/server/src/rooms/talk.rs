//! What people say to each other at a table: reactions and phrases by name, never a text of their own, so that nobody has to
//! read what a stranger writes. It is told and forgotten; the log knows nothing of it.

use std::num::NonZeroU32;
use std::time::Duration;

use bonecup_referee::PersonId;
use bonecup_rules::Seat;
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;
use utoipa::ToSchema;

/// A person says something at most this often, after a few words at once.
const PAUSE: Duration = Duration::from_secs(2);
const AT_ONCE: NonZeroU32 = NonZeroU32::new(3).unwrap();
/// Whoever is waited for is nudged at most this often, by whomever.
const NUDGE_PAUSE: Duration = Duration::from_secs(30);

/// What can be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phrase {
    /// Reactions.
    Laugh,
    Clap,
    Wow,
    Oops,
    Phew,
    Sad,
    Think,
    Heart,
    /// Whole phrases.
    GoodLuck,
    WellPlayed,
    OneMoment,
    Thanks,
    Again,
    GoodGame,
}

/// Something that was said at a table, for everybody who listens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "lowercase")]
pub(crate) enum Word {
    /// By a seat.
    Said { seat: Seat, what: Phrase },
    /// One seat asks another, which is waited for, to play.
    Nudged { by: Seat, seat: Seat },
}

/// How much has been said lately.
pub(crate) struct Talk {
    said: RateLimiter<PersonId, DashMapStateStore<PersonId>, DefaultClock>,
    nudged: Option<(Seat, Instant)>,
}

impl Default for Talk {
    fn default() -> Talk {
        // A pause of no time at all would be none; this one is not.
        let quota = Quota::with_period(PAUSE).unwrap_or(Quota::per_second(NonZeroU32::MIN));
        Talk { said: RateLimiter::dashmap(quota.allow_burst(AT_ONCE)), nudged: None }
    }
}

impl Talk {
    /// Whether the person may say something now; if so, it counts as said.
    pub(crate) fn may_say(&self, person: &PersonId) -> bool {
        self.said.check_key(person).is_ok()
    }

    /// Whether the seat may be nudged now.
    pub(crate) fn may_nudge(&self, seat: Seat) -> bool {
        self.nudged.is_none_or(|(last, at)| last != seat || at.elapsed() >= NUDGE_PAUSE)
    }

    /// Remembers what was said here or on another node.
    pub(crate) fn note(&mut self, word: Word) {
        if let Word::Nudged { seat, .. } = word {
            self.nudged = Some((seat, Instant::now()));
        }
    }
}
