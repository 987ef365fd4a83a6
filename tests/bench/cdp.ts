/**
 * Drives a browser over the DevTools protocol. Playwright restricts prerendered pages, so that the
 * browser never shows one. So the taps are measured here.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFullBrowser } from '../../scripts/browser.mjs';
import { disabled, UNSEEN } from '../fixtures/quiet-browser.ts';
import { FLAGS } from './phone.ts';

type Params = Record<string, unknown>;
type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Params;
  result?: unknown;
  error?: { message: string };
};
export type Event = { method: string; params: Params; sessionId: string | undefined };
export type Cdp = {
  send<Result>(method: string, params?: Params, sessionId?: string): Promise<Result>;
  listen(listener: (event: Event) => void): void;
  close(): Promise<void>;
};

/**
 * Flag that gives the browser a mouse, which a machine without a screen lacks. The phone's tabs
 * override it.
 */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** Values of the browser's setting “Preload pages”: on and off. */
const PRELOADING = { true: 0, false: 2 };

/**
 * Starts a browser with its own profile. `prerenders` says whether it prerenders as pages ask,
 * or never.
 */
export async function startChromium(prerenders: boolean): Promise<Cdp> {
  const profile = mkdtempSync(join(tmpdir(), 'manzar-chromium-'));
  const preferences = { net: { network_prediction_options: PRELOADING[`${prerenders}`] } };
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const own = ['--headless=new', '--remote-debugging-port=0', '--no-first-run', MOUSE];
  const args = [...FLAGS, ...own, disabled(UNSEEN), `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn((await findFullBrowser()) ?? 'chromium', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const socket = await connect(await addressIn(child.stderr));
  const cdp = speak(socket);
  const close = async () => {
    await cdp.send('Browser.close');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ...cdp, close };
}

async function addressIn(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(said)) {
    const [url] = /ws:\/\/\S+/.exec(line) ?? [];
    if (url !== undefined) {
      said.resume();
      return url;
    }
  }
  throw new Error('The browser ended before it listened.');
}

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  return socket;
}

type Waiting = { sessionId: string | undefined; settle: (message: Message) => void };

function speak(socket: WebSocket): Omit<Cdp, 'close'> {
  const waiting = new Map<number, Waiting>();
  const listeners: ((event: Event) => void)[] = [];
  let last = 0;
  /** Rejects the commands to a page that is gone, because it never answers them. */
  const giveUp = (gone: unknown) => {
    for (const { sessionId, settle } of waiting.values()) {
      if (sessionId === gone) settle({ error: { message: 'The page is gone.' } });
    }
  };
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { id, method, params = {}, sessionId } = message;
    if (id !== undefined) waiting.get(id)?.settle(message);
    if (method === 'Target.detachedFromTarget') giveUp(params.sessionId);
    if (method) for (const listener of listeners) listener({ method, params, sessionId });
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        const silent = setTimeout(() => settle({ error: { message: 'No answer.' } }), TIMEOUT_MS);
        const settle = ({ result, error }: Message) => {
          waiting.delete(id);
          clearTimeout(silent);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as never);
        };
        waiting.set(id, { sessionId, settle });
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      }),
    listen: (listener) => void listeners.push(listener),
  };
}
/** Timeout of a command in milliseconds: a page that navigates away may never answer. */
const TIMEOUT_MS = 20_000;
