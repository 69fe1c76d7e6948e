//! The five bones, with their sides.

use bonecup_rules::{Game, Points, Turn};
use knochenmax::{BONES, Side, THROWS};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::colours::of_side;
use super::{Scene, targets};
use crate::hits::Hits;
use crate::ink::put;
use crate::paper::Paper;
use crate::text::{fit_centre, wrap};

/// The rows of the bones with what is below them.
pub(super) const ROWS: usize = 5;
/// The columns of a bone.
const COLUMNS: usize = 9;

/// How a bone is drawn: lying, staying, typed, or in the cup.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Lies,
    Stays,
    InCup,
}

pub(super) fn draw(scene: &Scene<'_>, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) {
    if matches!(scene.game.turn(), Turn::Over(_)) {
        return;
    }
    for number in 0..usize::from(BONES) {
        let (side, look) = bone(scene, number);
        card(number, side, look, scene, paper, frame, area);
        let Ok(left) = u16::try_from(1 + number * COLUMNS) else { continue };
        let height = u16::try_from(ROWS).unwrap_or(0).min(area.height);
        if left + 7 <= area.width {
            hits.add(Rect::new(area.x + left, area.y, 7, height), targets::bone(number));
        }
    }
    let column = 3 + COLUMNS * usize::from(BONES);
    let room = usize::from(area.width).saturating_sub(column);
    let lines = notes(scene, paper).into_iter();
    let lines = lines.flat_map(|(text, style)| wrap(&text, room).into_iter().map(move |line| (line, style)));
    for (row, (text, style)) in lines.enumerate() {
        put(frame, area, column, row, &text, style);
    }
}

/// Lying bones first, then those that were typed, then those in the cup.
fn bone(scene: &Scene<'_>, number: usize) -> (Option<Side>, Look) {
    let lying: Vec<Side> = scene.game.throw().sides().collect();
    if let Some(&side) = lying.get(number) {
        let stays = scene.dice_input.is_some() || scene.move_input.is_some_and(|input| input.stays(number));
        return (Some(side), if stays { Look::Stays } else { Look::Lies });
    }
    let typed = scene.dice_input.and_then(|input| input.typed().get(number - lying.len()));
    match typed {
        Some(&side) => (Some(side), Look::Lies),
        None => (None, Look::InCup),
    }
}

fn card(
    number: usize,
    side: Option<Side>,
    look: Look,
    scene: &Scene<'_>,
    paper: &Paper<'_>,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    let theme = paper.theme;
    let frames = match look {
        Look::Lies => ["╭───╮", "│", "╰───╯"],
        Look::Stays => ["╔═══╗", "║", "╚═══╝"],
        Look::InCup => ["╭┄┄┄╮", "┆", "╰┄┄┄╯"],
    };
    let face = side.map_or_else(|| paper.turning().to_owned(), |side| side.to_string());
    let middle = format!("{0} {face} {0}", frames[1]);
    let style = match side {
        Some(side) => of_side(side, theme).add_modifier(Modifier::BOLD),
        None => theme.dim(),
    };
    let column = 1 + number * COLUMNS;
    for (row, text) in [frames[0], &middle, frames[2]].into_iter().enumerate() {
        put(frame, area, column + 1, row, text, style);
    }
    let name = side.map_or(String::new(), |side| paper.words.name("side", side));
    put(frame, area, column, 3, &fit_centre(&name, 7), style.remove_modifier(Modifier::BOLD));
    if scene.move_input.is_some_and(|input| input.game().throws_left() > 0) {
        let (key, style) = match look {
            Look::Stays => (format!("{} {}", number + 1, paper.say("tui-km-kept", &[])), theme.title()),
            Look::Lies | Look::InCup => ((number + 1).to_string(), theme.dim()),
        };
        put(frame, area, column, 4, &fit_centre(&key, 7), style);
    }
}

fn notes(scene: &Scene<'_>, paper: &Paper<'_>) -> Vec<(String, Style)> {
    if let Some(input) = scene.dice_input {
        let key = if input.is_complete() { "tui-typed-all" } else { "tui-km-type" };
        return vec![(String::new(), Style::new()), (paper.say(key, &[]), paper.theme.title())];
    }
    let left = scene.game.throws_left();
    let throws = format!("{}{}", "●".repeat(usize::from(THROWS - left)), "○".repeat(usize::from(left)));
    let mut notes = vec![
        (String::new(), Style::new()),
        (throws, paper.theme.title()),
        (paper.say("picture-km-throws-left", &[("left", left.into())]), Style::new()),
    ];
    if let Some((entry, Points(points))) = scene.move_input.and_then(|input| input.asked()) {
        let values = [("box", paper.words.name("box", entry).into()), ("points", points.into())];
        let key = if points == 0 { "tui-km-sure-strike" } else { "tui-km-sure-fill" };
        notes.push((paper.say(key, &values), paper.theme.focus()));
        notes.push((paper.say("tui-enter-yes", &[]), paper.theme.focus()));
    }
    notes
}
