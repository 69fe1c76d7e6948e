//! Who sits down: people by their names, bots by theirs.

use bonecup_bots::bots_for;
use bonecup_games::GameId;
use bonecup_referee::{BotName, DiceSource, Name, Player, SeatPlan};
use bonecup_words::{Value, Words};

use crate::failure::Failure;
use crate::seating::split_seats;

/// The seats as typed: a word that is a bot's name is the bot, any other a person. What each adds to the dice is
/// settled later.
pub(super) fn read_seats(
    game: GameId,
    typed: &str,
    dice: DiceSource,
    words: &Words,
) -> Result<Vec<SeatPlan>, Failure> {
    let mut seats: Vec<SeatPlan> = Vec::new();
    for word in split_seats(typed) {
        let seat = read_seat(game, word, &seats, dice, words)?;
        if seats.iter().any(|other| other.name == seat.name) {
            let name = Value::from(seat.name.as_str());
            return Err(Failure::Usage(words.say("play-same-name", &[("name", name)])));
        }
        seats.push(seat);
    }
    if !seats.is_empty() && seats.iter().all(|seat| seat.player != Player::Human) {
        return Err(Failure::Usage(words.say("play-no-person", &[])));
    }
    Ok(seats)
}

/// Who plays if nobody is named: a person against a sensible bot, where the game has one.
pub(super) fn usual_seats(game: GameId) -> &'static str {
    if is_bot(game, "steady") { "me,steady" } else { "me,random" }
}

fn read_seat(
    game: GameId,
    word: &str,
    seated: &[SeatPlan],
    dice: DiceSource,
    words: &Words,
) -> Result<SeatPlan, Failure> {
    let player = match word.parse::<BotName>() {
        Ok(bot) if is_bot(game, word) => Player::Bot(bot),
        Ok(_) | Err(_) => Player::Human,
    };
    // The second bot of a name is told from the first by a number.
    let alike = seated.iter().filter(|seat| player != Player::Human && seat.player == player).count();
    let name = if alike == 0 { word.to_owned() } else { format!("{word} {}", alike + 1) };
    let name = name.parse::<Name>().map_err(|error| Failure::reason_usage(&error, words))?;
    Ok(SeatPlan::new(name, player, dice))
}

fn is_bot(game: GameId, word: &str) -> bool {
    bots_for(game).any(|bot| bot.name.as_str() == word)
}

/// Names of people that look like a bot's name with a slip in it.
pub(super) fn typos(game: GameId, seats: &[SeatPlan]) -> Vec<(String, &'static str)> {
    let people = seats.iter().filter(|seat| seat.player == Player::Human);
    people
        .filter_map(|seat| {
            let bot = bots_for(game).find(|bot| is_slip(seat.name.as_str(), bot.name.as_str()))?;
            Some((seat.name.to_string(), bot.name.as_str()))
        })
        .collect()
}

/// Whether one letter is wrong, missing, too many, or two neighbours are swapped; or only capitals differ.
fn is_slip(typed: &str, meant: &str) -> bool {
    let (typed, meant): (Vec<char>, Vec<char>) =
        (typed.to_lowercase().chars().collect(), meant.chars().collect());
    let start = typed.iter().zip(&meant).take_while(|(a, b)| a == b).count();
    let (typed, meant) = (&typed[start..], &meant[start..]);
    let end = typed.iter().rev().zip(meant.iter().rev()).take_while(|(a, b)| a == b).count();
    match (&typed[..typed.len() - end], &meant[..meant.len() - end]) {
        ([], []) | ([_], [] | [_]) | ([], [_]) => true,
        ([a, b], [c, d]) => a == d && b == c,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bonecup_words::Language;

    #[test]
    fn one_slip_is_a_typo_and_two_are_a_name() {
        for typed in ["stedy", "steaddy", "sreddy", "stready", "staedy", "Steady", "steadx"] {
            assert_eq!(is_slip(typed, "steady"), typed != "sreddy", "{typed}");
        }
        assert!(!is_slip("Stefan", "steady"));
        assert!(!is_slip("Anna", "random"));
    }

    #[test]
    fn bots_are_known_by_name_and_numbered_and_all_others_are_people() {
        let words = Words::new(Language::English);
        let seats =
            read_seats(GameId::KnochenMax, "me, steady,steady ,Ben", DiceSource::Drawn, &words).unwrap();
        let names: Vec<_> = seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["me", "steady", "steady 2", "Ben"]);
        let people = seats.iter().filter(|seat| seat.player == Player::Human).count();
        assert_eq!(people, 2);
        assert!(typos(GameId::KnochenMax, &seats).is_empty());
    }

    #[test]
    fn seats_that_make_no_sense_are_refused() {
        let words = Words::new(Language::English);
        for typed in ["Anna,Anna", "steady,random", "Anna,,Ben", "x\u{7}"] {
            let seats = read_seats(GameId::RollingBones, typed, DiceSource::Drawn, &words);
            assert!(matches!(seats, Err(Failure::Usage(_))), "{typed}");
        }
    }
}
