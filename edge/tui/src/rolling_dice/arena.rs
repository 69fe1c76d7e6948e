//! The arena from above, in dots of braille: the entrance at the foot, forward is up.

use bonecup_outlook::expected_distance;
use bonecup_rules::Points;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::Marker;
use ratatui::text::{Line as TextLine, Span};
use ratatui::widgets::canvas::{Canvas, Circle, Context, Line, Points as Dots};
use rolling_dice::arena::{BLOCK_EDGE, BLOCKS, BOX_DEPTH, BOX_WIDTH, DIE_EDGE, FLOE, Patch, PatchKind};
use rolling_dice::{Aim, Colour, Face};

use super::colours;
use super::lying::{Look, Lying, letter};
use crate::hits::Hits;
use crate::theme::Theme;

/// The millimetres at the edges of the picture: the box, and the blocks before its entrance.
const ACROSS: [f64; 2] = [-8.0, 308.0];
const FORWARD: [f64; 2] = [-46.0, 438.0];
/// The ring round the die that has to be beaten.
const RING: f64 = 14.0;

/// What lies and flies in the arena.
pub(super) struct Arena<'a> {
    pub(super) patches: &'a [Patch],
    pub(super) dice: &'a [Lying],
    pub(super) blocks: &'a [(Colour, Face)],
    pub(super) aim: Option<Aim>,
    pub(super) theme: Theme,
}

/// The columns that the arena takes if it is so many rows high: dots are as wide as they are high.
pub(super) fn columns(rows: u16) -> u16 {
    let share = (ACROSS[1] - ACROSS[0]) / (FORWARD[1] - FORWARD[0]);
    crate::text::eighths(share, usize::from(rows) * 2).div_ceil(8).try_into().unwrap_or(u16::MAX)
}

/// The rows that the arena takes if it is so many columns wide.
pub(super) fn rows(wide: u16) -> u16 {
    (1..=u16::MAX).take_while(|&rows| columns(rows) <= wide).last().unwrap_or(1)
}

/// Draws the arena into the area.
pub(super) fn draw(arena: &Arena<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) {
    hits.set_plan(area, ACROSS, FORWARD);
    let cells = Cells { columns: f64::from(area.width), rows: f64::from(area.height) };
    let canvas = Canvas::default().marker(Marker::Braille).x_bounds(ACROSS).y_bounds(FORWARD).paint(|pen| {
        arena.walls(pen);
        arena.floe(pen);
        arena.patches(pen, cells);
        arena.blocks(pen, cells);
        pen.layer();
        arena.dice(pen, cells);
        arena.aim(pen, cells);
    });
    frame.render_widget(canvas, area);
}

impl Arena<'_> {
    fn walls(&self, pen: &mut Context<'_>) {
        let (width, depth, colour) = (BOX_WIDTH.in_mm(), BOX_DEPTH.in_mm(), colours::wall(self.theme));
        for [x1, y1, x2, y2] in [
            [-4.0, 0.0, -4.0, depth],
            [width + 4.0, 0.0, width + 4.0, depth],
            [-4.0, depth, width + 4.0, depth],
        ] {
            pen.draw(&Line { x1, y1, x2, y2, color: colour });
        }
    }

    fn floe(&self, pen: &mut Context<'_>) {
        let next = FLOE.iter().cycle().skip(1);
        for (from, to) in FLOE.iter().zip(next) {
            pen.draw(&Line {
                x1: from.x.in_mm(),
                y1: from.y.in_mm(),
                x2: to.x.in_mm(),
                y2: to.y.in_mm(),
                color: colours::ice(self.theme),
            });
        }
    }

    fn patches(&self, pen: &mut Context<'_>, cells: Cells) {
        for patch in self.patches {
            let colour = colours::of_patch(patch.kind, self.theme);
            let (x, y, radius) = (patch.centre.x.in_mm(), patch.centre.y.in_mm(), patch.radius.in_mm());
            pen.draw(&Circle { x, y, radius, color: colour });
            if patch.kind == PatchKind::Hole {
                pen.draw(&Dots { coords: &hatching(patch), color: colour });
            }
            let Points(points) = patch.points;
            let label = format!("{points:+}").replace('-', "−");
            cells.print(pen, x, y, &label, Style::new().fg(colour).add_modifier(Modifier::BOLD));
        }
    }

    /// The blocks that are free, and the dice on the others; the first has the start symbol.
    fn blocks(&self, pen: &mut Context<'_>, cells: Cells) {
        let half = BLOCK_EDGE.in_mm() / 2.0;
        for (number, block) in BLOCKS.iter().enumerate() {
            let (x, y) = (block.x.in_mm(), block.y.in_mm());
            square(pen, x, y, half, 0.0, colours::wall(self.theme));
            if let Some((colour, face)) = self.blocks.get(number) {
                let label = format!("{}{face}", letter(*colour));
                cells.print(
                    pen,
                    x,
                    y,
                    &label,
                    colours::text(*colour, self.theme).add_modifier(Modifier::BOLD),
                );
            } else if number == 0 {
                cells.print(pen, x, y, "▸", Style::new());
            }
        }
    }

    /// Dice that the keys are at are drawn last, above all others.
    fn dice(&self, pen: &mut Context<'_>, cells: Cells) {
        let focus = |die: &&Lying| die.look == Look::Focus;
        let (last, first): (Vec<&Lying>, Vec<&Lying>) = self.dice.iter().partition(focus);
        for die in first.into_iter().chain(last) {
            let colour = colours::of_die(die.colour, self.theme);
            square(pen, die.x, die.y, DIE_EDGE.in_mm() / 2.0, die.turn, colour);
            if die.look == Look::Marked {
                pen.draw(&Circle { x: die.x, y: die.y, radius: RING, color: colours::aim(self.theme) });
            }
            cells.print(pen, die.x, die.y, &die.label(), self.label_style(die));
        }
    }

    fn label_style(&self, die: &Lying) -> Style {
        let style = colours::text(die.colour, self.theme).add_modifier(Modifier::BOLD);
        match die.look {
            Look::Focus => style.add_modifier(Modifier::REVERSED),
            Look::Plain | Look::Marked if die.is_wet => {
                colours::text(die.colour, self.theme).add_modifier(Modifier::DIM)
            }
            Look::Plain | Look::Marked if die.number.is_none() => style.add_modifier(Modifier::UNDERLINED),
            Look::Plain | Look::Marked => style,
        }
    }

    /// The hand before the entrance, and where its dice would come to rest on average.
    fn aim(&self, pen: &mut Context<'_>, cells: Cells) {
        let Some(aim) = self.aim else { return };
        let angle = f64::from(aim.direction) / 1000.0;
        let place = f64::from(aim.place) / 10.0;
        let reach = expected_distance(aim.strength);
        let at = |distance: f64| (place + distance * angle.sin(), distance * angle.cos());
        let steps = (0..40).map(|step| f64::from(step) * 12.0).take_while(|&distance| distance < reach);
        let dots: Vec<(f64, f64)> = steps.map(at).collect();
        pen.draw(&Dots { coords: &dots, color: colours::aim(self.theme) });
        let style = Style::new().fg(colours::aim(self.theme)).add_modifier(Modifier::BOLD);
        let (x, y) = at(reach.max(0.0));
        cells.print(pen, x, y, "×", style);
        cells.print(pen, place, -6.0, "▲", style);
    }
}

/// The cells of the screen behind the dots.
#[derive(Clone, Copy)]
struct Cells {
    columns: f64,
    rows: f64,
}

impl Cells {
    /// A text with its middle there. The canvas cuts places of texts and of dots in different ways, so the cell that the
    /// dot is in is found here.
    fn print(self, pen: &mut Context<'_>, x: f64, y: f64, text: &str, style: Style) {
        let length = f64::from(u16::try_from(crate::text::width(text)).unwrap_or(0));
        let (wide, deep) = (ACROSS[1] - ACROSS[0], FORWARD[1] - FORWARD[0]);
        let column = (self.columns * (x - ACROSS[0]) / wide - (length - 1.0) / 2.0).floor();
        let row = (self.rows * (FORWARD[1] - y) / deep).floor();
        let column = column.min(self.columns - length).max(0.0);
        let row = row.min(self.rows - 1.0).max(0.0);
        let left = ACROSS[0] + (column + 0.01) * wide / (self.columns - 1.0).max(1.0);
        let top = FORWARD[1] - (row + 0.01) * deep / (self.rows - 1.0).max(1.0);
        pen.print(left, top, TextLine::from(Span::styled(text.to_owned(), style)));
    }
}

fn square(pen: &mut Context<'_>, x: f64, y: f64, half: f64, turn: f64, color: Color) {
    let (sin, cos) = turn.to_radians().sin_cos();
    let corner = |a: f64, b: f64| (x + half * (a * cos - b * sin), y + half * (a * sin + b * cos));
    let corners = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
    for (number, &(x1, y1)) in corners.iter().enumerate() {
        let (x2, y2) = corners[(number + 1) % 4];
        pen.draw(&Line { x1, y1, x2, y2, color });
    }
}

/// Dots that tell a hole from a net without colours.
fn hatching(patch: &Patch) -> Vec<(f64, f64)> {
    let (x, y, radius) = (patch.centre.x.in_mm(), patch.centre.y.in_mm(), patch.radius.in_mm());
    let steps = || (-5..=5).map(|step| f64::from(step) * 4.0);
    let all = steps().flat_map(|dx| steps().map(move |dy| (dx, dy)));
    all.filter(|(dx, dy)| dx.hypot(*dy) < radius).map(|(dx, dy)| (x + dx, y + dy)).collect()
}
