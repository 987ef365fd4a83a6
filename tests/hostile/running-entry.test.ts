/** How the built server's entry is started: by an older Node, and by programs that import or fork it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { ENOUGH, isEnough } from '#/server/node-version.mjs';
import { freePort } from '#/server/port.ts';
import { hear } from '../fixtures/listening.ts';
import { SMALL } from '../fixtures/small-catalogue.ts';

const ENTRY = 'dist/server/entry.mjs';
const env = { ...process.env, ...SMALL, PORT: '0', SHELF_DB: ':memory:' };

describe('an older Node', () => {
  /** Returns Node options that make it claim to be of a version. */
  const claims = (version: string) => {
    const claim = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
    return ['--import', `data:text/javascript,${encodeURIComponent(claim)}`];
  };
  const expectOneLine = ({ status, stdout, stderr }: ReturnType<typeof run>, version: string) => {
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`This is Node ${version}, and the site needs ${ENOUGH}.\n`);
  };
  const run = (node: string, options: string[] = []) =>
    spawnSync(node, [...options, ENTRY], { env, encoding: 'utf8', timeout: 20_000 });

  it.each(['20.19.0', '22.22.0', '24.14.1', '25.9.0'])(
    'of %s says in one line what is needed, and exits with 1',
    (version) => expectOneLine(run(process.execPath, claims(version)), version),
  );

  it('of this machine reads the entry', (context) => {
    // `node` may be the one that npm linked.
    const own = process.env.npm_node_execpath ?? 'node';
    const { stdout } = spawnSync(own, ['-p', 'process.versions.node'], { encoding: 'utf8' });
    const version = stdout?.trim();
    if (!version || isEnough(version)) return context.skip('this machine has no older Node');
    expectOneLine(run(own), version);
  });
});

/** A process that other programs talk to, with the address that it prints. */
type Told = { child: ChildProcess; url: string; output(): string };

let running: ChildProcess | null = null;
afterEach(() => running?.kill('SIGKILL'));

/** Runs Node with a channel to this process. Resolves when it prints that it serves. */
async function start(args: string[], more: Record<string, string> = {}): Promise<Told> {
  const child = spawn(process.execPath, args, {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running = child;
  const { found, output } = hear(child, / is on (\S+), serving/);
  return { child, url: await found, output };
}

describe('the entry', () => {
  it('that a process manager imports serves, with workers too, in the process that it was given', async () => {
    const imports = `process.on('message', (said) => process.send(said));
      import(${JSON.stringify(pathToFileURL(ENTRY).href)});`;
    const { child, url } = await start(['-e', imports], {
      CATALOGUE_HOST: 'http://127.0.0.1:9',
      WORKERS: '2',
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    // A process that is restarted has lost what the program before it listened to.
    child.send('still here');
    expect(await once(child, 'message')).toEqual(['still here', undefined]);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  it('that is forked keeps the channel to its parent', async () => {
    const { child, url, output } = await start([ENTRY]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(child.connected).toBe(true);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(output()).not.toContain('ERR_');
  });

  it("that another program's cluster forks serves alone, and says that it has no workers", async () => {
    const forks = `const cluster = require('node:cluster');
      cluster.setupPrimary({ exec: ${JSON.stringify(ENTRY)}, execArgv: [] });
      cluster.fork();`;
    const { url, output } = await start(['-e', forks], { WORKERS: '2' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(output()).toContain('it serves alone, and WORKERS is ignored');
  });
});

it('`astro preview` serves the built site where its option says, and ends in order', async () => {
  const port = await freePort('127.0.0.1');
  const options = ['preview', '--port', `${port}`, '--host', '127.0.0.1', '--ignore-lock'];
  const { child, url } = await start(['node_modules/astro/bin/astro.mjs', ...options]);
  expect(url).toBe(`http://localhost:${port}`);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});
