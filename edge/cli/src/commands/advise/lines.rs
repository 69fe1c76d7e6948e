//! Lines of limited length.

use std::io::{self, BufRead, BufReader, Read};

/// The longest line that is read; a position has a few hundred bytes.
pub(crate) const LONGEST: usize = 64 << 10;

/// What is read at once.
const BUFFER: usize = 1 << 20;

/// A line and its number, counted from 1.
pub(crate) struct Line {
    pub(crate) number: u64,
    pub(crate) text: Result<String, BadLine>,
}

/// Why a line is no text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BadLine {
    /// Longer than [`LONGEST`]; the rest was passed over.
    TooLong,
    /// Not UTF-8.
    NotText,
}

/// Reads line by line without ever holding more than one long line.
pub(crate) struct Lines<R> {
    input: BufReader<R>,
    number: u64,
}

impl<R: Read> Lines<R> {
    pub(crate) fn new(input: R) -> Lines<R> {
        Lines { input: BufReader::with_capacity(BUFFER, input), number: 0 }
    }

    /// The next line; `None` at the end.
    pub(crate) fn next_line(&mut self) -> io::Result<Option<Line>> {
        let (mut bytes, mut too_long, mut any) = (Vec::new(), false, false);
        loop {
            let buffer = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            if buffer.is_empty() {
                break;
            }
            any = true;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            too_long |= bytes.len() + part.len() > LONGEST;
            if !too_long {
                bytes.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        self.number += 1;
        let text = if too_long {
            Err(BadLine::TooLong)
        } else {
            String::from_utf8(bytes).map_err(|_| BadLine::NotText)
        };
        Ok(any.then_some(Line { number: self.number, text }))
    }

    /// Whether no further line has arrived yet, so that reading on might have to wait.
    pub(crate) fn is_drained(&self) -> bool {
        !self.input.buffer().contains(&b'\n')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Vec<Result<String, BadLine>> {
        let mut lines = Lines::new(bytes);
        std::iter::from_fn(|| lines.next_line().ok().flatten()).map(|line| line.text).collect()
    }

    #[test]
    fn lines_end_with_or_without_a_line_end() {
        assert_eq!(read(b"a\n\nb"), [Ok("a".to_owned()), Ok(String::new()), Ok("b".to_owned())]);
        assert_eq!(read(b""), []);
        assert_eq!(read(b"\n"), [Ok(String::new())]);
    }

    #[test]
    fn what_is_too_long_or_no_text_does_not_spoil_the_next_line() {
        let mut bytes = vec![b'x'; 3 << 20];
        bytes.extend_from_slice(b"\nnext\n\xff\xfe\nlast");
        let expected = [Err(BadLine::TooLong), Ok("next".into()), Err(BadLine::NotText), Ok("last".into())];
        assert_eq!(read(&bytes), expected);
        assert_eq!(read(&vec![b'x'; LONGEST]), [Ok("x".repeat(LONGEST))]);
    }
}
