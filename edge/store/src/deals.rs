//! Deals: the same dice for several people, each at a table of their own, and who plays in them.

use bonecup_games::GameId;
use bonecup_referee::room::Phase;
use bonecup_referee::{BotName, Hex32, PersonId, TableId};

use crate::error::StoreError;
use crate::people::LOCK_PERSON;
use crate::steps::check_size;
use crate::store::{Store, capped, each, first};
use crate::value::{Row, values};
use crate::write::{Write, Written};

/// A deal to be opened.
#[derive(Clone)]
pub struct NewDeal {
    /// What everybody knows of it.
    pub row: DealRow,
    /// The seed of its dice, encrypted.
    pub seed: Vec<u8>,
}

/// A deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealRow {
    /// Its id, with which its tables' ids begin.
    pub id: TableId,
    /// Which game is played.
    pub game: GameId,
    /// The game's options, as JSON.
    pub options: String,
    /// The version of the rules.
    pub rules: u64,
    /// Who opened it.
    pub opener: PersonId,
    /// For how many people it is.
    pub players: u8,
    /// What the dice are committed to.
    pub commitment: Hex32,
    /// When it was opened, in milliseconds since 1970.
    pub opened: i64,
    /// When it ends at the latest.
    pub closes: i64,
    /// When it ended; none while it goes on.
    pub ended: Option<i64>,
    /// Whether all its tables have been told.
    pub settled: bool,
}

/// Somebody who plays in a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// The number of the place, and of its table.
    pub number: u16,
    /// Who plays.
    pub player: Player,
    /// What they are called.
    pub name: String,
    /// How far the table is; none if it is not opened yet, or was deleted because nothing happened there.
    pub phase: Option<Phase>,
}

/// Who plays in a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    Person(PersonId),
    /// A bot.
    Bot(BotName),
}

/// What became of the wish for a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// This one is theirs, from now on or since before.
    Taken(u16),
    /// All are taken.
    Full,
}

const OPEN: &str = "insert into deals
    (id, game, options, rules, opener, players, commitment, seed, opened, closes, ended, settled)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, null, 0
    where (select count(*) from deals where opener = $5 and ended is null) < $11";
const DEAL: &str =
    "select id, game, options, rules, opener, players, commitment, opened, closes, ended, settled
    from deals where id = $1";
const SEED: &str = "select seed from deals where id = $1";
const DEALT: &str = "select d.number, d.person, d.bot, d.name, t.phase from dealt d
    left join tables t on t.id = d.deal || '-' || cast(d.number as text)
    where d.deal = $1 order by d.number";
/// Changes nothing, but whoever else wants a place waits.
const LOCK: &str = "update deals set players = players where id = $1";
const TAKE_FOR_PERSON: &str = "insert into dealt (deal, number, person, bot, name)
    select $1, (select 1 + coalesce(max(number), 0) from dealt where deal = $1), $2, null, $3
    where (select count(*) from dealt where deal = $1 and person is not null) <
        (select players from deals where id = $1 and ended is null)
    on conflict do nothing";
const TAKE_FOR_BOT: &str = "insert into dealt (deal, number, person, bot, name)
    select $1, (select 1 + coalesce(max(number), 0) from dealt where deal = $1), null, $2, $2
    where (select count(*) from dealt where deal = $1 and bot is not null) < $3
        and (select ended from deals where id = $1) is not null
    on conflict do nothing";
const UNSETTLE: &str = "update deals set settled = 0 where id = $1";
const END: &str = "update deals set ended = $2 where id = $1 and ended is null";
const SETTLED: &str = "update deals set settled = 1 where id = $1 and ended is not null";
const UNSETTLED: &str = "select id from deals where settled = 0 and (ended is not null or closes <= $1)
    order by closes limit $2";

impl Store {
    /// Opens a deal, unless its opener has so many that go on; false then, and if nobody is known as the opener.
    ///
    /// # Errors
    /// If the database cannot, or the options are too large.
    pub async fn open_deal(&self, deal: NewDeal, most: u32) -> Result<bool, StoreError> {
        let NewDeal { row, seed } = deal;
        check_size(&row.options)?;
        let opener = row.opener.as_str();
        let fields = values![
            row.id.as_str(),
            row.game.key(),
            row.options,
            i64::try_from(row.rules).unwrap_or(i64::MAX),
            opener,
            row.players,
            row.commitment.to_string(),
            seed,
            row.opened,
            row.closes,
            most,
        ];
        let write = Write::default().only_if(LOCK_PERSON, values![opener]).only_if(OPEN, fields);
        Ok(matches!(self.write(write).await?, Written::Done(_)))
    }

    /// The deal of this id.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn deal(&self, id: &TableId) -> Result<Option<DealRow>, StoreError> {
        first(self.read(DEAL, values![id.as_str()]).await?, deal_row)
    }

    /// The seed of the deal's dice, encrypted. It is in no other answer.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn deal_seed(&self, id: &TableId) -> Result<Option<Vec<u8>>, StoreError> {
        first(self.read(SEED, values![id.as_str()]).await?, |mut row| row.bytes())
    }

    /// Who plays in the deal, in the order in which they came.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn dealt(&self, id: &TableId) -> Result<Vec<Dealt>, StoreError> {
        each(self.read(DEALT, values![id.as_str()]).await?, dealt_row)
    }

    /// A place for a person while the deal goes on and is not full. Whoever has one keeps it.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn take_place(
        &self,
        deal: &TableId,
        person: &PersonId,
        name: &str,
    ) -> Result<Place, StoreError> {
        let take = values![deal.as_str(), person.as_str(), name];
        let write = Write::default().only_if(LOCK, values![deal.as_str()]).and(TAKE_FOR_PERSON, take);
        self.write(write).await?;
        self.place_of(deal, &Player::Person(person.clone())).await
    }

    /// A place for a bot once the deal has ended, with no more than so many of them. Each plays once.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn take_place_for_bot(
        &self,
        deal: &TableId,
        bot: &BotName,
        most: u32,
    ) -> Result<Place, StoreError> {
        let take = values![deal.as_str(), bot.as_str(), most];
        let write = Write::default().only_if(UNSETTLE, values![deal.as_str()]).and(TAKE_FOR_BOT, take);
        self.write(write).await?;
        self.place_of(deal, &Player::Bot(bot.clone())).await
    }

    async fn place_of(&self, deal: &TableId, player: &Player) -> Result<Place, StoreError> {
        let dealt = self.dealt(deal).await?;
        let own = dealt.iter().find(|dealt| dealt.player == *player);
        Ok(own.map_or(Place::Full, |own| Place::Taken(own.number)))
    }

    /// Ends a deal that goes on.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn end_deal(&self, id: &TableId, at: i64) -> Result<(), StoreError> {
        self.write(Write::default().and(END, values![id.as_str(), at])).await.map(drop)
    }

    /// Notes that all tables of a deal have been told that it has ended.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn settle_deal(&self, id: &TableId) -> Result<(), StoreError> {
        self.write(Write::default().and(SETTLED, values![id.as_str()])).await.map(drop)
    }

    /// Deals that should have ended by now, or of which not all tables know that they have.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn unsettled_deals(&self, now: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        each(self.read(UNSETTLED, values![now, capped(limit)]).await?, |mut row| row.parsed())
    }
}

fn deal_row(mut row: Row) -> Result<DealRow, StoreError> {
    Ok(DealRow {
        id: row.parsed()?,
        game: row.parsed()?,
        options: row.text()?,
        rules: row.number()?,
        opener: row.parsed()?,
        players: row.number()?,
        commitment: row.parsed()?,
        opened: row.int()?,
        closes: row.int()?,
        ended: row.maybe_int()?,
        settled: row.truth()?,
    })
}

fn dealt_row(mut row: Row) -> Result<Dealt, StoreError> {
    let number = row.number()?;
    let (person, bot) = (row.maybe_parsed()?, row.maybe_parsed()?);
    let player = match (person, bot) {
        (Some(person), _) => Player::Person(person),
        (None, Some(bot)) => Player::Bot(bot),
        (None, None) => return Err(StoreError::Damaged { detail: "nobody plays in a deal".to_owned() }),
    };
    Ok(Dealt { number, player, name: row.text()?, phase: row.maybe_parsed()? })
}
