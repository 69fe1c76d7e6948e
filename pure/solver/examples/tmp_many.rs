use bonecup_rules::conformance::Source;
use bonecup_solver::sheets::*;
use knochenmax::*;
use std::collections::HashMap;
fn exact(g: &KnochenMaxGame, cards: Vec<usize>, memo: &mut HashMap<Vec<usize>, f64>) -> f64 {
    if let Some(v) = memo.get(&cards) { return *v; }
    let mut stop = vec![f64::NEG_INFINITY; 56];
    let mut any = false;
    for i in 0..cards.len() {
        for w in g.ways(cards[i]) {
            any = true;
            let mut n = cards.clone(); n[i] = w.next; n.sort();
            let v = exact(g, n, memo);
            for (s, p) in stop.iter_mut().zip(g.rows()[w.row].points()) { if p + v > *s { *s = p + v; } }
        }
    }
    let v = if any {
        let mut vals = vec![[0.0]; 126];
        for (i, s) in stop.iter().enumerate() { vals[70 + i] = [*s]; }
        g.turn().value(&mut vals)[0]
    } else { 0.0 };
    memo.insert(cards, v);
    v
}
fn main() {
    for bones in ["antique", "fair"] {
        let o = KnochenMaxOptions { bones: bones.parse().unwrap(), ..Default::default() };
        let g = KnochenMaxGame::new(&o);
        let one = PointsTable::solve(&g);
        let two = TwoSheets::solve(&g);
        for n in [3usize, 4, 5, 6] {
            for per in [1usize, 2, 3, 4, 5] {
                if per * n > 15 { continue; }
                let mut src = Source::new((n * 10 + per) as u64);
                let (mut s, mut s2, mut k, mut gs, mut rr) = (0.0, 0.0, 0.0, 0.0, 0.0);
                let mut a = (0.0, 0.0);
                for _ in 0..if per * n > 12 { 4 } else { 40 } {
                    let cards: Vec<usize> = (0..n).map(|_| { let mut m = 1023usize; let mut c = 0; while c < per { let b = src.below(10); if m >> b & 1 == 1 { m &= !(1 << b); c += 1; } } g.cards().number(m, src.one_in(2)) }).collect();
                    let mut sc = cards.clone(); sc.sort();
                    let v = exact(&g, sc, &mut HashMap::new());
                    let v1: f64 = cards.iter().map(|&c| one.value(c, 0)).sum();
                    let mut gg = 0.0;
                    for i in 0..n { for j in 0..i { gg += two.value(cards[i], cards[j]) - one.value(cards[i], 0) - one.value(cards[j], 0); } }
                    let r = (v - v1) / gg;
                    s += r; s2 += r * r; k += 1.0; gs += gg; rr += v - v1; a.0 += gg * (v - v1); a.1 += gg * gg;
                }
                let m: f64 = s / k;
                println!("{bones} n {n} per {per}: ratio mean {m:.4} sd {:.4} slope {:.4} gain {:.2} of {:.2}", (s2 / k - m * m).max(0.0).sqrt(), a.0 / a.1, rr / k, gs / k);
            }
        }
        let b = two.value(0, 0) - 2.0 * one.value(0, 0);
        println!("blank pair gain {b}");
    }
}
