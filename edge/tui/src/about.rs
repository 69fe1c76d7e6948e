//! What games and their options are about. A game need not have a text for every line of this app: what its rules say
//! stands for it.

use bonecup_games::GameId;
use bonecup_rules::OptionInfo;
use bonecup_views::view;
use bonecup_words::Words;

/// What the game is about: its own text, else the first paragraph of its rules.
pub(crate) fn game(game: GameId, words: &Words) -> String {
    let own = format!("tui-about-{game}");
    if words.has(&own) {
        words.say(&own, &[])
    } else {
        first_paragraph(view(game).rules_page(words.language()))
    }
}

fn first_paragraph(markdown: &str) -> String {
    let mut paragraphs = markdown.split("\n\n").map(str::trim);
    let first = paragraphs.find(|text| !text.is_empty() && !text.starts_with(['#', '|', '!', '<', '-']));
    first.unwrap_or_default().replace('\n', " ").replace("**", "")
}

/// The name of an option: its own text, else its key as words.
pub(crate) fn option_name(key: &str, words: &Words) -> String {
    let own = format!("tui-option-{}", key.replace('_', "-"));
    if words.has(&own) { words.say(&own, &[]) } else { key.replace('_', " ") }
}

/// What the option means: its own text, else the values that it takes.
pub(crate) fn option(info: &OptionInfo, words: &Words) -> String {
    let own = format!("tui-about-option-{}", info.key.replace('_', "-"));
    if words.has(&own) { words.say(&own, &[]) } else { info.allowed.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_paragraph_says_what_a_game_is_about() {
        let page = "# Pig\n\n| a | b |\n\n**Roll** as often\nas you dare.\n\n## More\n\nElse.";
        assert_eq!(first_paragraph(page), "Roll as often as you dare.");
        assert_eq!(first_paragraph("# Pig"), "");
    }
}
