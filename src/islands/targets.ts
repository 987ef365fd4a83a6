import { useCallback, useEffect, useRef, useState } from 'react';
import { keyInLink } from '#/paths.ts';

/** Returns the server-rendered element with this id; null until the island runs in a browser. */
export function useTarget(id: string): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => setTarget(document.getElementById(id)), [id]);
  return target;
}

/**
 * Returns a function that removes the server-rendered children of an element, once. It leaves the
 * children that React has added since: React removes those itself.
 */
export function useServed(target: HTMLElement | null): () => void {
  const served = useRef<Element[]>([]);
  useEffect(() => {
    served.current = [...(target?.children ?? [])];
  }, [target]);
  return useCallback(() => {
    for (const element of served.current.splice(0)) element.remove();
  }, []);
}

/** Returns the keys of a list's cards, read from their links. */
export function keysIn(target: HTMLElement): string[] {
  return [...target.querySelectorAll('a')].map(({ href }) => keyInLink(href));
}
