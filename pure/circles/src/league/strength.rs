//! Ratings of members by the games of the circle alone.

use bonecup_games::GameId;
use bonecup_ratings::{Player, RatedGame, RatedSeat, Ratings};
use bonecup_referee::Name;

use super::game::{LeagueGame, LeaguePlayer, LeagueSeat, Member};

/// How well members play a game.
pub(super) struct Strengths {
    game: GameId,
    ratings: Ratings,
}

impl Strengths {
    /// From the games in their order.
    pub(super) fn of(game: GameId, games: &[LeagueGame]) -> Strengths {
        let rated: Vec<RatedGame> =
            games.iter().enumerate().map(|(number, played)| rated(game, number, played)).collect();
        Strengths { game, ratings: Ratings::of(&rated) }
    }

    pub(super) fn member(&self, member: Member) -> Option<&Player> {
        self.ratings.player(self.game, &name_of(member)?)
    }
}

/// Ratings know players by their names. Members get one that nobody else has; of the others nobody is known again.
fn rated(game: GameId, number: usize, played: &LeagueGame) -> RatedGame {
    let seats = played.seats.iter().enumerate();
    let seats = seats.filter_map(|(place, seat)| rated_seat(seat, &format!("{number}/{place}")));
    RatedGame { game, table: played.table.clone(), seats: seats.collect() }
}

fn rated_seat(seat: &LeagueSeat, otherwise: &str) -> Option<RatedSeat> {
    let (name, bot) = match &seat.player {
        LeaguePlayer::Member(member) => (name_of(*member), None),
        LeaguePlayer::Bot(bot) => (bot.as_str().parse().ok(), Some(bot.clone())),
        LeaguePlayer::Other => (otherwise.parse().ok(), None),
    };
    Some(RatedSeat { name: name?, bot, points: seat.points, decisions: seat.decisions })
}

fn name_of(member: Member) -> Option<Name> {
    member.0.to_string().parse().ok()
}
