//! How often one address may ask, how many connections it may hold, and how many tables and circles it may make.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::config::Limits;
use crate::daily_limit::{DailyLimit, TooMany};
use crate::error::{ApiError, Refused};

type Keyed = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>;

/// Counts the messages of one WebSocket, and among those of its address.
pub(crate) struct MessageLimiter {
    own: governor::DefaultDirectRateLimiter,
    rate_limits: Arc<RateLimits>,
    address: IpAddr,
}

/// What each address has used of its limits.
pub(crate) struct RateLimits {
    requests: Keyed,
    people: Keyed,
    codes: Keyed,
    /// Codes in links whose pages are asked for: who opens one has both shares, who guesses has no more than that.
    previewed_codes: Keyed,
    messages: Keyed,
    tables: DailyLimit,
    circles: DailyLimit,
    sockets: Mutex<Sockets>,
    limits: Limits,
}

#[derive(Default)]
struct Sockets {
    by_address: HashMap<IpAddr, u32>,
    all: usize,
}

/// A WebSocket's place among those of its address, free again when it is dropped.
pub(crate) struct SocketPermit {
    rate_limits: Arc<RateLimits>,
    address: IpAddr,
}

impl RateLimits {
    pub(crate) fn new(limits: Limits) -> Arc<RateLimits> {
        let requests = Quota::per_second(at_least_one(limits.requests_per_second));
        Arc::new(RateLimits {
            requests: Keyed::dashmap(requests.allow_burst(at_least_one(limits.request_burst))),
            people: Keyed::dashmap(Quota::per_minute(at_least_one(limits.people_per_minute))),
            codes: Keyed::dashmap(Quota::per_minute(at_least_one(limits.codes_per_minute))),
            previewed_codes: Keyed::dashmap(Quota::per_minute(at_least_one(limits.codes_per_minute))),
            messages: Keyed::dashmap(for_three_seconds(limits.messages_per_address)),
            tables: DailyLimit::new(limits.tables_per_day),
            circles: DailyLimit::new(limits.circles_per_day),
            sockets: Mutex::default(),
            limits,
        })
    }

    /// Any request: one that costs much counts for several.
    pub(crate) fn request(&self, address: IpAddr, cost: u32) -> Result<(), ApiError> {
        // Where the burst is set lower than that, it is all of it.
        let cost = at_least_one(cost.min(self.limits.request_burst));
        match self.requests.check_key_n(&home(address), cost) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(ApiError::from(Refused::TooFast).after(1)),
        }
    }

    /// A new person, or somebody who tries to come back as one.
    pub(crate) fn person(&self, address: IpAddr) -> Result<(), ApiError> {
        used(&self.people, address)
    }

    /// A code that might be guessed.
    pub(crate) fn code(&self, address: IpAddr) -> Result<(), ApiError> {
        used(&self.codes, address)
    }

    /// A code that might be guessed, in a link whose page says what it leads to.
    pub(crate) fn previewed_code(&self, address: IpAddr) -> Result<(), ApiError> {
        used(&self.previewed_codes, address)
    }

    /// A table that is about to be opened.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), ApiError> {
        self.tables(address, 1)
    }

    /// So many of them, or none.
    pub(crate) fn tables(&self, address: IpAddr, number: u32) -> Result<(), ApiError> {
        self.tables.take(address, number).map_err(too_many_tables)
    }

    /// They were not opened.
    pub(crate) fn no_tables(&self, address: IpAddr, number: u32) {
        self.tables.give_back(address, number);
    }

    /// It was not opened.
    pub(crate) fn no_table(&self, address: IpAddr) {
        self.no_tables(address, 1);
    }

    /// A circle that is about to be made.
    pub(crate) fn circle(&self, address: IpAddr) -> Result<(), TooMany> {
        self.circles.take(address, 1)
    }

    /// It was not made.
    pub(crate) fn no_circle(&self, address: IpAddr) {
        self.circles.give_back(address, 1);
    }

    /// A WebSocket.
    pub(crate) fn socket(self: &Arc<Self>, address: IpAddr) -> Result<SocketPermit, ApiError> {
        let address = home(address);
        let mut sockets = self.sockets();
        let count = sockets.by_address.get(&address).copied().unwrap_or(0);
        if count >= self.limits.sockets_per_address || sockets.all >= self.limits.sockets {
            return Err(Refused::TooManyConnections.into());
        }
        sockets.by_address.insert(address, count + 1);
        sockets.all += 1;
        Ok(SocketPermit { rate_limits: Arc::clone(self), address })
    }

    /// The messages of one WebSocket of this address.
    pub(crate) fn messages(self: &Arc<Self>, address: IpAddr) -> MessageLimiter {
        let own = RateLimiter::direct(for_three_seconds(self.limits.messages_per_second));
        MessageLimiter { own, rate_limits: Arc::clone(self), address: home(address) }
    }

    /// Forgets addresses that have their whole share again.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.people.retain_recent();
        self.codes.retain_recent();
        self.previewed_codes.retain_recent();
        self.messages.retain_recent();
        self.tables.tidy();
        self.circles.tidy();
    }

    fn sockets(&self) -> std::sync::MutexGuard<'_, Sockets> {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl MessageLimiter {
    /// Whether one more may come now.
    pub(crate) fn allows_one(&self) -> bool {
        self.own.check().is_ok() && self.rate_limits.messages.check_key(&self.address).is_ok()
    }
}

const THREE: NonZeroU32 = NonZeroU32::MIN.saturating_add(2);

/// So many a second, and three seconds' worth at once.
fn too_many_tables(TooMany { seconds }: TooMany) -> ApiError {
    ApiError::from(Refused::TooManyNewTables).after(seconds)
}

fn for_three_seconds(per_second: u32) -> Quota {
    let rate = at_least_one(per_second);
    Quota::per_second(rate).allow_burst(rate.saturating_mul(THREE))
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut sockets = self.rate_limits.sockets();
        sockets.all = sockets.all.saturating_sub(1);
        if let Some(count) = sockets.by_address.get_mut(&self.address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                sockets.by_address.remove(&self.address);
            }
        }
    }
}

fn used(share: &Keyed, address: IpAddr) -> Result<(), ApiError> {
    share.check_key(&home(address)).map_err(|_| ApiError::from(Refused::TooFast).after(1))
}

/// A household has one address, or with IPv6 a whole network of them.
pub(crate) fn home(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => v6.to_ipv4_mapped().map_or_else(|| network(v6), IpAddr::V4),
    }
}

fn network(address: Ipv6Addr) -> IpAddr {
    let [a, b, c, d, ..] = address.segments();
    IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use super::*;

    #[test]
    fn what_costs_much_counts_for_several() {
        let limits = Limits { requests_per_second: 1, request_burst: 20, ..Limits::default() };
        let rate_limits = RateLimits::new(limits);
        let (anna, bert) = ([192, 0, 2, 1].into(), [192, 0, 2, 2].into());
        assert!(rate_limits.request(anna, 10).is_ok() && rate_limits.request(anna, 8).is_ok());
        assert_eq!(rate_limits.request(anna, 10).unwrap_err().code(), "server-too-fast");
        assert!(rate_limits.request(anna, 1).is_ok(), "what costs little may still be asked for");
        assert!(rate_limits.request(bert, 100).is_ok(), "never more than there can be");
        assert!(rate_limits.request(bert, 5).is_err());
    }

    #[test]
    fn many_websockets_of_one_address_say_no_more_than_a_few() {
        let limits = Limits { messages_per_second: 20, messages_per_address: 30, ..Limits::default() };
        let rate_limits = RateLimits::new(limits);
        let (anna, bert) = ([192, 0, 2, 1].into(), [192, 0, 2, 2].into());
        let said = |address| {
            let socket = rate_limits.messages(address);
            (0..100).filter(|_| socket.allows_one()).count()
        };
        let of_two: Vec<usize> = (0..2).map(|_| said(anna)).collect();
        assert!((60..65).contains(&of_two[0]) && (30..35).contains(&of_two[1]), "{of_two:?}");
        assert_eq!(said(anna), 0);
        assert!((60..65).contains(&said(bert)));
    }
}
