//! A turn of Rolling Bones, exactly.

mod chance;
mod cup;
mod distribution;
mod falling;
mod lanes;
mod ledger;
mod mishap;
mod plan;
mod rolled;
mod shapes;
mod solve;
mod stand;
mod turn;
mod utility;
mod worth;

pub use distribution::Distribution;
pub use lanes::BonesRacer;
pub use turn::{SolvedTurn, TurnPlan};
pub use utility::Utility;

#[cfg(test)]
mod tests {
    use super::{cup::*, ledger::Ledger, plan::Plan, shapes::*, solve::*, stand::*, worth::Lanes};
    use rolling_bones::BonesOptions;

    fn cpu() -> f64 {
        let s = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
        s.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e6
    }

    fn bench<const L: usize>(plan: &Plan) {
        let t = cpu();
        let ends = Ends::new(|p| Lanes([f64::from(p); L]));
        let hats = HatRules::of(&BonesOptions::default());
        let solved = Solved::<L>::new(plan, hats, &ends);
        let t2 = cpu() - t;
        let mut roller = Roller::new(&plan.levels[0], &solved.stands[0], &ends, hats);
        let v = roll(&mut roller, &plan.levels[0].pages[0], EMPTY, After::Opening);
        println!("L={L} {:.1} {:.1} cpu ms, value {}", t2, cpu() - t, v[0].0[0]);
    }

    #[test]
    fn counts() {
        let plan = Plan::new(Ledger::default());
        let a = Anatomy::get();
        for l in &plan.levels[1..] {
            let (mut g, mut o, mut r, mut cl, mut rp, mut bel, mut gon, mut oskip) =
                (0u64, 0u64, 0u64, 0u64, 0u64, 0u64, 0u64, 0u64);
            for page in l.pages.iter().filter(|p| p.in_cup) {
                for &s in &page.own {
                    let Some(u) = page.ledger.unlaid(a.shape(s)) else { continue };
                    let can = |n: PerKind| (0..3).all(|k| n[k] <= u[k]);
                    let gr = a.growth(s);
                    for c in &gr.classes {
                        cl += 1;
                        if can(c.needs) {
                            g += c.steps.len() as u64;
                            if a.shape(s).skull {
                                gon += c.steps.len() as u64;
                            }
                            for i in c.steps.clone() {
                                bel += gr.steps[i].below().len() as u64;
                            }
                        }
                    }
                    let m = &a.mishaps[s as usize];
                    for op in &m.openings {
                        for c in &op.growth.classes {
                            oskip += c.steps.len() as u64;
                            if can(c.needs) {
                                o += c.steps.len() as u64;
                            }
                        }
                    }
                    for q in &m.rolls {
                        if can(q.needs) {
                            r += q.steps.len() as u64;
                            rp += (q.steps.len() * m.openings.len()) as u64;
                        }
                    }
                }
            }
            println!(
                "level growth steps {g} (skull {gon}) classes {cl} belows {bel}; opening steps {o} of {oskip}; rolls {r} x openings {rp}"
            );
        }
    }

    #[test]
    fn certain() {
        let plan = Plan::new(Ledger::default());
        let ends = Ends::new(|_| Lanes([1.0; 1]));
        let hats = HatRules::of(&BonesOptions::default());
        let level = &plan.levels[1];
        let stands = vec![[Lanes([1.0]); 4]; level.spots];
        let mut roller = Roller::new(level, &stands, &ends, hats);
        let mut n = 0;
        for page in level.pages.iter().filter(|p| p.in_cup) {
            for &s in &page.own {
                let v = roll(&mut roller, page, s, After::Supplementary);
                if (v[0].0[0] - 1.0).abs() > 1e-9 {
                    n += 1;
                    if n < 8 {
                        println!(
                            "{:?} {:?} {} dice {:?}",
                            page.ledger,
                            Anatomy::get().shape(s).filled.into_iter().collect::<Vec<_>>(),
                            v[0].0[0],
                            page.ledger.unlaid(Anatomy::get().shape(s))
                        );
                    }
                }
            }
        }
        println!("{n} wrong");
    }

    #[test]
    fn scratch() {
        let t = cpu();
        Anatomy::get();
        println!("anatomy {:.1}", cpu() - t);
        let plan = Plan::new(Ledger::default());
        println!("plan {:.1}", cpu() - t);
        for l in &plan.levels {
            println!(
                "{} pages {} spots {} in cup",
                l.pages.len(),
                l.spots,
                l.pages.iter().filter(|p| p.in_cup).map(|p| p.own.len()).sum::<usize>()
            );
        }
        bench::<1>(&plan);
        bench::<1>(&plan);
        for _ in 0..3 {
            bench::<1>(&plan);
        }
        bench::<8>(&plan);
    }
}
