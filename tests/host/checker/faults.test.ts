/** The checker names each planted fault of a host that is right otherwise. */
import { describe, expect, it } from 'vitest';
import { type CheckOptions, checkHost } from '#/checker/check.ts';
import { DEFAULT_EMBED_ORIGINS } from '#/config.ts';
import { createScriptedHost, withChanged } from '../../fixtures/scripted-host.ts';
import { SITE_URL } from '../../fixtures/site-url.ts';
import { scriptWholeHost } from '../../fixtures/whole-host.ts';
import { faults } from './faults.ts';
import type { Fault } from './plant.ts';

const imageOrigins = ['https://image.tmdb.org', 'https://archive.org', 'https://i.ytimg.com'];
const rules = { siteUrl: SITE_URL, embedOrigins: DEFAULT_EMBED_ORIGINS, imageOrigins };

async function findingsOf({ call, at, spoil, timeout = 10_000 }: Fault) {
  const host = await createScriptedHost();
  scriptWholeHost(
    withChanged(host, (right, prefix, path) =>
      prefix === at || at === '' ? spoil(right, path) : right,
    ),
  );
  const options: CheckOptions = {
    ...{ host: host.origin, way: { token: null }, rules, only: [call], progress: () => undefined },
    ...{ timeout, slow: 50 },
  };
  const { findings } = await checkHost(options);
  await host.close();
  return findings;
}

describe('a host that', () => {
  it.each(faults)('$name: $finds.what', async (fault) => {
    const { call = fault.call, field, what } = fault.finds;
    const findings = await findingsOf(fault);
    const named = findings.find(
      (one) => one.call === call && one.what.includes(what) && (field ?? one.field) === one.field,
    );
    expect(named ?? findings).toMatchObject({ call });
    expect(named?.effect).not.toBe('');
    expect(named?.address).toMatch(/^\/api\//);
  });
});

it('there are at least 40 faults, each of its own name', () => {
  expect(faults.length).toBeGreaterThanOrEqual(40);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});
