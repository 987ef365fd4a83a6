/** Shows a saved catalogue file on the open page: reloads it, or shows the mistakes over it. */
import { relative, resolve } from 'node:path';
import type { HotPayload, ViteDevServer } from 'vite';
import { lineOf } from '#/host/catalogue/files/mistake.ts';
import { SHOWN } from './panel/calls.ts';
import { fileOf, type Preview } from './preview.ts';

/** Milliseconds in which saves are taken together: editors write a file in several steps. */
const TOGETHER = 30;

/**
 * Watches the catalogue's folder. After a save it reloads open pages, or shows every mistake over them. Does
 * nothing with a remote host.
 */
export function watchFolder(
  server: ViteDevServer,
  preview: Preview,
  log: (message: string) => void,
): void {
  const { folder } = preview;
  if (folder === null) return;
  const root = resolve(folder);
  const { hot } = server.environments.client;
  let timer: NodeJS.Timeout | undefined;
  const update = () => {
    const isShown = preview.update();
    for (const mistake of preview.mistakes()) log(lineOf(mistake));
    // A page that is loaded again gets its overlay at its connection.
    const overlay = overlayOf(root, preview);
    if (overlay) hot.send(overlay);
    if (isShown) hot.send({ type: 'full-reload' });
  };
  server.watcher.add(root);
  server.watcher.on('all', (_event, path) => {
    if (relative(root, resolve(path)).startsWith('..')) return;
    clearTimeout(timer);
    timer = setTimeout(update, TOGETHER);
  });
  // A file may have been saved after a page was rendered, and before its connection.
  hot.on(SHOWN, ({ state }: { state?: number }, client) => {
    if (state !== undefined && state < preview.state()) client.send({ type: 'full-reload' });
  });
  // A page that is opened while mistakes stand shows them, too.
  hot.on('connection', () => {
    const overlay = overlayOf(root, preview);
    if (overlay) hot.send(overlay);
  });
}

/** Returns the error overlay for the folder's mistakes; null if it has none. */
function overlayOf(root: string, preview: Preview): HotPayload | null {
  const mistakes = preview.mistakes();
  const [first] = mistakes;
  if (!first) return null;
  const file = fileOf(root, first);
  const { line, column } = first;
  const lines = mistakes.map(lineOf).join('\n');
  const { entry, field, expected } = first;
  // Astro's overlay has a name above its title. Vite's type of an error knows neither.
  const name = mistakes.length > 1 ? `${mistakes.length} mistakes` : 'A mistake';
  const title = [entry, field, expected].filter(Boolean).join(': ');
  const loc = { file, line, column };
  const err = { name, title, message: lines, stack: lines, id: file, loc, plugin: 'catalogue' };
  return { type: 'error', err };
}
