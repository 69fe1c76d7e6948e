//! How much that stays on the disk may be made from one address: new people cost nothing.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::rate_limits::home;

const DAY: Duration = Duration::from_secs(86_400);

/// Counts what each address has made of one kind. It is forgotten evenly, all that may be there within a day.
pub(crate) struct DailyLimit {
    per_day: f64,
    made: Mutex<HashMap<IpAddr, Made>>,
}

/// How many count, and when that was so.
struct Made {
    number: f64,
    at: Instant,
}

/// There are too many; after so many seconds there may be one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooMany {
    pub(crate) seconds: u64,
}

impl DailyLimit {
    pub(crate) fn new(per_day: u32) -> DailyLimit {
        DailyLimit { per_day: f64::from(per_day.max(1)), made: Mutex::default() }
    }

    /// So many more from this address, or none.
    pub(crate) fn take(&self, address: IpAddr, number: u32) -> Result<(), TooMany> {
        let (address, now) = (home(address), Instant::now());
        let mut made = self.lock();
        let known = made.entry(address).or_insert(Made { number: 0.0, at: now });
        *known = Made { number: self.count(known, now), at: now };
        if known.number + f64::from(number) > self.per_day {
            return Err(TooMany { seconds: self.seconds_each() * u64::from(number) });
        }
        known.number += f64::from(number);
        Ok(())
    }

    /// What was taken was not made.
    pub(crate) fn give_back(&self, address: IpAddr, number: u32) {
        if let Some(known) = self.lock().get_mut(&home(address)) {
            known.number = (known.number - f64::from(number)).max(0.0);
        }
    }

    /// Forgets addresses that have their whole share again.
    pub(crate) fn tidy(&self) {
        let now = Instant::now();
        self.lock().retain(|_, known| self.count(known, now) > 0.0);
    }

    fn count(&self, known: &Made, now: Instant) -> f64 {
        let days = now.saturating_duration_since(known.at).as_secs_f64() / DAY.as_secs_f64();
        (known.number - days * self.per_day).max(0.0)
    }

    /// After how many seconds one is forgotten.
    fn seconds_each(&self) -> u64 {
        Duration::from_secs_f64(DAY.as_secs_f64() / self.per_day).as_secs().max(1)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Made>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    const ANNA: [u8; 4] = [192, 0, 2, 1];

    fn make(limit: &DailyLimit, times: usize) -> usize {
        (0..times).take_while(|_| limit.take(ANNA.into(), 1).is_ok()).count()
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_makes_so_many_at_once_and_as_many_again_within_a_day() {
        let limit = DailyLimit::new(24);
        assert_eq!(make(&limit, 100), 24);
        advance(Duration::from_secs(3_590)).await;
        assert_eq!(make(&limit, 100), 0);
        limit.tidy();
        advance(Duration::from_secs(20)).await;
        assert_eq!(make(&limit, 100), 1, "one an hour");
        advance(DAY * 9).await;
        assert_eq!(make(&limit, 100), 24, "and never more than that");
        assert!(limit.take([192, 0, 2, 2].into(), 1).is_ok(), "another address has a share of its own");
    }

    #[tokio::test(start_paused = true)]
    async fn what_was_not_made_does_not_count() {
        let limit = DailyLimit::new(2);
        assert_eq!(make(&limit, 9), 2);
        limit.give_back(ANNA.into(), 1);
        limit.give_back([192, 0, 2, 2].into(), 1);
        assert_eq!(make(&limit, 9), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_is_forgotten_when_it_has_its_share_again() {
        let limit = DailyLimit::new(10);
        make(&limit, 5);
        limit.tidy();
        assert_eq!(limit.lock().len(), 1);
        advance(DAY / 2 + Duration::from_secs(1)).await;
        limit.tidy();
        assert_eq!(limit.lock().len(), 0);
    }
}
