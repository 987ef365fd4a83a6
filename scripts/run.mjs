// `node scripts/run.mjs TASK …`: what every npm script starts, under whatever Node the machine has.
// An old Node must be able to read this file: it has no syntax that Node 14 lacks.
const OLDEST = 20;

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(`Node ${OLDEST} or newer is needed to begin; this is ${process.version}.`);
  process.exit(1);
}
import('./launch/launch.mjs').then(({ launch }) => launch(process.argv.slice(2)));
