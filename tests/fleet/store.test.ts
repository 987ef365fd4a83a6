/** What instances share, in a real Redis: locks, the purges that an instance did not hear, and a password over TLS. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBus } from '#/catalogue/redis/bus.ts';
import { type CacheEntry, encoded } from '#/catalogue/redis/entry.ts';
import { type Fleet, joinFleet } from '#/catalogue/redis/store.ts';
import { isTag } from '#/catalogue/tags.ts';
import { certificateFor } from '../fixtures/certificate.ts';
import { createHost, startInstance, untilRedis } from './instances.ts';
import { type Program, startRedis } from './programs.ts';
import { until } from './until.ts';

let redis: Program & { url: string };
let fleet: Fleet;
const lines: string[] = [];
const PURGES = 'store:purges';
beforeAll(async () => {
  redis = await startRedis();
  fleet = joinFleet({ url: redis.url, prefix: 'store' }, (line) => void lines.push(line));
  await until('Redis answers', () => fleet.connection.isOpen());
});
afterAll(async () => {
  fleet.connection.close();
  await redis.stop();
});

const answer = { status: 200 as const, body: '{"a":1}', tags: ['movie-1'] };

/** Puts an answer that is asked for now. */
async function put(name: string, more: Partial<CacheEntry> = {}): Promise<void> {
  const at = await fleet.store.lock(name, 'owner', 60_000);
  await fleet.store.put(name, { ...answer, at: Number(at), ...more }, 'owner');
}
const purge = (tags: string[]) => fleet.store.purge(tags, async () => true);

it('a lock is freed by its owner alone, and expires', async () => {
  const { store } = fleet;
  expect(await store.lock('a', 'mine', 60_000)).toBeGreaterThan(Date.now() - 60_000);
  expect(await store.lock('a', 'yours', 60_000)).toBeNull();
  await store.unlock('a', 'yours');
  await store.put('a', { ...answer, at: 5 }, 'yours');
  expect(await store.lock('a', 'yours', 60_000)).toBeNull();
  await store.unlock('a', 'mine');
  // CATALOGUE_TIMEOUT may be a part of a millisecond.
  expect(await store.lock('a', 'yours', 200.5)).not.toBeNull();
  await until('the lock expires', async () => (await store.lock('a', 'mine', 1000)) !== null);
});

it('an answer is there as it was put, until one of its tags is purged', async () => {
  const { store } = fleet;
  await put('b', { tags: ['movie-1', 'person-3'] });
  const found = { ...answer, tags: ['movie-1', 'person-3'], age: expect.closeTo(0, 0) };
  expect(await store.get('b')).toEqual(found);
  await purge(['movie-2']);
  expect(await store.get('b')).toEqual(found);
  await purge(['person-3']);
  expect(await store.get('b')).toBeNull();
  // What was asked for before a purge, and comes after it, is purged too.
  await put('b', { at: Date.now() - 60_000 });
  await purge(['movie-1']);
  await put('b', { at: Date.now() - 60_000 });
  expect(await store.get('b')).toBeNull();
  await setTimeout(2);
  await put('b');
  expect(await store.get('b')).not.toBeNull();
});

it('a purge takes as long with 20,000 answers as with one, and leaves one key, which expires', async () => {
  const { connection } = fleet;
  const text = encoded({ ...answer, tags: ['list-popular'], at: Date.now() - 1000 }) ?? '';
  const script =
    "for n = 1, 20000 do redis.call('SET', 'store:answer:' .. n, ARGV[1]) end return redis.call('DBSIZE')";
  const keys = await connection.run((client) => client.eval(script, { arguments: [text] }), 5000);
  const begun = performance.now();
  expect(await purge(['list-popular'])).toBe(true);
  expect(performance.now() - begun).toBeLessThan(500);
  expect(await fleet.store.get('17000')).toBeNull();
  const now = await connection.run((client) => Promise.all([client.dbSize(), client.pTTL(PURGES)]));
  expect(now?.[0]).toBe(Number(keys));
  expect(now?.[1]).toBeGreaterThan(0);
});

it('an answer that is dropped is gone, and its lock is free', async () => {
  const { store } = fleet;
  await put('c', { etag: '"a"', freshFor: 60 });
  expect(await store.get('c')).toMatchObject({ ...answer, etag: '"a"', freshFor: 60 });
  expect(await store.lock('c', 'mine', 60_000)).not.toBeNull();
  await store.drop('c', 'mine');
  expect(await store.get('c')).toBeNull();
  expect(await store.lock('c', 'yours', 60_000)).not.toBeNull();
});

it.each([
  ['no answer', 'nonsense'],
  ['an answer from the future', encoded({ ...answer, at: Date.now() + 60_000 }) ?? ''],
])('what is %s is deleted at once', async (_, text) => {
  await fleet.connection.run((client) => client.set('store:answer:d', text));
  expect(await fleet.store.get('d')).toBeNull();
  expect(await fleet.connection.run((client) => client.exists('store:answer:d'))).toBe(0);
});

it('what somebody else wrote with another type gives way at once', async () => {
  const { store, connection } = fleet;
  const spoilt = ['store:answer:e', PURGES, 'store:lock:e', 'store:pace:visitors'];
  await put('f');
  await connection.run((client) => Promise.all(spoilt.map((key) => client.del(key))));
  await connection.run((client) => Promise.all(spoilt.map((key) => client.hSet(key, 'a', 'b'))));
  expect(await store.get('e')).toBeNull();
  expect(await store.get('f')).not.toBeNull();
  expect(await store.lock('e', 'mine', 1000)).not.toBeNull();
  expect(await store.reserve('visitors', 40, 1000)).toBe(0);
  await connection.run((client) => client.hSet(PURGES, 'a', 'b'));
  await purge(['movie-1']);
  expect(await store.get('f')).toBeNull();
});

it('the turns of a pace hold no longer if the clock of Redis was set back', async () => {
  const { store, connection } = fleet;
  const key = 'store:pace:set-back';
  const ahead = Array.from({ length: 40 }, () => String(Date.now() + 3_600_000));
  await connection.run((client) => client.rPush(key, ahead));
  expect(await store.reserve('set-back', 40, 1000)).toBe(0);
  expect(await connection.run((client) => client.lLen(key))).toBe(1);
});

it('a Redis that becomes a replica is away, and is used again when it takes writes', async () => {
  const { connection } = fleet;
  const admin = createClient({ url: redis.url });
  await admin.connect();
  await admin.sendCommand(['REPLICAOF', '127.0.0.1', '1']);
  await until('it is away', () => !connection.isOpen());
  await admin.sendCommand(['REPLICAOF', 'NO', 'ONE']);
  await until('it is back', () => connection.isOpen());
  expect(lines).toEqual([
    "redis: READONLY You can't write against a read only replica.; this instance works alone until it is back",
    'redis: well again',
  ]);
  admin.destroy();
});

it('a cluster is refused', async () => {
  const cluster = await startRedis(undefined, ['--cluster-enabled', 'yes', '--dir', tmpdir()]);
  const said: string[] = [];
  const { connection } = joinFleet({ url: cluster.url, prefix: 'a' }, (line) => said.push(line));
  await until('the log says so', () => said.length > 0);
  expect(said[0]).toContain('REDIS_URL names a node of a cluster');
  expect(connection.isOpen()).toBe(false);
  connection.close();
  await cluster.stop();
});

it('an instance that starts after a purge hears of it', async () => {
  const heard: string[][] = [];
  const first = openBus({ fleet, isTag, onPurge: () => undefined });
  await first.tell(['movie-1', 'movie-2']);
  await first.tell(['list-popular']);
  const second = openBus({ fleet, isTag, onPurge: (tags) => void heard.push(tags) });
  await until('the second one has heard', () => heard.length > 0);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toEqual(expect.arrayContaining(['movie-1', 'movie-2', 'list-popular']));
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
    '--requirepass',
    'secret',
    '--tls-cert-file',
    certFile ?? '',
    '--tls-key-file',
    keyFile ?? '',
    '--tls-auth-clients',
    'no',
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
