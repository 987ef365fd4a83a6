/** Deletes all that the site has put on the device: its stores, its caches and its service worker. */
import { clearDevice } from '#/stores/device.ts';

/** Forgets everything. Resolves to whether all of it is gone. */
export async function forgetDevice(): Promise<boolean> {
  globalThis.forgotten = true;
  clearDevice();
  // The theme follows what is kept: see theme.ts.
  dispatchEvent(new Event('storage'));
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    // A worker that is keeping a page meanwhile makes one more.
    return (await clearCaches()) || (await clearCaches());
  } catch (error) {
    // A browser that refuses its stores has kept nothing.
    return (error as Error).name === 'SecurityError';
  }
}

/** Resolves to whether no cache is left. Browsers without a secure connection have none. */
async function clearCaches(): Promise<boolean> {
  const all = globalThis.caches;
  const names = (await all?.keys()) ?? [];
  await Promise.all(names.map((name) => all.delete(name)));
  return ((await all?.keys()) ?? []).length === 0;
}
