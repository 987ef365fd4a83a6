import { useEffect, useState } from 'react';

/** The element of the server's markup that an island adds to, once the island runs in a browser. */
export function useTarget(id: string): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => setTarget(document.getElementById(id)), [id]);
  return target;
}

/** Keys of the cards that stand in a list. */
export function keysIn(target: HTMLElement): string[] {
  return [...target.querySelectorAll<HTMLElement>('[data-key]')].map(
    (card) => card.dataset.key ?? '',
  );
}
