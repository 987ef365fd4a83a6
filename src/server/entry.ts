/**
 * The entry of the built server: `node dist/server/entry.mjs` serves the site. A test that imports it
 * creates sites in its own process.
 */
import { restartWithMemorySettings } from './memory.ts';

export const load = () => import('./server.ts');

if (import.meta.main) {
  restartWithMemorySettings();
  const { start } = await import('./main.ts');
  await start();
}
