/**
 * The built server, which entry.mjs starts once it knows that this Node can run it. A test that imports it creates
 * sites in its own process.
 */
import { restartWithMemorySettings } from './memory.ts';

export const load = () => import('./server.ts');

/** Serves the site. `isMain`: whether the entry is what this process runs, not a module that another program imported. */
export async function start(isMain: boolean): Promise<void> {
  if (isMain) restartWithMemorySettings();
  const { begin } = await import('./main.ts');
  await begin();
}
