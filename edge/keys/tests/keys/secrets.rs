//! What is encrypted and signed.

use bonecup_keys::{KeyError, KeySource, MasterKey, ServerKeys, fingerprint};
use bonecup_referee::{Hex32, TableId};
use ed25519_dalek::{Signature, VerifyingKey};

const MASTER: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

fn keys() -> (MasterKey, Vec<u8>, ServerKeys) {
    let master: MasterKey = MASTER.parse().unwrap();
    let kept = ServerKeys::make(&master).unwrap();
    let keys = ServerKeys::open(&master, &kept).unwrap();
    (master, kept, keys)
}

fn table(name: &str) -> TableId {
    name.parse().unwrap()
}

#[test]
fn a_seed_comes_back_at_its_own_table_only() {
    let (_, _, keys) = keys();
    let encrypted = keys.encrypt_seed(&table("oak"), &[7; 32]).unwrap();
    assert_eq!(keys.decrypt_seed(&table("oak"), &encrypted), Some([7; 32]));
    assert_eq!(keys.decrypt_seed(&table("ash"), &encrypted), None);
    assert!(!encrypted.windows(4).any(|bytes| bytes == [7; 4]));
    assert_ne!(keys.encrypt_seed(&table("oak"), &[7; 32]).unwrap(), encrypted, "a nonce is used once");
}

/// A plain seed is told from an encrypted one by its length.
#[test]
fn an_encrypted_seed_is_longer_than_a_plain_one() {
    let (_, kept, keys) = keys();
    assert_eq!(keys.encrypt_seed(&table("oak"), &[7; 32]).unwrap().len(), 72);
    assert_eq!(keys.decrypt_seed(&table("oak"), &[7; 32]), None);
    // One kind of secret is not taken for another.
    assert_eq!(keys.decrypt_seed(&table("oak"), &kept), None);
}

#[test]
fn the_key_for_push_services_is_a_secret_of_its_own() {
    let (_, kept, keys) = keys();
    let encrypted = keys.encrypt_push_key(&[7; 32]).unwrap();
    assert_eq!(*keys.decrypt_push_key(&encrypted).unwrap(), [7; 32]);
    assert_eq!(keys.decrypt_push_key(&kept), Err(KeyError::Foreign));
    assert_eq!(keys.decrypt_seed(&table("push"), &encrypted), None);
}

#[test]
fn any_changed_bit_is_noticed() {
    let (master, kept, keys) = keys();
    let encrypted = keys.encrypt_seed(&table("oak"), &[7; 32]).unwrap();
    for at in 0..72 {
        let changed = |bytes: &[u8]| {
            let mut bytes = bytes.to_vec();
            bytes[at] ^= 1;
            bytes
        };
        assert_eq!(keys.decrypt_seed(&table("oak"), &changed(&encrypted)), None);
        assert_eq!(keys.decrypt_seed(&table("oak"), &encrypted[..at]), None);
        assert_eq!(ServerKeys::open(&master, &changed(&kept)).unwrap_err(), KeyError::Foreign);
    }
}

#[test]
fn another_master_key_opens_nothing() {
    let (_, kept, keys) = keys();
    let other = KeySource::Fresh.master(false).unwrap();
    assert_eq!(ServerKeys::open(&other, &kept).unwrap_err(), KeyError::Foreign);
    let other = ServerKeys::open(&other, &ServerKeys::make(&other).unwrap()).unwrap();
    let encrypted = keys.encrypt_seed(&table("oak"), &[7; 32]).unwrap();
    assert_eq!(other.decrypt_seed(&table("oak"), &encrypted), None);
    assert_ne!(other.public(), keys.public());
}

#[test]
fn everybody_can_check_a_signature() {
    let (master, kept, keys) = keys();
    let signature = Signature::from_bytes(&keys.sign(b"bones"));
    let public = VerifyingKey::from_bytes(&keys.public().0).unwrap();
    public.verify_strict(b"bones", &signature).unwrap();
    assert!(public.verify_strict(b"stones", &signature).is_err());
    assert_eq!(ServerKeys::open(&master, &kept).unwrap().public(), keys.public(), "the same server again");
}

/// Computed with `printf '\0…' | sha256sum`.
#[test]
fn a_fingerprint_is_the_beginning_of_the_hash() {
    assert_eq!(fingerprint(&Hex32([0; 32])), "66687aadf862bd776c8f");
}

#[test]
fn no_key_is_printed() {
    let (master, _, keys) = keys();
    for printed in
        [format!("{master:?}"), format!("{:?}", KeySource::Given(master.clone())), format!("{keys:?}")]
    {
        assert!(!printed.contains("0001") && !printed.contains("0, 1, 2"), "{printed}");
    }
}
