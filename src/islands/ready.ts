import { type RefObject, useEffect } from 'react';

/**
 * Dispatches `island:ready` on the component's island once it can handle clicks. intent.ts then repeats a held click.
 *
 * Call it after the component's other effects: effects run in order. `ready` is false while the component still lacks
 * something that a click needs. intent.ts sets attributes on the clicked element: such elements have
 * `suppressHydrationWarning`.
 */
export function useReady(ref: RefObject<Element | null>, ready = true): void {
  useEffect(() => {
    if (ready) ref.current?.closest('astro-island')?.dispatchEvent(new Event('island:ready'));
  }, [ref, ready]);
}
