//! A message that only the browser can read (RFC 8291): the push service sees to whom it goes, and how long it is.

use std::fmt;

use base64ct::{Base64UrlUnpadded, Encoding as _};
use bonecup_referee::TableId;
use bonecup_store::Subscription;
use sha2::{Digest as _, Sha256};
use web_push_native::Auth;
use web_push_native::p256::PublicKey;

use super::SubscriptionFault;

/// What a browser hands out so that it can be written to.
#[derive(Clone)]
pub(crate) struct BrowserKeys {
    key: PublicKey,
    secret: [u8; 16],
}

/// What is secret between two is not for a log.
impl fmt::Debug for BrowserKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BrowserKeys(…)")
    }
}

impl BrowserKeys {
    /// Reads them as browsers write them, in Base64 for addresses.
    pub(crate) fn read(key: &str, secret: &str) -> Result<BrowserKeys, SubscriptionFault> {
        let bytes = |text: &str| Base64UrlUnpadded::decode_vec(text.trim_end_matches('='));
        match (bytes(key), bytes(secret)) {
            (Ok(key), Ok(secret)) => BrowserKeys::of(&key, &secret).ok_or(SubscriptionFault::Keys),
            _ => Err(SubscriptionFault::Keys),
        }
    }

    /// Those of a subscription that was kept.
    pub(crate) fn kept(subscription: &Subscription) -> Option<BrowserKeys> {
        BrowserKeys::of(&subscription.key, &subscription.secret)
    }

    fn of(key: &[u8], secret: &[u8]) -> Option<BrowserKeys> {
        // Browsers write the point in full.
        let key = Some(key).filter(|key| key.len() == 65)?;
        Some(BrowserKeys { key: PublicKey::from_sec1_bytes(key).ok()?, secret: secret.try_into().ok()? })
    }

    /// The key as it is kept.
    pub(crate) fn key_bytes(&self) -> Vec<u8> {
        self.key.to_sec1_bytes().into_vec()
    }

    /// The shared secret as it is kept.
    pub(crate) fn secret_bytes(&self) -> Vec<u8> {
        self.secret.to_vec()
    }

    /// The message, encrypted.
    pub(crate) fn seal(&self, message: String) -> Option<Vec<u8>> {
        web_push_native::encrypt(message.into_bytes(), &self.key, &Auth::from(self.secret)).ok()
    }

    /// A name for what is told of a table, under which a later message takes the place of one that is not delivered yet. It tells
    /// the push service nothing, not even that two people are told of the same table.
    pub(crate) fn topic(&self, table: &TableId) -> String {
        let hash = Sha256::new().chain_update(self.secret).chain_update(table.as_str()).finalize();
        Base64UrlUnpadded::encode_string(&hash[..24])
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use web_push_native::p256::SecretKey;

    use super::*;

    /// From appendix A of RFC 8291.
    const MESSAGE: &str = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    const SECRET_KEY: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
    const KEY: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const SECRET: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn bytes(text: &str) -> Vec<u8> {
        Base64UrlUnpadded::decode_vec(text).unwrap()
    }

    fn opened(message: Vec<u8>) -> String {
        let key = SecretKey::from_slice(&bytes(SECRET_KEY)).unwrap();
        let secret: [u8; 16] = bytes(SECRET).try_into().unwrap();
        let opened = web_push_native::decrypt(message, &key, &Auth::from(secret)).ok().unwrap();
        String::from_utf8(opened).unwrap()
    }

    #[test]
    fn the_browser_of_the_standard_reads_what_the_standard_and_we_write() {
        assert_eq!(opened(bytes(MESSAGE)), "When I grow up, I want to be a watermelon");
        let keys = BrowserKeys::read(KEY, SECRET).unwrap();
        let sealed = keys.seal("Du bist am Zug".to_owned()).unwrap();
        assert_eq!(opened(sealed.clone()), "Du bist am Zug");
        assert_ne!(keys.seal("Du bist am Zug".to_owned()).unwrap(), sealed, "a key is used once");
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let compressed = Base64UrlUnpadded::encode_string(&[&[2], &bytes(KEY)[1..33]].concat());
        let off_curve = Base64UrlUnpadded::encode_string(&[&bytes(KEY)[..64], &[0]].concat());
        for (key, secret) in [
            ("", SECRET),
            (KEY, ""),
            (KEY, "AAAA"),
            (&compressed, SECRET),
            (&off_curve, SECRET),
            ("!", SECRET),
            (KEY, "ä"),
        ] {
            assert_eq!(
                BrowserKeys::read(key, secret).map(drop),
                Err(SubscriptionFault::Keys),
                "{key} {secret}"
            );
        }
        assert!(
            BrowserKeys::read(&format!("{KEY}="), &format!("{SECRET}==")).is_ok(),
            "some write it to the end"
        );
    }

    #[test]
    fn a_topic_tells_nothing() {
        let keys = BrowserKeys::read(KEY, SECRET).unwrap();
        let other = BrowserKeys { secret: [7; 16], ..keys.clone() };
        let (oak, ash) = ("oak".parse().unwrap(), "ash".parse().unwrap());
        assert_eq!((keys.topic(&oak), keys.topic(&oak).len()), (keys.topic(&oak), 32));
        assert_ne!(keys.topic(&oak), keys.topic(&ash));
        assert_ne!(keys.topic(&oak), other.topic(&oak));
    }
}
