/**
 * Hydrates islands with React, as Astro's own client entry does. It supports only the islands that
 * exist here: rendered on the server, with props of plain JSON, without slots.
 */
import { createElement, type FunctionComponent, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** A value as Astro serialises it: its kind, then its content. */
type Written = [kind: number, value: unknown];

/** Kinds of values in Astro's serialiser. It has more kinds, which no island here uses. */
const PLAIN = 0;
const LIST = 1;

/**
 * Hydrates an island in one task, because a visitor waits for it. Hydrates an `unasked` island in a
 * transition, which lets other work run in between. Throws if the props are not plain JSON.
 */
export default function hydrate(
  island: HTMLElement,
  component: FunctionComponent<Record<string, unknown>>,
  unasked?: boolean,
): void {
  const props = entriesOf(JSON.parse(island.getAttribute('props') ?? '{}'));
  const element = createElement(component, props);
  const begin = () => void hydrateRoot(island, element);
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
