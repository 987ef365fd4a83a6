/** Starts the real production server on a free port of the loopback. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { compose } from '#/compose.ts';
import { readConfig } from '#/config.ts';
import { createSiteServer, type ServerOptions } from '#/server/server.ts';

export type RunningSite = { url: string; output(): string; stop(): Promise<void> };

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The site as a process of its own. Resolves when the process has said that it listens; rejects with what it said if it ends first. */
export async function startSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const port = await freePort();
  return run('src/server/main.ts', `http://localhost:${port}`, / is on /, {
    PORT: String(port),
    CATALOGUE_DB: ':memory:',
    ...env,
  });
}

/**
 * The same server in the process of the test, for tests that need a site of their own: a process
 * would cost each of them a second.
 */
export async function startSiteHere(
  env: Record<string, string>,
  options: ServerOptions = {},
): Promise<RunningSite> {
  const port = await freePort();
  const said: string[] = [];
  const config = readConfig({ PORT: String(port), CATALOGUE_DB: ':memory:', ...env });
  const log = (message: string) => void said.push(message);
  const site = compose({ config, log });
  const server = await createSiteServer(site, { log, ...options });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    output: () => said.join('\n'),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      site.close();
    },
  };
}

/** The embedded host alone, as another process. */
export async function startHost(env: Record<string, string>): Promise<RunningSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  return run('src/commands/host.ts', url, / answers on /, { HOST_PORT: String(port), ...env });
}

async function run(
  entry: string,
  url: string,
  ready: RegExp,
  env: Record<string, string>,
): Promise<RunningSite> {
  const child = spawn('node_modules/.bin/node', [entry], { env: { ...process.env, ...env } });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (ready.test(said)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`${entry} ended: ${said}`)));
  });
  return { url, output: () => said, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
