/** `npm run check-host` as a process, and what it prints. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { callNames } from '#/contract/calls.ts';
import type { Report } from '#/tools/check-host/check.ts';
import type { Finding } from '#/tools/check-host/finding.ts';
import { reportOf } from '#/tools/check-host/report.ts';
import { createScriptedHost, withChanged } from '../../fixtures/scripted-host.ts';
import { scriptWholeHost } from '../../fixtures/whole-host.ts';

async function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/tools/check-host.ts', ...args], {
    env: { ...process.env, ...env },
    timeout: 25_000,
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ] as const);
  return { said, complained, code: code as number };
}

it('a host with an error ends the check with 1, and findings as JSON for other programs', async () => {
  const host = await createScriptedHost();
  scriptWholeHost(
    withChanged(host, (right, prefix) =>
      prefix === '/api/tmdb/popular?' ? { status: 500, json: {} } : right,
    ),
  );
  const env = { HOST_TOKEN: 'secret-of-the-host', TMDB_TOKEN: 'a.b.c' };
  const { said, complained, code } = await run(
    [`${host.origin}/`, '--json', '--calls', 'popular'],
    env,
  );
  await host.close();
  const { findings } = JSON.parse(said) as Report;
  expect(findings[0]).toMatchObject({ severity: 'error', call: 'popular', what: 'the host fails' });
  expect([code, complained]).toEqual([1, '']);
  expect(host.headers[0]?.authorization).toBe('Bearer secret-of-the-host');
  expect(said).not.toContain('secret');
});

it('a host that is right ends the check with 0, a row for each call, and a few lines of progress', async () => {
  const host = await createScriptedHost();
  scriptWholeHost(host);
  const { said, complained, code } = await run([host.origin]);
  await host.close();
  expect(code).toBe(0);
  const rows = said.matchAll(/^(\w+) +(\d+) +(\d+) +\d+$/gm);
  const errors = new Map([...rows].map(([, call, , found]) => [call, Number(found)]));
  // Its films name no genre, so that no genre is asked for.
  expect([...errors.keys()].toSorted()).toEqual(
    callNames.filter((call) => call !== 'genre').toSorted(),
  );
  expect(new Set(errors.values())).toEqual(new Set([0]));
  // One more as a page of another site asks.
  expect(said).toContain(`${host.origin}: ${host.requests.length - 1} calls, `);
  expect(complained).toMatch(/^call 50: \/api\/\S+\ncall 100: /);
  expect(complained.split('\n').length).toBeLessThan(20);
});

it('a check that can not begin ends with 2, and says why', async () => {
  const { complained, code } = await run(['http://a.example'], { HOST_TOKEN: 'a' });
  expect([code, complained]).toEqual([
    2,
    expect.stringContaining('HOST_TOKEN: is set with an http'),
  ]);
  const bare = await run(['localhost:4400']);
  expect([bare.code, bare.complained]).toEqual([
    2,
    'localhost:4400 has no scheme: write https://localhost:4400 or http://localhost:4400.\n',
  ]);
});

it('a report is a table with a line that sums it up', () => {
  const host = 'https://a.example';
  const finding: Finding = {
    severity: 'error',
    call: 'popular',
    field: 'results[].id',
    what: 'is missing',
    example: '7',
    effect: 'The site leaves the row out.',
    address: '/api/a',
    times: 3,
  };
  expect(reportOf({ host, callCounts: { popular: 4 }, findings: [finding] })).toBe(
    [
      'error    popular results[].id: is missing (3 times)',
      '         such as 7',
      '         The site leaves the row out.',
      '         GET /api/a',
      '',
      'Call                  asked   errors warnings',
      'popular                   4        1        0',
      '',
      'https://a.example: 4 calls, 1 error, 0 warnings.',
    ].join('\n'),
  );
  const ofHost = { ...finding, call: null, field: '', places: ['a', 'b', 'c', 'd', 'e', 'f'] };
  expect(reportOf({ host, callCounts: {}, findings: [ofHost] })).toMatch(
    /^error {4}host: is missing \(3 times\)\n.*\n {9}in a, b, c, d, 2 more\n/,
  );
  expect(reportOf({ host, callCounts: {}, findings: [] })).toContain(
    `${host}: 0 calls, nothing to mend.`,
  );
});
