//! The mistakes of a game, one by one: the position, what was played, and what would have been better.

use bonecup_coach::{Analysis, Book, Step, Unit, What, Why, standing_to_win};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_referee::{Event, Record, Seq};
use bonecup_rules::Seat;
use bonecup_views::{deed, points, sentence};
use bonecup_words::Value;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Clear;

use crate::boards;
use crate::hits::Hits;
use crate::ink::put_lines;
use crate::paper::Paper;
use crate::text::{line, wrap};

/// Reasons for the better move that are told.
const REASONS: usize = 3;

/// A move that was not the best.
pub(super) struct Mistake {
    pub(super) seat: Seat,
    turn: u32,
    /// As it stood before the move.
    game: AnyGame,
    played: AnyMove,
    best: AnyMove,
    loss: f64,
    unit: Unit,
    why: Vec<Why>,
}

/// All mistakes of the game, the worst first.
pub(super) fn found(record: &Record, analysis: &Analysis, book: &Book) -> Vec<Mistake> {
    let unit = analysis.unit;
    analysis.mistakes().into_iter().filter_map(|step| mistake(record, step, unit, book)).collect()
}

fn mistake(record: &Record, step: &Step, unit: Unit, book: &Book) -> Option<Mistake> {
    let What::Decision { played, best, loss, .. } = &step.what else { return None };
    let game = before(record, step.seq)?;
    let why = match unit {
        Unit::Points => for_points(&game, best, book),
        Unit::Winning => to_win(&game, played, best, book),
    };
    Some(Mistake {
        seat: step.seat,
        turn: step.turn,
        game,
        played: played.clone(),
        best: best.clone(),
        loss: *loss,
        unit,
        why,
    })
}

fn for_points(game: &AnyGame, best: &AnyMove, book: &Book) -> Vec<Why> {
    let mut why = book.values(game).map(|values| book.why(game, &values, best)).unwrap_or_default();
    // What it costs stands in the first line.
    why.retain(|why| !matches!(why.key(), "why-ahead" | "why-costs"));
    why.truncate(REASONS);
    why
}

/// How things stood, what the better move does, and whether the worse one is worth more points.
fn to_win(game: &AnyGame, played: &AnyMove, best: &AnyMove, book: &Book) -> Vec<Why> {
    let about = book.why_to_win(game, best).into_iter().take(REASONS - 2);
    standing_to_win(game).into_iter().chain(about).chain(book.more_points(game, best, played)).collect()
}

/// The game as it stood before an event.
fn before(record: &Record, seq: Seq) -> Option<AnyGame> {
    let plan = &record.plan;
    let mut game = AnyGame::start(&plan.options, plan.seats.len()).ok()?;
    for (_, event) in (1..).map(Seq).zip(&record.events).take_while(|(number, _)| *number < seq) {
        match event {
            Event::Moved { action, .. } => game.play(action).ok()?,
            Event::Rolled { outcome, .. } => game.resolve(outcome).ok()?,
            Event::Cast { .. } | Event::Chained { .. } => {}
        }
    }
    Some(game)
}

impl Mistake {
    /// Where it was made, and what it cost.
    pub(super) fn title(&self, number: usize, all: usize, paper: &Paper<'_>) -> String {
        let count = paper.say("tui-mistake", &[("number", number.into()), ("all", all.into())]);
        let place = [("name", Value::from(paper.cast.name(self.seat))), ("turn", self.turn.into())];
        let (key, loss) = match self.unit {
            Unit::Points => ("analyse-costs", self.loss),
            Unit::Winning => ("analyse-costs-winning", 100.0 * self.loss),
        };
        let by = [("by", Value::from(points(loss, paper.words)))];
        format!("{count} · {}: {}", paper.say("analyse-where", &place), paper.say(key, &by))
    }

    /// The board as it lay, and the two moves below or beside it; where there is no room, over its foot.
    pub(super) fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect) {
        // Nothing can be clicked in what is past.
        let rest = boards::of(self.game.id()).draw(&self.game, paper, frame, area, &mut Hits::default());
        let beside = self.lines(paper, usize::from(rest.width));
        if rest.width >= 30 && beside.len() <= usize::from(rest.height) {
            put_lines(frame, rest, 0, &beside);
            return;
        }
        let lines = self.lines(paper, usize::from(area.width));
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(area.height);
        let foot = Rect { y: area.y + area.height - height, height, ..area };
        frame.render_widget(Clear, foot);
        put_lines(frame, foot, 0, &lines);
    }

    fn lines(&self, paper: &Paper<'_>, columns: usize) -> Vec<Line<'static>> {
        let told = |key: &str, action: &AnyMove, style: Style| {
            let action = deed(action, &self.game, paper.words);
            let text = paper.say(key, &[("move", Value::from(action))]);
            wrap(&text, columns).into_iter().map(move |text| line(text, style)).collect::<Vec<_>>()
        };
        let why: Vec<String> = self.why.iter().map(|why| sentence(why, &self.game, paper.words)).collect();
        let mut lines = told("analyse-played", &self.played, paper.theme.bad());
        lines.extend(told("analyse-better", &self.best, paper.theme.legal()));
        lines.extend(wrap(&why.join(" "), columns).into_iter().map(Line::raw));
        lines
    }
}
