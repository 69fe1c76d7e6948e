//! Every numbered ruling has a test that names it, and stands on both rules pages.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may stop at the first surprise")]

use std::path::{Path, PathBuf};

const RULINGS: &[(&str, &str, u32)] =
    &[("rolling-bones", "RB", 12), ("knochenmax", "KM", 6), ("rolling-dice", "RD", 17)];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn text_below(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text += &text_below(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text += &std::fs::read_to_string(path).unwrap();
        }
    }
    text
}

#[test]
fn every_ruling_has_a_test_of_its_name() {
    for (game, letters, count) in RULINGS {
        let tests = text_below(&root().join("pure").join(game).join("tests"));
        for number in 1..=*count {
            let name = format!("fn {}_{number}_", letters.to_lowercase());
            assert!(tests.contains(&name), "{game} has no test {name}…");
        }
    }
}

#[test]
fn every_ruling_stands_on_both_rules_pages() {
    for (game, letters, count) in RULINGS {
        for language in ["de", "en"] {
            let page = root().join("docs/rules").join(language).join(format!("{game}.md"));
            let page = std::fs::read_to_string(page).unwrap();
            for number in 1..=*count {
                assert!(
                    page.contains(&format!("**{letters}-{number}**")),
                    "{language}/{game}: {letters}-{number}"
                );
            }
        }
    }
}

/// What is printed, what is read into the print and what is added can be told apart.
#[test]
fn every_ruling_says_whether_it_is_printed_a_reading_or_an_addition() {
    let origins = [
        ("de", ["(Gedruckt)", "(Auslegung)", "(Zusatz)"]),
        ("en", ["(as printed)", "(our reading)", "(our addition)"]),
    ];
    for (game, letters, _) in RULINGS {
        for (language, origins) in origins {
            let page = root().join("docs/rules").join(language).join(format!("{game}.md"));
            let page = std::fs::read_to_string(page).unwrap();
            for ruling in page.lines().filter_map(|line| line.strip_prefix(&format!("- **{letters}-"))) {
                let (number, text) = ruling.split_once("** ").unwrap();
                let has_origin = origins.iter().any(|origin| text.starts_with(origin));
                assert!(has_origin, "{language}/{game}: {letters}-{number}");
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_headings_in_the_same_order() {
    for (game, ..) in RULINGS {
        let levels = |language: &str| -> Vec<usize> {
            let page = root().join("docs/rules").join(language).join(format!("{game}.md"));
            let page = std::fs::read_to_string(page).unwrap();
            page.lines().filter(|line| line.starts_with('#')).map(|line| line.find(' ').unwrap()).collect()
        };
        assert_eq!(levels("de"), levels("en"), "{game}");
    }
}
