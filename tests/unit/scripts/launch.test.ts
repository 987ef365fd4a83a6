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
  it('are all started by the launcher, in words that every shell understands', () => {
    const expected = Object.keys(TASKS).map((name) => [name, `node scripts/run.mjs ${name}`]);
    expect(manifest.scripts).toEqual(Object.fromEntries(expected));
  });

  it('lead to files', () => {
    const entries = Object.values(TASKS).map(({ run }) => run.find((arg) => !arg.startsWith('-')));
    expect(entries.filter((entry) => !existsSync(entry ?? ''))).toEqual([]);
  });

  it('pass on their arguments, and the exit code', () => {
    const { status, lines } = project.npm('run', 'catalogue', '--', 'import', 'a file', '--x', '7');
    expect(status).toBe(7);
    expect(said({ status, lines, stderr: '' }).args).toEqual(['import', 'a file', '--x', '7']);
  });

  it('give the production server its memory settings', () => {
    project.bundle(RUNNING);
    expect(said(project.npm('start'))).toEqual({
      ...{ args: [], execArgv: ['--max-semi-space-size=8'], node: 'bundled', arenas: '2' },
    });
  });

  it('build when what shapes the build has changed, and at no other time', () => {
    const builds = () => project.npm('start').lines.filter((line) => line === 'built').length;
    expect([builds(), builds()]).toEqual([1, 0]);
    project.write('src/page.astro', 'A page');
    expect([builds(), builds()]).toEqual([1, 0]);
    // What the configuration imports, and what that imports.
    project.write('scripts/shape.mjs', "import './inner.mjs';\n");
    project.write('scripts/inner.mjs', '');
    expect([builds(), builds()]).toEqual([1, 0]);
    project.write('scripts/inner.mjs', 'export {};\n');
    expect([builds(), builds()]).toEqual([1, 0]);
  }, 60_000);
});

/** One line that says what is missing, and nothing else. */
function expectOneLine({ status, lines, stderr }: Outcome): string {
  expect(status).toBe(1);
  expect(lines).toEqual([]);
  expect(stderr).toMatch(/^.+\n$/);
  return stderr.trim();
}

describe('the Node that comes with the dependencies', () => {
  it('serves where it runs, however old the one is that npm runs on', () => {
    project.bundle(RUNNING);
    expect(said(project.npm('run', 'catalogue')).node).toBe('bundled');
    expect(said(project.runOn('20.0.0', 'catalogue')).node).toBe('bundled');
  });

  it("that can not run gives way to the machine's own", () => {
    project.bundle(BROKEN);
    expect(said(project.npm('run', 'catalogue')).node).toBe('own');
    expect(said(project.npm('start')).node).toBe('own');
    expect(said(project.runOn('24.15.0', 'catalogue')).node).toBe('own');
  });

  it("is not first in the PATH of npm's scripts", () => {
    expect(project.npm('config', 'get', 'bin-links').lines).toEqual(['false']);
    // As an older npm ci has left it, or one that was told to make links.
    project.bundle(RUNNING);
    project.write('node_modules/.bin/node.cmd', '');
    expect(project.npm('run', 'catalogue').status).toBe(0);
    expect(project.has('node_modules/.bin/node.cmd')).toBe(false);
  });

  it.each(['20.20.2', '24.14.1', '25.9.0'])(
    'that can not run beside a Node %s costs one line, which says what to install',
    (version) => {
      project.bundle(BROKEN);
      const line = expectOneLine(project.runOn(version, 'catalogue'));
      expect(line).toContain(LOADER);
      expect(line).toContain(`own is v${version}: install libatomic`);
      expect(line).toContain('Node 24.15 or newer');
    },
  );

  it('that is not there beside an old one costs one line, too', () => {
    const line = expectOneLine(project.runOn('22.0.0', 'catalogue'));
    expect(line).toMatch(/^No Node came .* own is v22\.0\.0: install Node 24\.15 or newer/);
  });
});

it('a Node that is too old for npm’s part costs one line', () => {
  expect(expectOneLine(project.runOn('18.20.0', 'catalogue'))).toBe(
    'Node 20 or newer is needed to begin; this is v18.20.0.',
  );
});
