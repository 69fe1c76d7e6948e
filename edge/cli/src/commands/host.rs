//! `bonecup host`: opens a table on a server, and sits down at it.

use bonecup_bots::bots_for;
use bonecup_games::GameId;
use bonecup_referee::{BotName, DiceSource, Player, SeatPlan};
use bonecup_remote::{RemoteError, ServerAddress, TableView};
use bonecup_seat::NewTable;
use bonecup_words::{Value, Words};
use serde_json::{Value as Json, json};

use super::join::{self, Visit, called, connect};
use crate::args::{HostArgs, JoinArgs};
use crate::failure::Failure;
use crate::nearest;
use crate::seating::{read_game, read_options, split_seats};

/// Who plays unless somebody says otherwise.
const USUAL_SEATS: &str = "me,open";
/// The words for whoever opens the table, and for whoever comes.
const ME: &str = "me";
const OPEN: &str = "open";

pub(crate) fn run(args: &HostArgs, words: &Words) -> Result<(), Failure> {
    let game = read_game(&args.game, words)?;
    let options = read_options(game, &args.options, words)?;
    let source = if args.real_dice { DiceSource::Hand } else { DiceSource::Drawn };
    let seats = read_seats(game, args.seats.as_deref().unwrap_or(USUAL_SEATS), source, words)?;
    let table = NewTable { server: args.server.clone(), options, seats };
    let terms = Terms { public: args.public, coach: args.coach, deadline: args.deadline.as_deref() };
    let opened = open(&table, &terms, args.name.as_ref(), words)?;
    join::say(&opened.told)?;
    let join = JoinArgs {
        table: opened.link,
        name: args.name.clone(),
        colours: args.colours.clone(),
        watch: false,
        plain: args.plain,
        pictures: args.pictures,
        contribution: args.contribution.clone(),
        record: args.record.clone(),
    };
    join::visit(&join, Visit::Owner, words)
}

/// A table that is open now.
pub(super) struct Opened {
    /// Where it is, for everybody who should come.
    pub(super) link: String,
    /// That, in words.
    pub(super) told: String,
}

/// What else is agreed when a table is opened.
#[derive(Clone, Copy, Default)]
pub(super) struct Terms<'a> {
    /// Whether everybody finds it in the lobby.
    pub(super) public: bool,
    /// Whether the coach may be asked.
    pub(super) coach: bool,
    /// Time for a move.
    pub(super) deadline: Option<&'a str>,
}

/// Opens the table, and says how others get there.
pub(super) fn open(
    table: &NewTable,
    terms: &Terms<'_>,
    name: Option<&String>,
    words: &Words,
) -> Result<Opened, Failure> {
    let failed = |error: RemoteError| Failure::reason_failed(&error, words);
    let server = table.server.parse::<ServerAddress>();
    let server = server.map_err(|error| Failure::reason_usage(&error, words))?;
    let mut client = connect(server.as_str(), words.language()).map_err(failed)?;
    let name = called(&client, name, words)?;
    client.enter(&name).map_err(failed)?;
    let seen = client.open(&body(table, terms)).map_err(failed)?;
    let link = format!("{}/t/{}", server.as_str(), seen.id);
    let told = words.say("host-opened", &facts(&link, server.as_str(), &seen));
    Ok(Opened { link, told })
}

fn facts<'a>(link: &'a str, server: &'a str, seen: &'a TableView) -> [(&'static str, Value<'a>); 3] {
    let host = server.split_once("://").map_or(server, |(_, host)| host);
    [("link", link.into()), ("host", host.into()), ("code", seen.code.as_str().into())]
}

/// The table as the server wants to be told of it: the seat of `me` is ours, or else that of the first person; every other
/// person's seat is free.
fn body(table: &NewTable, terms: &Terms<'_>) -> Json {
    let people = || table.seats.iter().filter(|seat| seat.player == Player::Human);
    let ours = people().find(|seat| seat.name.as_str() == ME).or_else(|| people().next());
    let seat = |seat: &SeatPlan| match &seat.player {
        Player::Bot(bot) => json!({"kind": "bot", "bot": bot.as_str(), "dice": seat.dice}),
        Player::Human if ours == Some(seat) => json!({"kind": "me", "dice": seat.dice}),
        Player::Human => json!({"kind": "open", "dice": seat.dice}),
    };
    let seats: Vec<Json> = table.seats.iter().map(seat).collect();
    let mut body = json!({
        "game": table.options.game(),
        "options": table.options,
        "seats": seats,
        "public": terms.public,
        "coach": terms.coach,
    });
    if let Some(deadline) = terms.deadline {
        body["deadline"] = json!(deadline);
    }
    body
}

/// The seats as typed: `me`, `open`, or the name of a bot.
fn read_seats(game: GameId, typed: &str, dice: DiceSource, words: &Words) -> Result<Vec<SeatPlan>, Failure> {
    let refused = |word: &str| {
        let bots: Vec<&str> = bots_for(game).map(|bot| bot.name.as_str()).collect();
        let values = [("given", Value::from(word)), ("bots", bots.join(", ").into())];
        let sentence = words.say("host-seat", &values);
        let known = [ME, OPEN].into_iter().chain(bots);
        Failure::Usage(match nearest::word(word, known) {
            Some(meant) => nearest::asked(&sentence, meant, words),
            None => sentence,
        })
    };
    let list = split_seats(typed);
    if list.iter().filter(|word| **word == ME).count() != 1 {
        return Err(Failure::Usage(words.say("host-needs-me", &[])));
    }
    let seat = |word: &&str| {
        let is_bot = bots_for(game).any(|bot| bot.name.as_str() == *word);
        let player = match word.parse::<BotName>() {
            Ok(bot) if is_bot => Player::Bot(bot),
            Ok(_) | Err(_) if [ME, OPEN].contains(word) => Player::Human,
            Ok(_) | Err(_) => return Err(refused(word)),
        };
        let name = word.parse().map_err(|error| Failure::reason_usage(&error, words))?;
        Ok(SeatPlan::new(name, player, dice))
    };
    list.iter().map(seat).collect()
}

#[cfg(test)]
mod tests {
    use bonecup_games::AnyOptions;
    use bonecup_words::Language;

    use super::*;

    fn told(typed: &str) -> Option<String> {
        let words = Words::new(Language::English);
        let seats = read_seats(GameId::KnochenMax, typed, DiceSource::Drawn, &words).ok()?;
        let options = AnyOptions::new(GameId::KnochenMax);
        let table = NewTable { server: "localhost".to_owned(), options, seats };
        let body = body(&table, &Terms::default());
        let kinds = body["seats"].as_array()?.iter().map(|seat| seat["kind"].as_str().unwrap_or_default());
        Some(kinds.collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn one_seat_is_ours_and_all_others_are_free_or_bots() {
        assert_eq!(told("me,open,steady,open").as_deref(), Some("me open bot open"));
        assert_eq!(told("open, me").as_deref(), Some("open me"));
        for typed in ["open,steady", "me,me", "me,Anna", "", "me,,open"] {
            assert_eq!(told(typed), None, "{typed}");
        }
    }
}
