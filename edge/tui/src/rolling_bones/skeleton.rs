//! The skeleton as a text picture that fills.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use rolling_bones::{Bone, BoneSet, Face, Kind, Skeleton};

use super::colours::of_kind;
use super::{Mode, Scene, targets};
use crate::hits::Hits;
use crate::ink::{cell, put};
use crate::paper::Paper;
use crate::text::fit_centre;

/// The columns of the picture.
pub(crate) const COLUMNS: usize = 24;
/// Its rows where there is room for joints, and where there is not.
pub(crate) const TALL: usize = 14;
pub(crate) const SHORT: usize = 8;

/// The columns of a limb's bone and of one of the trunk.
const LIMB: usize = 7;
const TRUNK: usize = 6;
/// Where the columns of bones begin: arms, trunk, legs.
const LEFT_ARM: usize = 0;
const MIDDLE: usize = 9;
const RIGHT_ARM: usize = 17;
const LEFT_LEG: usize = 4;
const RIGHT_LEG: usize = 13;

use Bone::{
    LeftFoot, LeftForearm, LeftHand, LeftLowerLeg, LeftThigh, LeftUpperArm, Pelvis, RibCage, RightFoot,
    RightForearm, RightHand, RightLowerLeg, RightThigh, RightUpperArm, Skull, Spine,
};

/// Column and row of each bone, rows counted without joints.
const PLACES: [(Bone, usize, usize); 16] = [
    (Skull, MIDDLE, 1),
    (RibCage, MIDDLE, 2),
    (Spine, MIDDLE, 3),
    (Pelvis, MIDDLE, 4),
    (LeftUpperArm, LEFT_ARM, 2),
    (LeftForearm, LEFT_ARM, 3),
    (LeftHand, LEFT_ARM, 4),
    (RightUpperArm, RIGHT_ARM, 2),
    (RightForearm, RIGHT_ARM, 3),
    (RightHand, RIGHT_ARM, 4),
    (LeftThigh, LEFT_LEG, 5),
    (LeftLowerLeg, LEFT_LEG, 6),
    (LeftFoot, LEFT_LEG, 7),
    (RightThigh, RIGHT_LEG, 5),
    (RightLowerLeg, RIGHT_LEG, 6),
    (RightFoot, RIGHT_LEG, 7),
];

/// Joints that are drawn between two rows.
const JOINTS: [(Bone, Bone); 11] = [
    (Skull, RibCage),
    (RibCage, Spine),
    (Spine, Pelvis),
    (LeftUpperArm, LeftForearm),
    (LeftForearm, LeftHand),
    (RightUpperArm, RightForearm),
    (RightForearm, RightHand),
    (LeftThigh, LeftLowerLeg),
    (LeftLowerLeg, LeftFoot),
    (RightThigh, RightLowerLeg),
    (RightLowerLeg, RightFoot),
];

/// Draws the skeleton at the top left of the area, as tall as it allows.
pub(super) fn draw(scene: &Scene<'_>, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) {
    let step = if usize::from(area.height) >= TALL { 2 } else { 1 };
    let picture = Picture { scene, paper, step };
    picture.hat(frame, area);
    picture.sideways(frame, area);
    for (bone, column, row) in PLACES {
        picture.bone(bone, column, row, frame, area, hits);
    }
    if step == 2 {
        for (upper, lower) in JOINTS {
            picture.joint(upper, lower, frame, area);
        }
    }
}

struct Picture<'a> {
    scene: &'a Scene<'a>,
    paper: &'a Paper<'a>,
    /// Rows from one bone to the next.
    step: usize,
}

impl Picture<'_> {
    fn skeleton(&self) -> &Skeleton {
        self.scene.game.current_turn().skeleton()
    }

    /// The hat sits right on the skull.
    fn row(&self, row: usize) -> usize {
        if row <= 1 { row } else { 1 + (row - 1) * self.step }
    }

    fn hat(&self, frame: &mut Frame<'_>, area: Rect) {
        let theme = self.paper.theme;
        let (text, style) = if self.skeleton().hat() {
            ("▁▟██▙▁", of_kind(Kind::Centre, theme).add_modifier(Modifier::BOLD))
        } else {
            ("  ha  ", theme.dim())
        };
        put(frame, area, MIDDLE, 0, text, style);
    }

    fn bone(
        &self,
        bone: Bone,
        column: usize,
        row: usize,
        frame: &mut Frame<'_>,
        area: Rect,
        hits: &mut Hits,
    ) {
        let columns = if column == MIDDLE { TRUNK } else { LIMB };
        let (text, style) = self.look(bone, columns);
        put(frame, area, column, self.row(row), &text, style);
        if let Some(region) = cell(area, column, self.row(row), columns) {
            hits.add(region, targets::place(bone));
        }
    }

    /// What a place looks like: laid, laid just now, false, ready to be laid, or free.
    fn look(&self, place: Bone, columns: usize) -> (String, Style) {
        let theme = self.paper.theme;
        let inner = columns - 4;
        let code = fit_centre(&place.to_string(), inner);
        let kind = of_kind(Face::Bone(place).kind(), theme);
        if let Some(wrong) = self.skeleton().false_bone(place) {
            return (format!("✗━{}━✗", fit_centre(&wrong.to_string(), inner)), theme.bad());
        }
        if self.skeleton().right().contains(place) {
            let end = if self.scene.is_fresh(place) { '○' } else { '●' };
            return (format!("{end}━{code}━{end}"), kind.add_modifier(Modifier::BOLD));
        }
        match self.scene.move_input.map(|input| input.mode()) {
            Some(Mode::False { places, at, .. }) if places.contains(&place) => {
                let style = if places.get(*at) == Some(&place) { theme.focus() } else { theme.legal() };
                (format!("‹ {code} ›"), style)
            }
            _ if self.scene.fits(place) => (format!("‹ {code} ›"), theme.legal()),
            _ => (format!("  {}  ", code.to_ascii_lowercase()), theme.dim()),
        }
    }

    fn is_joined(&self, a: Bone, b: Bone) -> bool {
        self.skeleton().filled().contains_all(BoneSet::from_iter([a, b]))
    }

    fn joint(&self, upper: Bone, lower: Bone, frame: &mut Frame<'_>, area: Rect) {
        let Some((_, column, row)) = PLACES.iter().find(|(bone, ..)| *bone == upper) else { return };
        let (middle, [solid, loose]) = if *column == MIDDLE {
            (column + TRUNK / 2 - 1, ["┃┃", "┊┊"])
        } else {
            (column + LIMB / 2, ["┃", "┊"])
        };
        let is_joined = self.is_joined(upper, lower);
        let style = if is_joined { Style::new() } else { self.paper.theme.dim() };
        put(frame, area, middle, self.row(*row) + 1, if is_joined { solid } else { loose }, style);
    }

    /// Shoulders and hips.
    fn sideways(&self, frame: &mut Frame<'_>, area: Rect) {
        let joints = [
            (RibCage, LeftUpperArm, LEFT_ARM + LIMB, 2, ["━━", "┄┄"]),
            (RibCage, RightUpperArm, MIDDLE + TRUNK, 2, ["━━", "┄┄"]),
            (Pelvis, LeftThigh, LEFT_LEG + LIMB / 2, 4, ["┏━", "┌┄"]),
            (Pelvis, RightThigh, MIDDLE + TRUNK, 4, ["━┓", "┄┐"]),
        ];
        for (a, b, column, row, [solid, loose]) in joints {
            let is_joined = self.is_joined(a, b);
            let style = if is_joined { Style::new() } else { self.paper.theme.dim() };
            put(frame, area, column, self.row(row), if is_joined { solid } else { loose }, style);
            if self.step == 2 && row == 4 {
                let at = if b == LeftThigh { LEFT_LEG + LIMB / 2 } else { RIGHT_LEG + LIMB / 2 };
                put(frame, area, at, self.row(row) + 1, if is_joined { "┃" } else { "┊" }, style);
            }
        }
    }
}
