/**
 * A browser over its own protocol. Playwright holds back what a prerendered page may do, so that none
 * is ever shown under it: what is measured of taps is measured here.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findBrowser } from '../../scripts/browser.mjs';
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

/** A machine without a screen has no mouse; the phone's tabs say for themselves that they have none. */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** As a visitor says it in the browser's settings: “Preload pages”, or no preloading. */
const PRELOADING = { true: 0, false: 2 };

/** Starts a browser with a profile of its own, that prerenders as pages ask for, or never. */
export async function startChromium(prerenders: boolean): Promise<Cdp> {
  const profile = mkdtempSync(join(tmpdir(), 'manzar-chromium-'));
  const preferences = { net: { network_prediction_options: PRELOADING[`${prerenders}`] } };
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const own = ['--headless=new', '--remote-debugging-port=0', '--no-first-run', MOUSE];
  const args = [...FLAGS, ...own, `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn((await findBrowser()) ?? 'chromium', args, {
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
  /** A page that is gone answers nothing: who waits for it is told. */
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
        const silent = setTimeout(() => settle({ error: { message: 'No answer.' } }), PATIENCE);
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
/** Milliseconds that an order may take: a page under way to another one may never answer. */
const PATIENCE = 20_000;
