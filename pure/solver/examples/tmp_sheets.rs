use bonecup_rules::Game;
use bonecup_solver::sheets::*;
use knochenmax::*;
use std::time::Instant;
fn main() {
    for p in ["antique", "fair"] {
        let mut o = KnochenMaxOptions { bones: p.parse().unwrap(), ..Default::default() };
        let e = ExpectedPoints::solve(&o);
        let game = KnochenMax::start(&o, 1).unwrap();
        let t = Instant::now();
        let out = e.outlook(&game).unwrap();
        println!("{p} {} {} {} sd {} {:?} {:?}", e.value(&game).value, out.mean(), out.points.iter().sum::<f64>(), out.deviation(), out.struck, t.elapsed());
        let t = Instant::now();
        let mut g = game.clone();
        g.resolve(&"1 3 3 4 4".parse().unwrap()).unwrap();
        for _ in 0..1000 { std::hint::black_box(e.moves(&g)); }
        println!("1000 moves {:?}", t.elapsed());
        let t = Instant::now();
        o.sheets = SheetCount::new(2).unwrap();
        let e = ExpectedPoints::solve(&o);
        let game = KnochenMax::start(&o, 1).unwrap();
        println!("two {} {:?} states {}", e.value(&game).value, t.elapsed(), e.states());
    }
}
