import { useSyncExternalStore } from 'react';
import { listen } from './use-video.ts';

/** Returns whether the page has its service worker by now (src/inline/register-worker.ts). */
export function useControlled(): boolean {
  return useSyncExternalStore(follow, isControlled);
}

function follow(changed: () => void): () => void {
  const { serviceWorker } = navigator;
  return serviceWorker ? listen(serviceWorker, ['controllerchange'], changed) : () => {};
}

function isControlled(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
