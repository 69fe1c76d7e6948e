//! Rolling Dice: the arena from above with the entrance at the foot, and the seals beside it.

mod map;
mod panel;
mod standing;

use bonecup_rules::{Game, Seat};
use bonecup_words::{Value, Words};
use rolling_dice::arena::{PATCHES, Patch};
use rolling_dice::{Colour, Landing, Rest, RollingDice, Task};

use bonecup_view::layout::{beside_or_below, rule};
pub use map::{Map, colour_style, letter, raised};
pub use standing::standing_lines;

/// Where the right half begins.
pub const PANEL: usize = map::COLUMNS + 6;

/// Dice as they lie, at rest or just landed.
struct Scene<'a> {
    thrower: Colour,
    thrown: &'a [Rest],
    scoring: Vec<(Colour, Rest)>,
    /// The thrower's die that has to be beaten.
    marked: Option<Rest>,
}

/// The empty arena with all its values: the plan of the rules page.
pub fn plan(words: &Words) -> Vec<String> {
    let mut map = Map::empty(&PATCHES);
    map.label_patches();
    let mut lines = map.framed(words);
    lines.extend([
        map::blocks(&[]),
        String::new(),
        format!("   {}", panel::ground_legend(words).join("   ")),
    ]);
    lines
}

pub(super) fn lines(game: &RollingDice, names: &[String], words: &Words) -> Vec<String> {
    let thrower = game.thrower();
    let marked = game.scoring_die(thrower).on_floe().copied().filter(|_| game.task() != Task::Over);
    let scene = Scene { thrower, thrown: game.thrown(), scoring: game.resting().collect(), marked };
    drawn(&due(game, names, words), game, &scene, names, words)
}

/// How a throw landed: also dice that no longer count, where they lie. The game is the one before the landing.
pub fn landed(game: &RollingDice, landing: &Landing, names: &[String], words: &Words) -> Vec<String> {
    let thrower = game.thrower();
    let own = landing.scoring.iter().find(|(colour, _)| *colour == thrower);
    let marked = own.map(|&(_, rest)| rest).filter(Rest::on_floe);
    let scene = Scene { thrower, thrown: &landing.thrown, scoring: landing.scoring.clone(), marked };
    let values = [
        ("name", Value::from(name_of(game.seat_of(thrower), names))),
        ("colour", words.name("colour", thrower).into()),
    ];
    drawn(&words.say("picture-rd-landed", &values), game, &scene, names, words)
}

fn drawn(title: &str, game: &RollingDice, scene: &Scene<'_>, names: &[String], words: &Words) -> Vec<String> {
    let mut arena = scene.map(game.options().edition.patches()).framed(words);
    arena.push(map::blocks(&game.blocks()));
    let mut lines = vec![rule(title)];
    lines.extend(beside_or_below(&arena, PANEL, &panel::lines(game, scene, names, words)));
    lines
}

impl Scene<'_> {
    fn map(&self, patches: &'static [Patch]) -> Map {
        let mut map = Map::empty(patches);
        if let Some(marked) = &self.marked {
            map.put_ring(marked);
        }
        for (number, rest) in (1..).zip(self.thrown) {
            map.put_thrown(number, self.thrower, rest);
        }
        for (colour, rest) in &self.scoring {
            map.put_scoring(*colour, rest);
        }
        map.label_patches();
        map
    }
}

/// What is due, and from whom.
fn due(game: &RollingDice, names: &[String], words: &Words) -> String {
    let task = game.task();
    let (colour, count) = match task {
        Task::Aim { colour, dice } => (colour, dice),
        Task::Place { colour, face } => (colour, face.pips()),
        Task::Land { colour, .. } | Task::Choose { colour } => (colour, 0),
        Task::Over => return words.say("picture-over", &[]),
    };
    let values = [
        ("name", Value::from(name_of(game.seat_of(colour), names))),
        ("colour", words.name("colour", colour).into()),
        ("count", count.into()),
    ];
    words.say(&format!("picture-rd-{}", task.name()), &values)
}

fn name_of(seat: Seat, names: &[String]) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}
