/** A tab of the phone over the DevTools protocol, with all pages that come to be in it. */
import { setTimeout } from 'node:timers/promises';
import type { Cdp } from './cdp.ts';
import { ELSEWHERE, NETWORK } from './phone.ts';

export type Point = { x: number; y: number };
export type Screen = { width: number; height: number; mobile: boolean };
export const PHONE: Screen = { width: 360, height: 800, mobile: true };

/**
 * Opens a tab with an empty cache, on a page of another site. `script` runs first in every page. `network`: how slow
 * the browser makes it.
 */
export async function openTab(
  cdp: Cdp,
  script: string,
  screen = PHONE,
  network = NETWORK,
): Promise<Tab> {
  const { browserContextId } = await cdp.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const { targetId } = await cdp.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    forTab: true,
  });
  const { sessionId } = await cdp.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const tab = new Tab(cdp, sessionId, browserContextId, script, screen, network);
  await tab.open();
  return tab;
}

export class Tab {
  /** Sessions of the pages: first the visible page, then the prerendered ones. */
  readonly pages: string[] = [];
  readonly #cdp: Cdp;
  readonly #session: string;
  readonly #context: string;
  readonly #script: string;
  readonly screen: Screen;
  readonly #network: typeof NETWORK;
  readonly #ready: Promise<unknown>[] = [];

  constructor(
    cdp: Cdp,
    session: string,
    context: string,
    script: string,
    screen: Screen,
    network: typeof NETWORK,
  ) {
    this.#cdp = cdp;
    this.#session = session;
    this.#context = context;
    this.#script = script;
    this.screen = screen;
    this.#network = network;
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

  /** Throttles a page before its first request. A prerendered page waits for that. */
  async #prepare(page: string): Promise<void> {
    this.pages.push(page);
    const { width, height, mobile } = this.screen;
    const orders: [string, Record<string, unknown>?][] = [
      ['Page.enable'],
      ['Network.enable'],
      ['Network.emulateNetworkConditions', this.#network],
      ['Emulation.setCPUThrottlingRate', { rate: 6 }],
      ['Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile }],
      ['Emulation.setTouchEmulationEnabled', { enabled: mobile }],
      ['Page.addScriptToEvaluateOnNewDocument', { source: this.#script }],
      ['Runtime.runIfWaitingForDebugger'],
    ];
    // A discarded prerendered page may be gone before it gets all commands.
    await Promise.allSettled(orders.map(([order, params]) => this.send(order, params, page)));
  }

  send<Result>(method: string, params = {}, page = this.pages[0]): Promise<Result> {
    return this.#cdp.send<Result>(method, params, page);
  }

  /** Resolves with the value of an expression in a page, awaited if it is a promise. */
  async read<Result>(expression: string, page?: string): Promise<Result> {
    const { result } = await this.send<{ result: { value: Result } }>(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      page,
    );
    return result.value;
  }

  /** Navigates to an address and waits until the page has loaded. */
  async go(url: string): Promise<void> {
    await this.send('Page.navigate', { url });
    await this.until("document.readyState === 'complete' && location.href !== 'about:blank'");
  }

  /**
   * Waits until an expression is true in some page of the tab. Returns that page's session, or null
   * after `patience` milliseconds.
   */
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
/** Milliseconds between two checks of a page. More frequent checks would slow it down. */
const LOOK = 100;
