/**
 * Runs every check: formatting and lint, types, vitest's suites, and the end-to-end tests. Ends
 * with one line for the whole run. Fails on any failure, and on any test file that ran no test.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import freshBuild from '../tests/fixtures/fresh-build.ts';
import { run } from './launch/child.mjs';
import { ASTRO, PLAYWRIGHT, VITEST } from './launch/tools.mjs';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
/** For Node, before a tool that fills over a gigabyte: it does not look for garbage all the way there. */
const ROOMY = '--initial-old-space-size=1600';

const REPORTS = 'test-results/reports';
type Outcome = { passed: number; failed: number };

async function start(tool: string, args: string[], env = {}): Promise<number> {
  const { code } = await run(process.execPath, [tool, ...args], { env });
  return code ?? 1;
}

async function check(name: string, tool: string, args: string[]): Promise<Outcome> {
  const failed = (await start(tool, args)) === 0 ? 0 : 1;
  if (failed) console.error(`✗ ${name}`);
  return { passed: 1 - failed, failed };
}

type Tally = Map<string, number>;
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string }[] }[];
};
type Suite = { file: string; suites?: Suite[]; specs?: unknown[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
};

async function vitest(): Promise<Outcome> {
  const file = `${REPORTS}/vitest.json`;
  const code = await start(VITEST, [
    'run',
    '--project=plain',
    '--project=built*',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const tally: Tally = new Map();
  for (const { name, assertionResults } of report.testResults) {
    tally.set(relative(process.cwd(), name), assertionResults.filter(isRun).length);
  }
  const failed =
    report.numFailedTests + empty('tests/{unit,host,catalogue,built,hostile}/**/*.test.ts', tally);
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const isRun = ({ status }: { status: string }) => status === 'passed' || status === 'failed';

async function playwright(): Promise<Outcome> {
  const file = `${REPORTS}/playwright.json`;
  const code = await start(PLAYWRIGHT, ['test', '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const tally: Tally = new Map();
  for (const suite of report.suites) tally.set(`tests/e2e/${suite.file}`, specs(suite));
  const { expected, unexpected, flaky } = report.stats;
  // A test that passes only at its second attempt is broken.
  const failed = unexpected + flaky + empty('tests/e2e/**/*.spec.ts', tally);
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function specs(suite: Suite): number {
  const inner = (suite.suites ?? []).reduce((sum, child) => sum + specs(child), 0);
  return inner + (suite.specs?.length ?? 0);
}

/** Returns the number of test files that ran no test. */
function empty(pattern: string, tally: Tally): number {
  const silent = globSync(pattern).filter((file) => !tally.get(file));
  for (const file of silent) console.error(`✗ ${file} ran no test`);
  return silent.length;
}

// Tests start hundreds of processes. Node keeps here what it has compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compiled');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
await freshBuild();
const outcomes = [
  await check('formatting and lint', BIOME, ['check', '--error-on-warnings', '.']),
  ...(await Promise.all([
    check('types', ROOMY, [ASTRO, 'check', '--minimumFailingSeverity', 'warning']),
    vitest(),
  ])),
  await playwright(),
];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
