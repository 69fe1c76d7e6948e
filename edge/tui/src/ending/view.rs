//! The result on the screen.

use bonecup_coach::{Analysis, CoachRefusal, Kind, SeatAnalysis, Unit};
use bonecup_rules::{Points, Seat};
use bonecup_views::points;
use bonecup_words::{Value, Words};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{Ending, chart, course};
use crate::hints;
use crate::hits::Hits;
use crate::ink::{below, put, put_lines};
use crate::paper::Paper;
use crate::text::{bar, clip, fit, fit_right, signed, wrap};
use crate::theme::Theme;

/// The columns of a name.
const NAME: usize = 18;

impl Ending {
    pub(crate) fn draw(&self, words: &Words, theme: Theme, frame: &mut Frame<'_>, hits: &mut Hits) {
        let area = frame.area();
        let paper = Paper { words, theme, cast: &self.cast, looked_at: None, beat: self.beat };
        let columns = usize::from(area.width);
        let title =
            format!(" {} · {}", self.record.plan.options.game().title(), words.say("picture-over", &[]));
        put(frame, area, 0, 0, &fit(&title, columns), theme.focus());
        let body = Rect {
            x: area.x + 1,
            width: area.width.saturating_sub(2).min(110),
            height: area.height.saturating_sub(4),
            ..below(area, 2)
        };
        let foot = Rect { y: area.y + area.height.saturating_sub(1), height: 1.min(area.height), ..area };
        hints::draw(&self.hints(), words, theme, frame, foot, hits);
        if let Some((at, mistake)) = self.mistake.and_then(|at| Some((at, *self.mistakes().get(at)?))) {
            let title = mistake.title(at + 1, self.mistakes().len(), &paper);
            put(frame, area, 0, 0, &fit(&format!(" {title}"), columns), theme.focus());
            let body = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..below(area, 1) };
            mistake.draw(&paper, frame, Rect { height: area.height.saturating_sub(2), ..body });
            return;
        }
        let row = put_lines(frame, body, 0, &self.result(&paper, usize::from(body.width)));
        self.draw_analysis(&paper, frame, below(body, row + 1));
        let rows = usize::from(area.height);
        if let Some(kept) = &self.kept {
            put(
                frame,
                area,
                1,
                rows.saturating_sub(2),
                &clip(&kept_in_words(kept, words), columns - 1),
                theme.title(),
            );
        }
    }

    /// Who won, and how far everybody came.
    fn result(&self, paper: &Paper<'_>, columns: usize) -> Vec<Line<'static>> {
        let standings = self.game.standings();
        let mut seats: Vec<Seat> = Seat::all(self.game.seats()).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(standings.points()[seat.index()]));
        let most = standings.points().iter().map(|points| points.0).max().unwrap_or(1).max(1);
        let mut lines = vec![crate::text::line(self.winner(paper), paper.theme.title()), Line::raw("")];
        for seat in seats {
            let Points(points) = standings.points()[seat.index()];
            let (done, _) = bar(f64::from(points) / f64::from(most), columns.saturating_sub(NAME + 10));
            let wins = standings.winners().any(|winner| winner == seat);
            let name = format!("{}{}", if wins { "★ " } else { "  " }, fit(self.cast.name(seat), NAME));
            lines.push(Line::from(vec![
                Span::raw(name),
                Span::raw(fit_right(&points.to_string(), 5)),
                Span::raw(" "),
                Span::styled(done, paper.theme.good()),
            ]));
        }
        lines
    }

    fn winner(&self, paper: &Paper<'_>) -> String {
        self.cast.verdict(&self.game.standings(), paper.words).unwrap_or_default()
    }

    fn draw_analysis(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect) {
        let columns = usize::from(area.width);
        let lines = match self.review() {
            None => vec![Line::raw(format!("{} {}", paper.turning(), paper.say("tui-analysing", &[])))],
            Some(Err(CoachRefusal::NotSolved)) => {
                dim_lines(&paper.say("tui-no-analysis", &[]), columns, paper)
            }
            Some(Err(refusal)) => dim_lines(&paper.words.reason(refusal), columns, paper),
            Some(Ok(review)) => self.analysed(&review.analysis, columns, usize::from(area.height), paper),
        };
        put_lines(frame, area, 0, &lines);
    }

    fn analysed(
        &self,
        analysis: &Analysis,
        columns: usize,
        rows: usize,
        paper: &Paper<'_>,
    ) -> Vec<Line<'static>> {
        let Some(own) = analysis.seats.get(self.seat.index()) else { return Vec::new() };
        let name = Value::from(self.cast.name(self.seat));
        let mut lines =
            vec![crate::text::line(paper.say("tui-luck-of", &[("name", name)]), paper.theme.title())];
        lines.extend(sums(analysis, own, columns, paper));
        lines.push(Line::raw(""));
        let rows = rows.saturating_sub(lines.len() + 1);
        lines.extend(match analysis.unit {
            Unit::Points => chart::lines(analysis, self.seat, columns, rows, &self.scroll, paper),
            Unit::Winning => course::lines(analysis, self.seat, columns, rows, &self.scroll, paper),
        });
        lines
    }
}

fn dim_lines(text: &str, columns: usize, paper: &Paper<'_>) -> Vec<Line<'static>> {
    wrap(text, columns).into_iter().map(|line| paper.dim(line)).collect()
}

/// What the seat ended with and what that is made of, and how far to trust it.
fn sums(analysis: &Analysis, own: &SeatAnalysis, columns: usize, paper: &Paper<'_>) -> Vec<Line<'static>> {
    let (text, key, scale) = match analysis.unit {
        Unit::Points => (sum(own, paper), "tui-estimated", 1.0),
        Unit::Winning => (sum_of_chances(own, paper), "tui-chances-estimated", 100.0),
    };
    let mut lines: Vec<_> = wrap(&text, columns).into_iter().map(Line::raw).collect();
    if let Kind::Estimate { error } = analysis.kind {
        let error = ("error", Value::from(points(scale * error, paper.words)));
        lines.extend(dim_lines(&paper.say(key, &[error]), columns, paper));
    }
    lines
}

/// The same in hundredths of a win.
fn sum_of_chances(own: &SeatAnalysis, paper: &Paper<'_>) -> String {
    let in_hundredths = |part: f64| points(100.0 * part, paper.words);
    let values = [
        ("result", Value::from(paper.words.percent(own.result, 0))),
        ("start", paper.words.percent(own.start, 1).into()),
        ("luck", signed(in_hundredths(own.luck), own.luck).into()),
        ("loss", in_hundredths(own.loss).into()),
    ];
    paper.say("tui-luck-sum-winning", &values)
}

/// `result 53 = expected 61.2 + luck 3.1 − given away 11.3`.
fn sum(own: &SeatAnalysis, paper: &Paper<'_>) -> String {
    let values = [
        ("result", Value::from(paper.words.number(own.result, 0))),
        ("start", points(own.start, paper.words).into()),
        ("luck", signed(points(own.luck, paper.words), own.luck).into()),
        ("loss", points(own.loss, paper.words).into()),
    ];
    paper.say("tui-luck-sum", &values)
}

fn kept_in_words(kept: &Result<std::path::PathBuf, String>, words: &Words) -> String {
    match kept {
        Ok(path) => words.say("tui-record-kept", &[("file", Value::from(path.display().to_string()))]),
        Err(error) => words.say("venue-not-saved", &[("error", error.into())]),
    }
}
