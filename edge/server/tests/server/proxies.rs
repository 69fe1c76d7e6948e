//! Behind real proxies: clients are told apart by what the proxy says, whatever they say themselves.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use bonecup_server::{Limits, ProxyHeader};

use crate::kit::{House, Raw, generous, wait_until};

/// A proxy in front of a server, gone with it.
struct Proxy {
    process: Child,
    host: String,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Starts the program with this configuration; none where it is not installed.
fn start(program: &str, arguments: &[&str], folder: &Path, config: impl Fn(&str) -> String) -> Option<Proxy> {
    let program = ["/usr/sbin", "/usr/local/sbin", "/usr/bin"].map(|place| Path::new(place).join(program));
    let Some(program) = program.iter().find(|program| program.exists()) else {
        eprintln!("NOT TESTED: {} is not installed (scripts/setup test)", program[0].display());
        return None;
    };
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().to_string();
    let file = folder.join("proxy.conf");
    std::fs::write(&file, config(&free)).unwrap();
    let mut command = Command::new(program);
    command.args(arguments).arg(&file).stdout(Stdio::null()).current_dir(folder);
    let proxy = Proxy { process: command.spawn().unwrap(), host: free };
    wait_until("the proxy listens", || TcpStream::connect(&proxy.host).ok());
    Some(proxy)
}

fn haproxy(folder: &Path, server: &str, how: &str) -> Option<Proxy> {
    start("haproxy", &["-db", "-f"], folder, |listen| {
        format!(
            "defaults\n mode http\n timeout connect 20s\n timeout client 60s\n timeout server 60s\n\
             frontend clients\n bind {listen}\n default_backend servers\n\
             backend servers\n {how}\n server only {server}\n"
        )
    })
}

fn nginx(folder: &Path, server: &str, how: &str) -> Option<Proxy> {
    let prefix = folder.to_str().unwrap();
    start("nginx", &["-p", prefix, "-e", "stderr", "-c"], folder, |listen| {
        let folders: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .iter()
            .map(|kind| format!("{kind}_temp_path {prefix}/{kind};\n"))
            .collect();
        format!(
            "daemon off;\nmaster_process off;\npid {prefix}/nginx.pid;\nevents {{}}\nhttp {{\naccess_log off;\n{folders}\
             server {{\nlisten {listen};\nlocation / {{\nproxy_pass http://{server};\n{how}\n}}\n}}\n}}\n"
        )
    })
}

fn house(header: ProxyHeader) -> House {
    let limits = Limits { people_per_minute: 1, ..generous() };
    House::with(|config| (config.limits, config.behind_proxy, config.proxy_header) = (limits, true, header))
}

/// Two clients who say that they are others in every way there is: each may make one person a minute all the same.
fn tells_clients_apart(proxy: &Proxy) {
    let arrive = |from: u8, lines: &[&str]| {
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        let name = r#"{"name":"Anna"}"#;
        Raw::from(Ipv4Addr::new(127, 0, 0, from), &proxy.host).status("POST", "/api/me", &lines, name)
    };
    assert_eq!(arrive(2, &[]), 200);
    assert_eq!(arrive(2, &[]), 429);
    assert_eq!(arrive(2, &["X-Forwarded-For: 9.9.9.1"]), 429);
    assert_eq!(arrive(2, &["X-Forwarded-For: 9.9.9.2", "X-Forwarded-For: 9.9.9.3, 9.9.9.4"]), 429);
    assert_eq!(arrive(2, &["Forwarded: for=9.9.9.5"]), 429);
    assert_eq!(arrive(2, &["Forwarded: for=\"9.9.9.6"]), 429);
    assert_eq!(arrive(3, &["X-Forwarded-For: 127.0.0.2", "Forwarded: for=127.0.0.2"]), 200);
    assert_eq!(arrive(3, &[]), 429);
}

#[test]
fn haproxy_says_who_asks() {
    let folder = tempfile::tempdir().unwrap();
    for (header, how) in [
        (ProxyHeader::Either, "option forwardfor"),
        (ProxyHeader::XForwardedFor, "option forwardfor"),
        (ProxyHeader::Forwarded, "http-request add-header Forwarded for=%[src]"),
    ] {
        let house = house(header);
        let Some(proxy) = haproxy(folder.path(), &house.host(), how) else { return };
        tells_clients_apart(&proxy);
    }
}

#[test]
fn nginx_says_who_asks() {
    let folder = tempfile::tempdir().unwrap();
    for (header, how) in [
        (ProxyHeader::Either, "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"),
        (ProxyHeader::XForwardedFor, "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"),
        (ProxyHeader::Forwarded, "proxy_set_header Forwarded \"$http_forwarded, for=$remote_addr\";"),
    ] {
        let house = house(header);
        let Some(proxy) = nginx(folder.path(), &house.host(), how) else { return };
        tells_clients_apart(&proxy);
    }
}
