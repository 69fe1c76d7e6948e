//! Who may listen to a table. Watchers share a limited number of places; whoever has a seat there, or opened the table, has
//! places of their own, at the table and on the server.

use std::net::IpAddr;

use bonecup_referee::room::{Holder, Room};
use bonecup_referee::{PersonId, TableId};

use crate::app::App;
use crate::error::{ApiError, Refused};
use crate::own_places::OwnPlace;
use crate::rate_limits::SocketPermit;
use crate::rooms::Subscription;

/// The places of a connection, on the server and at a table.
pub(crate) struct Stay {
    socket: Socket,
    /// None for those who watch.
    seat: Option<OwnPlace>,
}

/// A connection's place on the server.
enum Socket {
    /// Among those for everybody.
    Common { _permit: SocketPermit },
    /// Among those kept for people at their own tables.
    Kept(OwnPlace),
}

/// Lets a connection listen to a table.
///
/// # Errors
/// If there is no such table, or no place left.
pub(crate) async fn admit(
    app: &App,
    address: IpAddr,
    table: &TableId,
    person: Option<&PersonId>,
) -> Result<(Subscription, Stay), ApiError> {
    let room = app.rooms.room(table).await?;
    let member = person.filter(|person| is_member(&room, person));
    let socket = match (app.rate_limits.socket(address), member) {
        (Ok(permit), _) => Socket::Common { _permit: permit },
        (Err(error), Some(member)) => Socket::Kept(app.kept_sockets.take(member).ok_or(error)?),
        (Err(error), None) => return Err(error),
    };
    let live = app.rooms.live(table);
    let (subscription, seat) = match member {
        Some(member) => live.subscribe_member(member).map(|(listening, seat)| (listening, Some(seat))),
        None => {
            let most = app.config.limits.watchers_per_table;
            live.subscribe(person.cloned(), most).map(|listening| (listening, None))
        }
    }
    .ok_or(Refused::TooManyWatchers)?;
    Ok((subscription, Stay { socket, seat }))
}

/// Whether it is this person's table: they sit there, opened it, or a seat is kept for them.
fn is_member(room: &Room, person: &PersonId) -> bool {
    let kept = |holder: &Holder| matches!(holder, Holder::Reserved(who, _) if who == person);
    room.belongs_to(person) || room.seats().iter().any(|seat| kept(&seat.holder))
}

impl Stay {
    /// Waits until a newer connection of the same person, or somebody who has fewer, needs one of the places.
    pub(crate) async fn given_up(&self) {
        let kept = match &self.socket {
            Socket::Common { .. } => None,
            Socket::Kept(place) => Some(place),
        };
        tokio::select! {
            biased;
            () = given_up(kept) => {}
            () = given_up(self.seat.as_ref()) => {}
        }
    }
}

async fn given_up(place: Option<&OwnPlace>) {
    match place {
        Some(place) => place.given_up().await,
        None => std::future::pending().await,
    }
}
