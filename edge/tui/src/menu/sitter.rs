//! Who sits down.

use bonecup_bots::bots_for;
use bonecup_games::GameId;
use bonecup_referee::{DiceSource, Player, SeatPlan};
use bonecup_views::ME;
use bonecup_words::Words;

use super::choices::step;

/// A person or a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sitter {
    /// A person of this name.
    Person(String),
    /// A bot of this name.
    Bot(&'static str),
}

/// Whoever is at the keyboard, and a sensible bot.
pub(super) fn usual(game: GameId) -> Vec<Sitter> {
    let bot = bots_for(game).find(|bot| bot.name.as_str() == "steady").or_else(|| bots_for(game).last());
    let bot = bot.map(|bot| Sitter::Bot(bot.name.as_str()));
    [Sitter::Person(ME.to_owned())].into_iter().chain(bot).collect()
}

impl Sitter {
    /// A further person, who can be given a name.
    pub(super) fn person(number: usize, words: &Words) -> Sitter {
        if number == 0 {
            return Sitter::Person(ME.to_owned());
        }
        Sitter::Person(words.say("tui-player", &[("number", (number + 1).into())]))
    }

    /// Who is offered next on the seat: the person, then the bots from the weakest on.
    pub(super) fn next(&self, game: GameId, by: isize, number: usize, words: &Words) -> Sitter {
        let bots: Vec<&'static str> = bots_for(game).map(|bot| bot.name.as_str()).collect();
        let at = match self {
            Sitter::Person(_) => 0,
            Sitter::Bot(name) => 1 + bots.iter().position(|bot| bot == name).unwrap_or(0),
        };
        match step(at, by, bots.len() + 1).checked_sub(1) {
            None => Sitter::person(number, words),
            Some(bot) => Sitter::Bot(bots[bot]),
        }
    }
}

/// The seats as the table knows them; the second bot of a name is told from the first by a number.
///
/// # Errors
/// The key of the text that says what is wrong.
pub(super) fn plans(sitters: &[Sitter], dice: DiceSource) -> Result<Vec<SeatPlan>, &'static str> {
    let mut plans: Vec<SeatPlan> = Vec::new();
    for sitter in sitters {
        let (player, name) = match sitter {
            Sitter::Person(name) => (Player::Human, name.as_str()),
            Sitter::Bot(name) => (Player::Bot(name.parse().map_err(|_| "tui-bad-name")?), *name),
        };
        let alike = plans.iter().filter(|plan| player != Player::Human && plan.player == player).count();
        let name = if alike == 0 { name.to_owned() } else { format!("{name} {}", alike + 1) };
        let name = name.parse().map_err(|_| "tui-bad-name")?;
        if plans.iter().any(|plan| plan.name == name) {
            return Err("tui-same-name");
        }
        plans.push(SeatPlan::new(name, player, dice));
    }
    if plans.iter().all(|plan| plan.player != Player::Human) {
        return Err("tui-no-person");
    }
    Ok(plans)
}

/// Who sat down, as it was before they became a plan.
pub(super) fn read(plans: &[SeatPlan]) -> Vec<Sitter> {
    let sitter = |plan: &SeatPlan| match &plan.player {
        Player::Human => Sitter::Person(plan.name.to_string()),
        Player::Bot(name) => {
            let games = GameId::ALL.into_iter().flat_map(bots_for);
            let known = games.map(|bot| bot.name.as_str()).find(|known| *known == name.as_str());
            known.map_or_else(|| Sitter::Person(plan.name.to_string()), Sitter::Bot)
        }
    };
    plans.iter().map(sitter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(sitters: &[Sitter]) -> Result<Vec<String>, &'static str> {
        let plans = plans(sitters, DiceSource::Drawn)?;
        Ok(plans.iter().map(|plan| plan.name.to_string()).collect())
    }

    #[test]
    fn bots_are_numbered_and_people_have_names_of_their_own() {
        let (anna, steady) = (Sitter::Person("Anna".to_owned()), Sitter::Bot("steady"));
        let names = check(&[anna.clone(), steady.clone(), steady.clone()]).unwrap();
        assert_eq!(names, ["Anna", "steady", "steady 2"]);
        assert_eq!(check(&[anna.clone(), anna]), Err("tui-same-name"));
        assert_eq!(check(&[steady]), Err("tui-no-person"));
    }
}
