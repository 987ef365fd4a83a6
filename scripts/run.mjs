// `node scripts/run.mjs start|test …`: the entry of the two commands, for any Node that the machine has.
// Old versions must be able to parse this file, so it uses no syntax that Node 14 lacks.
const OLDEST = 20;

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(`Node ${OLDEST} or newer is needed to begin; this is ${process.version}.`);
  process.exit(1);
}
import('./launch/launch.mjs').then(({ launch }) => launch(process.argv.slice(2)));
