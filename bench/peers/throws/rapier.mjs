// rapier's own WebAssembly build.
import RAPIER from "@dimforge/rapier3d-compat";

await RAPIER.init();

export const label = "rapier3d-compat 0.21.0 (WebAssembly)";

const vector = ([x, y, z]) => ({ x, y, z });

export function makeWorld({ gravity, rate, substeps, foresight, stiffness, die, ice, wall, box, drag }, dice) {
  const world = new RAPIER.World({ x: 0, y: 0, z: -gravity });
  world.integrationParameters.dt = 1 / rate;
  world.integrationParameters.numSolverIterations = substeps;
  world.integrationParameters.normalizedPredictionDistance = foresight;
  world.integrationParameters.contact_natural_frequency = stiffness;
  const fixed = (desc, matter) =>
    world.createCollider(
      desc
        .setFriction(matter.friction)
        .setRestitution(matter.bounce)
        .setFrictionCombineRule(RAPIER.CoefficientCombineRule.Min)
        .setRestitutionCombineRule(RAPIER.CoefficientCombineRule.Min),
    );
  fixed(new RAPIER.ColliderDesc(new RAPIER.HalfSpace({ x: 0, y: 0, z: 1 })), ice);
  for (const { centre, half } of box.walls)
    fixed(RAPIER.ColliderDesc.cuboid(...half).setTranslation(...centre), wall);
  const core = die.edge / 2 - die.rounding;
  const bodies = dice.map(({ position, rotation, velocity, spin }) => {
    const [x, y, z, w] = rotation;
    const body = world.createRigidBody(
      RAPIER.RigidBodyDesc.dynamic()
        .setTranslation(...position)
        .setRotation({ x, y, z, w })
        .setLinvel(...velocity)
        .setAngvel(vector(spin)),
    );
    const desc = RAPIER.ColliderDesc.roundCuboid(core, core, core, die.rounding)
      .setMassProperties(die.mass, vector([0, 0, 0]), vector([die.inertia, die.inertia, die.inertia]), { x: 0, y: 0, z: 0, w: 1 })
      .setFriction(die.friction)
      .setRestitution(die.bounce);
    world.createCollider(desc, body);
    return body;
  });
  const list = ({ x, y, z }) => [x, y, z];
  return {
    step: () => world.step(),
    state: (i) => ({
      position: bodies[i].translation(),
      rotation: bodies[i].rotation(),
      velocity: list(bodies[i].linvel()),
      spin: list(bodies[i].angvel()),
    }),
    slow: (i) => {
      bodies[i].setLinearDamping(drag);
      bodies[i].setAngularDamping(drag);
    },
    free: () => world.free(),
  };
}
