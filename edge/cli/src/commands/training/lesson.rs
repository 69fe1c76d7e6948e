//! One position after the other: asked, answered, and kept.

use std::io::{self, IsTerminal, Write};

use bonecup_rules::Reason;
use bonecup_seat::{Answered, Home, Trained, note_answer};
use bonecup_solver_cache::SolverCache;
use bonecup_training::{Position, Solution, solve};
use bonecup_views::layout::{DIM, paint};
use bonecup_words::Words;

use super::answering::{Typed, read_answer};
use super::{Shelf, Task, telling};
use crate::commands::advise::lines::Lines;
use crate::failure::Failure;
use crate::output;

/// How positions are told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// With pictures made of letters.
    Pictures,
    /// In sentences alone, for those who listen.
    Speech,
    /// For programs, a line each.
    Json,
}

impl Style {
    pub(super) fn of(plain: bool, json: bool) -> Style {
        match (json, plain) {
            (true, _) => Style::Json,
            (false, true) => Style::Speech,
            (false, false) => Style::Pictures,
        }
    }
}

pub(super) struct Lesson<'a> {
    style: Style,
    words: &'a Words,
    /// Where answers are kept; nowhere if the system has no place for files of people.
    home: Option<Home>,
    progress: Trained,
    input: Lines<io::Stdin>,
    /// Whether nobody will answer any more.
    is_silent: bool,
    right: usize,
    asked: usize,
}

impl<'a> Lesson<'a> {
    pub(super) fn open(style: Style, words: &'a Words) -> Result<Lesson<'a>, Failure> {
        let home = Home::find(|name| std::env::var_os(name));
        let progress = home
            .as_ref()
            .map(|home| home.progress().map_err(|error| Failure::file(&home.progress_file(), &error, words)));
        let progress = progress.transpose()?.unwrap_or_default();
        let input = Lines::new(io::stdin());
        Ok(Lesson { style, words, home, progress, input, is_silent: false, right: 0, asked: 0 })
    }

    /// How the position was answered before, if it was.
    pub(super) fn answered(&self, task: &Task) -> Option<Answered> {
        let shelf = match task.shelf {
            Shelf::Daily => &self.progress.daily,
            Shelf::Mistakes => &self.progress.mistakes,
        };
        shelf.get(&task.key).copied()
    }

    /// Asks about a position; `false` if somebody has had enough.
    pub(super) fn pose(&mut self, task: &Task) -> Result<bool, Failure> {
        let position = task.puzzle.read().map_err(|error| Failure::reason_failed(&error, self.words))?;
        telling::question(self.style, task, &position, self.answered(task), self.words)?;
        if self.is_silent {
            return Ok(true);
        }
        loop {
            match self.ask(&position)? {
                Typed::Answer(action) => {
                    let Some(solution) = self.judge(&position, &action)? else { continue };
                    telling::solution(self.style, &position, &solution, self.words)?;
                    self.keep(task, &solution)?;
                    return Ok(true);
                }
                Typed::Skip => return Ok(true),
                Typed::Quit => return Ok(false),
                Typed::Silence => {
                    // Whoever only looks sees all the positions.
                    self.is_silent = true;
                    return Ok(true);
                }
                Typed::Nonsense(objection) => self.object(&objection)?,
            }
        }
    }

    fn ask(&mut self, position: &Position) -> Result<Typed, Failure> {
        if self.style != Style::Json {
            let prompt = self.words.say("training-prompt", &[("count", position.choices.len().into())]);
            let mut out = output::stdout();
            write!(out, "{} ", paint(DIM, &prompt))?;
            out.flush()?;
        }
        let line = self.input.next_line().map_err(|error| Failure::file("-".as_ref(), &error, self.words))?;
        // What nobody typed is shown as if somebody had, so that what is written can be read.
        if self.style != Style::Json && !io::stdin().is_terminal() {
            let typed = line.as_ref().and_then(|line| line.text.as_deref().ok()).unwrap_or_default();
            output::print_line(&typed.replace(char::is_control, " "))?;
        }
        Ok(line.map_or(Typed::Silence, |line| read_answer(line.text.as_deref().ok(), position, self.words)))
    }

    /// What the coach says; none if the answer cannot be played there.
    fn judge(
        &self,
        position: &Position,
        answer: &bonecup_games::AnyMove,
    ) -> Result<Option<Solution>, Failure> {
        let book = SolverCache::shared().book(&position.game.options());
        let book = book.map_err(|refusal| Failure::reason_failed(&refusal, self.words))?;
        match solve(position, answer, &book) {
            Ok(solution) => Ok(Some(solution)),
            Err(refusal) => self.object(&self.objection(&refusal)).map(|()| None),
        }
    }

    fn objection(&self, reason: &dyn Reason) -> String {
        self.words.reason(reason)
    }

    fn object(&self, objection: &str) -> Result<(), Failure> {
        match self.style {
            Style::Json => output::print_json(
                &serde_json::json!({"type": "error", "error": {"code": "training-answer", "message": objection}}),
            ),
            Style::Pictures | Style::Speech => output::print_line(objection),
        }
    }

    fn keep(&mut self, task: &Task, solution: &Solution) -> Result<(), Failure> {
        self.asked += 1;
        self.right += usize::from(solution.is_right);
        let shelf = match task.shelf {
            Shelf::Daily => &mut self.progress.daily,
            Shelf::Mistakes => &mut self.progress.mistakes,
        };
        note_answer(shelf, &task.key, solution.loss, solution.is_right);
        let Some(home) = &self.home else { return Ok(()) };
        home.keep_progress(&self.progress)
            .map_err(|error| Failure::file(&home.progress_file(), &error, self.words))
    }

    /// There is nothing to ask: because nobody erred, or because everything is known.
    pub(super) fn nothing_left(&self, found: usize) -> Result<(), Failure> {
        match self.style {
            Style::Json => output::print_json(
                &serde_json::json!({"type": "end", "found": found, "asked": 0, "right": 0}),
            ),
            Style::Pictures | Style::Speech if found == 0 => {
                output::print_line(&self.words.say("training-none", &[]))
            }
            Style::Pictures | Style::Speech => {
                output::print_line(&self.words.say("training-all-known", &[("count", found.into())]))
            }
        }
    }

    /// What came of it.
    pub(super) fn sum_up(&self, found: usize) -> Result<(), Failure> {
        let (asked, right) = (self.asked, self.right);
        if self.style == Style::Json {
            return output::print_json(
                &serde_json::json!({"type": "end", "found": found, "asked": asked, "right": right}),
            );
        }
        if asked == 0 {
            return Ok(());
        }
        let values = [("asked", asked.into()), ("right", right.into())];
        output::print_line(&self.words.say("training-sum", &values))
    }
}
