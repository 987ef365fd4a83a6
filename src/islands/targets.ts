import { useCallback, useEffect, useRef, useState } from 'react';
import { keyInLink } from '#/paths.ts';

/** The element of the server's markup that an island adds to, once the island runs in a browser. */
export function useTarget(id: string): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => setTarget(document.getElementById(id)), [id]);
  return target;
}

/**
 * Takes away what the server had put into an element, once: what React has put there since is not
 * touched, because React takes that away itself.
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

/** Keys of the cards that stand in a list. */
export function keysIn(target: HTMLElement): string[] {
  return [...target.querySelectorAll('a')].map(({ href }) => keyInLink(href));
}
