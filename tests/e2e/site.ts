/** Starts the real production server on a free port of localhost. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onPort, readConfig } from '#/config.ts';
import { markShipped } from '#/host/integrity/marks.ts';
import { openPort } from '#/server/port.ts';
import type { ServerOptions } from '#/server/server.ts';
import { createSite } from '../fixtures/built-server.ts';
import { hear } from '../fixtures/listening.ts';
import { closeNow } from '../fixtures/loopback.ts';

/** Nothing listens there: no test asks archive.org. Its players are frames, as those of any other host. */
const NOWHERE = 'http://127.0.0.1:9';

/** What a site shows whose settings say nothing of it: its copy of the catalogue needs no work at the start. */
const { freeIn, embedOrigins } = readConfig({});
const SHOWN = { freeIn, embedOrigins };

/** Resolves to settings of a test's own: no site may find what one of another test left. */
async function ownSettings({ CATALOGUE_HOST, CATALOGUE_DB }: Record<string, string>) {
  // Benchmarks have no filled catalogue to copy, and a site over a host needs none.
  const copies = process.env.FILLED_FOLDER && !CATALOGUE_HOST && !CATALOGUE_DB;
  const filled = copies && (await import('../fixtures/filled-file.ts'));
  const database = filled ? filled.filledCopy(SHOWN) : ':memory:';
  return { CATALOGUE_DB: database, SHELF_DB: ':memory:', ARCHIVE_URL: NOWHERE };
}

export type RunningSite = { url: string; output(): string; stop(): Promise<void> };
/** A site in its own process. */
export type SiteProcess = RunningSite & {
  pid: number;
  /** Resolves to the exit code when the process has ended. */
  exited: Promise<number | null>;
};

/**
 * Starts the site in its own process. Resolves when the process prints that it listens.
 * Rejects with its output if it exits before.
 */
export async function startSite(
  env: Record<string, string> = {},
  entry = 'dist/server/entry.mjs',
): Promise<SiteProcess> {
  const own = await ownSettings(env);
  // So its start checks the file: a check beside serving is a process, which takes longer.
  if (own.CATALOGUE_DB !== ':memory:') markShipped(own.CATALOGUE_DB);
  return run(entry, / is on .*[:\s](\d+)\)?, serving/, {
    PORT: '0',
    ...own,
    ...env,
  });
}

/**
 * Starts the same server in the process of the test, for tests that need their own site. A
 * process would cost each of them a second.
 */
export async function startSiteHere(
  env: Record<string, string>,
  options: ServerOptions = {},
): Promise<RunningSite & { purge(tags: string[]): void }> {
  const port = await openPort(0, 'localhost');
  const said: string[] = [];
  const config = onPort(
    readConfig({ PORT: '0', ...(await ownSettings(env)), ...env }),
    port.number,
  );
  const log = (message: string) => void said.push(message);
  const { site, server } = await createSite(config, { log, ...options });
  await port.serve(server);
  return {
    url: `http://localhost:${port.number}`,
    output: () => said.join('\n'),
    purge: (tags) => void site.purges.purge(tags),
    async stop() {
      await closeNow(server);
      site.close();
    },
  };
}

/** Starts the embedded host alone, in its own process. */
export function startHost(env: Record<string, string>): Promise<SiteProcess> {
  const ready = / answers on http:\/\/localhost:(\d+)\//;
  return run('src/tools/host.ts', ready, { HOST_PORT: '0', ...env });
}

/** Starts a process. `ready` matches what it prints when it listens, and captures the port. */
async function run(
  entry: string,
  ready: RegExp,
  env: Record<string, string>,
): Promise<SiteProcess> {
  const child = spawn(process.execPath, [entry], { env: { ...process.env, ...env } });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const { found, output } = hear(child, ready);
  const url = `http://localhost:${await found}`;
  return { url, pid: child.pid ?? 0, exited, output, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
