//! The dice of the roll: a column for each kind, a row for each face.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use rolling_bones::{Dice, Face, Kind, Move};

use super::colours::of_kind;
use super::{Mode, Scene, targets};
use crate::hits::Hits;
use crate::ink::{cell, put};
use crate::paper::Paper;
use crate::text::fit;

/// The rows of the dice: a heading and six faces.
pub(super) const ROWS: usize = 7;
/// The columns of the number of a row, which is its key.
const NUMBER: usize = 2;
/// A column for a kind is never wider: names and counts belong together.
const WIDEST: usize = 22;

/// Draws the three columns over the width of the area.
pub(super) fn draw(scene: &Scene<'_>, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) {
    let columns = (usize::from(area.width).saturating_sub(NUMBER) / 3).clamp(8, WIDEST);
    for row in 0..ROWS - 1 {
        put(frame, area, 0, row + 1, &(row + 1).to_string(), paper.theme.key());
    }
    for (number, kind) in Kind::ALL.into_iter().enumerate() {
        let column = NUMBER + number * columns;
        heading(scene, kind, paper, frame, area, column, columns);
        for (row, face) in kind.faces().iter().enumerate() {
            let look = Look::of(scene, *face);
            put(
                frame,
                area,
                column,
                row + 1,
                &look.text(*face, paper, columns - 1),
                look.style(*face, paper),
            );
            if let Some(region) = cell(area, column, row + 1, columns - 1) {
                hits.add(region, targets::face(*face));
            }
        }
    }
}

fn heading(
    scene: &Scene<'_>,
    kind: Kind,
    paper: &Paper<'_>,
    frame: &mut Frame<'_>,
    area: Rect,
    column: usize,
    columns: usize,
) {
    let name = paper.words.name("kind", kind);
    let text = match scene.move_input.map(|input| (input.mode(), input.unlaid())) {
        Some((Mode::Pay { paying, .. }, there)) => {
            let values =
                [("kind", name.into()), ("paid", paying.of(kind).into()), ("all", there.of(kind).into())];
            paper.say("tui-rb-paying", &values)
        }
        _ => {
            let count = scene.dice_input.map_or_else(|| scene.count(kind), |input| input.left(kind));
            let key = if scene.dice_input.is_some() { "tui-rb-left-to-type" } else { "tui-rb-kind" };
            paper.say(key, &[("kind", name.into()), ("count", count.into())])
        }
    };
    let is_focus = match scene.move_input.map(|input| input.mode()) {
        Some(Mode::Pay { kind: at, .. }) => Kind::ALL[*at] == kind,
        _ => scene.dice_input.and_then(|input| input.kind()) == Some(kind),
    };
    let style = of_kind(kind, paper.theme).add_modifier(Modifier::BOLD);
    let style = if is_focus { style.add_modifier(Modifier::REVERSED) } else { style };
    put(frame, area, column, 0, &fit(&text, columns - 1), style);
}

/// How a face is shown.
struct Look {
    count: u8,
    is_legal: bool,
    is_focus: bool,
}

impl Look {
    fn of(scene: &Scene<'_>, face: Face) -> Look {
        if let Some(input) = scene.dice_input {
            let is_legal = input.kind() == Some(face.kind());
            return Look { count: input.count(face), is_legal, is_focus: false };
        }
        let is_focus =
            scene.move_input.is_some_and(|input| input.focus() == face && *input.mode() == Mode::Dice);
        Look { count: scene.showing(face), is_legal: scene.is_useful(face), is_focus }
    }

    /// `▸forearm ×2`.
    fn text(&self, face: Face, paper: &Paper<'_>, columns: usize) -> String {
        let mark = if self.is_focus { '▸' } else { ' ' };
        let count = match self.count {
            0 => "  ".to_owned(),
            count => format!("×{count}"),
        };
        let name = paper.say(&format!("tui-face-{face}"), &[]);
        format!("{mark}{}{count}", fit(&name, columns.saturating_sub(3)))
    }

    fn style(&self, face: Face, paper: &Paper<'_>) -> Style {
        let theme = paper.theme;
        if self.is_focus {
            theme.focus()
        } else if self.is_legal {
            of_kind(face.kind(), theme).add_modifier(Modifier::BOLD)
        } else if self.count > 0 {
            Style::new()
        } else {
            theme.dim()
        }
    }
}

impl Scene<'_> {
    /// How many unlaid dice of a kind there are.
    fn count(&self, kind: Kind) -> u8 {
        match self.game.current_turn().dice() {
            Dice::InCup(count) => count.of(kind),
            Dice::Rolled(unlaid) => unlaid.count().of(kind),
        }
    }

    fn showing(&self, face: Face) -> u8 {
        match self.game.current_turn().dice() {
            Dice::InCup(_) => 0,
            Dice::Rolled(unlaid) => unlaid.showing(face),
        }
    }

    /// Whether something can be done with a die that shows this.
    fn is_useful(&self, face: Face) -> bool {
        let use_of = |action: &Move| match *action {
            Move::Lay(bone) | Move::LayFalse { bone, .. } => Face::Bone(bone) == face,
            Move::PutOnHat => face == Face::Hat,
            Move::Bury => face == Face::Grave,
            Move::TakeOffHat | Move::Roll { .. } | Move::Leave => false,
        };
        self.move_input.is_some() && self.legal.iter().any(use_of)
    }
}
