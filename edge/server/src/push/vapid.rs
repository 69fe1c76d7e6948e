//! How push services know the server (RFC 8292): a token that it signs for each of them.

use base64ct::{Base64UrlUnpadded, Encoding as _};
use bonecup_referee::room::Millis;
use serde_json::json;
use web_push_native::p256::ecdsa::signature::Signer as _;
use web_push_native::p256::ecdsa::{Signature, SigningKey};

/// How long a token is good for. Push services take none that is good for more than a day.
const LIFETIME: i64 = 12 * 3600;

/// The key by which push services know the server, and whom they can write to about it.
pub(crate) struct Vapid {
    signing: SigningKey,
    public: String,
    contact: String,
}

impl Vapid {
    /// None if the secret is no key.
    pub(crate) fn new(secret: &[u8; 32], contact: String) -> Option<Vapid> {
        let signing = SigningKey::from_slice(secret).ok()?;
        let public = signing.verifying_key().to_encoded_point(false);
        Some(Vapid { public: Base64UrlUnpadded::encode_string(public.as_bytes()), signing, contact })
    }

    /// Whether a secret is a key.
    pub(crate) fn is_key(secret: &[u8; 32]) -> bool {
        SigningKey::from_slice(secret).is_ok()
    }

    /// The public key in Base64 for addresses.
    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// The header by which the push service at this origin knows the server.
    pub(crate) fn authorization(&self, origin: &str, now: Millis) -> String {
        let claims = json!({"aud": origin, "exp": now.0 / 1000 + LIFETIME, "sub": self.contact});
        let written = |text: &str| Base64UrlUnpadded::encode_string(text.as_bytes());
        let signed =
            format!("{}.{}", written(r#"{"typ":"JWT","alg":"ES256"}"#), written(&claims.to_string()));
        let signature: Signature = self.signing.sign(signed.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public)
    }
}
