import { type RefObject, useEffect } from 'react';
import { indexIn, scrollToIndex } from './feed-place.ts';

/** Number of trailers by which each key moves the feed. */
const STEPS: Record<string, number> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

/** Lets keys move the feed while the focus is in the feed or nowhere. */
export function useFeedKeys(feed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const root = feed.current;
      const { activeElement } = document;
      const free = activeElement === document.body || root?.contains(activeElement);
      if (step === undefined || !root || !free) return;
      event.preventDefault();
      // Start from the scroll position: the state may be out of date.
      scrollToIndex(root, indexIn(root) + step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [feed]);
}
