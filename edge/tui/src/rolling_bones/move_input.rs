//! A turn in the making: moves are staged here and go to the table when dice roll or the turn ends.

use bonecup_games::{AnyMove, AnyRefusal, Listed};
use bonecup_rules::Game;
use bonecup_seat::Staged;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use rolling_bones::{Bone, DiceCount, Face, Kind, Move, RollingBones};

use super::scene::{self, Scene};
use super::targets::{Clicked, clicked};
use crate::hints::Hint;
use crate::hits::{Hits, Target};
use crate::input::{CoachQuestion, InputResult, TurnInput};
use crate::paper::Paper;

/// What the keys are about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Dice are laid.
    Dice,
    /// Dice are chosen that pay for the next roll.
    Pay {
        /// As chosen so far.
        paying: DiceCount,
        /// The kind that the keys change.
        kind: usize,
    },
    /// A place is chosen for a false bone.
    False {
        /// The bone.
        bone: Bone,
        /// Where it may go.
        places: Vec<Bone>,
        /// The one that the keys are at.
        at: usize,
    },
    /// The turn would end: that is asked once more.
    Sure(Move),
}

/// What the seat whose turn it is has staged and chosen so far.
#[derive(Clone, Debug)]
pub(crate) struct MoveInput {
    /// As the table has it.
    table: RollingBones,
    staged: Staged,
    /// With the staged moves.
    game: RollingBones,
    kind: usize,
    row: usize,
    mode: Mode,
}

impl MoveInput {
    pub(crate) fn new(table: &RollingBones) -> MoveInput {
        let staged = Staged::new(&RollingBones::into_game(table.clone()));
        let (table, game) = (table.clone(), table.clone());
        MoveInput { table, staged, game, kind: 0, row: 0, mode: Mode::Dice }
    }

    /// The position with the staged moves.
    pub(crate) fn game(&self) -> &RollingBones {
        &self.game
    }

    pub(crate) fn mode(&self) -> &Mode {
        &self.mode
    }

    /// How many moves can be taken back.
    pub(crate) fn staged(&self) -> usize {
        self.staged.moves().len()
    }

    /// Whether a bone was laid there since the last roll and can be taken back.
    pub(crate) fn is_staged(&self, place: Bone) -> bool {
        !self.table.current_turn().skeleton().filled().contains(place)
    }

    /// The face that the keys are at.
    pub(crate) fn focus(&self) -> Face {
        Kind::ALL[self.kind].faces()[self.row]
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn dice_key(&mut self, code: KeyCode) -> InputResult {
        match code {
            KeyCode::Left => self.kind = (self.kind + 2) % 3,
            KeyCode::Right | KeyCode::Tab => self.kind = (self.kind + 1) % 3,
            KeyCode::Up => self.row = (self.row + 5) % 6,
            KeyCode::Down => self.row = (self.row + 1) % 6,
            KeyCode::Char(digit @ '1'..='6') => {
                self.row = digit as usize - '1' as usize;
                return self.use_face(self.focus());
            }
            KeyCode::Enter => return self.use_face(self.focus()),
            KeyCode::Char('a') => return self.lay_all(),
            KeyCode::Char('t') => return self.stage(Move::TakeOffHat),
            KeyCode::Char('u') | KeyCode::Backspace => return self.take_back(),
            KeyCode::Char('b') => return self.ask(Move::Bury),
            KeyCode::Char('l') => return self.ask(Move::Leave),
            KeyCode::Char('r') => return self.begin_to_pay(),
            _ => return InputResult::Ignored,
        }
        InputResult::Changed
    }

    fn click_face(&mut self, face: Face) -> InputResult {
        match &self.mode {
            Mode::Pay { .. } => self.pay_with(face.kind()),
            Mode::Dice | Mode::False { .. } | Mode::Sure(_) => self.go_and_use(face),
        }
    }

    fn click_place(&mut self, place: Bone) -> InputResult {
        match &self.mode {
            Mode::False { bone, places, .. } if places.contains(&place) => {
                let action = Move::LayFalse { bone: *bone, place };
                self.stage(action)
            }
            Mode::Dice | Mode::False { .. } => self.go_and_use(Face::Bone(place)),
            Mode::Pay { .. } | Mode::Sure(_) => InputResult::Ignored,
        }
    }

    fn go_and_use(&mut self, face: Face) -> InputResult {
        self.mode = Mode::Dice;
        self.move_to(face);
        self.use_face(face)
    }

    fn move_to(&mut self, face: Face) {
        self.kind = face.index() / 6;
        self.row = face.index() % 6;
    }

    /// Does with a die what its face is for.
    fn use_face(&mut self, face: Face) -> InputResult {
        match face {
            Face::Bone(bone) => self.lay(bone),
            Face::Hat if self.is_legal(Move::PutOnHat) => self.stage(Move::PutOnHat),
            Face::Hat if self.game.current_turn().skeleton().hat() => self.stage(Move::TakeOffHat),
            Face::Hat => self.stage(Move::PutOnHat),
            Face::Grave => self.ask(Move::Bury),
        }
    }

    /// On its own place; where no die fits, on a place that is then chosen.
    fn lay(&mut self, bone: Bone) -> InputResult {
        let own = self.game.check(&Move::Lay(bone));
        let places: Vec<Bone> =
            Bone::ALL.into_iter().filter(|&place| self.is_legal(Move::LayFalse { bone, place })).collect();
        match own {
            Err(_) if !places.is_empty() => {
                self.mode = Mode::False { bone, places, at: 0 };
                InputResult::Changed
            }
            Ok(()) | Err(_) => self.stage(Move::Lay(bone)),
        }
    }

    /// Every bone that fits; the first one is a choice of its own.
    fn lay_all(&mut self) -> InputResult {
        if self.game.current_turn().skeleton().filled().is_empty() {
            return InputResult::Notice("tui-rb-first-bone");
        }
        let fits = |game: &RollingBones| {
            game.legal_moves().into_iter().find(|action| matches!(action, Move::Lay(_)))
        };
        let before = self.staged();
        while let Some(action) = fits(&self.game) {
            if self.stage(action) != InputResult::Changed {
                break;
            }
        }
        if self.staged() > before { InputResult::Changed } else { InputResult::Notice("tui-rb-nothing-fits") }
    }

    fn is_legal(&self, action: Move) -> bool {
        self.game.check(&action).is_ok()
    }

    fn stage(&mut self, action: Move) -> InputResult {
        match self.staged.add(&[RollingBones::into_move(action)]) {
            Ok(()) => self.restage(),
            Err(refused) => InputResult::Refused(refused.refusal),
        }
    }

    /// Shows what is staged now.
    fn restage(&mut self) -> InputResult {
        self.game = self.staged.game().of().unwrap_or(&self.table).clone();
        self.back_to_dice()
    }

    fn take_back(&mut self) -> InputResult {
        if self.staged.take_back() { self.restage() } else { InputResult::Notice("tui-nothing-to-take-back") }
    }

    fn ask(&mut self, action: Move) -> InputResult {
        match self.game.check(&action) {
            Ok(()) => {
                self.mode = Mode::Sure(action);
                InputResult::Changed
            }
            Err(refusal) => InputResult::Refused(AnyRefusal::RollingBones(refusal)),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn sure_key(&mut self, code: KeyCode, action: Move) -> InputResult {
        let again = if action == Move::Bury { 'b' } else { 'l' };
        match code {
            KeyCode::Enter => self.commit(action),
            KeyCode::Char(letter) if letter == again => self.commit(action),
            KeyCode::Esc | KeyCode::Char('u') | KeyCode::Backspace => self.back_to_dice(),
            _ => InputResult::Ignored,
        }
    }

    /// All staged moves and this one are for the table.
    fn commit(&mut self, action: Move) -> InputResult {
        if let Err(refusal) = self.game.check(&action) {
            return InputResult::Refused(AnyRefusal::RollingBones(refusal));
        }
        InputResult::Play([self.staged.moves(), &[RollingBones::into_move(action)]].concat())
    }

    fn back_to_dice(&mut self) -> InputResult {
        self.mode = Mode::Dice;
        InputResult::Changed
    }

    /// What there is of each kind to pay with.
    pub(crate) fn unlaid(&self) -> DiceCount {
        match self.game.current_turn().dice() {
            rolling_bones::Dice::Rolled(unlaid) => unlaid.count(),
            rolling_bones::Dice::InCup(count) => *count,
        }
    }

    fn begin_to_pay(&mut self) -> InputResult {
        self.propose_to_pay(self.usual_payment())
    }

    fn propose_to_pay(&mut self, paying: DiceCount) -> InputResult {
        match self.game.check(&Move::Roll { paying }) {
            Ok(()) => {
                let kind = Kind::ALL.iter().position(|&kind| paying.of(kind) > 0).unwrap_or(0);
                self.mode = Mode::Pay { paying, kind };
                InputResult::Changed
            }
            Err(refusal) => InputResult::Refused(AnyRefusal::RollingBones(refusal)),
        }
    }

    /// From the side that needs its dice least, die by die: a proposal, and always possible if any payment is. The centre
    /// has the gravestone, without which nothing counts: it pays only where nothing else is left.
    fn usual_payment(&self) -> DiceCount {
        let there = self.unlaid();
        let skeleton = self.game.current_turn().skeleton();
        let open = |kind: Kind| {
            let is_open =
                |face: &&Face| matches!(face, Face::Bone(bone) if !skeleton.filled().contains(*bone));
            kind.faces().iter().filter(is_open).count()
        };
        let mut paying = DiceCount::default();
        for _ in 0..self.game.current_turn().price() {
            let left = |kind: Kind| there.of(kind) - paying.of(kind);
            let spare = |kind: &Kind| (*kind != Kind::Centre, usize::from(left(*kind)) + 6 - open(*kind));
            let Some(kind) = Kind::ALL.into_iter().filter(|&kind| left(kind) > 0).max_by_key(spare) else {
                break;
            };
            *paying.of_mut(kind) += 1;
        }
        paying
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn pay_key(&mut self, code: KeyCode, paying: DiceCount, kind: usize) -> InputResult {
        match code {
            KeyCode::Left => self.mode = Mode::Pay { paying, kind: (kind + 2) % 3 },
            KeyCode::Right | KeyCode::Tab => self.mode = Mode::Pay { paying, kind: (kind + 1) % 3 },
            KeyCode::Up | KeyCode::Char('+') => return self.pay_with(Kind::ALL[kind]),
            KeyCode::Down | KeyCode::Char('-') => {
                let mut paying = paying;
                let count = paying.of_mut(Kind::ALL[kind]);
                *count = count.saturating_sub(1);
                self.mode = Mode::Pay { paying, kind };
            }
            KeyCode::Enter | KeyCode::Char('r') => return self.commit(Move::Roll { paying }),
            KeyCode::Esc | KeyCode::Char('u') | KeyCode::Backspace => return self.back_to_dice(),
            _ => return InputResult::Ignored,
        }
        InputResult::Changed
    }

    /// One die more of a kind; if the price is paid already, one less of another.
    fn pay_with(&mut self, kind: Kind) -> InputResult {
        let Mode::Pay { mut paying, .. } = self.mode.clone() else { return InputResult::Ignored };
        if paying.of(kind) >= self.unlaid().of(kind) {
            return InputResult::Notice("tui-rb-no-more-dice");
        }
        if paying.total() >= self.game.current_turn().price() {
            let other =
                Kind::ALL.into_iter().filter(|&other| other != kind).max_by_key(|&other| paying.of(other));
            match other.filter(|&other| paying.of(other) > 0) {
                Some(other) => *paying.of_mut(other) -= 1,
                None => return InputResult::Notice("tui-rb-paid-in-full"),
            }
        }
        *paying.of_mut(kind) += 1;
        let kind = Kind::ALL.iter().position(|&other| other == kind).unwrap_or(0);
        self.mode = Mode::Pay { paying, kind };
        InputResult::Changed
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn false_key(&mut self, code: KeyCode, bone: Bone, places: &[Bone], at: usize) -> InputResult {
        let step =
            |by: usize| Mode::False { bone, places: places.to_vec(), at: (at + by) % places.len().max(1) };
        match code {
            KeyCode::Right | KeyCode::Down | KeyCode::Tab => self.mode = step(1),
            KeyCode::Left | KeyCode::Up => self.mode = step(places.len().saturating_sub(1)),
            KeyCode::Enter => {
                let place = places.get(at).copied().unwrap_or(bone);
                return self.stage(Move::LayFalse { bone, place });
            }
            KeyCode::Esc | KeyCode::Char('u') | KeyCode::Backspace => return self.back_to_dice(),
            _ => return InputResult::Ignored,
        }
        InputResult::Changed
    }

    fn dice_hints(&self) -> Vec<Hint> {
        let moves = self.game.legal_moves();
        let any = |is: fn(&Move) -> bool| moves.iter().any(is);
        let mut hints = Vec::new();
        if any(|action| matches!(action, Move::Lay(_) | Move::LayFalse { .. } | Move::PutOnHat)) {
            hints.push(Hint::keys("1–6", "tui-hint-lay"));
            hints.push(Hint::keys("←→", "tui-hint-column"));
        }
        if any(|action| matches!(action, Move::Lay(_))) && self.staged() + self.laid() > 0 {
            hints.push(Hint::letter('a', "tui-hint-lay-all"));
        }
        if any(|action| matches!(action, Move::Roll { .. })) {
            hints.push(Hint::letter('r', "tui-hint-roll"));
        }
        if any(|action| *action == Move::Bury) {
            hints.push(Hint::letter('b', "tui-hint-bury"));
        }
        if any(|action| *action == Move::Leave) {
            hints.push(Hint::letter('l', "tui-hint-leave"));
        }
        if any(|action| *action == Move::TakeOffHat) {
            hints.push(Hint::letter('t', "tui-hint-hat-off"));
        }
        if self.staged() > 0 {
            hints.push(Hint::letter('u', "tui-hint-take-back"));
        }
        hints
    }

    fn laid(&self) -> usize {
        self.game.current_turn().skeleton().filled().len() as usize
    }
}

impl TurnInput for MoveInput {
    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect {
        scene::draw(&Scene::moving(self), paper, frame, area, hits)
    }

    fn key(&mut self, key: KeyEvent) -> InputResult {
        match self.mode.clone() {
            Mode::Dice => self.dice_key(key.code),
            Mode::Pay { paying, kind } => self.pay_key(key.code, paying, kind),
            Mode::False { bone, places, at } => self.false_key(key.code, bone, &places, at),
            Mode::Sure(action) => self.sure_key(key.code, action),
        }
    }

    fn click(&mut self, target: Target) -> InputResult {
        match clicked(target) {
            Some(Clicked::Face(face)) => self.click_face(face),
            Some(Clicked::Place(place)) => self.click_place(place),
            None => InputResult::Ignored,
        }
    }

    fn hints(&self) -> Vec<Hint> {
        match &self.mode {
            Mode::Dice => self.dice_hints(),
            Mode::Pay { .. } => vec![
                Hint::enter("tui-hint-roll"),
                Hint::keys("←→", "tui-hint-kind"),
                Hint::keys("↑↓", "tui-hint-more-less"),
                Hint::new("Esc", KeyCode::Esc, "tui-hint-back"),
            ],
            Mode::False { .. } => vec![
                Hint::enter("tui-hint-lay-here"),
                Hint::keys("←→", "tui-hint-place"),
                Hint::new("Esc", KeyCode::Esc, "tui-hint-back"),
            ],
            Mode::Sure(action) => vec![
                Hint::enter(if *action == Move::Bury { "tui-hint-bury" } else { "tui-hint-leave" }),
                Hint::new("Esc", KeyCode::Esc, "tui-hint-back"),
            ],
        }
    }

    fn suggest(&mut self, action: &AnyMove) -> InputResult {
        self.mode = Mode::Dice;
        match action.of::<RollingBones>() {
            Some(Move::Roll { paying }) => self.propose_to_pay(*paying),
            Some(&ending @ (Move::Bury | Move::Leave)) => self.ask(ending),
            Some(&staged) => self.stage(staged),
            None => InputResult::Ignored,
        }
    }

    fn question(&self) -> Option<CoachQuestion> {
        Some(CoachQuestion::about(RollingBones::into_game(self.game.clone())))
    }
}
