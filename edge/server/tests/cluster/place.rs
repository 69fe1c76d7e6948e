//! A schema of its own in the database of `DATABASE_URL`, and nodes on it.

use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use bonecup_keys::KeySource;
use bonecup_server::{Config, Database};
use tokio_postgres::NoTls;

use crate::forwarder::Forwarder;
use crate::kit::House;
use crate::kit::time::SetClock;

const KEY: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// A database that nodes share, and the bus between them.
pub(crate) struct Place {
    postgres: String,
    nats: String,
    schema: String,
}

impl Place {
    /// Without services nothing could be tested, so nothing may pass.
    pub(crate) fn new() -> Place {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let (Ok(postgres), Ok(nats)) = (std::env::var("DATABASE_URL"), std::env::var("NATS_URL")) else {
            panic!("there is no Postgres and NATS: run `scripts/with-services cargo nextest run …`");
        };
        let schema = format!("server_{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let place = Place { postgres, nats, schema };
        place.execute(&format!("create schema {}", place.schema));
        place
    }

    /// A node like any other.
    pub(crate) fn node(&self) -> House {
        self.node_through(None, None)
    }

    /// A node that reaches Postgres or NATS over a wire that can be cut.
    pub(crate) fn node_through(&self, postgres: Option<&Forwarder>, nats: Option<&Forwarder>) -> House {
        self.node_with(postgres, nats, |_| {})
    }

    /// A node whose time of day is off by so many seconds.
    pub(crate) fn node_off_by(&self, seconds: i64) -> House {
        self.node_with(None, None, |config| config.clock = SetClock::off_by(seconds).clock())
    }

    /// A node that hears nothing from the others but what is in the database.
    pub(crate) fn node_without_bus(&self) -> House {
        let mut house = self.node();
        house.restart_with(|config| config.nats_url = None);
        house
    }

    fn node_with(
        &self,
        postgres: Option<&Forwarder>,
        nats: Option<&Forwarder>,
        change: impl FnOnce(&mut Config),
    ) -> House {
        House::with(|config| {
            change(config);
            let database = postgres.map_or(self.postgres.clone(), |wire| rerouted(&self.postgres, wire));
            config.database =
                Database::Postgres(format!("{database}?options=-csearch_path%3D{}", self.schema));
            // Nodes that share a database share its key.
            config.key = KeySource::Given(KEY.parse().unwrap());
            config.nats_url = Some(nats.map_or(self.nats.clone(), |wire| rerouted(&self.nats, wire)));
        })
    }

    pub(crate) fn wire_to_postgres(&self) -> Forwarder {
        Forwarder::to(host(&self.postgres))
    }

    pub(crate) fn wire_to_nats(&self) -> Forwarder {
        Forwarder::to(host(&self.nats))
    }

    fn execute(&self, sql: &str) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (client, connection) = tokio_postgres::connect(&self.postgres, NoTls).await.unwrap();
            let connection = tokio::spawn(connection);
            client.batch_execute(sql).await.unwrap();
            drop(client);
            connection.await.unwrap().unwrap();
        });
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.execute(&format!("drop schema {} cascade", self.schema));
        }
    }
}

/// Such as `127.0.0.1:5432` in `postgres://postgres@127.0.0.1:5432/postgres`.
fn host(url: &str) -> &str {
    let rest = url.split("://").nth(1).unwrap();
    let rest = rest.rsplit('@').next().unwrap();
    rest.split('/').next().unwrap()
}

fn rerouted(url: &str, wire: &Forwarder) -> String {
    url.replace(host(url), &wire.address.to_string())
}
