/** The remote source over real sockets. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LARGEST_ANSWER, remoteSource } from '#/catalogue/sources/remote.ts';
import { Upstream } from '#/contract/errors.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';

let host: ScriptedHost;
beforeEach(async () => {
  host = await createScriptedHost();
});
afterEach(() => host.close());

/** Timeout in milliseconds that is long enough for any answer from the same machine. */
const PATIENT = 10_000;
const ask = (path: string, timeout = PATIENT) => remoteSource(host.origin, timeout).fetch(path);

async function failure(path: string, timeout = PATIENT): Promise<Upstream> {
  const error = await ask(path, timeout).catch((caught: unknown) => caught);
  if (!(error instanceof Upstream))
    throw new Error('it did not fail as it should', { cause: error });
  return error;
}

describe('a remote host', () => {
  it('may have a timeout with a fraction of a millisecond', async () => {
    host.answer('/api/', { json: [] });
    expect((await ask('/api/x', PATIENT + 0.5)).status).toBe(200);
    host.answer('/api/', { hang: true });
    expect(await failure('/api/x', 0.1)).toBeInstanceOf(Upstream);
  });

  it('answers with up to 5 MB', async () => {
    host.answer('/api/', { text: `[]${' '.repeat(LARGEST_ANSWER - 2)}` });
    expect(await (await ask('/api/x')).json()).toEqual([]);
  });
});
