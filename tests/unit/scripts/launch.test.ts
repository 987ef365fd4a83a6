import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TASKS } from '../../../scripts/launch/tasks.mjs';
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
  scripts: Record<string, string>;
};

describe('the npm scripts', () => {
  it('all start the launcher, by a command that every shell understands', () => {
    const expected = Object.keys(TASKS).map((name) => [name, `node scripts/run.mjs ${name}`]);
    expect(manifest.scripts).toEqual(Object.fromEntries(expected));
  });

  it('lead to files that exist, or that the build writes', () => {
    const entries = Object.values(TASKS).map(({ run }) => run.find((arg) => !arg.startsWith('-')));
    const isThere = (entry = '') => entry.startsWith('dist/') || existsSync(entry);
    expect(entries.filter((entry) => !isThere(entry))).toEqual([]);
  });

  it('pass on their arguments, and the exit code', () => {
    const { status, lines } = project.npm('run', 'catalogue', '--', 'import', 'a file', '--x', '7');
    expect(status).toBe(7);
    expect(said({ status, lines, stderr: '' }).args).toEqual(['import', 'a file', '--x', '7']);
  });

  it('start the built server with the Node that comes with the dependencies', () => {
    project.bundle(RUNNING);
    expect(said(project.npm('start'))).toEqual({ args: [], node: 'bundled' });
  });

  it('build when an input of the build has changed, and only then', () => {
    const start = () => project.runOn('24.15.0', 'start');
    const builds = () => start().lines.filter((line) => line === 'built').length;
    expect([builds(), builds()]).toEqual([1, 0]);
    project.write('src/page.astro', 'A page');
    expect([builds(), builds()]).toEqual([1, 0]);
    // A module that the configuration imports, and a module that this one imports.
    project.write('scripts/shape.mjs', "import './inner.mjs';\n");
    project.write('scripts/inner.mjs', '');
    expect([builds(), builds()]).toEqual([1, 0]);
    project.write('scripts/inner.mjs', 'export {};\n');
    expect([builds(), builds()]).toEqual([1, 0]);
  }, 60_000);
});

/** Expects one line that says what is missing, and nothing else. Returns the line. */
function expectOneLine({ status, lines, stderr }: Outcome): string {
  expect(status).toBe(1);
  expect(lines).toEqual([]);
  expect(stderr).toMatch(/^.+\n$/);
  return stderr.trim();
}

describe('the Node that comes with the dependencies', () => {
  it('runs the scripts, however old the Node is on which npm runs', () => {
    project.bundle(RUNNING);
    expect(said(project.npm('run', 'catalogue')).node).toBe('bundled');
    expect(said(project.runOn('20.0.0', 'catalogue')).node).toBe('bundled');
  });

  it("that cannot run is replaced by the machine's own", () => {
    project.bundle(BROKEN);
    expect(said(project.npm('run', 'catalogue')).node).toBe('own');
    expect(said(project.npm('start')).node).toBe('own');
    expect(said(project.runOn('24.15.0', 'catalogue')).node).toBe('own');
  });

  it("is not first in the PATH of npm's scripts", () => {
    expect(project.npm('config', 'get', 'bin-links').lines).toEqual(['false']);
    // A link as an older `npm ci` left it, or as npm makes it with bin-links on.
    project.bundle(RUNNING);
    project.write('node_modules/.bin/node.cmd', '');
    expect(project.npm('run', 'catalogue').status).toBe(0);
    expect(project.has('node_modules/.bin/node.cmd')).toBe(false);
  });

  it.each(['20.20.2', '24.14.1', '25.9.0'])(
    'that cannot run beside a Node %s gives one line, which says what to install',
    (version) => {
      project.bundle(BROKEN);
      const line = expectOneLine(project.runOn(version, 'catalogue'));
      expect(line).toContain(LOADER);
      expect(line).toContain(`own is v${version}: install libatomic`);
      expect(line).toContain('Node 24.15 or newer');
    },
  );

  it('that is missing beside an old one gives one line, too', () => {
    const line = expectOneLine(project.runOn('22.0.0', 'catalogue'));
    expect(line).toMatch(/^No Node came .* own is v22\.0\.0: install Node 24\.15 or newer/);
  });
});

it('a Node that is too old for the launcher gives one line', () => {
  expect(expectOneLine(project.runOn('18.20.0', 'catalogue'))).toBe(
    'Node 20 or newer is needed to begin; this is v18.20.0.',
  );
});
