/** A Redis that is gone or hung costs no visitor more than a moment. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Connection, keepConnection } from '#/tier/connection.ts';

const opened: { servers: Server[]; connections: Connection[] } = { servers: [], connections: [] };
afterEach(() => {
  for (const connection of opened.connections.splice(0)) connection.close();
  for (const server of opened.servers.splice(0)) server.close();
});

/** Listens on a port that answers as `answer` says: null for never. */
async function listen(answer: ((asked: string) => string) | null): Promise<string> {
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
  const connection = keepConnection({ url, log: (message) => void said.push(message) });
  opened.connections.push(connection);
  return { connection, said };
}

/** Answers each command of a piece with OK. */
const well = (asked: string) => '+OK\r\n'.repeat((asked.match(/^\*\d+\r$/gm) ?? []).length);

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
  const { connection, said } = connect(await listen((asked) => (hangs ? '' : well(asked))));
  await expect.poll(() => connection.isOpen()).toBe(true);
  hangs = true;
  const begun = performance.now();
  const few = Array.from({ length: 3 }, () => connection.run((client) => client.get('a')));
  expect(await Promise.all(few)).toEqual([undefined, undefined, undefined]);
  expect(performance.now() - begun).toBeGreaterThan(90);
  const then = performance.now();
  for (let n = 0; n < 100; n += 1) await connection.run((client) => client.get('a'));
  expect(performance.now() - then).toBeLessThan(90);
  expect(said).toEqual([
    'redis: no answer within 100 ms; this instance works alone until it is back',
  ]);
});

it('one late answer is the answer of one visitor only', async () => {
  let hangs = false;
  let held = '';
  const slow = (asked: string) => {
    held += well(asked);
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
  const { connection, said } = connect(await listen((asked) => (hangs ? '' : well(asked))));
  await expect.poll(() => connection.isOpen()).toBe(true);
  hangs = true;
  await expect.poll(() => connection.isOpen(), { timeout: 5000 }).toBe(false);
  expect(said).toHaveLength(1);
});

it('a Redis that is back is used again, and the log says so', async () => {
  let hangs = true;
  const { connection, said } = connect(await listen((asked) => (hangs ? '' : well(asked))));
  await expect.poll(() => said, { timeout: 5000 }).toHaveLength(1);
  hangs = false;
  await expect.poll(() => connection.isOpen(), { timeout: 5000 }).toBe(true);
  expect(said[1]).toBe('redis: well again');
});

it('a command that Redis refuses closes nothing', async () => {
  const refusing = (asked: string) =>
    asked.includes('get') || asked.includes('GET') ? '-NOPERM no\r\n' : well(asked);
  const { connection, said } = connect(await listen(refusing));
  await expect.poll(() => connection.isOpen()).toBe(true);
  expect(await connection.run((client) => client.get('a'))).toBeUndefined();
  expect(connection.isOpen()).toBe(true);
  expect(said).toEqual(['redis: NOPERM no']);
});
