/** Has Vite compile what pages need when the dev server starts, not when an editor waits for it. */
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import type { Site } from '#/compose/compose.ts';
import { paths } from '#/site/paths.ts';

/** Hosts that mean every address of this machine. */
const EVERY = ['0.0.0.0', '::'];

/** Loads home and a few pages of the embedded catalogue, with their scripts, once the server listens. */
export function warmPages(server: ViteDevServer, { config, index }: Site): void {
  const { httpServer } = server;
  httpServer?.once('listening', async () => {
    const { port } = httpServer.address() as AddressInfo;
    const host = EVERY.includes(config.host) ? 'localhost' : config.host;
    const site = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    const pages = [paths.home, ...((await index?.from(0, 1)) ?? []).map(({ path }) => path)];
    for (const page of pages) await warm(server, site + page);
  });
}

/** Renders a page, and has the scripts that it names compiled. */
async function warm(server: ViteDevServer, page: string): Promise<void> {
  // Errors are ignored: a page that fails shows its error when somebody opens it.
  const html = await fetch(page).then(
    (response) => response.text(),
    () => '',
  );
  const named = html.matchAll(/(?:<script[^>]* src|component-url|renderer-url)="(\/[^"]+)"/g);
  const scripts = new Set([...named].map(([, script = '']) => script));
  await Promise.all([...scripts].map((script) => server.warmupRequest(script)));
}
