/** The production server over a failing host, in this process, with a clock that tests move. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Site } from '#/compose/compose.ts';
import { readConfig } from '#/config.ts';
import { type RunningSite, startSiteHere } from '../e2e/site.ts';
import { createSite } from '../fixtures/built-server.ts';
import { closeNow, listenOn } from '../fixtures/loopback.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';

export type HostSite = {
  url: string;
  site: Site;
  /** Moves both clocks of the site forward. */
  pass(seconds: number): void;
  /** Sets the wall clock alone, forward or back. */
  setWall(seconds: number): void;
  close(): Promise<void>;
};

/**
 * Starts the production server over the host at `origin`. Needs a build, as `npm start` does.
 * `speed` says how many times faster than real time its clock runs; 0 stops the clock.
 */
export async function siteOver(
  origin: string,
  env: Record<string, string> = {},
  speed = 0,
): Promise<HostSite> {
  const start = performance.now();
  // lru-cache takes a start time of 0 as no start time.
  let passed = 1;
  let stepped = 0;
  const clock = () => passed + speed * (performance.now() - start);
  const wall = () => clock() + stepped;
  const folder = await mkdtemp(join(tmpdir(), 'manzar-'));
  const config = readConfig({
    CATALOGUE_HOST: origin,
    CATALOGUE_DB: ':memory:',
    PICTURE_CACHE: join(folder, 'p'),
    SHELF_DB: ':memory:',
    ...env,
  });
  const log = () => undefined;
  const { site, server } = await createSite(config, { log, now: clock, wall });
  const port = await listenOn(server);
  return {
    url: `http://127.0.0.1:${port}`,
    site,
    pass: (seconds) => {
      passed += seconds * 1000;
    },
    setWall: (seconds) => {
      stepped += seconds * 1000;
    },
    async close() {
      await closeNow(server);
      site.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts a host that tests script, until all tests of the file have ended. */
export async function hostOfTests(): Promise<ScriptedHost> {
  const host = await createScriptedHost();
  afterAll(() => host.close());
  return host;
}

/** The same, with the site over it. */
export async function scriptedSite(
  env: Record<string, string> = {},
): Promise<{ host: ScriptedHost; site: HostSite }> {
  const host = await hostOfTests();
  const site = await siteOver(host.origin, env);
  afterAll(() => site.close());
  return { host, site };
}

/** Starts the site as `startSiteHere` does, until all tests of the file have ended. */
export async function siteOfTests(
  ...given: Parameters<typeof startSiteHere>
): Promise<RunningSite> {
  const site = await startSiteHere(...given);
  afterAll(() => site.stop());
  return site;
}
