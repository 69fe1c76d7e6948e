//! Words that shells offer while somebody types. Others are not refused here: whoever reads them says what is wrong, in
//! the person's language.

use std::ffi::OsStr;

use bonecup_bots::all_bots;
use bonecup_games::{AnyOptions, Colour, GameId};
use bonecup_words::Language;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command, CommandFactory};

/// Takes any text, and knows these words.
#[derive(Clone)]
pub(crate) struct Known(pub(crate) fn() -> Vec<String>);

impl Known {
    /// The keys of the games.
    pub(crate) fn games() -> Vec<String> {
        GameId::ALL.map(|game| game.key().to_owned()).to_vec()
    }

    /// The bots of all games.
    pub(crate) fn bots() -> Vec<String> {
        all_bots().map(|bot| bot.name.as_str().to_owned()).collect()
    }

    /// Who can sit at a table of a server: whoever opens it, whoever comes, and bots.
    pub(crate) fn seats() -> Vec<String> {
        let people = ["me", "open"].map(str::to_owned);
        people.into_iter().chain(Known::bots()).collect()
    }

    /// The options of all games, as they are unless somebody says otherwise.
    pub(crate) fn options() -> Vec<String> {
        let options = GameId::ALL.into_iter().flat_map(|game| AnyOptions::new(game).values());
        options.map(|(key, value)| format!("{key}={value}")).collect()
    }

    /// The languages.
    pub(crate) fn languages() -> Vec<String> {
        Language::ALL.map(|language| language.key().to_owned()).to_vec()
    }

    /// The colours of the dice.
    pub(crate) fn colours() -> Vec<String> {
        Colour::ALL.map(|colour| colour.name().to_owned()).to_vec()
    }

    /// The commands themselves.
    pub(crate) fn commands() -> Vec<String> {
        // The list of this very argument is not asked for while the others are collected.
        let all = crate::args::Args::command();
        all.get_subcommands().filter(|sub| !sub.is_hide_set()).map(|sub| sub.get_name().to_owned()).collect()
    }
}

impl TypedValueParser for Known {
    type Value = String;

    fn parse_ref(&self, _: &Command, _: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        let text = value.to_str().map(str::to_owned);
        text.ok_or_else(|| clap::Error::new(ErrorKind::InvalidUtf8))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.0)().into_iter().map(PossibleValue::new)))
    }
}
