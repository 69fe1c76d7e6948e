//! Which addresses are those of the open internet, where push services are.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether anybody may be connected to there because a stranger asked for it.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let is_special = match first {
        // This network, private, loopback, multicast and what is reserved above it.
        0 | 10 | 127 | 224.. => true,
        // Behind the large translators of providers (RFC 6598).
        100 => (64..128).contains(&second),
        169 => second == 254,
        172 => (16..32).contains(&second),
        // Protocol assignments, documentation, relays of 6to4, private.
        192 => (second == 0 && (third == 0 || third == 2)) || (second == 88 && third == 99) || second == 168,
        // Benchmarks and documentation.
        198 => second == 18 || second == 19 || (second == 51 && third == 100),
        203 => second == 0 && third == 113,
        _ => false,
    };
    !is_special
}

/// Of all addresses only those that are given to the world are used (2000::/3), without the parts of it that lead to an older
/// address in other ways, and without documentation.
fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(mapped) = address.to_ipv4_mapped() {
        return is_public_v4(mapped);
    }
    let [first, second, ..] = address.segments();
    let is_special = match first {
        // Tunnels, benchmarks and other protocols (RFC 2928), documentation.
        0x2001 => second < 0x0200 || second == 0x0db8,
        // 6to4.
        0x2002 => true,
        // Documentation (RFC 9637).
        0x3fff => second < 0x1000,
        _ => false,
    };
    (0x2000..0x4000).contains(&first) && !is_special
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_world_are_public() {
        for address in
            ["1.1.1.1", "172.15.0.1", "172.32.0.1", "100.63.0.1", "192.0.1.1", "198.20.0.1", "223.255.0.1"]
        {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        for address in ["2a00:1450::1", "2606:4700::1111", "2001:4860:4860::8888", "::ffff:8.8.8.8"] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn addresses_of_our_own_and_special_ones_are_not() {
        for address in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.255.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.0.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "::",
            "::1",
            "::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:a00:1::1",
            "3fff::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }
}
