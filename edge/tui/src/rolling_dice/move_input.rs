//! What a person does on the floe: aim, choose, place.

use bonecup_games::{AnyMove, AnyRefusal, Listed};
use bonecup_rules::Game;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use rolling_dice::{Aim, AimPart, Move, RollingDice, Task};

use super::choosing::Choosing;
use super::placing::Placing;
use super::scene::{self, Scene};
use super::touching;
use crate::hints::Hint;
use crate::hits::{Hits, Target};
use crate::input::{CoachQuestion, InputResult, TurnInput};
use crate::paper::Paper;

/// What the seat that has to act has chosen so far.
#[derive(Clone, Debug)]
pub(crate) struct MoveInput {
    game: RollingDice,
    task: MoveTask,
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum MoveTask {
    /// A throw is aimed.
    Aim(Aim),
    /// A scoring die is chosen.
    Choose(Choosing),
    /// A knocked-off die is put back.
    Place(Placing),
}

impl MoveInput {
    /// `last` is how the seat threw before. None if nothing is to be done here.
    pub(crate) fn new(game: &RollingDice, last: Option<Aim>) -> Option<MoveInput> {
        let task = match game.task() {
            Task::Aim { .. } => MoveTask::Aim(last.unwrap_or(Aim::USUAL)),
            Task::Choose { .. } => MoveTask::Choose(Choosing::new(game)),
            Task::Place { colour, face } => MoveTask::Place(Placing::new(game, colour, face)),
            Task::Land { .. } | Task::Over => return None,
        };
        Some(MoveInput { game: game.clone(), task })
    }

    pub(crate) fn task(&self) -> &MoveTask {
        &self.task
    }

    /// The aim, while a throw is aimed.
    pub(crate) fn aim(&self) -> Option<Aim> {
        if let MoveTask::Aim(aim) = &self.task { Some(*aim) } else { None }
    }

    fn commit(&mut self) -> InputResult {
        let action = match &self.task {
            MoveTask::Aim(aim) => Move::Throw(*aim),
            MoveTask::Choose(choosing) => match choosing.chosen() {
                Some(number) => Move::Choose(number),
                None => return InputResult::Ignored,
            },
            MoveTask::Place(placing) => placing.action(),
        };
        self.play(action)
    }

    fn play(&self, action: Move) -> InputResult {
        match self.game.check(&action) {
            Ok(()) => InputResult::Play(vec![RollingDice::into_move(action)]),
            Err(refusal) => InputResult::Refused(AnyRefusal::RollingDice(refusal)),
        }
    }
}

impl TurnInput for MoveInput {
    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect {
        let scene = Scene { move_input: Some(self), ..Scene::watched(&self.game) };
        scene::draw(&scene, paper, frame, area, hits)
    }

    fn key(&mut self, key: KeyEvent) -> InputResult {
        if key.code == KeyCode::Enter {
            return self.commit();
        }
        match &mut self.task {
            MoveTask::Aim(aim) => change(aim, key),
            MoveTask::Choose(choosing) => choosing.key(key.code),
            MoveTask::Place(placing) => placing.key(key),
        }
    }

    fn click(&mut self, target: Target) -> InputResult {
        let Target::Spot { x, y } = target else { return InputResult::Ignored };
        match &mut self.task {
            MoveTask::Aim(aim) => {
                point_at(aim, x, y);
                InputResult::Changed
            }
            MoveTask::Choose(choosing) => choosing.click(x, y, &self.game),
            MoveTask::Place(placing) => placing.click(x, y),
        }
    }

    fn hints(&self) -> Vec<Hint> {
        match &self.task {
            MoveTask::Aim(_) => vec![
                Hint::enter("tui-hint-throw"),
                Hint::keys("←→", "tui-hint-hand"),
                Hint::keys("↑↓", "tui-hint-strength"),
                Hint::keys("a d", "tui-hint-direction"),
            ],
            MoveTask::Choose(_) => {
                vec![Hint::enter("tui-hint-choose"), Hint::keys("←→", "tui-hint-other-die")]
            }
            MoveTask::Place(placing) => {
                let mut hints = vec![
                    Hint::enter("tui-hint-put-here"),
                    Hint::keys("←↑↓→", "tui-hint-move"),
                    Hint::new("Tab", KeyCode::Tab, "tui-hint-good-spot"),
                    Hint::letter('t', "tui-hint-turn"),
                ];
                hints.extend(placing.is_by_hand().then(touching::hint));
                hints
            }
        }
    }

    fn suggest(&mut self, action: &AnyMove) -> InputResult {
        match (action.of::<RollingDice>(), &mut self.task) {
            (Some(Move::Throw(best)), MoveTask::Aim(aim)) => *aim = *best,
            (Some(Move::Choose(number)), MoveTask::Choose(choosing)) => choosing.go_to(*number),
            (Some(Move::Place { spot, .. }), MoveTask::Place(placing)) => placing.go_to(*spot),
            (Some(_) | None, _) => return InputResult::Ignored,
        }
        InputResult::Changed
    }

    fn question(&self) -> Option<CoachQuestion> {
        let asked = self.aim().map(|aim| RollingDice::into_move(Move::Throw(aim)));
        Some(CoachQuestion { game: RollingDice::into_game(self.game.clone()), asked })
    }
}

/// Changes a part of the aim, within what a hand can do.
#[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
fn change(aim: &mut Aim, key: KeyEvent) -> InputResult {
    let is_shifted = key.modifiers.contains(KeyModifiers::SHIFT);
    let (part, step) = match key.code {
        KeyCode::Left if is_shifted => (AimPart::Direction, -20),
        KeyCode::Right if is_shifted => (AimPart::Direction, 20),
        KeyCode::Left => (AimPart::Place, -50),
        KeyCode::Right => (AimPart::Place, 50),
        KeyCode::Up if is_shifted => (AimPart::Strength, 5),
        KeyCode::Down if is_shifted => (AimPart::Strength, -5),
        KeyCode::Up => (AimPart::Strength, 25),
        KeyCode::Down => (AimPart::Strength, -25),
        KeyCode::Char('a') => (AimPart::Direction, -20),
        KeyCode::Char('d') => (AimPart::Direction, 20),
        KeyCode::Char('w') => (AimPart::Loft, 10),
        KeyCode::Char('s') => (AimPart::Loft, -10),
        KeyCode::Char('+') => (AimPart::Spin, 10),
        KeyCode::Char('-') => (AimPart::Spin, -10),
        KeyCode::Char('0') => {
            *aim = Aim::USUAL;
            return InputResult::Changed;
        }
        _ => return InputResult::Ignored,
    };
    set(aim, part, aim.part(part) + step);
    InputResult::Changed
}

fn set(aim: &mut Aim, part: AimPart, value: i32) {
    aim.set(part, value.clamp(*part.range().start(), *part.range().end()));
}

/// Turns the hand towards a spot; before the entrance, moves it there.
fn point_at(aim: &mut Aim, x: f64, y: f64) {
    if y < 0.0 {
        set(aim, AimPart::Place, whole(x * 10.0));
        return;
    }
    let across = x - f64::from(aim.place) / 10.0;
    set(aim, AimPart::Direction, whole(across.atan2(y.max(1.0)) * 1000.0));
    let strengths = AimPart::Strength.range().step_by(10);
    let reaches = |strength: &i32| bonecup_outlook::expected_distance(*strength) >= y.hypot(across);
    let strength = strengths.clone().find(reaches).or(strengths.last());
    set(aim, AimPart::Strength, strength.unwrap_or(Aim::USUAL.strength));
}

#[expect(clippy::cast_possible_truncation, reason = "millimetres of a box, and `as` cuts what is not")]
fn whole(number: f64) -> i32 {
    number.round() as i32
}
