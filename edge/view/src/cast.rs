//! Who sits at a table, as sentences call them.

use bonecup_referee::{Player, Table};
use bonecup_rules::{Seat, Standings};
use bonecup_words::{Value, Words};

/// The names of the seats, and which of them is the reader's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cast {
    /// One name per seat.
    pub names: Vec<String>,
    /// The seat that the reader plays, if one is called [`ME`].
    you: Option<Seat>,
}

/// The name by which people at the keyboard call themselves.
pub const ME: &str = "me";

impl Cast {
    /// Everybody by name.
    pub fn of(table: &Table) -> Cast {
        Cast { names: table.plan().seats.iter().map(|seat| seat.name.to_string()).collect(), you: None }
    }

    /// The same, for somebody who plays along: [`ME`] is addressed.
    pub fn addressed(table: &Table, words: &Words) -> Cast {
        let mut cast = Cast::of(table);
        let seats = Seat::all(table.game().seats()).zip(&table.plan().seats);
        let me = seats.into_iter().find(|(_, plan)| plan.player == Player::Human && plan.name.as_str() == ME);
        if let Some((seat, _)) = me {
            cast.you = Some(seat);
            cast.names[seat.index()] = words.say("play-you", &[]);
        }
        cast
    }

    /// Seats of these names, where there is no table.
    pub fn named(names: Vec<String>) -> Cast {
        Cast { names, you: None }
    }

    /// What the seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Who won, in a sentence; nothing if nobody plays.
    pub fn verdict(&self, standings: &Standings, words: &Words) -> Option<String> {
        let winners: Vec<Seat> = standings.winners().collect();
        let &first = winners.first()?;
        let mut values = self.subject(first);
        values.push(("points", standings.points()[first.index()].0.into()));
        let names: Vec<_> = winners.iter().map(|&seat| self.name(seat)).collect();
        values.push(("names", names.join(", ").into()));
        let key = match (winners.len(), standings.points().len()) {
            (_, 1) => "play-solo",
            (1, _) => "play-wins",
            _ => "play-shared",
        };
        Some(words.say(key, &values))
    }

    /// What a sentence about the seat is filled with first: its name, and whether it is the reader's.
    pub fn subject(&self, seat: Seat) -> Vec<(&'static str, Value<'_>)> {
        let you = if self.you == Some(seat) { "yes" } else { "no" };
        vec![("name", self.name(seat).into()), ("you", you.into())]
    }
}
