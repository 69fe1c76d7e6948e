//! What a server wrote to its files and when it was told that it is on the disk, read from the lines of `strace`.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use crate::Failure;

/// The words that make `strace` write what is read here. Its programs are named after them.
pub(crate) const TRACER: [&str; 9] = [
    "strace",
    "-f",
    "-ttt",
    "-T",
    "-y",
    "-s",
    "1048576",
    "-e",
    "trace=write,pwrite64,writev,pwritev,pwritev2,fsync,fdatasync,sync_file_range,ftruncate,fallocate,rename,renameat,renameat2,unlink,unlinkat",
];

/// One thing that was done to a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Write { at: u64, bytes: Vec<u8> },
    Truncate { to: u64 },
    Sync,
    Remove,
    Rename { to: PathBuf },
}

/// A deed, its file, and when it began and ended, in microseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Event {
    pub(crate) file: PathBuf,
    pub(crate) deed: Deed,
    pub(crate) began: u64,
    pub(crate) ended: u64,
}

/// The events of files in a folder, in the order in which they began.
pub(crate) fn read(trace: impl Read, folder: &Path) -> Result<Vec<Event>, Failure> {
    let mut unfinished: HashMap<String, String> = HashMap::new();
    let mut events = Vec::new();
    let mut lines = BufReader::new(trace);
    let mut raw = Vec::new();
    loop {
        raw.clear();
        if lines.read_until(b'\n', &mut raw)? == 0 {
            break;
        }
        // Whatever is no ASCII is escaped by the tracer.
        let line = String::from_utf8_lossy(&raw);
        let Some((pid, rest)) = line.trim_end().split_once(' ') else { continue };
        let Some((time, call)) = rest.trim_start().split_once(' ') else { continue };
        if let Some(begun) = call.strip_suffix(" <unfinished ...>") {
            unfinished.insert(pid.to_owned(), format!("{time} {begun}"));
        } else if call.starts_with("<... ") {
            let Some((time, begun)) = unfinished.remove(pid).and_then(|text| {
                let (time, begun) = text.split_once(' ')?;
                Some((time.to_owned(), begun.to_owned()))
            }) else {
                continue;
            };
            let end = call.split_once(" resumed>").map_or("", |(_, end)| end);
            events.extend(event(&time, &format!("{begun}{end}"), folder)?);
        } else {
            events.extend(event(time, call, folder)?);
        }
    }
    // What was under way when the process was killed may have happened.
    for text in unfinished.into_values() {
        if let Some((time, begun)) = text.split_once(' ') {
            events.extend(event(time, begun, folder)?.map(|event| Event { ended: u64::MAX, ..event }));
        }
    }
    events.sort_by_key(|event| event.began);
    Ok(events)
}

fn event(time: &str, call: &str, folder: &Path) -> Result<Option<Event>, Failure> {
    let began = micros(time).ok_or("a line without a time")?;
    let failed = call.rsplit_once(" = ").is_some_and(|(_, answer)| answer.starts_with('-'));
    let Some((name, arguments)) = call.split_once('(') else { return Ok(None) };
    let Some((file, deed)) = deed(name, arguments)? else { return Ok(None) };
    if failed || !file.starts_with(folder) {
        return Ok(None);
    }
    let took = call.rsplit_once(" <").and_then(|(_, took)| micros(took.trim_end_matches('>'))).unwrap_or(0);
    Ok(Some(Event { file, deed, began, ended: began + took }))
}

fn deed(name: &str, arguments: &str) -> Result<Option<(PathBuf, Deed)>, Failure> {
    match name {
        "rename" | "unlink" | "renameat" | "renameat2" | "unlinkat" => Ok(named(name, arguments)),
        _ => {
            let Some((file, rest)) = opened(arguments) else { return Ok(None) };
            let deed = match name {
                "fsync" | "fdatasync" => Deed::Sync,
                "ftruncate" => Deed::Truncate { to: number(rest).ok_or("a size is a number")? },
                "pwrite64" => written(rest)?,
                // Only small files that nobody reads are appended to; their place does not matter.
                "write" | "writev" => return Ok(None),
                other => return Err(format!("{other} of {} is not understood", file.display()).into()),
            };
            Ok(Some((file, deed)))
        }
    }
}

/// The file of `12</folder/file>, …`, and what follows.
fn opened(arguments: &str) -> Option<(PathBuf, &str)> {
    let (_, rest) = arguments.split_once('<')?;
    let (path, rest) = rest.split_once('>')?;
    path.starts_with('/').then(|| (PathBuf::from(path), rest.trim_start_matches([',', ' '])))
}

fn named(name: &str, arguments: &str) -> Option<(PathBuf, Deed)> {
    let mut texts = arguments.split('"').skip(1).step_by(2);
    let file = PathBuf::from(texts.next()?);
    if name.starts_with("unlink") {
        return Some((file, Deed::Remove));
    }
    Some((file, Deed::Rename { to: PathBuf::from(texts.next()?) }))
}

/// The bytes and the place of `"…", 4096, 32) = 4096`.
fn written(rest: &str) -> Result<Deed, Failure> {
    let rest = rest.strip_prefix('"').ok_or("bytes are in quotes")?;
    let (bytes, rest) = unescape(rest).ok_or("bytes end with a quote")?;
    let mut numbers = rest.split([',', ')', ' ']).filter_map(number);
    let (length, at) = (numbers.next(), numbers.next().ok_or("a write has a place")?);
    if length != Some(bytes.len() as u64) {
        return Err("the tracer left bytes out".into());
    }
    Ok(Deed::Write { at, bytes })
}

fn number(text: &str) -> Option<u64> {
    text.split([')', ' ']).next()?.parse().ok()
}

/// C's escapes up to the closing quote, and what follows it.
fn unescape(text: &str) -> Option<(Vec<u8>, &str)> {
    let source = text.as_bytes();
    let mut bytes = Vec::with_capacity(source.len() / 2);
    let mut place = 0;
    loop {
        match source.get(place)? {
            b'"' => return Some((bytes, text.get(place + 1..)?)),
            b'\\' => {
                let (byte, length) = escape(source.get(place + 1..)?)?;
                bytes.push(byte);
                place += 1 + length;
            }
            plain => {
                bytes.push(*plain);
                place += 1;
            }
        }
    }
}

fn escape(source: &[u8]) -> Option<(u8, usize)> {
    let simple = match source.first()? {
        b'n' => b'\n',
        b't' => b'\t',
        b'r' => b'\r',
        b'v' => 0x0b,
        b'f' => 0x0c,
        b'0'..=b'7' => {
            let digits = source.iter().take(3).take_while(|digit| (b'0'..=b'7').contains(*digit));
            let (value, length) = digits
                .fold((0_u32, 0), |(value, length), digit| (value * 8 + u32::from(digit - b'0'), length + 1));
            return Some((u8::try_from(value).ok()?, length));
        }
        other => *other,
    };
    Some((simple, 1))
}

/// `1795000868.346680` or `0.000014` in microseconds.
fn micros(text: &str) -> Option<u64> {
    let (seconds, rest) = text.split_once('.')?;
    Some(seconds.parse::<u64>().ok()? * 1_000_000 + rest.get(..6)?.parse::<u64>().ok()?)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use super::*;

    const TRACE: &str = r#"7 100.000001 pwrite64(12</d/a-wal>, "7\177\0002\v\"\\", 7, 32) = 7 <0.000014>
7 100.000020 write(9</d/a.lock>, "27712", 5) = 5 <0.000013>
8 100.000030 fsync(12</d/a-wal> <unfinished ...>
7 100.000031 pwrite64(3</elsewhere>, "x", 1, 0) = 1 <0.000001>
7 100.000032 ftruncate(11</d/a>, 4096) = 0 <0.000002>
8 100.000090 <... fsync resumed>) = 0 <0.000060>
7 100.000095 unlink("/d/a-journal") = 0 <0.000002>
7 100.000099 unlink("/d/gone") = -1 ENOENT (No such file or directory) <0.000002>
8 100.000100 pwrite64(12</d/a-wal>, "late", 4, 8 <unfinished ...>
8 100.000101 +++ killed by SIGKILL +++
"#;

    #[test]
    fn lines_become_events_in_the_order_in_which_they_began() {
        let events = read(TRACE.as_bytes(), Path::new("/d")).unwrap();
        let deeds: Vec<_> = events.iter().map(|event| event.deed.clone()).collect();
        assert_eq!(
            deeds,
            [
                Deed::Write { at: 32, bytes: b"7\x7f\x002\x0b\"\\".to_vec() },
                Deed::Sync,
                Deed::Truncate { to: 4096 },
                Deed::Remove,
                Deed::Write { at: 8, bytes: b"late".to_vec() },
            ]
        );
        assert_eq!((events[1].began, events[1].ended), (100_000_030, 100_000_090));
        assert_eq!(events[4].ended, u64::MAX);
    }
}
