/**
 * How an island becomes React's, as Astro's own client entry does it, for the islands that there are
 * here: rendered on the server, with props of plain JSON, without slots.
 */
import { createElement, type FunctionComponent, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** A value as Astro writes it into a page: its kind, then what it is made of. */
type Written = [kind: number, value: unknown];

/** Kinds of values, from Astro's serialiser. It has others, which no island of ours is given. */
const PLAIN = 0;
const LIST = 1;

/**
 * Hydrates at one go, because a visitor waits; an `unasked` island, which nobody waits for, between
 * other things. Throws when the props hold what is not plain JSON.
 */
export default function hydrate(
  island: HTMLElement,
  component: FunctionComponent<Record<string, unknown>>,
  unasked: boolean,
): void {
  const props = entriesOf(JSON.parse(island.getAttribute('props') ?? '{}'));
  const begin = () => void hydrateRoot(island, createElement(component, props));
  if (unasked) startTransition(begin);
  else begin();
  island.removeAttribute('ssr');
}

function entriesOf(written: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, read(value)]));
}

function read([kind, value]: Written): unknown {
  if (kind === LIST) return (value as Written[]).map(read);
  if (kind !== PLAIN) throw new Error(`Astro wrote a value of kind ${kind}`);
  return typeof value === 'object' && value !== null ? entriesOf(value) : value;
}
