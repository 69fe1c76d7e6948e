//! All connections, and who makes room for whom.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;

use super::connection::{Connection, Phase};
use super::descriptors;
use crate::config::Config;
use crate::error::Refused;
use crate::metrics::Metrics;
use crate::rate_limits::home;

/// All connections of a server.
pub(crate) struct Connections {
    registry: Mutex<Registry>,
    /// How many there may be in all.
    most: usize,
    /// How many of one address that are no WebSockets; none behind a proxy, where all come from one.
    most_per_address: Option<usize>,
    metrics: Metrics,
    /// Somebody went.
    gone: Notify,
}

#[derive(Default)]
struct Registry {
    next: u64,
    all: HashMap<u64, Arc<Connection>>,
    /// Those that are no WebSockets.
    by_address: HashMap<IpAddr, Vec<u64>>,
}

/// A connection's place among all, free again when it is dropped.
pub(super) struct Place {
    pub(super) connection: Arc<Connection>,
    connections: Arc<Connections>,
    id: u64,
}

impl Connections {
    /// As many as the settings and the system allow.
    pub(crate) fn new(config: &Config, metrics: Metrics) -> Arc<Connections> {
        let limits = &config.limits;
        let per_address = limits.connections_per_address.max(limits.sockets_per_address);
        let per_address = usize::try_from(per_address).unwrap_or(usize::MAX);
        Arc::new(Connections {
            registry: Mutex::default(),
            most: limits.connections.min(descriptors::room_for_connections()).max(1),
            most_per_address: (!config.behind_proxy).then_some(per_address.max(1)),
            metrics,
            gone: Notify::new(),
        })
    }

    /// How many of them may become WebSockets.
    pub(crate) fn most_sockets(&self) -> usize {
        (self.most - self.most / 8).max(1)
    }

    /// A place for a new connection. Those that have nothing under way make room for it.
    pub(super) fn admit(self: &Arc<Self>, address: IpAddr) -> Result<Place, Refused> {
        let (address, now) = (home(address), Instant::now());
        let mut registry = self.registry();
        let own = registry.by_address.get(&address).map_or(0, Vec::len);
        if self.most_per_address.is_some_and(|most| own >= most) && !self.evict(&mut registry, address, now) {
            return Err(Refused::TooManyConnections);
        }
        if registry.all.len() >= self.most && !self.evict_any(&mut registry, now) {
            return Err(Refused::Full);
        }
        let connection = Arc::new(Connection::new(address, now));
        let id = registry.add(&connection);
        drop(registry);
        self.metrics.connections.inc();
        Ok(Place { connection, connections: Arc::clone(self), id })
    }

    /// Makes room, whoever it was that took it; false if everybody has something under way.
    pub(super) fn make_room(&self) -> bool {
        self.evict_any(&mut self.registry(), Instant::now())
    }

    /// Ends the one of this address that has had nothing under way for longest.
    fn evict(&self, registry: &mut Registry, address: IpAddr, now: Instant) -> bool {
        let ids = registry.by_address.get(&address).into_iter().flatten();
        let idle = ids.filter_map(|id| Some((registry.all.get(id)?.expendable_since(now)?, *id)));
        let Some((_, id)) = idle.min() else { return false };
        self.cut(registry, id);
        true
    }

    /// Ends one of the address that holds most, or of the next one.
    fn evict_any(&self, registry: &mut Registry, now: Instant) -> bool {
        let mut addresses: Vec<_> = registry.by_address.iter().map(|(at, ids)| (ids.len(), *at)).collect();
        addresses.sort_unstable();
        addresses.into_iter().rev().any(|(_, address)| self.evict(registry, address, now))
    }

    fn cut(&self, registry: &mut Registry, id: u64) {
        if let Some(connection) = registry.remove(id) {
            connection.cut();
            self.metrics.cut_connections.inc();
        }
    }

    /// Ends those of which this is true.
    pub(super) fn cut_where(&self, overdue: impl Fn(&Connection) -> bool) {
        let mut registry = self.registry();
        let ids: Vec<u64> =
            registry.all.iter().filter(|(_, connection)| overdue(connection)).map(|(id, _)| *id).collect();
        ids.into_iter().for_each(|id| self.cut(&mut registry, id));
    }

    /// Waits until nobody is left.
    pub(crate) async fn until_none(&self) {
        loop {
            let gone = self.gone.notified();
            if self.registry().all.is_empty() {
                return;
            }
            gone.await;
        }
    }

    fn registry(&self) -> MutexGuard<'_, Registry> {
        self.registry.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Registry {
    fn add(&mut self, connection: &Arc<Connection>) -> u64 {
        self.next += 1;
        self.all.insert(self.next, Arc::clone(connection));
        self.by_address.entry(connection.address).or_default().push(self.next);
        self.next
    }

    fn remove(&mut self, id: u64) -> Option<Arc<Connection>> {
        let connection = self.all.remove(&id)?;
        self.forget_address(&connection, id);
        Some(connection)
    }

    fn forget_address(&mut self, connection: &Connection, id: u64) {
        if let Some(ids) = self.by_address.get_mut(&connection.address) {
            ids.retain(|known| *known != id);
            if ids.is_empty() {
                self.by_address.remove(&connection.address);
            }
        }
    }
}

impl Connections {
    /// The connection has become a WebSocket, if it is still there: it counts among those of its address no more.
    pub(super) fn upgraded(&self, id: u64) {
        let mut registry = self.registry();
        if let Some(connection) = registry.all.get(&id).map(Arc::clone) {
            connection.enter(Phase::Socket);
            registry.forget_address(&connection, id);
        }
    }
}

impl Place {
    pub(super) fn id(&self) -> u64 {
        self.id
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.connections.registry().remove(self.id);
        self.connections.metrics.connections.dec();
        self.connections.gone.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use super::*;
    use crate::config::Limits;

    const ANNA: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const BERT: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn connections(behind_proxy: bool) -> Arc<Connections> {
        let limits = Limits {
            connections: 4,
            connections_per_address: 3,
            sockets_per_address: 1,
            ..Limits::default()
        };
        Connections::new(&Config { limits, behind_proxy, ..Config::default() }, Metrics::new())
    }

    fn is_cut(place: &Place) -> bool {
        use futures::FutureExt as _;
        place.connection.until_cut().now_or_never().is_some()
    }

    #[test]
    fn who_says_nothing_makes_room_for_the_next_of_the_same_address() {
        let all = connections(false);
        let silent: Vec<Place> = (0..3).map(|_| all.admit(ANNA).unwrap()).collect();
        let bert = all.admit(BERT).unwrap();
        let _next = all.admit(ANNA).unwrap();
        assert_eq!(silent.iter().map(is_cut).collect::<Vec<_>>(), [true, false, false], "the oldest goes");
        assert!(!is_cut(&bert), "who is alone at an address is left in peace");
    }

    #[test]
    fn who_has_something_under_way_stays() {
        let all = connections(false);
        let busy: Vec<Place> = (0..3).map(|_| all.admit(ANNA).unwrap()).collect();
        busy.iter().for_each(|place| place.connection.enter(Phase::Answer));
        assert_eq!(all.admit(ANNA).err(), Some(Refused::TooManyConnections));
        let bert = all.admit(BERT).unwrap();
        bert.connection.enter(Phase::Answer);
        assert_eq!(all.admit(BERT).err(), Some(Refused::Full), "nobody can be sent away");
        bert.connection.enter(Phase::Idle);
        assert!(all.admit(BERT).is_ok() && is_cut(&bert));
        assert!(!busy.iter().any(is_cut));
    }

    #[test]
    fn when_all_is_full_the_address_with_most_makes_room() {
        let all = connections(true);
        let proxy: Vec<Place> = (0..4).map(|_| all.admit(ANNA).unwrap()).collect();
        let _bert = all.admit(BERT).unwrap();
        assert_eq!(proxy.iter().filter(|place| is_cut(place)).count(), 1);
        let _more = all.admit(ANNA).unwrap();
        assert_eq!(
            all.registry().by_address[&BERT].len(),
            1,
            "a proxy's own connections are not counted alone"
        );
    }

    #[test]
    fn a_websocket_counts_among_all_only() {
        let all = connections(false);
        let sockets: Vec<Place> = (0..3).map(|_| all.admit(ANNA).unwrap()).collect();
        sockets.iter().for_each(|place| all.upgraded(place.id()));
        let page = all.admit(ANNA).unwrap();
        assert!(!sockets.iter().any(is_cut));
        drop((sockets, page));
        assert!(all.registry().all.is_empty() && all.registry().by_address.is_empty());
    }
}
