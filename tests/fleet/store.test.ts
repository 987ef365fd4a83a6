/** What instances share, in a real Redis: locks, the purges that an instance did not hear, and a password over TLS. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isTag } from '#/catalogue/tags.ts';
import { openBus } from '#/tier/bus.ts';
import { type Fleet, joinFleet } from '#/tier/fleet.ts';
import { certificateFor } from '../fixtures/certificate.ts';
import { createHost, startInstance, untilRedis } from './instances.ts';
import { type Program, startRedis } from './programs.ts';
import { until } from './until.ts';

let redis: Program & { url: string };
let fleet: Fleet;
beforeAll(async () => {
  redis = await startRedis();
  fleet = joinFleet({ url: redis.url, prefix: 'store' }, () => undefined);
  await until('Redis answers', () => fleet.connection.isOpen());
});
afterAll(async () => {
  fleet.connection.close();
  await redis.stop();
});

const answer = { status: 200 as const, body: '{"a":1}', tags: ['movie-1'], at: 5 };

it('a lock is freed by its owner alone, and expires', async () => {
  const { store } = fleet;
  expect(await store.lock('a', 'mine', 60_000)).toBe(true);
  expect(await store.lock('a', 'yours', 60_000)).toBe(false);
  await store.unlock('a', 'yours');
  await store.put('a', answer, 'yours');
  expect(await store.lock('a', 'yours', 60_000)).toBe(false);
  await store.unlock('a', 'mine');
  // CATALOGUE_TIMEOUT may be a part of a millisecond.
  expect(await store.lock('a', 'yours', 200.5)).toBe(true);
  await until('the lock expires', async () => (await store.lock('a', 'mine', 1000)) === true);
});

it('an answer is there as it was put, until one of its tags is purged', async () => {
  const { store } = fleet;
  await store.put('b', answer, 'nobody');
  expect(await store.get('b')).toEqual(answer);
  await store.forget(['movie-2']);
  expect(await store.get('b')).toEqual(answer);
  await store.forget(['movie-1']);
  expect(await store.get('b')).toBeNull();
});

it('an answer that is dropped is gone, and its lock is free', async () => {
  const { store } = fleet;
  const told = { ...answer, etag: '"a"', freshFor: 60 };
  await store.put('c', told, 'nobody');
  expect(await store.get('c')).toEqual(told);
  expect(await store.lock('c', 'mine', 60_000)).toBe(true);
  await store.drop('c', 'mine');
  expect(await store.get('c')).toBeNull();
  expect(await store.lock('c', 'yours', 60_000)).toBe(true);
});

it('an instance that starts after a purge hears of it, with its time', async () => {
  const heard: [tags: string[], at: number][] = [];
  const first = openBus({ fleet, isTag, heard: () => undefined });
  await first.tell(['movie-1', 'movie-2'], 1_800_000_000_000);
  await first.tell(['list-popular'], 1_800_000_005_000);
  const second = openBus({ fleet, isTag, heard: (...purge) => void heard.push(purge) });
  await until('the second one has heard', () => heard.length >= 2);
  expect(heard).toEqual([
    [['movie-1', 'movie-2'], 1_800_000_000_000],
    [['list-popular'], 1_800_000_005_000],
  ]);
  first.close();
  second.close();
});

it('REDIS_URL has the password, and rediss:// is TLS', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manzar-tls-'));
  const { key, cert } = certificateFor('localhost');
  const [keyFile, certFile] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  writeFileSync(keyFile ?? '', key);
  writeFileSync(certFile ?? '', cert);
  const tls = await startRedis(undefined, [
    ...['--requirepass', 'secret', '--tls-cert-file', certFile ?? '', '--tls-key-file'],
    ...[keyFile ?? '', '--tls-auth-clients', 'no'],
  ]);
  const host = await createHost();
  const instance = (url: string) =>
    startInstance(host, { REDIS_URL: url, NODE_EXTRA_CA_CERTS: certFile ?? '' });
  const place = `localhost:${tls.port}`;
  const good = await instance(`rediss://:secret@${place}`);
  await untilRedis([good], 'answers');
  const bad = await instance(`rediss://:wrong@${place}`);
  await until('the log says why', () => bad.output().includes('WRONGPASS'));
  expect(bad.output()).not.toContain(':wrong@');
  expect((await fetch(`${bad.url}/zxyxvyXdF/7`)).status).toBe(200);
  await Promise.all([good.stop(), bad.stop()]);
  await Promise.all([tls.stop(), host.close()]);
  rmSync(folder, { recursive: true });
});
