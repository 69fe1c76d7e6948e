//! The list of targets: a line for every parser and every pair of ways to one answer.

mod notation;
mod options;
mod played;
mod positions;
mod records;
mod requests;
mod rooms;
mod texts;
mod turns;

use bonecup_games::GameId;

/// What became of an input: short, and the same for inputs that take the same way.
pub type Seen = String;

/// What is tried.
type Run = dyn Fn(&[u8]) -> Seen;

/// Something that takes any input.
pub struct Target {
    /// Its name, and that of its folder in the corpus.
    pub name: String,
    run: Box<Run>,
}

impl Target {
    /// A target of this name.
    pub fn new(name: &str, run: impl Fn(&[u8]) -> Seen + 'static) -> Target {
        Target { name: name.to_owned(), run: Box::new(run) }
    }

    /// Tries an input. It panics if something is wrong with the code.
    pub fn run(&self, input: &[u8]) -> Seen {
        (self.run)(input)
    }

    fn of_game(what: &str, game: GameId, run: fn(GameId, &str) -> Seen) -> Target {
        Target::new(&format!("{what}-{game}"), move |input| run(game, &text(input)))
    }
}

/// All targets.
pub fn all() -> Vec<Target> {
    let mut targets = vec![
        Target::new("texts", |input| texts::all(&text(input))),
        Target::new("names", |input| texts::names(&text(input))),
        Target::new("master-key", |input| texts::master_key(&text(input))),
        Target::new("address", |input| texts::address(&text(input))),
        Target::new("record", records::read),
        Target::new("step", |input| rooms::step(&text(input))),
        Target::new("log", |input| rooms::log(&text(input))),
        Target::new("position", |input| positions::read(&text(input))),
        Target::new("client-message", |input| requests::message(&text(input))),
        Target::new("new-table", |input| requests::new_table(&text(input))),
        Target::new("commands", |input| requests::commands(&text(input))),
        Target::new("claimed-address", |input| requests::claimed_address(&text(input))),
        Target::new("push-subscription", |input| requests::push_subscription(&text(input))),
        Target::new("headers", |input| requests::headers(&text(input))),
        Target::new("played", played::game),
        Target::new("turn-values", turns::values),
    ];
    for game in GameId::ALL {
        targets.push(Target::of_game("move", game, notation::moves));
        targets.push(Target::of_game("outcome", game, notation::outcomes));
        targets.push(Target::of_game("options", game, options::json));
        targets.push(Target::of_game("option", game, options::pair));
    }
    targets
}

/// What is no UTF-8 is no text; most parsers are given texts only.
fn text(input: &[u8]) -> String {
    String::from_utf8_lossy(input).into_owned()
}
