//! Browsers that want to be told of turns while nobody looks, and the turns that they are to be told of.
//!
//! A subscription hangs on the token of its device: whoever signs a device out, loses it to a newer one or goes for good has taken
//! it back with that.

use bonecup_referee::{PersonId, TableId};

use crate::error::StoreError;
use crate::people::LOCK_PERSON;
use crate::store::{Store, capped, each, first};
use crate::tokens::TokenHash;
use crate::value::{Row, values};
use crate::write::Write;

/// Where a browser can be told something, and how it is encrypted for it.
#[derive(Clone, PartialEq, Eq)]
pub struct Subscription {
    /// The address at its push service. Whoever knows it could write there, if they had the server's key too.
    pub endpoint: String,
    /// The browser's public key.
    pub key: Vec<u8>,
    /// The secret that the browser shares with us.
    pub secret: Vec<u8>,
    /// The language in which its person reads.
    pub language: String,
}

/// An address in a log would be one in the open.
impl std::fmt::Debug for Subscription {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Subscription(…)")
    }
}

/// A turn that somebody is to be told of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AwaitedTurn {
    /// The table.
    pub table: TableId,
    /// Who has to act there.
    pub person: PersonId,
    /// How often it was tried before.
    pub tries: u32,
}

const PUSH_KEY: &str = "select body from secrets where name = 'push key'";
const KEEP_PUSH_KEY: &str = "insert into secrets (name, body) values ('push key', $1) on conflict do nothing";

const MAKE_WAY: &str =
    "delete from subscriptions where endpoint = $1 or token in (select id from tokens where hash = $2)";
/// Keeps the newest. Neither database knows "all but the first" in words that the other does.
const KEEP_NEWEST: &str =
    "delete from subscriptions where token in (select token from subscriptions where person = $1
    order by since desc, token desc limit 1000000 offset $2)";
const SUBSCRIBE: &str =
    "insert into subscriptions (token, person, endpoint, browser_key, browser_secret, language, since)
    select id, person, $3, $4, $5, $6, $7 from tokens where hash = $1 and person = $2 and kind = 'device'";
const UNSUBSCRIBE: &str = "delete from subscriptions where token in (select id from tokens where hash = $1)";
const IS_SUBSCRIBED: &str =
    "select token from subscriptions where token in (select id from tokens where hash = $1)";
const SUBSCRIPTIONS: &str = "select endpoint, browser_key, browser_secret, language from subscriptions
    where person = $1 order by since desc, token desc limit $2";
const DROP_ENDPOINT: &str = "delete from subscriptions where endpoint = $1";
const DROP_UNUSED: &str =
    "delete from subscriptions where token in (select id from tokens where kind = 'device' and used < $1)";

const AWAIT: &str = "insert into awaited (table_id, person, due, tries, told)
    select $1, $2, $3, 0, 0 where exists (select 1 from subscriptions where person = $2) on conflict do nothing";
const IS_AWAITED: &str = "select told from awaited where table_id = $1 and person = $2";
const END: &str = "delete from awaited where table_id = $1 and person = $2";
const DUE: &str =
    "select table_id, person, tries from awaited where told = 0 and due <= $1 order by due limit $2";
const CLAIM: &str = "update awaited set told = 1, tries = tries + 1
    where table_id = $1 and person = $2 and told = 0 and tries = $3";
const PUT_OFF: &str = "update awaited set told = 0, due = $4 where table_id = $1 and person = $2 and told = 1 and tries - 1 = $3";
const END_OF_GAMES: &str =
    "delete from awaited where table_id in (select id from tables where phase in ('over', 'closed'))";
/// What goes with a person who goes.
pub(crate) const END_OF_PERSON: &str = "delete from awaited where person = $1";

impl Store {
    /// The key by which push services know the server, encrypted.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn push_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        first(self.read(PUSH_KEY, values![]).await?, |mut row| row.bytes())
    }

    /// Keeps the key by which push services know the server, encrypted. If there is one already, of another node perhaps, that
    /// stays; the answer is the one that is kept.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn keep_push_key(&self, key: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.write(Write::default().and(KEEP_PUSH_KEY, values![key])).await?;
        let kept = self.push_key().await?;
        kept.ok_or_else(|| StoreError::Damaged { detail: "the key for push services is gone".to_owned() })
    }

    /// Subscribes the device that holds this token. What it had before, and whoever else had this address, gives way; of more
    /// than `most` of a person the oldest do. `false` if the person has no such device.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn subscribe(
        &self,
        person: &PersonId,
        device: &TokenHash,
        new: Subscription,
        most: u32,
        at: i64,
    ) -> Result<bool, StoreError> {
        let who = person.as_str();
        let Subscription { endpoint, key, secret, language } = new;
        let write = Write::default()
            .only_if(LOCK_PERSON, values![who])
            .and(MAKE_WAY, values![endpoint.as_str(), device.0])
            .and(KEEP_NEWEST, values![who, most.saturating_sub(1)])
            .only_if(SUBSCRIBE, values![device.0, who, endpoint, key, secret, language, at]);
        self.happened(write).await
    }

    /// Takes back the subscription of a device; nothing if it has none.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn unsubscribe(&self, device: &TokenHash) -> Result<(), StoreError> {
        self.write(Write::default().and(UNSUBSCRIBE, values![device.0])).await.map(drop)
    }

    /// Whether a device is subscribed.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn is_subscribed(&self, device: &TokenHash) -> Result<bool, StoreError> {
        Ok(!self.read(IS_SUBSCRIBED, values![device.0]).await?.is_empty())
    }

    /// Where a person wants to be told of turns, the newest first.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn subscriptions(
        &self,
        person: &PersonId,
        limit: u32,
    ) -> Result<Vec<Subscription>, StoreError> {
        let rows = self.read(SUBSCRIPTIONS, values![person.as_str(), capped(limit)]).await?;
        each(rows, |mut row| {
            Ok(Subscription {
                endpoint: row.text()?,
                key: row.bytes()?,
                secret: row.bytes()?,
                language: row.text()?,
            })
        })
    }

    /// Forgets an address that its push service does not know any more.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn drop_endpoint(&self, endpoint: &str) -> Result<(), StoreError> {
        self.write(Write::default().and(DROP_ENDPOINT, values![endpoint])).await.map(drop)
    }

    /// Forgets subscriptions of devices that were not used since, and turns at tables where nobody has a turn any more.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn tidy_subscriptions(&self, used_before: i64) -> Result<(), StoreError> {
        let write = Write::default().and(DROP_UNUSED, values![used_before]).and(END_OF_GAMES, values![]);
        self.write(write).await.map(drop)
    }

    /// Notes that a person is to be told of their turn from this time on, if any browser of theirs wants to know. Whoever was
    /// told of one at this table, and did not [come back](Store::end_awaited) since, is not told again.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn await_turn(&self, table: &TableId, person: &PersonId, due: i64) -> Result<(), StoreError> {
        let values = values![table.as_str(), person.as_str(), due];
        self.write(Write::default().and(AWAIT, values)).await.map(drop)
    }

    /// The person is at the table: nobody need tell them, and of the next turn they are told again.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn end_awaited(&self, table: &TableId, person: &PersonId) -> Result<(), StoreError> {
        // Nearly always there is nothing to end, and nothing need be written.
        if self.read(IS_AWAITED, values![table.as_str(), person.as_str()]).await?.is_empty() {
            return Ok(());
        }
        self.write(Write::default().and(END, values![table.as_str(), person.as_str()])).await.map(drop)
    }

    /// Turns that people are to be told of now, the longest due first.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn due_turns(&self, now: i64, limit: u32) -> Result<Vec<AwaitedTurn>, StoreError> {
        each(self.read(DUE, values![now, capped(limit)]).await?, awaited)
    }

    /// Takes it upon the caller to tell somebody of their turn; `false` if another node was faster, or the person is back.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn claim_turn(&self, turn: &AwaitedTurn) -> Result<bool, StoreError> {
        let values = values![turn.table.as_str(), turn.person.as_str(), turn.tries];
        self.happened(Write::default().only_if(CLAIM, values)).await
    }

    /// A turn that was claimed could not be told: it is tried again at this time, unless the person is back by then.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn put_off_turn(&self, turn: &AwaitedTurn, due: i64) -> Result<(), StoreError> {
        let values = values![turn.table.as_str(), turn.person.as_str(), turn.tries, due];
        self.write(Write::default().and(PUT_OFF, values)).await.map(drop)
    }
}

fn awaited(mut row: Row) -> Result<AwaitedTurn, StoreError> {
    Ok(AwaitedTurn { table: row.parsed()?, person: row.parsed()?, tries: row.number()? })
}
