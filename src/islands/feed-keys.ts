import { type RefObject, useEffect } from 'react';
import { $paused } from '#/stores/feed.ts';
import { toggleSound } from './feed-controls.tsx';
import { indexIn, scrollToIndex } from './feed-place.ts';

/** Number of trailers by which each key moves the feed. */
const STEPS: Record<string, number> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

/**
 * Lets keys move the feed while the focus is in the feed or nowhere. There Space pauses and plays,
 * and M sounds and mutes.
 */
export function useFeedKeys(feed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const root = feed.current;
      if (root && isForFeed(event, root) && acts(event, root)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [feed]);
}

/** Returns whether a key is for the feed: not for a shortcut, nor for an element outside the feed. */
function isForFeed(event: KeyboardEvent, feed: HTMLElement): boolean {
  const { activeElement } = document;
  const free = activeElement === document.body || feed.contains(activeElement);
  return free && !event.defaultPrevented && !(event.altKey || event.ctrlKey || event.metaKey);
}

/** Does what the key stands for, once while it is held. Returns whether it stands for anything. */
function acts({ key, code, repeat, target }: KeyboardEvent, feed: HTMLElement): boolean {
  const step = STEPS[key];
  if (step !== undefined) {
    // Start from the scroll position: the state may be out of date.
    scrollToIndex(feed, indexIn(feed) + step);
  } else if (key === ' ') {
    // A button presses itself.
    if (target instanceof HTMLButtonElement) return false;
    if (!repeat) $paused.set(!$paused.get());
  } else if (key.toLowerCase() === 'm' || code === 'KeyM') {
    // By its place too: keyboards for other scripts have another letter there.
    if (!repeat) toggleSound(feed);
  } else {
    return false;
  }
  return true;
}
