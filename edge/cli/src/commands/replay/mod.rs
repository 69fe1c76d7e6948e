//! `bonecup replay`: a recorded game, event by event.

mod lines;

use std::io::{self, Write};

use bonecup_games::AnyGame;
use bonecup_referee::{DiceSource, Entry, Event, Plan, Player, Record, RecordError, SeatPlan, Table};
use bonecup_views::layout::{BOLD, DIM, paint};
use bonecup_views::{Cast, Look, Teller, consequences, picture, view};
use bonecup_words::{Value, Words};

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::output;
use crate::records;
use crate::telling;

pub(crate) fn run(args: &ReplayArgs, words: &Words) -> Result<(), Failure> {
    let record = records::read(&args.record, words)?;
    let shown = shown_events(&record, args.to, words)?;
    let told = if args.json {
        lines::json(&record, shown, words)
    } else if args.plain {
        lines::speech(&record, shown, words)
    } else {
        replay(&record, shown, words, &mut output::stdout())
    };
    told.map_err(|stop| match stop {
        Stop::Output(failure) => failure,
        Stop::Record(error) => records::failed_record(&args.record, &error, words),
    })
}

enum Stop {
    Output(Failure),
    Record(RecordError),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error.into())
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Output(failure)
    }
}

impl From<RecordError> for Stop {
    fn from(error: RecordError) -> Stop {
        Stop::Record(error)
    }
}

/// How many events are shown: all, or as many as were asked for.
fn shown_events(record: &Record, to: Option<u32>, words: &Words) -> Result<usize, Failure> {
    let events = record.events.len();
    let Some(given) = to else { return Ok(events) };
    let wanted = usize::try_from(given).ok().filter(|wanted| (1..=events).contains(wanted));
    wanted.ok_or_else(|| {
        let values = [("given", Value::from(given)), ("events", events.into())];
        Failure::Usage(words.say("replay-to-range", &values))
    })
}

fn replay(record: &Record, shown: usize, words: &Words, out: &mut dyn Write) -> Result<(), Stop> {
    let mut table = Table::new(record.plan.clone()).map_err(RecordError::from)?;
    let cast = Cast::of(&table);
    let teller = Teller { cast: &cast, words };
    writeln!(out, "{}", header(record, words))?;
    let mut seen = Look::No;
    for event in &record.events[..shown] {
        let before = table.game().clone();
        let seq = table.seq().next();
        let entry = Entry { seq, event: event.clone() };
        table.evolve(&entry).map_err(|refusal| RecordError::Event { seq, fault: refusal.into() })?;
        let line = told(&teller, &before, event, table.game());
        let number = paint(DIM, &format!("{:>4}.", seq.0));
        seen = view(before.id()).look(&before, event, table.game());
        if seen == Look::Before {
            write!(out, "\n{}\n", picture(&before, &cast.names, words))?;
        }
        writeln!(out, "{number} {line}")?;
        for line in consequences(&teller, &before, event, table.game()) {
            writeln!(out, "      {line}")?;
        }
        if seen == Look::After {
            write!(out, "\n{}\n", picture(table.game(), &cast.names, words))?;
        }
    }
    if seen != Look::After {
        write!(out, "\n{}", picture(table.game(), &cast.names, words))?;
    }
    if shown < record.events.len() {
        return Ok(());
    }
    record.check_result(&table)?;
    if record.result.is_none() {
        writeln!(out, "\n{}", words.say("replay-unfinished", &[]))?;
    }
    Ok(())
}

/// The event; of a roll also its number and where its dice came from.
fn told(teller: &Teller<'_>, before: &AnyGame, event: &Event, after: &AnyGame) -> String {
    let sentence = telling::told(teller, before, event, after);
    let Event::Rolled { roll, by, .. } = event else { return sentence };
    let values = [("roll", Value::from(*roll)), ("by", by.key().into()), ("event", sentence.into())];
    teller.words.say("replay-roll", &values)
}

/// The game, the table, who plays and what was agreed.
fn header(record: &Record, words: &Words) -> String {
    let plan = &record.plan;
    let table = words.say("replay-table", &[("table", plan.table.to_string().into())]);
    let title = paint(BOLD, plan.options.game().title());
    let seats: Vec<_> = plan.seats.iter().map(|seat| seat_in_words(seat, plan, words)).collect();
    let options: Vec<_> = plan.options.values().iter().map(|(key, value)| format!("{key}={value}")).collect();
    let options = if options.is_empty() { words.say("replay-no-options", &[]) } else { options.join(" · ") };
    let dice = match plan.commitment {
        Some(commitment) => words.say("replay-drawn", &[("commitment", commitment.to_string().into())]),
        None => words.say("replay-hand", &[]),
    };
    let rows = [("seats", seats.join(" · ")), ("options", options), ("dice", dice)];
    let rows = rows.map(|(key, text)| {
        let label = paint(DIM, &format!("{:<10}", words.say(&format!("replay-{key}"), &[])));
        format!("  {label}{text}\n")
    });
    format!("{title} · {table}\n{}", rows.concat())
}

/// A seat's name, who plays it, and where its dice come from if that is not the same for all.
fn seat_in_words(seat: &SeatPlan, plan: &Plan, words: &Words) -> String {
    let mut text = seat.name.to_string();
    if let Player::Bot(bot) = &seat.player {
        text += &format!(" {}", words.say("replay-bot", &[("bot", bot.as_str().into())]));
    }
    if seat.dice == DiceSource::Hand && plan.commitment.is_some() {
        text += &format!(", {}", words.say("replay-hand", &[]));
    }
    text
}
