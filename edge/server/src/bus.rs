//! Hints between nodes: "this table has got further". A hint that is lost costs latency, never state, for every node
//! reads the log.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::{Client, ConnectError, ConnectOptions, Event, Subscriber};
use bonecup_referee::{PersonId, Seq, TableId};
use serde::{Deserialize, Serialize};
use tracing::{info, warn};

use crate::rooms::Word;

/// Everything that nodes tell each other.
const SUBJECT: &str = "bonecup.1.hints";
/// No hint is longer; whatever is, is not ours.
const MOST_BYTES: usize = 64 << 10;

/// The way to the other nodes; alone if there are none.
#[derive(Clone, Default)]
pub(crate) struct Bus {
    client: Option<Client>,
    up: Arc<AtomicBool>,
}

/// What nodes tell each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "hint", rename_all = "lowercase")]
pub(crate) enum Hint {
    /// A table has got to this step.
    Step {
        /// Which table.
        table: TableId,
        /// How far.
        seq: Seq,
    },
    /// These people are connected to the table on the node.
    Present {
        /// Which node.
        node: String,
        /// Which table.
        table: TableId,
        /// Who.
        people: BTreeSet<PersonId>,
        /// By how many connections, watchers included.
        connections: usize,
        /// Who else was heard of there lately, and how many milliseconds ago.
        #[serde(default)]
        heard: BTreeMap<PersonId, u64>,
    },
    /// Somebody said something at the table, on the node.
    Word {
        /// Which node.
        node: String,
        /// Which table.
        table: TableId,
        /// What.
        word: Word,
    },
    /// A token of this person is void, or all of them.
    Revoked {
        /// Who.
        person: PersonId,
    },
    /// The bots of the table play without a pause until a person has to act.
    Hurry {
        /// Which table.
        table: TableId,
    },
}

impl Bus {
    /// Connects, or goes on trying in the background: the log works without.
    pub(crate) async fn connect(url: &str) -> Result<Bus, ConnectError> {
        let up = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&up);
        let options = ConnectOptions::new()
            .name("bonecup")
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|tries| Duration::from_millis(100 * (tries as u64).clamp(1, 20)))
            .event_callback(move |event| {
                let flag = Arc::clone(&flag);
                async move { note_connection(&flag, &event) }
            });
        let client = options.connect(url).await?;
        Ok(Bus { client: Some(client), up })
    }

    /// Whether other nodes hear this one now.
    pub(crate) fn is_up(&self) -> bool {
        self.client.is_some() && self.up.load(Ordering::Relaxed)
    }

    /// Tells the others how far a table is.
    pub(crate) async fn hint(&self, table: &TableId, seq: Seq) {
        if self.client.is_some() {
            self.publish(&Hint::Step { table: table.clone(), seq }).await;
        }
    }

    /// Tells the others something, if they can hear it now. It never waits for a bus that is down.
    pub(crate) async fn publish(&self, hint: &Hint) {
        let Some(client) = self.client.as_ref().filter(|_| self.is_up()) else { return };
        let Ok(bytes) = serde_json::to_vec(hint) else { return };
        // What cannot be said now is found by polling.
        let _ = tokio::time::timeout(Duration::from_millis(200), client.publish(SUBJECT, bytes.into())).await;
    }

    /// What the others say, from now on; none if this node is alone.
    pub(crate) async fn listen(&self) -> Option<Hints> {
        let client = self.client.as_ref()?;
        match client.subscribe(SUBJECT).await {
            Ok(subscriber) => Some(Hints(subscriber)),
            Err(error) => {
                warn!(%error, "other nodes cannot be heard");
                None
            }
        }
    }
}

/// What the other nodes say.
pub(crate) struct Hints(Subscriber);

impl Hints {
    /// The next hint; none when the bus is gone for good.
    pub(crate) async fn next(&mut self) -> Option<Hint> {
        use futures::StreamExt as _;
        loop {
            let message = self.0.next().await?;
            if message.payload.len() > MOST_BYTES {
                continue;
            }
            // Hints of other versions are none of ours; polling finds what they meant.
            if let Ok(hint) = serde_json::from_slice(&message.payload) {
                return Some(hint);
            }
        }
    }
}

fn note_connection(up: &AtomicBool, event: &Event) {
    match event {
        Event::Connected => {
            up.store(true, Ordering::Relaxed);
            info!("connected to NATS");
        }
        Event::Disconnected => {
            up.store(false, Ordering::Relaxed);
            warn!("NATS is gone; tables are polled until it is back");
        }
        Event::LameDuckMode
        | Event::Draining
        | Event::Closed
        | Event::SlowConsumer(_)
        | Event::ServerError(_)
        | Event::ClientError(_) => tracing::debug!(%event, "NATS"),
    }
}
