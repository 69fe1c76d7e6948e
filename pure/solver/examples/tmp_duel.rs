use bonecup_rules::Game;
use bonecup_solver::sheets::*;
use knochenmax::*;
use std::time::Instant;
use std::ops::ControlFlow;
fn main() {
    for p in ["antique", "fair"] {
        let o = KnochenMaxOptions { bones: p.parse().unwrap(), ..Default::default() };
        let g = KnochenMaxGame::new(&o);
        let t = Instant::now();
        let plan = DuelPlan::new(&g, 0, 0);
        println!("plan {:?} {} {}", t.elapsed(), plan.pairs(), plan.len());
        let d = Duel::solve(&g, &|_| ControlFlow::Continue(())).unwrap();
        let game = KnochenMax::start(&o, 2).unwrap();
        println!("{p} {:.12} {:?}", d.win(&game).unwrap(), t.elapsed());
    }
}
