//! A replay line by line: for programs, and for those who listen.

use bonecup_referee::{Entry, Record, RecordError, Table};
use bonecup_views::{Cast, Teller, Topic, spoken, view};
use bonecup_words::{Value, Words};
use serde_json::json;

use super::Stop;
use crate::speech::{in_words, lines};
use crate::{event_json, output, records};

/// One JSON object a line: the table, every event, and how it stands then.
pub(super) fn json(record: &Record, shown: usize, words: &Words) -> Result<(), Stop> {
    output::print_json(&event_json::table(&record.plan))?;
    let table = walk(
        record,
        shown,
        |teller, before, entry, after| {
            Ok(output::print_json(&event_json::event(entry, teller, before.game(), after.game()))?)
        },
        words,
    )?;
    let is_whole = shown == record.events.len();
    if is_whole {
        record.check_result(&table)?;
    }
    output::print_json(&json!({
        "type": "end", "seq": table.seq(), "points": table.game().standings().points(),
        "result": record.result.as_ref().filter(|_| is_whole), "finished": is_whole && record.result.is_some(),
    }))?;
    Ok(())
}

/// The same in sentences.
pub(super) fn speech(record: &Record, shown: usize, words: &Words) -> Result<(), Stop> {
    let say = |text: &str| -> Result<(), Stop> {
        lines(&spoken(&in_words(text, words))).iter().try_for_each(|line| Ok(output::print_line(line)?))
    };
    let seats = Value::from(records::seats_in_words(record, words));
    let game = Value::from(record.plan.options.game().title());
    say(&words.say("speech-welcome", &[("game", game), ("seats", seats)]))?;
    let table = walk(
        record,
        shown,
        |teller, before, entry, after| {
            let said = view(before.game().id()).speak(teller, before.game(), &entry.event, after.game());
            said.iter().try_for_each(|line| say(line))
        },
        words,
    )?;
    let cast = Cast::of(&table);
    for line in view(table.game().id()).topic(Topic::Score, table.game(), &cast, words) {
        say(&line)?;
    }
    if shown < record.events.len() {
        return Ok(());
    }
    record.check_result(&table)?;
    match &record.result {
        Some(_) => {
            let verdict = cast.verdict(&table.game().standings(), words);
            verdict.map_or(Ok(()), |verdict| say(&verdict))
        }
        None => say(&words.say("replay-unfinished", &[])),
    }
}

/// Walks through the events, each with the table before and after it.
fn walk(
    record: &Record,
    shown: usize,
    mut tell: impl FnMut(&Teller<'_>, &Table, &Entry, &Table) -> Result<(), Stop>,
    words: &Words,
) -> Result<Table, Stop> {
    let mut table = Table::new(record.plan.clone()).map_err(RecordError::from)?;
    let cast = Cast::of(&table);
    let teller = Teller { cast: &cast, words };
    for event in &record.events[..shown] {
        let before = table.clone();
        let entry = Entry { seq: table.seq().next(), event: event.clone() };
        let seq = entry.seq;
        table.evolve(&entry).map_err(|refusal| RecordError::Event { seq, fault: refusal.into() })?;
        tell(&teller, &before, &entry, &table)?;
    }
    Ok(table)
}
