/** A Redis that is gone, hung or of no use costs no visitor more than a moment. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Connection, keepConnection } from '#/catalogue/redis/connection.ts';

const opened: { servers: Server[]; connections: Connection[] } = { servers: [], connections: [] };
afterEach(() => {
  for (const connection of opened.connections.splice(0)) connection.close();
  for (const server of opened.servers.splice(0)) server.close();
});

/** Listens on a port that answers as `answer` says: null for never. */
async function listen(answer: ((requested: string) => string) | null): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (piece) => answer && socket.write(answer(piece.toString())));
  });
  opened.servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `redis://:secret@127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function connect(url: string) {
  const said: string[] = [];
  const connection = keepConnection({
    url,
    prefix: 'a',
    log: (message) => void said.push(message),
  });
  opened.connections.push(connection);
  return { connection, said };
}

/** Returns whether a piece has a command. */
const isFor = (command: string, requested: string) =>
  requested.toUpperCase().includes(`\r\n${command}\r\n`);

/** Answers each command of a piece with OK. */
const well = (requested: string) => '+OK\r\n'.repeat((requested.match(/^\*\d+\r$/gm) ?? []).length);

it('a Redis that answers is open', async () => {
  const { connection, said } = connect(await listen(well));
  await expect.poll(() => connection.isOpen()).toBe(true);
  expect(await connection.run((client) => client.get('a'))).toBe('OK');
  expect(said).toEqual([]);
});

it('a port where nobody listens is told once, without the password', async () => {
  const url = await listen(null);
  for (const server of opened.servers.splice(0)) await new Promise((done) => server.close(done));
  const { connection, said } = connect(url);
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]).toBe('redis: ECONNREFUSED; this instance works alone until it is back');
  expect(connection.isOpen()).toBe(false);
  expect(await connection.run((client) => client.get('a'))).toBeUndefined();
});

it('a Redis that hangs costs the visitors of one moment a tenth of a second, and the next ones nothing', async () => {
  let hangs = false;
  const { connection, said } = connect(await listen((requested) => (hangs ? '' : well(requested))));
  await expect.poll(() => connection.isOpen()).toBe(true);
  hangs = true;
  const begun = performance.now();
  const few = Array.from({ length: 3 }, () => connection.run((client) => client.get('a')));
  expect(await Promise.all(few)).toEqual([undefined, undefined, undefined]);
  expect(performance.now() - begun).toBeGreaterThan(90);
  const then = performance.now();
  // Each tenth of a second would make a hundred.
  for (let n = 0; n < 1000; n += 1) await connection.run((client) => client.get('a'));
  expect(performance.now() - then).toBeLessThan(10_000);
  expect(said).toEqual([
    'redis: no answer within 100 ms; this instance works alone until it is back',
  ]);
});

it('one late answer is the answer of one visitor only', async () => {
  let hangs = false;
  let held = '';
  const slow = (requested: string) => {
    held += well(requested);
    const answers = hangs ? '' : held;
    if (!hangs) held = '';
    return answers;
  };
  const { connection, said } = connect(await listen(slow));
  await expect.poll(() => connection.isOpen()).toBe(true);
  for (let n = 0; n < 5; n += 1) {
    hangs = n % 2 === 0;
    const answer = await connection.run((client) => client.get('a'));
    if (hangs) expect(answer).toBeUndefined();
  }
  expect(connection.isOpen()).toBe(true);
  expect(said).toEqual([]);
});

it('an idle Redis that hangs is found out', async () => {
  let hangs = false;
  const { connection, said } = connect(await listen((requested) => (hangs ? '' : well(requested))));
  await expect.poll(() => connection.isOpen()).toBe(true);
  hangs = true;
  await expect.poll(() => connection.isOpen(), { timeout: 5000 }).toBe(false);
  expect(said).toHaveLength(1);
});

it('a Redis that is back is used again, and the log says so', async () => {
  let hangs = true;
  const { connection, said } = connect(await listen((requested) => (hangs ? '' : well(requested))));
  await expect.poll(() => said, { timeout: 5000 }).toHaveLength(1);
  hangs = false;
  await expect.poll(() => connection.isOpen(), { timeout: 5000 }).toBe(true);
  expect(said[1]).toBe('redis: well again');
});

it('a command that Redis refuses closes nothing', async () => {
  const refusing = (requested: string) =>
    isFor('GET', requested) ? '-NOPERM no\r\n' : well(requested);
  const { connection, said } = connect(await listen(refusing));
  await expect.poll(() => connection.isOpen()).toBe(true);
  expect(await connection.run((client) => client.get('a'))).toBeUndefined();
  expect(connection.isOpen()).toBe(true);
  expect(said).toEqual(['redis: NOPERM no']);
});

it.each([
  "READONLY You can't write against a read only replica.",
  'LOADING Redis is loading the dataset in memory',
  "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.",
  "OOM command not allowed when used memory > 'maxmemory'.",
])('a Redis that answers a write with %s is away until it takes one', async (refusal) => {
  let refuses = false;
  const moody = (requested: string) =>
    refuses && isFor('SET', requested) ? `-${refusal}\r\n` : well(requested);
  const { connection, said } = connect(await listen(moody));
  await expect.poll(() => connection.isOpen()).toBe(true);
  refuses = true;
  expect(await connection.run((client) => client.set('a', ''))).toBeUndefined();
  expect(connection.isOpen()).toBe(false);
  refuses = false;
  await expect.poll(() => connection.isOpen(), { timeout: 5000 }).toBe(true);
  expect(said).toEqual([
    `redis: ${refusal}; this instance works alone until it is back`,
    'redis: well again',
  ]);
});

it('a Redis that has come to take no writes is found out while nobody uses it', async () => {
  let refuses = false;
  const moody = (requested: string) =>
    refuses && isFor('SET', requested) ? '-READONLY no\r\n' : well(requested);
  const { connection } = connect(await listen(moody));
  await expect.poll(() => connection.isOpen()).toBe(true);
  refuses = true;
  await expect.poll(() => connection.isOpen(), { timeout: 5000 }).toBe(false);
});

const CLUSTER =
  'redis: REDIS_URL names a node of a cluster, and the site needs a Redis of its own; ' +
  'this instance works alone until it is back';

it.each([
  ['INFO', '$31\r\n# Cluster\r\ncluster_enabled:1\r\n\r\n\r\n'],
  ['SET', '-MOVED 3999 127.0.0.1:6381\r\n'],
])(
  'a cluster, which shows by its answer to %s, is refused in one line',
  async (command, answer) => {
    let tries = 0;
    const node = (requested: string) => {
      if (!isFor(command, requested)) return well(requested);
      tries += 1;
      return answer;
    };
    const { connection, said } = connect(await listen(node));
    await expect.poll(() => tries, { timeout: 5000 }).toBe(2);
    expect(connection.isOpen()).toBe(false);
    expect(said).toEqual([CLUSTER]);
  },
);
