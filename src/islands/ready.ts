import { type RefObject, useEffect } from 'react';

/**
 * Dispatches `island:ready` on the component's island once it can handle clicks. intent.ts then
 * replays the click that it held.
 *
 * Call it after the component's other effects: effects run in order. `ready` is false while the
 * component still lacks something that a click needs. While intent.ts holds a click, it sets
 * attributes on the clicked element that the server did not render: such elements have
 * `suppressHydrationWarning`.
 */
export function useReady(ref: RefObject<Element | null>, ready = true): void {
  useEffect(() => {
    if (ready) ref.current?.closest('astro-island')?.dispatchEvent(new Event('island:ready'));
  }, [ref, ready]);
}
