//! Texts for those who listen: signs become words, tables become sentences, and no line is too long to remember.

use bonecup_views::spoken;
use bonecup_words::Words;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// A line is broken after a sentence once it is longer than this.
const LONG: usize = 240;

/// The text with words for its signs.
pub(crate) fn in_words(text: &str, words: &Words) -> String {
    let mut said = String::with_capacity(text.len());
    for letter in anstream::adapter::strip_str(text).to_string().chars() {
        match letter {
            '±' => said += &words.say("speech-error", &[]),
            '°' => said += &words.say("speech-degrees", &[]),
            '−' => said += "minus ",
            '+' => said += " plus ",
            '=' => said += &words.say("speech-is", &[]),
            '…' => said += "...",
            '×' => said.push('x'),
            '·' | '•' => said.push(','),
            '→' => said.push('-'),
            '\u{a0}' | '\u{202f}' | '\n' | '\t' => said.push(' '),
            other => said.push(other),
        }
    }
    let said = said.replace(" , ", ", ");
    said.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The sentences on lines that are not too long.
pub(crate) fn lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for sentence in text.split_inclusive(". ") {
        let room = lines.last().is_some_and(|line: &String| line.len() + sentence.len() <= LONG);
        match lines.last_mut().filter(|_| room) {
            Some(line) => line.push_str(sentence),
            None => lines.push(sentence.to_owned()),
        }
    }
    lines.iter().map(|line| line.trim().to_owned()).collect()
}

/// A page of Markdown as sentences: a line each for headings, paragraphs, entries of lists and rows of tables.
pub(crate) fn page(page: &str, words: &Words) -> Vec<String> {
    let mut reader = Reader::default();
    for event in Parser::new_ext(page, Options::ENABLE_TABLES) {
        reader.take(event);
    }
    let said = reader.blocks.iter().map(|block| spoken(&in_words(block, words)));
    said.filter(|block| !block.is_empty()).flat_map(|block| lines(&block)).collect()
}

#[derive(Default)]
struct Reader {
    blocks: Vec<String>,
    inline: String,
    /// The heads of the columns of the table that is being read.
    heads: Vec<String>,
    row: Vec<String>,
    /// The description of a picture is no part of the text, and neither is one that is drawn with letters.
    in_picture: bool,
}

impl Reader {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Text(text) | Event::Code(text) if !self.in_picture => self.inline += &text,
            Event::SoftBreak | Event::HardBreak => self.inline.push(' '),
            Event::Start(Tag::Image { .. }) => self.in_picture = true,
            Event::End(TagEnd::Image) => self.in_picture = false,
            Event::End(TagEnd::CodeBlock) if self.inline.contains('|') => self.inline.clear(),
            Event::Start(Tag::Item | Tag::List(_) | Tag::Paragraph | Tag::Heading { .. })
            | Event::End(TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Item | TagEnd::CodeBlock) => {
                self.end_block();
            }
            Event::End(TagEnd::TableCell) => self.row.push(std::mem::take(&mut self.inline)),
            Event::End(TagEnd::TableHead) => self.heads = std::mem::take(&mut self.row),
            Event::End(TagEnd::TableRow) => self.end_row(),
            Event::Text(_)
            | Event::Code(_)
            | Event::Start(_)
            | Event::End(_)
            | Event::Rule
            | Event::Html(_)
            | Event::InlineHtml(_)
            | Event::FootnoteReference(_)
            | Event::TaskListMarker(_)
            | Event::InlineMath(_)
            | Event::DisplayMath(_) => {}
        }
    }

    fn end_block(&mut self) {
        self.blocks.push(std::mem::take(&mut self.inline));
    }

    /// A row says of each cell what its column is about.
    fn end_row(&mut self) {
        let row = std::mem::take(&mut self.row);
        let cells = row.iter().zip(&self.heads).map(|(cell, head)| match head.trim() {
            "" => cell.clone(),
            head => format!("{head} {cell}"),
        });
        self.blocks.push(cells.collect::<Vec<_>>().join(", "));
    }
}

#[cfg(test)]
mod tests {
    use bonecup_words::Language;

    use super::*;

    #[test]
    fn signs_become_words_and_tables_sentences() {
        let words = Words::new(Language::English);
        assert_eq!(in_words("3 ± 1,  −2 · 5°", &words), "3 give or take 1, minus 2, 5 degrees");
        let said =
            page("# Nets\n\nThey give\npoints.\n\n|net|x|\n|---|---|\n|+3|10|\n\n- one\n- two\n", &words);
        assert_eq!(said, ["Nets.", "They give points.", "Net plus 3, x 10.", "One.", "Two."]);
    }

    #[test]
    fn long_texts_are_broken_between_sentences() {
        let text = format!("{}. {}. Short.", "a".repeat(200), "b".repeat(200));
        assert_eq!(lines(&text).len(), 2);
    }
}
