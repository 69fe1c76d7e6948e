//! A turn of KnochenMAX: which bones stay, and which box is filled.

use bonecup_games::{AnyMove, AnyRefusal, Listed};
use bonecup_rules::{Game, Points};
use knochenmax::{Bones, KnochenMax, Move, Sheet, SheetBox, SheetNo, Side};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

use super::scene::{self, Scene};
use super::targets::{Clicked, clicked};
use crate::hints::Hint;
use crate::hits::{Hits, Target};
use crate::input::{CoachQuestion, InputResult, TurnInput};
use crate::paper::Paper;

/// What the seat whose turn it is has chosen so far.
#[derive(Clone, Debug)]
pub(crate) struct MoveInput {
    game: KnochenMax,
    /// The lying bones in the order of their sides, and whether they stay.
    bones: Vec<(Side, bool)>,
    sheet: usize,
    entry: usize,
    /// The box was chosen, and that is asked once more.
    is_sure: bool,
}

impl MoveInput {
    /// `kept` lay before the last throw, and stay unless somebody says otherwise.
    pub(crate) fn new(game: &KnochenMax, kept: Bones) -> MoveInput {
        let mut left = kept.counts();
        let bones = game.throw().sides().map(|side| {
            let stays = left[side.index()] > 0;
            left[side.index()] = left[side.index()].saturating_sub(1);
            (side, stays)
        });
        let bones = bones.collect();
        let (sheet, entry) = best_box(game);
        MoveInput { game: game.clone(), bones, sheet, entry, is_sure: false }
    }

    pub(crate) fn game(&self) -> &KnochenMax {
        &self.game
    }

    /// Whether the bone of this number stays.
    pub(crate) fn stays(&self, number: usize) -> bool {
        self.bones.get(number).is_some_and(|(_, stays)| *stays)
    }

    /// The sheet and the box that the keys are at.
    pub(crate) fn focus(&self) -> (usize, SheetBox) {
        (self.sheet, SheetBox::ALL[self.entry])
    }

    /// The box that is about to be filled, and its points.
    pub(crate) fn asked(&self) -> Option<(SheetBox, Points)> {
        let sheet = self.game.sheets(self.game.to_move()).get(self.sheet).filter(|_| self.is_sure)?;
        let (_, entry) = self.focus();
        Some((entry, sheet.worth(entry, self.game.throw(), self.game.options())))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn sure_key(&mut self, code: KeyCode) -> InputResult {
        match code {
            KeyCode::Enter => self.commit(self.fill()),
            KeyCode::Esc | KeyCode::Char('u') | KeyCode::Backspace => {
                self.is_sure = false;
                InputResult::Changed
            }
            _ => InputResult::Ignored,
        }
    }

    /// The box under the keys is filled by a second click, as by a second key.
    fn click_box(&mut self, sheet: usize, entry: usize) -> InputResult {
        let again = (sheet, entry) == (self.sheet, self.entry);
        (self.sheet, self.entry) = (sheet.min(self.sheets().saturating_sub(1)), entry);
        match (again, self.is_sure) {
            (true, true) => self.commit(self.fill()),
            (true, false) | (false, _) => self.choose(),
        }
    }

    fn sheets(&self) -> usize {
        self.game.sheets(self.game.to_move()).len()
    }

    fn is_free(&self) -> bool {
        let sheet = self.game.sheets(self.game.to_move()).get(self.sheet);
        sheet.is_some_and(|sheet| sheet.is_free(SheetBox::ALL[self.entry]))
    }

    fn toggle(&mut self, number: usize) -> InputResult {
        if self.game.throws_left() == 0 {
            return InputResult::Refused(AnyRefusal::KnochenMax(knochenmax::Refusal::NoThrowsLeft));
        }
        self.is_sure = false;
        match self.bones.get_mut(number) {
            Some((_, stays)) => {
                *stays = !*stays;
                InputResult::Changed
            }
            None => InputResult::Ignored,
        }
    }

    /// Keeps all, or none if all are kept.
    fn toggle_all(&mut self) -> InputResult {
        let all = self.bones.iter().all(|(_, stays)| *stays);
        self.bones.iter_mut().for_each(|(_, stays)| *stays = !all);
        InputResult::Changed
    }

    fn throw(&mut self) -> InputResult {
        let kept = self.bones.iter().filter(|(_, stays)| *stays).map(|(side, _)| *side);
        let kept = Bones::showing(kept).unwrap_or(Bones::NONE);
        self.commit(Move::Keep(kept))
    }

    /// On to the next free box of the sheet; on a full sheet, to the next box.
    fn step(&mut self, by: usize) -> InputResult {
        let boxes = SheetBox::ALL.len();
        for _ in 0..boxes {
            self.entry = (self.entry + by) % boxes;
            if self.is_free() {
                break;
            }
        }
        InputResult::Changed
    }

    fn change_sheet(&mut self, by: usize) -> InputResult {
        self.sheet = (self.sheet + by) % self.sheets().max(1);
        if !self.is_free() {
            self.step(1);
        }
        InputResult::Changed
    }

    fn fill(&self) -> Move {
        let sheet = if self.sheets() > 1 { SheetNo::new(self.sheet) } else { None };
        Move::Fill { sheet, entry: SheetBox::ALL[self.entry] }
    }

    fn choose(&mut self) -> InputResult {
        match self.game.check(&self.fill()) {
            Ok(()) => {
                self.is_sure = true;
                InputResult::Changed
            }
            Err(refusal) => InputResult::Refused(AnyRefusal::KnochenMax(refusal)),
        }
    }

    fn commit(&self, action: Move) -> InputResult {
        match self.game.check(&action) {
            Ok(()) => InputResult::Play(vec![KnochenMax::into_move(action)]),
            Err(refusal) => InputResult::Refused(AnyRefusal::KnochenMax(refusal)),
        }
    }
}

/// The sheet and the box that the throw brings most in: where the keys begin, so that nobody strikes a box by haste.
fn best_box(game: &KnochenMax) -> (usize, usize) {
    let sheets = game.sheets(game.to_move()).iter().enumerate();
    let free = sheets.flat_map(|(number, sheet)| sheet.free().map(move |entry| (number, sheet, entry)));
    let worth =
        |(_, sheet, entry): &(usize, &Sheet, SheetBox)| sheet.worth(*entry, game.throw(), game.options());
    // Of several that bring as much, the first on the sheet.
    let best = free.collect::<Vec<_>>().into_iter().rev().max_by_key(worth);
    best.map_or((0, 0), |(number, _, entry)| (number, entry.index()))
}

impl TurnInput for MoveInput {
    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect {
        let scene = Scene { game: &self.game, move_input: Some(self), dice_input: None };
        scene::draw(&scene, paper, frame, area, hits)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn key(&mut self, key: KeyEvent) -> InputResult {
        if self.is_sure {
            return self.sure_key(key.code);
        }
        match key.code {
            KeyCode::Char(digit @ '1'..='5') => self.toggle(digit as usize - '1' as usize),
            KeyCode::Char('t') => self.throw(),
            KeyCode::Char('a') => self.toggle_all(),
            KeyCode::Down => self.step(1),
            KeyCode::Up => self.step(SheetBox::ALL.len() - 1),
            KeyCode::Right => self.change_sheet(1),
            KeyCode::Left => self.change_sheet(self.sheets().saturating_sub(1)),
            KeyCode::Enter => self.choose(),
            _ => InputResult::Ignored,
        }
    }

    fn click(&mut self, target: Target) -> InputResult {
        match clicked(target) {
            Some(Clicked::Bone(number)) => self.toggle(number),
            Some(Clicked::Box { sheet, entry }) => self.click_box(sheet, entry),
            None => InputResult::Ignored,
        }
    }

    fn hints(&self) -> Vec<Hint> {
        if self.is_sure {
            return vec![Hint::enter("tui-hint-confirm"), Hint::letter('u', "tui-hint-take-back")];
        }
        let mut hints = Vec::new();
        if self.game.throws_left() > 0 {
            hints.push(Hint::keys("1–5", "tui-hint-keep"));
            hints.push(Hint::letter('t', "tui-hint-throw"));
        }
        hints.push(Hint::keys("↑↓", "tui-hint-box"));
        if self.sheets() > 1 {
            hints.push(Hint::keys("←→", "tui-hint-sheet"));
        }
        hints.push(Hint::enter("tui-hint-fill"));
        hints
    }

    fn suggest(&mut self, action: &AnyMove) -> InputResult {
        match action.of::<KnochenMax>() {
            Some(Move::Keep(kept)) => {
                let mut left = kept.counts();
                for (side, stays) in &mut self.bones {
                    *stays = left[side.index()] > 0;
                    left[side.index()] = left[side.index()].saturating_sub(1);
                }
                InputResult::Notice("tui-km-taken-over")
            }
            Some(Move::Fill { sheet, entry }) => {
                (self.sheet, self.entry) = (sheet.map_or(0, SheetNo::index), entry.index());
                self.choose()
            }
            None => InputResult::Ignored,
        }
    }

    fn question(&self) -> Option<CoachQuestion> {
        Some(CoachQuestion::about(KnochenMax::into_game(self.game.clone())))
    }
}
