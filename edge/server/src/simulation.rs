//! The seams for a simulation: time and chance that follow from a seed, and a node without a network.
//!
//! Only with the feature `simulation`, which nothing that people run turns on. A simulation is one thread. Each node has a
//! runtime of its own there, which is dropped when the node crashes; while a runtime works, its node's [`World`] is the one
//! that the thread is in.

pub mod parsers;

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use axum::Router;
use bonecup_referee::TableId;
use bonecup_referee::room::Millis;
use bonecup_store::Store;
use bonecup_store::simulated::Chance;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::app::App;
use crate::bus::Bus;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::serve::{ServeError, assemble, router};
use crate::{background, clock, keys};

thread_local! {
    static WORLD: RefCell<Option<Rc<World>>> = const { RefCell::new(None) };
}

/// The time of day and the random source of one node.
pub struct World {
    chance: RefCell<Chance>,
    /// What the node's clock showed when its runtime began, in milliseconds since 1970.
    began_at: Cell<i64>,
    /// When that was for the runtime.
    began: Instant,
}

impl World {
    /// A world whose clock shows this now. It is made inside the runtime that it is for.
    pub fn new(chance: Chance, now: i64) -> Rc<World> {
        Rc::new(World { chance: RefCell::new(chance), began_at: Cell::new(now), began: Instant::now() })
    }

    /// The clock jumps by so many milliseconds.
    pub fn jump(&self, by: i64) {
        self.began_at.set(self.began_at.get().saturating_add(by));
    }

    /// Does something in this world.
    pub fn inside<T>(self: &Rc<World>, work: impl FnOnce() -> T) -> T {
        let before = WORLD.replace(Some(Rc::clone(self)));
        let done = work();
        WORLD.set(before);
        done
    }
}

/// Whether this thread is in a simulation.
pub(crate) fn is_on() -> bool {
    WORLD.with_borrow(Option::is_some)
}

/// The time of day, in a simulation.
pub(crate) fn now() -> Option<Millis> {
    WORLD.with_borrow(|world| {
        let world = world.as_ref()?;
        Some(Millis(world.began_at.get().saturating_add(clock::millis(world.began.elapsed()))))
    })
}

/// Fills bytes from the seed; false if this is no simulation.
pub(crate) fn fill(bytes: &mut [u8]) -> bool {
    WORLD.with_borrow(|world| world.as_ref().map(|world| world.chance.borrow_mut().fill(bytes)).is_some())
}

/// A whole server but for its sockets.
pub struct Node {
    app: App,
    router: Router,
    _background: JoinSet<()>,
    /// As long as it is there the server does not stop.
    _stop: watch::Sender<bool>,
}

impl Node {
    /// Starts a node on a store, with everything that goes on in the background.
    ///
    /// # Errors
    /// If the store cannot be read, or its keys are not those of the configuration.
    pub async fn start(config: Config, store: Store) -> Result<Node, ServeError> {
        let keys = Arc::new(keys::open(&store, &config.key).await?);
        let (stop, stopping) = watch::channel(false);
        let app = assemble(config, store, keys, Bus::default(), Metrics::new(), None, stopping)?;
        app.rooms.begin_leases().await?;
        let background = background::start(&app);
        Ok(Node { router: router(app.clone()), app, _background: background, _stop: stop })
    }

    /// What answers requests, streams of tables included.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// The secret of a table, for whoever watches that nobody is told; none if it cannot be read now.
    pub async fn seed(&self, table: &TableId) -> Option<[u8; 32]> {
        let encrypted = self.app.store.seed(table).await.ok()??;
        self.app.keys.decrypt_seed(table, &encrypted)
    }
}
