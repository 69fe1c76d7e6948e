//! Version 3 of the dice: a deal, and the tables at which it is played.

use super::sha;
use crate::{Hex32, TableId};

/// How many digits of the hash are the deal's id.
const ID_DIGITS: usize = 20;
/// The tables of a deal are numbered from 1 to this.
pub const MOST_DEALT: u16 = 999;

/// The only id that a deal with this commitment can have.
pub fn deal_id_of(commitment: &Hex32) -> TableId {
    TableId::known(&sha(&[b"bonecup/3 deal", &commitment.0]).to_string()[..ID_DIGITS])
}

/// The table of the deal with this number, from 1.
pub fn dealt_table(deal: &TableId, number: u16) -> TableId {
    TableId::known(&format!("{deal}-{number}"))
}

/// The deal that the table belongs to, if its id is that of a table of a deal.
pub fn deal_of(table: &TableId) -> Option<TableId> {
    let (deal, number) = table.as_str().split_once('-')?;
    let is_hash =
        deal.len() == ID_DIGITS && deal.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let is_number = number
        .parse::<u16>()
        .is_ok_and(|parsed| (1..=MOST_DEALT).contains(&parsed) && parsed.to_string() == number);
    (is_hash && is_number).then(|| TableId::known(deal))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_names_its_deal() {
        let deal = deal_id_of(&Hex32([7; 32]));
        assert_eq!(deal_of(&dealt_table(&deal, 1)), Some(deal.clone()));
        assert_eq!(deal_of(&dealt_table(&deal, MOST_DEALT)), Some(deal.clone()));
        for other in [format!("{deal}"), format!("{deal}-0"), format!("{deal}-01"), format!("{deal}-1000")] {
            assert_eq!(deal_of(&other.parse().unwrap()), None, "{other}");
        }
        assert_eq!(deal_of(&"table-1".parse().unwrap()), None);
    }
}
