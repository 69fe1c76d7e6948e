//! How many tables may be opened from one address: each stays on the disk, and new people cost nothing.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::error::{ApiError, Refused};
use crate::rate_limits::home;

const DAY: Duration = Duration::from_secs(86_400);

/// Counts the tables of each address. What was opened is forgotten evenly, all that may be there within a day.
pub(crate) struct TableLimit {
    per_day: f64,
    opened: Mutex<HashMap<IpAddr, Opened>>,
}

/// How many tables count, and when that was so.
struct Opened {
    tables: f64,
    at: Instant,
}

impl TableLimit {
    pub(crate) fn new(per_day: u32) -> TableLimit {
        TableLimit { per_day: f64::from(per_day.max(1)), opened: Mutex::default() }
    }

    /// One more table from this address.
    pub(crate) fn take(&self, address: IpAddr) -> Result<(), ApiError> {
        let (address, now) = (home(address), Instant::now());
        let mut opened = self.lock();
        let known = opened.entry(address).or_insert(Opened { tables: 0.0, at: now });
        *known = Opened { tables: self.count(known, now), at: now };
        if known.tables + 1.0 > self.per_day {
            return Err(ApiError::from(Refused::TooManyNewTables).after(self.seconds_each()));
        }
        known.tables += 1.0;
        Ok(())
    }

    /// What was taken was not opened.
    pub(crate) fn give_back(&self, address: IpAddr) {
        if let Some(known) = self.lock().get_mut(&home(address)) {
            known.tables = (known.tables - 1.0).max(0.0);
        }
    }

    /// Forgets addresses that have their whole share again.
    pub(crate) fn tidy(&self) {
        let now = Instant::now();
        self.lock().retain(|_, known| self.count(known, now) > 0.0);
    }

    fn count(&self, known: &Opened, now: Instant) -> f64 {
        let days = now.saturating_duration_since(known.at).as_secs_f64() / DAY.as_secs_f64();
        (known.tables - days * self.per_day).max(0.0)
    }

    /// After how many seconds one is forgotten.
    fn seconds_each(&self) -> u64 {
        Duration::from_secs_f64(DAY.as_secs_f64() / self.per_day).as_secs().max(1)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Opened>> {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    const ANNA: [u8; 4] = [192, 0, 2, 1];

    fn open(limit: &TableLimit, times: usize) -> usize {
        (0..times).take_while(|_| limit.take(ANNA.into()).is_ok()).count()
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_opens_so_many_at_once_and_as_many_again_within_a_day() {
        let limit = TableLimit::new(24);
        assert_eq!(open(&limit, 100), 24);
        advance(Duration::from_secs(3_590)).await;
        assert_eq!(open(&limit, 100), 0);
        limit.tidy();
        advance(Duration::from_secs(20)).await;
        assert_eq!(open(&limit, 100), 1, "one an hour");
        advance(DAY * 9).await;
        assert_eq!(open(&limit, 100), 24, "and never more than that");
        assert!(limit.take([192, 0, 2, 2].into()).is_ok(), "another address has a share of its own");
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_was_not_opened_does_not_count() {
        let limit = TableLimit::new(2);
        assert_eq!(open(&limit, 9), 2);
        limit.give_back(ANNA.into());
        limit.give_back([192, 0, 2, 2].into());
        assert_eq!(open(&limit, 9), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_is_forgotten_when_it_has_its_share_again() {
        let limit = TableLimit::new(10);
        open(&limit, 5);
        limit.tidy();
        assert_eq!(limit.lock().len(), 1);
        advance(DAY / 2 + Duration::from_secs(1)).await;
        limit.tidy();
        assert_eq!(limit.lock().len(), 0);
    }
}
