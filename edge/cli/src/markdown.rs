//! Our own rules pages on a terminal: styled, wrapped, tables drawn.

use anstyle::{AnsiColor, Style};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use textwrap::core::display_width;

const TITLE: Style = AnsiColor::Yellow.on_default().bold();
const HEADING: Style = AnsiColor::Cyan.on_default().bold();
const BOLD: Style = Style::new().bold();
const ITALIC: Style = Style::new().italic();
const CODE: Style = AnsiColor::Green.on_default();

/// The page as text of this width; `drawn` has the lines that stand for a picture's file. Styles vanish where the output
/// does not take them.
pub(crate) fn render(page: &str, width: usize, drawn: &dyn Fn(&str) -> Vec<String>) -> String {
    let mut printer = Printer { width, ..Printer::default() };
    for event in Parser::new_ext(page, Options::ENABLE_TABLES) {
        if let Event::Start(Tag::Image { dest_url, .. }) = &event {
            printer.picture = Some(drawn(dest_url));
        }
        printer.take(event);
    }
    printer.text.trim_end().to_owned() + "\n"
}

#[derive(Default)]
struct Printer {
    width: usize,
    text: String,
    /// The words of the block that is being read, with their styles.
    inline: String,
    /// An entry per list that is open: the next number, or none for bullets.
    lists: Vec<Option<u64>>,
    /// What stands before the first line of the next block of a list item.
    marker: String,
    /// The cells of the table that is being read.
    rows: Vec<Vec<String>>,
    /// The picture whose description is being read, as lines.
    picture: Option<Vec<String>>,
}

impl Printer {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => self.inline += &text,
            Event::Code(code) => self.inline += &format!("{CODE}{code}{CODE:#}"),
            Event::SoftBreak => self.inline.push(' '),
            Event::HardBreak => self.inline.push('\n'),
            Event::Rule => self.inline += &"─".repeat(self.width),
            Event::Html(_)
            | Event::InlineHtml(_)
            | Event::FootnoteReference(_)
            | Event::TaskListMarker(_)
            | Event::InlineMath(_)
            | Event::DisplayMath(_) => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "our pages use a few of Markdown's many elements")]
    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Heading { .. } => self.flush(),
            Tag::List(first) => {
                self.flush();
                self.lists.push(first);
            }
            Tag::Item => self.marker = self.next_marker(),
            Tag::Strong => self.inline += &BOLD.render().to_string(),
            Tag::Emphasis => self.inline += &ITALIC.render().to_string(),
            Tag::Table(_) => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "our pages use a few of Markdown's many elements")]
    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => {
                let style = if level as usize == 1 { TITLE } else { HEADING };
                let heading = std::mem::take(&mut self.inline);
                self.text += &format!("{style}{heading}{style:#}\n\n");
            }
            TagEnd::Paragraph => {
                self.flush();
                self.blank_line();
            }
            TagEnd::Item => self.flush(),
            TagEnd::List(_) => {
                self.lists.pop();
                self.blank_line();
            }
            TagEnd::Strong => self.inline += &BOLD.render_reset().to_string(),
            TagEnd::Emphasis => self.inline += &ITALIC.render_reset().to_string(),
            TagEnd::CodeBlock => self.end_code(),
            TagEnd::Image => self.end_picture(),
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.inline);
                self.rows.last_mut().map(|row| row.push(cell)).unwrap_or_default();
            }
            TagEnd::TableHead | TagEnd::TableRow => self.rows.push(Vec::new()),
            TagEnd::Table => {
                self.end_table();
                self.blank_line();
            }
            _ => {}
        }
    }

    fn next_marker(&mut self) -> String {
        match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
            Some(None) | None => "• ".to_owned(),
        }
    }

    /// Writes the words read so far as a wrapped block.
    fn flush(&mut self) {
        let words = std::mem::take(&mut self.inline);
        if words.trim().is_empty() {
            return;
        }
        let indent = "  ".repeat(self.lists.len().saturating_sub(1));
        let marker = std::mem::take(&mut self.marker);
        let hanging = " ".repeat(if self.lists.is_empty() { 0 } else { marker.chars().count().max(2) });
        let first = format!("{indent}{marker}");
        let rest = format!("{indent}{hanging}");
        let wrap = textwrap::Options::new(self.width).initial_indent(&first).subsequent_indent(&rest);
        self.text += &textwrap::fill(words.trim(), wrap);
        self.text.push('\n');
    }

    fn blank_line(&mut self) {
        if !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    /// Drawings keep their lines.
    fn end_code(&mut self) {
        for line in std::mem::take(&mut self.inline).lines() {
            self.text += &format!("  {line}\n");
        }
        self.blank_line();
    }

    /// A picture stands instead of its description.
    fn end_picture(&mut self) {
        if let Some(lines) = self.picture.take().filter(|lines| !lines.is_empty()) {
            self.inline.clear();
            self.text.extend(lines.iter().map(|line| format!("{}\n", line.trim_end())));
        }
    }

    fn end_table(&mut self) {
        let rows: Vec<Vec<String>> =
            std::mem::take(&mut self.rows).into_iter().filter(|row| !row.is_empty()).collect();
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|column| rows.iter().filter_map(|row| row.get(column)).map(|cell| display_width(cell)).max())
            .map(Option::unwrap_or_default)
            .collect();
        for (number, row) in rows.iter().enumerate() {
            let style = if number == 0 { BOLD } else { Style::new() };
            let cells: Vec<String> =
                row.iter().zip(&widths).map(|(cell, &width)| padded(cell, width)).collect();
            self.text += &format!("  {style}{}{style:#}\n", cells.join("  ").trim_end());
            if number == 0 {
                let lines: Vec<String> = widths.iter().map(|&width| "─".repeat(width)).collect();
                self.text += &format!("  {}\n", lines.join("  "));
            }
        }
    }
}

fn padded(cell: &str, width: usize) -> String {
    format!("{cell}{}", " ".repeat(width.saturating_sub(display_width(cell))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(page: &str) -> String {
        anstream::adapter::strip_str(&render(page, 40, &|_| vec!["(o)".to_owned()])).to_string()
    }

    #[test]
    fn paragraphs_are_wrapped_and_lists_hang() {
        let page =
            "# Title\n\nSome words that are\nlong enough to be wrapped **twice** at least.\n\n- one\n- two";
        assert_eq!(
            plain(page),
            "Title\n\nSome words that are long enough to be\nwrapped twice at least.\n\n• one\n• two\n"
        );
    }

    #[test]
    fn a_picture_is_drawn_where_its_description_stands() {
        assert_eq!(plain("One.\n\n![A hole](hole.svg)\n\nTwo."), "One.\n\n(o)\n\nTwo.\n");
    }

    #[test]
    fn tables_and_drawings_keep_their_shape() {
        let page = "| a | box |\n|---|---|\n| 1 | `x` |\n\n```\n |\n```\n";
        assert_eq!(plain(page), "  a  box\n  ─  ───\n  1  x\n\n   |\n");
    }
}
