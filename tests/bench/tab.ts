/** A tab of the phone, over the browser's own protocol, with all pages that come to be in it. */
import { setTimeout } from 'node:timers/promises';
import type { Cdp } from './cdp.ts';
import { ELSEWHERE, NETWORK } from './phone.ts';

export type Point = { x: number; y: number };
export type Screen = { width: number; height: number; mobile: boolean };
export const PHONE: Screen = { width: 360, height: 800, mobile: true };

/** Opens a tab with nothing in its cache, on a page of another site. `script` runs first in every page. */
export async function openTab(cdp: Cdp, script: string, screen = PHONE): Promise<Tab> {
  const { browserContextId } = await cdp.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const { targetId } = await cdp.send<{ targetId: string }>('Target.createTarget', {
    ...{ url: 'about:blank', browserContextId, forTab: true },
  });
  const { sessionId } = await cdp.send<{ sessionId: string }>('Target.attachToTarget', {
    ...{ targetId, flatten: true },
  });
  const tab = new Tab(cdp, sessionId, browserContextId, script, screen);
  await tab.open();
  return tab;
}

export class Tab {
  /** The page that is shown is first; those that are prerendered come behind it. */
  readonly pages: string[] = [];
  readonly #cdp: Cdp;
  readonly #session: string;
  readonly #context: string;
  readonly #script: string;
  readonly screen: Screen;
  readonly #ready: Promise<unknown>[] = [];

  constructor(cdp: Cdp, session: string, context: string, script: string, screen: Screen) {
    this.#cdp = cdp;
    this.#session = session;
    this.#context = context;
    this.#script = script;
    this.screen = screen;
  }

  async open(): Promise<void> {
    this.#cdp.listen(({ method, params, sessionId }) => {
      if (sessionId !== this.#session) return;
      const page = String(params.sessionId);
      if (method === 'Target.attachedToTarget') this.#ready.push(this.#prepare(page));
      if (method === 'Target.detachedFromTarget') this.pages.splice(this.pages.indexOf(page), 1);
    });
    await this.#cdp.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      this.#session,
    );
    await Promise.all(this.#ready);
    await this.go(ELSEWHERE);
  }

  /** A page is slowed down before anything of it is asked for; one that is prerendered waits for it. */
  async #prepare(page: string): Promise<void> {
    this.pages.push(page);
    const { width, height, mobile } = this.screen;
    const orders: [string, Record<string, unknown>?][] = [
      ['Page.enable'],
      ['Network.enable'],
      ['Network.emulateNetworkConditions', NETWORK],
      ['Emulation.setCPUThrottlingRate', { rate: 6 }],
      ['Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile }],
      ['Emulation.setTouchEmulationEnabled', { enabled: mobile }],
      ['Page.addScriptToEvaluateOnNewDocument', { source: this.#script }],
      ['Runtime.runIfWaitingForDebugger'],
    ];
    // A page that was prerendered in vain is gone before it hears all of this.
    await Promise.allSettled(orders.map(([order, params]) => this.send(order, params, page)));
  }

  send<Result>(method: string, params = {}, page = this.pages[0]): Promise<Result> {
    return this.#cdp.send<Result>(method, params, page);
  }

  /** What an expression is in a page, once it is there. */
  async read<Result>(expression: string, page?: string): Promise<Result> {
    const { result } = await this.send<{ result: { value: Result } }>(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      page,
    );
    return result.value;
  }

  /** Goes to an address and waits until all of it has loaded. */
  async go(url: string): Promise<void> {
    await this.send('Page.navigate', { url });
    await this.until("document.readyState === 'complete' && location.href !== 'about:blank'");
  }

  /** Waits until an expression is true in some page of the tab; says which page. */
  async until(expression: string, patience = 15_000): Promise<string | null> {
    for (const end = performance.now() + patience; performance.now() < end; ) {
      for (const page of this.pages) {
        if (await this.read<boolean>(expression, page).catch(() => false)) return page;
      }
      await setTimeout(LOOK);
    }
    return null;
  }

  async close(): Promise<void> {
    await this.#cdp.send('Target.disposeBrowserContext', { browserContextId: this.#context });
  }
}
/** Milliseconds between two looks at a page: what looks more often slows it down. */
const LOOK = 100;
