//! From games to ratings.

use std::collections::BTreeMap;

use bonecup_games::GameId;
use bonecup_referee::Name;
use bonecup_rules::Points;

use crate::anchors::anchor;
use crate::game::RatedGame;
use crate::result::{ResultRating, after};
use crate::skill::{Decisions, SkillRating};

/// The ratings of everybody in every game that was played.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ratings {
    /// The games, in the order of the list of games.
    pub ladders: Vec<Ladder>,
}

/// The ratings of everybody in one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Ladder {
    /// Which game.
    pub game: GameId,
    /// How many games of it were counted.
    pub games: u32,
    /// The people who played it, the strongest first: by result, then by mistakes, then by name.
    pub players: Vec<Player>,
}

/// How well somebody plays a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// Who.
    pub name: Name,
    /// By results; none if every game was played alone or on several seats.
    pub result: Option<ResultRating>,
    /// By mistakes; none in a game without values.
    pub skill: Option<SkillRating>,
}

/// What is known of somebody on the way.
#[derive(Clone, Default)]
struct Known {
    result: ResultRating,
    decisions: Decisions,
    judged: u32,
}

type People = BTreeMap<Name, Known>;

impl Ratings {
    /// Goes through the games in their order.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a RatedGame>) -> Ratings {
        let mut known: Vec<(u32, People)> = vec![(0, People::new()); GameId::COUNT];
        for game in games {
            let (count, people) = &mut known[game.game as usize];
            *count += 1;
            count_result(game, people);
            count_decisions(game, people);
        }
        let played = GameId::ALL.into_iter().zip(known).filter(|(_, (count, _))| *count > 0);
        Ratings { ladders: played.map(|(game, (games, people))| Ladder::of(game, games, people)).collect() }
    }

    /// How well somebody plays a game; none if they have not.
    pub fn player(&self, game: GameId, name: &Name) -> Option<&Player> {
        let ladder = self.ladders.iter().find(|ladder| ladder.game == game)?;
        ladder.players.iter().find(|player| player.name == *name)
    }
}

fn count_result(game: &RatedGame, people: &mut People) {
    if !game.has_result() {
        return;
    }
    let before = game.seats.iter().map(|seat| match &seat.bot {
        Some(bot) => ResultRating::fixed(anchor(game.game, bot)),
        None => people.get(&seat.name).cloned().unwrap_or_default().result,
    });
    let before: Vec<ResultRating> = before.collect();
    let points: Vec<Points> = game.seats.iter().map(|seat| seat.points).collect();
    for (seat, new) in game.seats.iter().zip(after(&before, &points)).filter(|(seat, _)| seat.bot.is_none()) {
        people.entry(seat.name.clone()).or_default().result = new;
    }
}

fn count_decisions(game: &RatedGame, people: &mut People) {
    for seat in game.people() {
        let own = people.entry(seat.name.clone()).or_default();
        if let Some(decisions) = &seat.decisions {
            own.decisions.add(decisions);
            own.judged += 1;
        }
    }
}

impl Ladder {
    fn of(game: GameId, games: u32, people: People) -> Ladder {
        let mut players: Vec<Player> =
            people.into_iter().map(|(name, known)| Player::of(game, name, &known)).collect();
        // The sort keeps those who are level in the order of their names.
        players.sort_by(|one, other| {
            one.order().partial_cmp(&other.order()).unwrap_or(std::cmp::Ordering::Equal)
        });
        Ladder { game, games, players }
    }
}

impl Player {
    fn of(game: GameId, name: Name, known: &Known) -> Player {
        let result = (known.result.games > 0).then_some(known.result);
        let skill = (known.judged > 0).then(|| SkillRating::of(game, &known.decisions, known.judged));
        Player { name, result, skill }
    }

    /// Less comes first; whoever has no rating comes last.
    fn order(&self) -> (f64, f64) {
        let strength = self.result.map_or(f64::INFINITY, |result| -result.rating);
        (strength, self.skill.map_or(f64::INFINITY, |skill| skill.loss))
    }
}
