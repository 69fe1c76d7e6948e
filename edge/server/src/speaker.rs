//! What those who sit at a table may say there, besides their moves.

use bonecup_referee::room::{Room, RoomRefusal};
use bonecup_referee::{PersonId, TableId};
use bonecup_rules::Seat;

use crate::app::App;
use crate::error::{ApiError, Refused};
use crate::rooms::{Phrase, SubmitError, Word};

/// Somebody who says something at a table.
pub(crate) struct Speaker<'a> {
    pub(crate) app: &'a App,
    pub(crate) table: &'a TableId,
    pub(crate) person: &'a PersonId,
}

impl Speaker<'_> {
    /// Says something to everybody.
    pub(crate) async fn say(&self, seat: Seat, what: Phrase) -> Result<(), ApiError> {
        let room = self.app.rooms.room(self.table).await?;
        if !room.seats_of(self.person).any(|held| held == seat) {
            let refused =
                SubmitError::Refused { refusal: RoomRefusal::NotYourSeat(seat), current: room.seq() };
            return Err(refused.into());
        }
        let live = self.app.rooms.live(self.table);
        if !live.talk().may_say(self.person) {
            return Err(Refused::TooFast.into());
        }
        self.app.rooms.say(&live, Word::Said { seat, what }).await;
        Ok(())
    }

    /// Asks the one who is waited for to play.
    pub(crate) async fn nudge(&self, seat: Seat) -> Result<(), ApiError> {
        let room = self.app.rooms.room(self.table).await?;
        let by = self.first_seat(&room)?;
        if !waits_for_other(&room, seat, self.person) {
            return Err(ApiError::from(Refused::PositionGone).at(room.seq()));
        }
        let live = self.app.rooms.live(self.table);
        if !live.talk().may_nudge(seat) {
            return Err(Refused::Nudged.into());
        }
        self.app.rooms.say(&live, Word::Nudged { by, seat }).await;
        Ok(())
    }

    /// Lets bots play without a pause until a person has to act. Where none is due there is nothing to do.
    pub(crate) async fn hurry(&self) -> Result<(), ApiError> {
        let room = self.app.rooms.room(self.table).await?;
        self.first_seat(&room)?;
        if room.waits_for_bot() {
            self.app.rooms.hurry(&self.app.rooms.live(self.table)).await;
        }
        Ok(())
    }

    fn first_seat(&self, room: &Room) -> Result<Seat, ApiError> {
        room.seats_of(self.person).next().ok_or_else(|| Refused::NotSeated.into())
    }
}

/// Whether the game waits for this seat, and somebody else than the person sits there.
fn waits_for_other(room: &Room, seat: Seat, person: &PersonId) -> bool {
    let holder =
        room.seats().get(seat.index()).filter(|held| held.bot().is_none()).and_then(|held| held.person());
    room.waited_for() == Some(seat) && holder.is_some_and(|holder| holder != person)
}
