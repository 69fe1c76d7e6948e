//! Random bytes of the system.

use bonecup_words::{Value, Words};

use crate::failure::Failure;

pub(crate) fn random_bytes(words: &Words) -> Result<[u8; 32], Failure> {
    let mut bytes = [0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(error) => {
            let error = Value::from(error.to_string());
            Err(Failure::Failed(words.say("play-no-chance", &[("error", error)])))
        }
    }
}
