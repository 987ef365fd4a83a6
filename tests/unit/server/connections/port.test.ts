import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePort, numberOf, openPort } from '#/server/connections/port.ts';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});
function server(): Server {
  const made = createServer((_, response) => response.end('ours'));
  opened.push(made);
  return made;
}

it('a free port is taken as soon as its number is known', async () => {
  const port = await openPort(0, '127.0.0.1');
  expect(port.number).toBeGreaterThan(0);
  const thief = server().listen(port.number, '127.0.0.1');
  const [error] = await once(thief, 'error');
  expect(error).toMatchObject({ code: 'EADDRINUSE' });

  const ours = server();
  await port.serve(ours);
  expect(numberOf(ours)).toBe(port.number);
  const answer = await fetch(`http://127.0.0.1:${port.number}/`);
  expect(await answer.text()).toBe('ours');
});

it('a port that is free can be taken by another process', async () => {
  const number = await freePort('127.0.0.1');
  const ours = server().listen(number, '127.0.0.1');
  await once(ours, 'listening');
  expect(numberOf(ours)).toBe(number);
});

it('a port that waits for its server closes connections at once', async () => {
  const port = await openPort(0, '127.0.0.1');
  const early = connect(port.number, '127.0.0.1').resume();
  await once(early, 'close');
  await port.serve(server());
});

it('a port that is given by number is taken when its server listens', async () => {
  const first = server();
  await (await openPort(0, '127.0.0.1')).serve(first);
  const port = await openPort(numberOf(first), '127.0.0.1');
  expect(port.number).toBe(numberOf(first));
  await expect(port.serve(server())).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
