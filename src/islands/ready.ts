import { type RefObject, useEffect } from 'react';

/**
 * Says that an island answers from now on, for clicks that waited (see intent.ts). To be called
 * after a component's other effects, because these run in order; `ready` is false while it still
 * lacks something that a click needs. What such a click has marked differs from what the server wrote:
 * these elements have `suppressHydrationWarning`.
 */
export function useReady(ref: RefObject<Element | null>, ready = true): void {
  useEffect(() => {
    if (ready) ref.current?.closest('astro-island')?.dispatchEvent(new Event('island:ready'));
  }, [ref, ready]);
}
