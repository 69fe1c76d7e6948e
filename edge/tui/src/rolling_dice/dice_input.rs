//! Real dice on a real floe: what they show and where they lie.

use bonecup_games::Listed;
use bonecup_rules::Points;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use rolling_dice::arena::{BOX_DEPTH, BOX_WIDTH};
use rolling_dice::{Colour, Face, Landing, Length, Origin, Place, Rest, RollingDice, Throw, Which, Yaw};

use super::lying::{Look, Lying};
use super::scene::{self, Scene};
use super::touching;
use crate::hints::Hint;
use crate::hits::{Hits, Target};
use crate::input::{InputResult, TurnInput};
use crate::paper::Paper;

/// Steps of the cursor, in millimetres.
const STEP: i32 = 5;
const FINE: i32 = 1;

/// The dice of a landing that somebody reads off: the thrown ones, then those that lay there.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct DiceInput {
    game: RollingDice,
    thrower: Colour,
    dice: Vec<Typed>,
    at: usize,
    /// Whether the floe is the owner's own, so that every die tells what it touches; else our plan decides.
    is_own_floe: bool,
}

/// A die as far as it was typed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Typed {
    pub(crate) which: Which,
    pub(crate) face: Option<Face>,
    x: Length,
    y: Length,
    turn: Yaw,
    pub(crate) is_wet: bool,
    /// What it touches on the owner's own floe.
    touched: Points,
}

impl DiceInput {
    /// Where dice have told what they touch before, they are asked again.
    pub(crate) fn new(game: &RollingDice, throw: &Throw) -> DiceInput {
        let thrown = (0..throw.dice).map(|number| Typed {
            which: Which::Thrown(number + 1),
            face: None,
            x: Length::mm(90 + 40 * i32::from(number)),
            y: Length::mm(220),
            turn: Yaw::default(),
            is_wet: false,
            touched: Points(0),
        });
        let scoring = throw.resting.iter().map(|(colour, rest)| Typed {
            which: Which::Scoring(*colour),
            face: Some(rest.face),
            x: rest.x,
            y: rest.y,
            turn: rest.turn,
            is_wet: false,
            touched: rest.patch.unwrap_or_default(),
        });
        DiceInput {
            game: game.clone(),
            thrower: throw.colour,
            dice: thrown.chain(scoring).collect(),
            at: 0,
            is_own_floe: game.is_own_floe(),
        }
    }

    pub(super) fn is_own_floe(&self) -> bool {
        self.is_own_floe
    }

    /// What the die touches, if somebody has to tell.
    pub(super) fn touched(&self, die: &Typed) -> Option<Points> {
        (self.is_own_floe && !die.is_wet).then_some(die.touched)
    }

    pub(crate) fn dice(&self) -> &[Typed] {
        &self.dice
    }

    pub(crate) fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn is_complete(&self) -> bool {
        self.dice.iter().all(|die| die.face.is_some())
    }

    fn change(&mut self, how: impl FnOnce(&mut Typed)) {
        if let Some(die) = self.dice.get_mut(self.at) {
            how(die);
        }
    }

    /// Who tells of a net or a hole has a floe of his own.
    fn touch(&mut self, by: i32) {
        self.is_own_floe = true;
        self.change(|die| die.touched = touching::changed(die.touched, by));
    }

    fn shift(&mut self, across: i32, forward: i32) {
        self.change(|die| {
            die.x = (die.x + Length::mm(across)).clamp(Length::mm(0), BOX_WIDTH);
            die.y = (die.y + Length::mm(forward)).clamp(Length::mm(0), BOX_DEPTH);
        });
    }

    /// On to the next die that shows nothing yet; if there is none, all are for the table.
    fn confirm(&mut self) -> InputResult {
        let current = self.dice.get(self.at).is_some_and(|die| die.face.is_none());
        if current {
            return InputResult::Notice("tui-rd-no-pips");
        }
        match self.dice.iter().position(|die| die.face.is_none()) {
            Some(next) => {
                self.at = next;
                InputResult::Changed
            }
            None => InputResult::Enter(RollingDice::into_outcome(self.landing())),
        }
    }

    fn landing(&self) -> Landing {
        let mut landing = Landing { origin: Origin::Hand, thrown: Vec::new(), scoring: Vec::new() };
        for (row, die) in self.dice.iter().enumerate() {
            let Some(rest) = die.rest(row) else { continue };
            let rest = Rest { patch: self.touched(die), ..rest };
            match die.which {
                Which::Thrown(_) => landing.thrown.push(rest),
                Which::Scoring(colour) => landing.scoring.push((colour, rest)),
            }
        }
        landing
    }

    /// The dice on the floe as they are typed so far; one without pips is shown with one.
    pub(super) fn lying(&self) -> Vec<Lying> {
        let shown = self
            .dice
            .iter()
            .enumerate()
            .filter(|(number, die)| !die.is_wet && (die.face.is_some() || *number == self.at));
        shown.map(|(number, die)| self.lie(number, die)).collect()
    }

    fn lie(&self, number: usize, die: &Typed) -> Lying {
        let (colour, thrown) = match die.which {
            Which::Thrown(number) => (self.thrower, Some(number)),
            Which::Scoring(colour) => (colour, None),
        };
        Lying {
            x: die.x.in_mm(),
            y: die.y.in_mm(),
            turn: die.turn.in_degrees(),
            face: die.face.unwrap_or(Face::ALL[0]),
            colour,
            number: thrown,
            is_wet: false,
            look: if number == self.at { Look::Focus } else { Look::Plain },
        }
    }
}

impl TurnInput for DiceInput {
    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect {
        let scene = Scene { dice_input: Some(self), ..Scene::watched(&self.game) };
        scene::draw(&scene, paper, frame, area, hits)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn key(&mut self, key: KeyEvent) -> InputResult {
        let step = if key.modifiers.contains(KeyModifiers::SHIFT) { FINE } else { STEP };
        let count = self.dice.len().max(1);
        match key.code {
            KeyCode::Tab => self.at = (self.at + 1) % count,
            KeyCode::BackTab => self.at = (self.at + count - 1) % count,
            KeyCode::Enter => return self.confirm(),
            KeyCode::Left => self.shift(-step, 0),
            KeyCode::Right => self.shift(step, 0),
            KeyCode::Up => self.shift(0, step),
            KeyCode::Down => self.shift(0, -step),
            KeyCode::Char('w') => self.change(|die| die.is_wet = !die.is_wet),
            KeyCode::Char('o') => self.is_own_floe = !self.is_own_floe,
            KeyCode::Char('+') => self.touch(1),
            KeyCode::Char('-') => self.touch(-1),
            KeyCode::Char(digit @ '1'..='6') => {
                let face = Face::new(digit as u8 - b'0');
                self.change(|die| die.face = face);
            }
            KeyCode::Backspace => self.change(|die| die.face = None),
            _ => return InputResult::Ignored,
        }
        InputResult::Changed
    }

    fn click(&mut self, target: Target) -> InputResult {
        let Target::Spot { x, y } = target else { return InputResult::Ignored };
        self.change(|die| {
            (die.x, die.y) = (Length::nearest(x.round()), Length::nearest(y.round()));
            die.is_wet = false;
        });
        InputResult::Changed
    }

    fn hints(&self) -> Vec<Hint> {
        vec![
            Hint::enter(if self.is_complete() { "tui-hint-confirm" } else { "tui-hint-next-die" }),
            Hint::keys("1–6", "tui-hint-pips"),
            Hint::keys("←↑↓→", "tui-hint-move"),
            Hint::letter('w', "tui-hint-water"),
            Hint::letter('o', if self.is_own_floe { "tui-hint-our-plan" } else { "tui-hint-own-floe" }),
            touching::hint(),
            Hint::new("Tab", KeyCode::Tab, "tui-hint-other-die"),
        ]
    }
}

impl Typed {
    /// Nobody measures where a wet die lies: it is noted beside the box, clear of all others.
    fn rest(&self, row: usize) -> Option<Rest> {
        let face = self.face?;
        let (x, y, turn, place) = if self.is_wet {
            let y = Length::mm(20 * i32::try_from(row).unwrap_or(0));
            (Length::mm(-20), y, Yaw::default(), Place::Water)
        } else {
            (self.x, self.y, self.turn, Place::Floe)
        };
        Some(Rest { face, x, y, turn, level: 0, place, patch: None })
    }
}
