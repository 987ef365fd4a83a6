/**
 * Keys of the trailer feed, while the focus is in it or nowhere: arrows and Page Up and Down scroll it, Space pauses
 * and plays, and M turns the sound on and off.
 */
import { $paused, indexIn, scrollToIndex, toggleSound } from './feed.ts';

/** Number of trailers by which each key moves the feed. */
const STEPS: Record<string, number> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

/** Handles the keys for the feed in a box. Returns a function that ends it. */
export function followFeedKeys(box: HTMLElement): () => void {
  const handle = (event: KeyboardEvent) => {
    if (isForFeed(event, box) && acts(event, box)) event.preventDefault();
  };
  document.addEventListener('keydown', handle);
  return () => document.removeEventListener('keydown', handle);
}

/** Returns whether a key is for the feed: not for a shortcut, nor for an element outside the feed. */
function isForFeed(event: KeyboardEvent, box: HTMLElement): boolean {
  const { activeElement } = document;
  const free = activeElement === document.body || box.contains(activeElement);
  return free && !event.defaultPrevented && !(event.altKey || event.ctrlKey || event.metaKey);
}

/** Does what a key means, once while it is held. Returns whether it means anything. */
function acts({ key, code, repeat, target }: KeyboardEvent, box: HTMLElement): boolean {
  const step = STEPS[key];
  if (step !== undefined) {
    // Start from the scroll position: the state may be out of date.
    scrollToIndex(box, indexIn(box) + step);
  } else if (key === ' ') {
    // A button presses itself.
    if (target instanceof HTMLButtonElement) return false;
    if (!repeat) $paused.set(!$paused.get());
  } else if (key.toLowerCase() === 'm' || code === 'KeyM') {
    // By its position too: keyboards for other scripts have another letter there.
    if (!repeat) toggleSound();
  } else {
    return false;
  }
  return true;
}
