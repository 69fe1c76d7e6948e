//! Everything that notation has a code for has a name.

use bonecup_games::GameId;
use bonecup_words::{Language, Words};
use knochenmax::{SheetBox, Side};
use rolling_bones::{Face, Kind};
use rolling_dice::Colour;

#[test]
fn everything_with_a_code_has_a_name() {
    for language in Language::ALL {
        let words = Words::new(language);
        let check = |topic: &str, code: String| {
            let name = words.name(topic, &code);
            assert!(!name.contains(['<', '{']), "{language}: {name}");
        };
        Face::ALL.iter().for_each(|face| check("face", face.to_string()));
        Kind::ALL.iter().for_each(|kind| check("kind", kind.to_string()));
        SheetBox::ALL.iter().for_each(|entry| check("box", entry.to_string()));
        Side::ALL.iter().for_each(|side| check("side", side.to_string()));
        Colour::ALL.iter().for_each(|colour| check("colour", colour.to_string()));
        GameId::ALL.iter().for_each(|game| check("game", game.to_string()));
    }
}

#[test]
fn games_have_the_same_name_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        GameId::ALL.iter().for_each(|game| assert_eq!(words.name("game", game), game.title()));
    }
}

/// A sentence that forgets a face would fall back on the default name.
#[test]
fn sentences_know_every_name() {
    for language in Language::ALL {
        let words = Words::new(language);
        let contains =
            |sentence: String, name: String| assert!(sentence.contains(&name), "{sentence}: {name}");
        for face in Face::ALL {
            contains(words.reason(&rolling_bones::Refusal::NotInRoll(face)), words.name("face", face));
        }
        for bone in rolling_bones::Bone::ALL {
            contains(words.reason(&rolling_bones::Refusal::Gap(bone)), words.name("face", bone));
        }
        for entry in SheetBox::ALL {
            contains(words.reason(&knochenmax::Refusal::BoxFilled { entry }), words.name("box", entry));
        }
        for side in Side::ALL {
            contains(words.reason(&knochenmax::Refusal::NotLying { side }), words.name("side", side));
        }
        for colour in Colour::ALL {
            let refusal = rolling_dice::Refusal::ScoringTwice { colour };
            contains(words.reason(&refusal), words.name("colour", colour));
        }
    }
}
