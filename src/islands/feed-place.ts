/** The place in the feed: which trailer is on screen, and the address that says so. */
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { slideId } from '#/paths.ts';
import type { FeedPaging } from '#/stores/feed.ts';

/** Pixels from the bottom at which the feed requests its next page: docs/product.md, Constants. */
const EDGE = 50;

/**
 * Returns the index of the trailer on screen, -1 before hydration, and a function that shows
 * another one. Scrolling to a trailer writes its address in place of the last one, so that Back
 * leaves the feed. Near the bottom, the next page is asked for.
 */
export function useFeedPlace(feed: RefObject<HTMLElement | null>, paging: FeedPaging) {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const root = feed.current;
    if (!root) return undefined;
    returnTo(root, paging.keys());
    let shown = indexIn(root);
    const look = () => {
      const at = indexIn(root);
      // Mounting a player takes long. In a transition, React handles other updates in between.
      startTransition(() => setCurrent(at));
      const key = paging.keys()[at];
      if (at !== shown && key !== undefined) {
        history.replaceState(history.state, '', paging.addressOf(key));
      }
      shown = at;
      if (root.scrollHeight - root.scrollTop - root.clientHeight <= EDGE) void paging.loadNext();
    };
    look();
    root.addEventListener('scroll', look, { passive: true });
    return () => root.removeEventListener('scroll', look);
  }, [feed, paging]);
  return [current, setCurrent] as const;
}

/** Returns the index of the trailer on screen. */
export function indexIn(feed: HTMLElement): number {
  return Math.round(feed.scrollTop / feed.clientHeight);
}

/** Shows a trailer at once, without a scroll that passes by others. */
export function scrollToIndex(feed: HTMLElement, index: number): void {
  feed.scrollTo({ top: index * feed.clientHeight, behavior: 'instant' });
}

/**
 * Shows the trailer that the address names. On reload and Back, browsers restore only the place in
 * the document, not in the feed.
 */
function returnTo(feed: HTMLElement, keys: string[]): void {
  const named = keys.findIndex((key) => `#${slideId(key)}` === location.hash);
  if (named > 0 && feed.scrollTop === 0) scrollToIndex(feed, named);
}
