/**
 * `npm run test:dates [-- FILE]`: runs vitest's suites and the end-to-end tests with the clock of all processes set
 * to the end of a year, to the beginning of the next one, and to a leap day. Needs faketime, and says so if it
 * is missing.
 */
import { spawnSync } from 'node:child_process';
import { run } from './launch/child.mjs';
import { PLAYWRIGHT, VITEST } from './launch/tools.mjs';

/** The first run goes on into the next year. */
const MOMENTS = ['2026-12-31T23:59:00Z', '2027-01-01T00:00:00Z', '2028-02-29T12:00:00Z'];
const VITEST_RUN = [VITEST, 'run', '--project=plain', '--project=built*', '--reporter=dot'];
const SUITES = [VITEST_RUN, [PLAYWRIGHT, 'test', '--reporter=dot']];

if (spawnSync('faketime', ['--version']).error) {
  console.error(
    'This command needs faketime: apt-get install faketime, or brew install libfaketime',
  );
  process.exit(1);
}
const files = process.argv.slice(2);
const failed: string[] = [];
for (const moment of MOMENTS) {
  for (const [tool = '', ...args] of SUITES) {
    // An offset, not a moment: the clock of each process would begin at that.
    const ahead = Math.round((Date.parse(moment) - Date.now()) / 1000);
    const set = ['-m', '--exclude-monotonic', '-f', `${ahead < 0 ? '' : '+'}${ahead}s`];
    const command = [...set, process.execPath, tool, ...args, ...files];
    const { code } = await run('faketime', command);
    if (code !== 0) failed.push(`${tool} at ${moment}`);
  }
}
for (const one of failed) console.error(`✗ ${one}`);
console.log(`${MOMENTS.length * SUITES.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
