/**
 * `npm run test:hostile`: tests failing hosts, hostile answers and hostile visitors. The tests are
 * as short as in `npm test`. With `--full` every odd value that a host sends meets every page, removed
 * players are looked for at seven moments, and they run a minute of load and 10,000 cases of each fuzz
 * test.
 */
import { endAs, run } from './launch/child.mjs';
import { VITEST } from './launch/tools.mjs';

const given = process.argv.slice(2);
const env = given.includes('--full') ? { HOSTILE_FULL: '1' } : {};
const others = given.filter((argument) => argument !== '--full');
const files = others.length > 0 ? others : ['tests/hostile/'];
endAs(await run(process.execPath, [VITEST, 'run', '--project=built*', ...files], { env }));
