import { useEffect, useState } from 'react';
import type { Film } from './film.ts';
import type { KeepClip } from './keep-clip.tsx';

/**
 * Returns the button that keeps a clip of ours on the device, once the page has the service worker that
 * would play it (src/inline/register-worker.ts); null until then, and for films of other sites.
 */
export function useKeep({ id }: Film): typeof KeepClip | null {
  const [keep, setKeep] = useState<typeof KeepClip | null>(null);
  const isOwn = id.startsWith('/');
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!isOwn || !serviceWorker) return;
    const load = () => {
      if (!serviceWorker.controller) return;
      void import('./keep-clip.tsx')
        .then(({ KeepClip }) => setKeep(() => KeepClip))
        .catch(() => {});
    };
    load();
    serviceWorker.addEventListener('controllerchange', load);
    return () => serviceWorker.removeEventListener('controllerchange', load);
  }, [isOwn]);
  return keep;
}
