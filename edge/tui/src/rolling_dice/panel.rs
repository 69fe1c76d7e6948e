//! What stands beside the arena: the track with the seals, and what is to be done.

use bonecup_rules::{Game, Points};
use bonecup_views::rolling_dice::{earned, gain_of, if_chosen, standing};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use rolling_dice::{Aim, AimPart, Colour, Rest, RollingDice, ScoringDie, Task, Which};

use super::choosing::Choosing;
use super::lying::{letter, raised};
use super::placing::Placing;
use super::{DiceInput, MoveTask, colours, touching};
use crate::paper::Paper;
use crate::text::{bar, fit, fit_right, wrap};

/// The columns of a colour's name and of a player's.
const COLOUR: usize = 7;
const NAME: usize = 9;

/// The track: every seal on its way to the goal, and what its scoring die would earn now.
pub(super) fn track(game: &RollingDice, columns: usize, paper: &Paper<'_>) -> Vec<Line<'static>> {
    let goal = [("goal", game.goal().0.into())];
    let head = Span::styled(paper.say("picture-rd-seals", &goal), paper.theme.title());
    let legend = Span::styled(format!("  {}", paper.say("tui-rd-now", &[])), paper.theme.dim());
    let mut lines = vec![Line::from(vec![head, legend])];
    let now = standing(game);
    for &colour in game.colours() {
        let gain = now.iter().find(|(own, _)| *own == colour).map(|(_, gain)| gain.earned());
        lines.push(seal(game, colour, gain, columns, paper));
    }
    lines
}

fn seal(
    game: &RollingDice,
    colour: Colour,
    gain: Option<Points>,
    columns: usize,
    paper: &Paper<'_>,
) -> Line<'static> {
    let theme = paper.theme;
    let Points(points) = game.seal(colour);
    let moves = game.task() != Task::Over && colour == game.thrower();
    let share = f64::from(points) / f64::from(game.goal().0.max(1));
    let (done, rest) = bar(share, columns.saturating_sub(COLOUR + NAME + 14));
    let name = format!("{} {}", letter(colour), fit(&paper.words.name("colour", colour), COLOUR));
    let owner = fit(paper.cast.name(game.seat_of(colour)), NAME);
    Line::from(vec![
        Span::raw(if moves { "▸" } else { " " }),
        Span::styled(name, colours::text(colour, theme)),
        Span::styled(owner, if moves { theme.title() } else { Style::new() }),
        Span::raw(fit_right(&points.to_string(), 3)),
        Span::styled(gain.map_or("    ".to_owned(), |gain| fit_right(&format!("+{gain}"), 4)), theme.good()),
        Span::raw(" "),
        Span::styled(done, colours::text(colour, theme)),
        Span::styled(rest, theme.dim()),
    ])
}

/// What somebody here is asked.
pub(super) fn task(
    game: &RollingDice,
    task: &MoveTask,
    columns: usize,
    paper: &Paper<'_>,
) -> Vec<Line<'static>> {
    match task {
        MoveTask::Aim(aim) => aiming(game, aim, columns, paper),
        MoveTask::Choose(choosing) => choices(game, choosing, columns, paper),
        MoveTask::Place(placing) => place(game, placing, columns, paper),
    }
}

/// The parts of the aim as gauges.
fn aiming(game: &RollingDice, aim: &Aim, columns: usize, paper: &Paper<'_>) -> Vec<Line<'static>> {
    let mut lines = due(game, columns, paper);
    let keys = ["← →", "a d", "↑ ↓", "w s", "+ −"];
    for (part, key) in AimPart::ALL.into_iter().zip(keys) {
        let (least, most) = part.range().into_inner();
        let share = f64::from(aim.part(part) - least) / f64::from(most - least);
        let (before, after) = bar(share, columns.saturating_sub(30));
        let name = paper.say(&format!("tui-aim-{}", part.name()), &[]);
        lines.push(Line::from(vec![
            Span::styled(format!(" {key} "), paper.theme.key()),
            Span::raw(fit(&name, 11)),
            Span::raw(fit_right(&part.write(aim.part(part)), 6)),
            Span::raw(" "),
            Span::styled(before.replace('━', "─"), paper.theme.dim()),
            Span::styled("●", paper.theme.key()),
            Span::styled(after.replace('┄', "─"), paper.theme.dim()),
        ]));
    }
    lines
}

fn choices(game: &RollingDice, choosing: &Choosing, columns: usize, paper: &Paper<'_>) -> Vec<Line<'static>> {
    let mut lines = due(game, columns, paper);
    for (number, rest) in (1..).zip(game.thrown()) {
        let is_focus = choosing.chosen() == Some(number);
        let sum = match if_chosen(game, number).filter(|_| choosing.dice().contains(&number)) {
            Some(gain) => earned(&gain, paper.words),
            None => not_chosen(rest, paper),
        };
        let mark = if is_focus { "▸" } else { " " };
        let text = format!("{mark}{}{}  {sum}", raised(number), rest.face);
        let style = match (is_focus, choosing.dice().contains(&number)) {
            (true, _) => paper.theme.focus(),
            (false, true) => paper.theme.legal(),
            (false, false) => paper.theme.dim(),
        };
        lines.push(crate::text::line(text, style));
    }
    lines
}

fn not_chosen(rest: &Rest, paper: &Paper<'_>) -> String {
    if rest.on_floe() {
        paper.say("tui-rd-beats-nothing", &[])
    } else {
        paper.say(&format!("place-{}", rest.place.name()), &[])
    }
}

fn place(game: &RollingDice, placing: &Placing, columns: usize, paper: &Paper<'_>) -> Vec<Line<'static>> {
    let spot = placing.spot();
    let mut lines = due(game, columns, paper);
    let at = [
        ("x", paper.words.number(spot.x.in_mm(), 0).into()),
        ("y", paper.words.number(spot.y.in_mm(), 0).into()),
    ];
    lines.extend(said(&paper.say("tui-rd-spot", &at), columns, Style::new()));
    if placing.is_by_hand() {
        lines.extend(said(&touching::told(placing.touched(), paper), columns, Style::new()));
    }
    match game.check(&placing.action()) {
        Ok(()) => {
            let die = ScoringDie::Floe(game.put_back(placing.face, spot, placing.touched()));
            let gain = gain_of(placing.colour, game, die).map(|gain| earned(&gain, paper.words));
            lines.extend(said(&gain.unwrap_or_default(), columns, paper.theme.legal()));
        }
        Err(refusal) => lines.extend(said(&paper.words.reason(&refusal), columns, paper.theme.bad())),
    }
    lines
}

/// Real dice as far as they are typed.
pub(super) fn typed(input: &DiceInput, columns: usize, paper: &Paper<'_>) -> Vec<Line<'static>> {
    let key = if input.is_complete() { "tui-rd-typed-all" } else { "tui-rd-type" };
    let floe = if input.is_own_floe() { "tui-rd-own-floe" } else { "tui-rd-our-plan" };
    let mut lines = told(&paper.say(key, &[]), columns, paper.theme.title());
    lines.extend(told(&paper.say(floe, &[]), columns, paper.theme.dim()));
    for (number, die) in input.dice().iter().enumerate() {
        let is_focus = number == input.at();
        let which = match die.which {
            Which::Thrown(number) => paper.say("tui-rd-thrown-die", &[("number", number.into())]),
            Which::Scoring(colour) => paper.words.name("colour", colour),
        };
        let face = die.face.map_or("_".to_owned(), |face| face.to_string());
        let place = match input.touched(die) {
            Some(touched) => touching::told(Some(touched), paper),
            None => paper.say(if die.is_wet { "place-water" } else { "place-floe" }, &[]),
        };
        let text = format!("{}{} {face}  {place}", if is_focus { "▸" } else { " " }, fit(&which, 12));
        let style = if is_focus { paper.theme.focus() } else { Style::new() };
        lines.push(crate::text::line(text, style));
    }
    lines
}

/// What is due, and from whom.
pub(super) fn due(game: &RollingDice, columns: usize, paper: &Paper<'_>) -> Vec<Line<'static>> {
    let task = game.task();
    let (colour, count) = match task {
        Task::Aim { colour, dice } => (colour, dice),
        Task::Place { colour, face } => (colour, face.pips()),
        Task::Land { colour, .. } | Task::Choose { colour } => (colour, 0),
        Task::Over => return vec![paper.head("picture-over")],
    };
    let values = [
        ("name", paper.cast.name(game.seat_of(colour)).into()),
        ("colour", paper.words.name("colour", colour).into()),
        ("count", count.into()),
    ];
    let text = paper.say(&format!("picture-rd-{}", task.name()), &values);
    told(&text, columns, paper.theme.title())
}

/// A text on as many lines as it takes.
fn told(text: &str, columns: usize, style: Style) -> Vec<Line<'static>> {
    wrap(text, columns).into_iter().map(|text| crate::text::line(text, style)).collect()
}

/// The same below a heading.
fn said(text: &str, columns: usize, style: Style) -> Vec<Line<'static>> {
    let lines = wrap(text, columns.saturating_sub(1)).into_iter();
    lines.map(|text| crate::text::line(format!(" {text}"), style)).collect()
}
