import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENOUGH, isEnough } from '#/server/node-version.mjs';
import {
  BROKEN,
  createProject,
  LOADER,
  type Outcome,
  type Project,
  RUNNING,
  said,
} from '../../fixtures/project.ts';

let project: Project;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};
/** A Node that is too old for the site, and one that is not. */
const [OLD, NEW] = ['20.20.2', '24.15.0'];
const LINK = 'node_modules/.bin/node';

describe('the npm scripts', () => {
  const words = Object.values(manifest.scripts).flatMap((script) => script.split(/ (?:&& )?/));

  it('name tools that a clone has after `npm ci`, and files that exist', () => {
    const commands = Object.values(manifest.scripts)
      .flatMap((script) => script.split(' && '))
      .map((script) => script.replace(/^[A-Z0-9_]+=\S+ /, '').split(' ')[0] ?? '')
      .filter((command) => !['node', 'npm'].includes(command));
    expect(commands.length).toBeGreaterThan(8);
    expect(commands.filter((tool) => !existsSync(`node_modules/.bin/${tool}`))).toEqual([]);
    const files = words.filter((word) => /^[\w./-]+\.(?:mjs|ts)$/.test(word));
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('pass on their arguments, and the exit code', () => {
    const { status, lines } = project.npm('run', 'catalogue', '--', 'import', 'a file', '--x', '7');
    expect(status).toBe(7);
    expect(said({ status, lines, stderr: '' }).args).toEqual(['import', 'a file', '--x', '7']);
  });

  it('build when an input of the build has changed, and only then', () => {
    const start = () => project.runOn(NEW, 'start');
    const builds = () => start().lines.filter((line) => line === 'built').length;
    expect([builds(), builds()]).toEqual([1, 0]);
    project.write('src/page.astro', 'A page');
    expect(builds()).toBe(1);
    // A module that the configuration imports, and a module that this one imports.
    project.write('scripts/shape.mjs', "import './inner.mjs';\n");
    project.write('scripts/inner.mjs', '');
    expect(builds()).toBe(1);
    project.write('scripts/inner.mjs', 'export {};\n');
    expect([builds(), builds()]).toEqual([1, 0]);
  }, 60_000);
});

/** Expects one line that says what is missing, and nothing else. Returns the line. */
function expectOneLine({ status, lines, stderr }: Outcome, isFailure = true): string {
  expect(status).toBe(isFailure ? 1 : 0);
  expect(lines).toEqual([]);
  expect(stderr).toMatch(/^.+\n$/);
  return stderr.trim();
}

describe('npm start', () => {
  it('obeys --port and --host, before the environment and .env', () => {
    project.write('.env', 'PORT=4\nHOST=in-file\nSITE_NAME=Named\n');
    const { PORT, HOST, SITE_NAME } = said(project.npm('start', '--', '--port', '4561'));
    expect({ PORT, HOST, SITE_NAME }).toEqual({
      PORT: '4561',
      HOST: 'in-file',
      SITE_NAME: 'Named',
    });
    const again = project.fileOn(NEW, 'scripts/run.mjs', { PORT: '5' }, 'start', '--host', '::');
    expect(said(again)).toMatchObject({ PORT: '5', HOST: '::', SITE_NAME: 'Named' });
  });

  it('reads no .env where ENV_FILE is empty, as in tests', () => {
    project.write('.env', 'SITE_NAME=Named\n');
    const outcome = project.fileOn(NEW, 'scripts/run.mjs', { ENV_FILE: '' }, 'start');
    expect(said(outcome).SITE_NAME).toBeUndefined();
  });

  it('names an option that it does not know in one line', () => {
    expect(expectOneLine(project.runOn(NEW, 'start', '--prot', '1'))).toContain('--prot');
  });

  it('says the command instead of installing packages with NO_INSTALL', () => {
    project.write('node_modules/.package-lock.json', '{ "packages": {} }');
    const outcome = project.fileOn(NEW, 'scripts/run.mjs', { NO_INSTALL: '1' }, 'start');
    expect(expectOneLine(outcome)).toMatch(/^Missing: the packages\. .* npm ci$/);
  });
});

describe('the Node of the site', () => {
  it('is new enough by the same rule for npm, nvm and the site', () => {
    expect(manifest.engines.node).toBe('^24.15.0 || >=26.0.0');
    expect(ENOUGH).toBe('Node 24.15 or newer (not 25)');
    const versions = ['22.23.0', '24.14.1', '24.15.0', '25.9.0', '26.0.0', '28.1.0'];
    expect(versions.map(isEnough)).toEqual([false, false, true, false, true, true]);
    expect(isEnough(`${readFileSync('.nvmrc', 'utf8').trim()}.0.0`)).toBe(true);
  });

  it("is the machine's own if that is new enough: nothing is installed, and no link stays", () => {
    project.install(RUNNING);
    project.write(LINK, '');
    expect(said(project.runOn(NEW, 'start')).node).toBe('own');
    expect(project.has(LINK)).toBe(false);
  });

  it('is installed by the first command on an older one, tried, linked, and said in a line', () => {
    project.offer(RUNNING);
    const { status, lines } = project.fileOn(OLD, 'scripts/launch/node.mjs');
    expect(status).toBe(0);
    expect(lines).toEqual([
      "Installing a newer Node, as this machine's own is v20.20.2: npm ci --prefix scripts/node",
      'npm ci --prefix scripts/node',
    ]);
    // It comes first in the PATH of npm's scripts.
    expect(said(project.npm('run', 'catalogue')).node).toBe('npm');
    const again = project.runOn(OLD, 'start');
    expect(again.lines).not.toContain(lines[0]);
    expect(said(again).node).toBe('npm');
  });

  it('is installed again when the manifest names another version', () => {
    project.install(BROKEN, '26.0.0');
    project.offer(RUNNING);
    expect(said(project.runOn(OLD, 'start')).node).toBe('npm');
  });

  it('is not installed with NO_INSTALL: one line has the command', () => {
    project.offer(RUNNING);
    const env = { NO_INSTALL: '1' };
    const line = expectOneLine(project.fileOn(OLD, 'scripts/run.mjs', env, 'start'));
    expect(line).toMatch(
      /^Missing: a newer Node, .*v20\.20\.2\. .* npm ci --prefix scripts\/node$/,
    );
    expect(project.has('scripts/node/node_modules')).toBe(false);
  });

  it('from npm that cannot run gives one line, which says what to install', () => {
    project.install(BROKEN);
    project.write(LINK, '');
    const line = expectOneLine(project.runOn(OLD, 'start'));
    expect(line).toContain(LOADER);
    expect(line).toContain(`own is v${OLD}: install libatomic`);
    expect(line).toContain('Node 24.15 or newer');
    expect(project.has(LINK)).toBe(false);
  });

  it('that cannot run does not fail `npm ci`, which says so in the same line', () => {
    project.install(BROKEN);
    const line = expectOneLine(project.fileOn(OLD, 'scripts/launch/node.mjs'), false);
    expect(line).toContain('install libatomic');
    expect(manifest.scripts.postinstall).toBe('node scripts/launch/node.mjs');
  });

  it('that npm does not give gives one line, too', () => {
    const { status, stderr } = project.runOn('22.0.0', 'start');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^npm gave no Node, .* own is v22\.0\.0: install Node 24\.15 or newer/);
  });
});

it('a Node that is too old for the launcher gives one line', () => {
  expect(expectOneLine(project.runOn('18.20.0', 'start'))).toBe(
    'Node 20 or newer is needed to begin; this is v18.20.0.',
  );
});
