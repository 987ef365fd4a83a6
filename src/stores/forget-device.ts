/**
 * Deletes all that the site has put on the device: its storage, its caches and its service worker. Resolves to whether
 * all is deleted.
 */
export async function forgetDevice(): Promise<boolean> {
  globalThis.forgotten = true;
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[name].clear();
    } catch {}
  }
  // Browsers fire the event only in other tabs.
  dispatchEvent(new Event('storage'));
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    // A worker that is saving a page meanwhile creates another cache.
    return (await clearCaches()) || (await clearCaches());
  } catch (error) {
    // A browser that refuses its storage has stored nothing.
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
