import { useCallback, useSyncExternalStore } from 'react';

/** Returns what `read` finds in a video, also after each of these events. It is a plain value. */
export function useVideo<T extends string | number | boolean>(
  video: HTMLVideoElement,
  events: readonly string[],
  read: (video: HTMLVideoElement) => T,
): T {
  const subscribe = useCallback(
    (changed: () => void) => listen(video, events, changed),
    [video, events],
  );
  return useSyncExternalStore(subscribe, () => read(video));
}

/** Returns a function that calls all of these. */
export function all(...ends: (() => void)[]): () => void {
  return () => {
    for (const end of ends) end();
  };
}

/** Calls `listener` at each of these events. Returns a function that ends it. */
export function listen(
  target: EventTarget,
  events: readonly string[],
  listener: (event: Event) => void,
): () => void {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}
