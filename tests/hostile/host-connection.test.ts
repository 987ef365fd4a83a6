/** Connections to hosts that are slow, silent, broken, refused or somebody else's. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONNECT_WITHIN } from '#/catalogue/sources/client.ts';
import { type RemoteOptions, remoteSource } from '#/catalogue/sources/remote.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import { readConfig } from '#/config.ts';
import { certificateFor } from '../fixtures/certificate.ts';
import {
  answerOf,
  createRawHost,
  drip,
  type RawHost,
  type RawReply,
} from '../fixtures/raw-host.ts';
import { PATIENT, upstreamOf } from './failing.ts';

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

type Identity = Parameters<typeof createRawHost>[1];

async function hostThat(reply: RawReply, identity?: Identity): Promise<RawHost> {
  const host = await createRawHost(reply, identity);
  opened.push(host);
  return host;
}

function sourceOf(origin: string, timeout = PATIENT, options?: RemoteOptions): Source {
  const source = remoteSource(origin, timeout, options);
  opened.push(source);
  return source;
}

/** Returns the error that the site gets from a host with this reply, and the number of requests. */
async function outcomeOf(reply: RawReply, timeout = PATIENT) {
  const host = await hostThat(reply);
  const source = sourceOf(host.origin, timeout);
  const { message, status } = await upstreamOf(source.fetch('/api/x'));
  return { message, status, requests: host.requests(), health: source.health()?.ok };
}

const CUT = answerOf('[{"id": 1', { 'content-length': '100' });
const CHUNKED = { 'transfer-encoding': 'chunked' };
const CUT_CHUNKS = answerOf('5\r\n[1, 2', CHUNKED);
const CUT_AND_CLOSED = answerOf('5\r\n[1, 2', { ...CHUNKED, connection: 'close' });

describe('the timeout of a call', () => {
  it('is 2 s to connect and 5 s for the whole answer', () => {
    expect(CONNECT_WITHIN).toBe(2000);
    expect(readConfig({}).catalogueTimeout).toBe(5000);
  });

  it.each<[string, RawReply]>([
    ['never answers', () => undefined],
    ['answers a byte a second', (socket) => drip(socket, answerOf('[]'), 10)],
    ['sends headers and stops', (socket) => socket.write(answerOf(''))],
    [
      'sends a body a byte a second',
      (socket) => {
        socket.write(answerOf('', { 'content-length': '5000' }));
        drip(socket, '[]'.repeat(2500), 10);
      },
    ],
  ])('ends the call to a host that %s, without a retry', async (_, reply) => {
    const message = 'no whole answer within 300 ms';
    expect(await outcomeOf(reply, 300)).toMatchObject({ message, requests: 1, health: false });
  });

  it('covers both attempts after a lost connection', async () => {
    const { message, requests } = await outcomeOf((socket, n) => {
      if (n === 0) socket.resetAndDestroy();
    }, 300);
    expect(message).toBe('no whole answer within 300 ms');
    expect(requests).toBe(2);
  });

  it('ends when no connection is made because the TLS handshake never completes', async () => {
    const host = await hostThat(() => undefined);
    const source = sourceOf(`https://${host.authority}`, PATIENT, { connectWithin: 60 });
    expect((await upstreamOf(source.fetch('/'))).message).toBe('no connection in time');
    const [socket] = host.connections;
    if (socket && !socket.destroyed) await once(socket, 'close');
    expect(host.connections).toHaveLength(1);
  });
});

describe('a connection that is lost', () => {
  it.each<[string, RawReply]>([
    ['is closed before the answer', (socket) => socket.end()],
    ['is closed in the headers', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-')],
    ['is closed half-way', (socket) => socket.end(CUT)],
    ['is closed half-way through chunks', (socket) => socket.end(CUT_CHUNKS)],
    ['is closed half-way, as was announced', (socket) => socket.end(CUT_AND_CLOSED)],
    ['is reset', (socket) => socket.resetAndDestroy()],
    ['is reset half-way', (socket) => socket.write(CUT, () => socket.resetAndDestroy())],
  ])('because it %s is retried exactly once', async (_, reply) => {
    const message = 'the connection was lost';
    expect(await outcomeOf(reply)).toEqual({ message, status: null, requests: 2, health: false });
  });

  it.each<[string, RawReply]>([
    ['reset', (socket) => socket.resetAndDestroy()],
    ['closed half-way', (socket) => socket.end(CUT)],
  ])('is hidden from the visitor when it was %s once', async (_, lose) => {
    const whole = answerOf('[1]', { 'content-length': '3' });
    const host = await hostThat((socket, n) => (n === 0 ? lose(socket, n) : socket.write(whole)));
    const source = sourceOf(host.origin);
    expect(await (await source.fetch('/api/x')).json()).toEqual([1]);
    expect(host.requests()).toBe(2);
    expect(source.health()?.ok).toBe(true);
  });
});

describe('a host that is not there', () => {
  it('because it refuses connections is not called again', async () => {
    const host = await createRawHost(() => undefined);
    await host.close();
    const source = sourceOf(host.origin);
    expect((await upstreamOf(source.fetch('/'))).message).toBe('the connection was refused');
    expect(host.connections).toEqual([]);
  });

  it('because its name is not found gives an error that says so', async () => {
    const { message } = await upstreamOf(sourceOf('http://nowhere.invalid').fetch('/'));
    expect(message).toBe('the name of the host was not found');
  });
});

describe('a TLS name', () => {
  const right = certificateFor('localhost');
  const wrong = certificateFor('elsewhere.invalid');
  const reply: RawReply = (socket) => socket.write(answerOf('[]', { 'content-length': '2' }));
  const named = (host: RawHost) => sourceOf(host.origin.replace('127.0.0.1', 'localhost'));
  beforeAll(() => setDefaultCACertificates([right.cert, wrong.cert]));

  it('that is right, from a known authority, is accepted', async () => {
    const host = await hostThat(reply, right);
    expect((await named(host).fetch('/')).status).toBe(200);
  });

  it.each([
    ['that is wrong', wrong],
    ['of an authority that is not known', certificateFor('localhost')],
  ])('%s is refused before any request is sent', async (_, identity) => {
    const host = await hostThat(reply, identity);
    const source = named(host);
    expect((await upstreamOf(source.fetch('/'))).message).toBe('the certificate is not right');
    expect(host.requests()).toBe(0);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %d is not followed', async (status) => {
    const elsewhere = await hostThat((socket) => socket.write(answerOf('[]')));
    const host = await hostThat((socket) =>
      socket.write(
        `HTTP/1.1 ${status} Go\r\nlocation: ${elsewhere.origin}/\r\ncontent-length: 0\r\n\r\n`,
      ),
    );
    expect((await sourceOf(host.origin).fetch('/api/x')).status).toBe(502);
    expect(host.requests()).toBe(1);
    expect(elsewhere.connections).toEqual([]);
  });
});

describe('an answer that is too large', () => {
  const LARGE = 200 * 1024 * 1024;

  it('as 200 MB of JSON is aborted near 5 MB', async () => {
    const piece = '"x",'.repeat(16_384);
    const pour = (socket: Socket) => {
      while (!socket.destroyed && socket.bytesWritten < LARGE) if (!socket.write(piece)) return;
    };
    const host = await hostThat((socket) => {
      socket.on('drain', () => pour(socket));
      socket.write(answerOf('[', { 'content-length': String(LARGE) }));
      pour(socket);
    });
    const source = sourceOf(host.origin);
    const { message, status } = await upstreamOf(source.fetch('/'));
    expect({ message, status }).toEqual({ message: 'the answer is too large', status: 200 });
    const [socket] = host.connections;
    await vi.waitFor(() => expect(socket?.destroyed).toBe(true));
    expect(socket?.bytesWritten).toBeLessThan(LARGE / 4);
    // The host did answer, so the breaker does not count a failure.
    expect(source.health()?.ok).toBe(true);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliSync],
  ])('as a compression bomb of %s is counted after decoding', async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(64 * 1024 * 1024, ' '));
    expect(bomb.length).toBeLessThan(100_000);
    const head = { 'content-encoding': encoding, 'content-length': String(bomb.length) };
    const { message } = await outcomeOf((socket) => {
      socket.write(answerOf('', head));
      socket.write(bomb);
    });
    expect(message).toBe('the answer is too large');
  });

  it('because of its headers is refused', async () => {
    const { message } = await outcomeOf((socket) => {
      socket.write(answerOf('[]', { 'x-long': 'x'.repeat(40_000) }));
    });
    expect(message).toBe('the headers are too large');
  });
});

describe('an answer that is not valid HTTP', () => {
  it.each([
    ['another protocol', 'SSH-2.0-OpenSSH_9.9\r\n', 'the answer is no HTTP'],
    ['a length below nothing', answerOf('[]', { 'content-length': '-2' }), 'the answer is no HTTP'],
    ['a status of no class', 'HTTP/1.1 099 No\r\ncontent-length: 0\r\n\r\n', 'no answer'],
    [
      'an encoding that it is not in',
      answerOf('[]', { 'content-encoding': 'gzip', 'content-length': '2' }),
      'the answer can not be decoded',
    ],
    [
      'seven encodings in one another',
      answerOf('[]', { 'content-encoding': Array(7).fill('gzip').join() }),
      'no answer',
    ],
  ])('as %s is a named failure, and is not retried', async (_, bytes, message) => {
    const outcome = await outcomeOf((socket) => socket.end(bytes));
    expect(outcome).toMatchObject({ message, requests: 1 });
  });
});

function brotliSync(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}
