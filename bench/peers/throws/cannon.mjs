// cannon-es, with sharp boxes: it has no round ones.
import * as CANNON from "cannon-es";

export const label = "cannon-es 0.20.0";

// Its friction is limited by coefficient × weight in every point of contact and not by time, so that a die with 0.15 would
// stop at once. With this factor dice slide about as far as they should, and as many stay on the floe as with us.
const FRICTION = 0.38;

export function makeWorld({ gravity, rate, die, ice, wall, box, drag }, dice) {
  const world = new CANNON.World({ gravity: new CANNON.Vec3(0, 0, -gravity) });
  world.solver.iterations = 10;
  const [onIce, onWall, onDie] = ["ice", "wall", "die"].map((name) => new CANNON.Material(name));
  for (const [other, matter] of [[onIce, ice], [onWall, wall], [onDie, die]])
    world.addContactMaterial(
      new CANNON.ContactMaterial(onDie, other, {
        friction: (matter.friction * FRICTION) / rate,
        restitution: matter.bounce,
      }),
    );
  world.addBody(new CANNON.Body({ mass: 0, shape: new CANNON.Plane(), material: onIce }));
  for (const { centre, half } of box.walls)
    world.addBody(
      new CANNON.Body({
        mass: 0,
        shape: new CANNON.Box(new CANNON.Vec3(...half)),
        position: new CANNON.Vec3(...centre),
        material: onWall,
      }),
    );
  const half = die.edge / 2;
  const bodies = dice.map(({ position, rotation, velocity, spin }) => {
    const body = new CANNON.Body({
      mass: die.mass,
      shape: new CANNON.Box(new CANNON.Vec3(half, half, half)),
      material: onDie,
      position: new CANNON.Vec3(...position),
      quaternion: new CANNON.Quaternion(...rotation),
      velocity: new CANNON.Vec3(...velocity),
      angularVelocity: new CANNON.Vec3(...spin),
      linearDamping: 0,
      angularDamping: 0,
    });
    world.addBody(body);
    return body;
  });
  const list = ({ x, y, z }) => [x, y, z];
  const left = 1 - Math.exp(-drag);
  return {
    step: () => world.step(1 / rate),
    state: (i) => ({
      position: bodies[i].position,
      rotation: bodies[i].quaternion,
      velocity: list(bodies[i].velocity),
      spin: list(bodies[i].angularVelocity),
    }),
    slow: (i) => {
      bodies[i].linearDamping = left;
      bodies[i].angularDamping = left;
    },
    free: () => {},
  };
}
