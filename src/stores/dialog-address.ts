/** The dialog in the address: opening it adds a history entry, and Back closes it. */
import { TIME, withParams } from '#/site/paths.ts';

/** Returns whether the address says that the dialog is open. */
function isOpenAddress(): boolean {
  return new URLSearchParams(location.search).has('play');
}

/**
 * Pushes a history entry: the current address with the link's parameters added. A `through` in the current address
 * stays, because Load More may have changed it after the link was rendered. A time in it is dropped: it belongs to
 * another film. Does nothing if the address already says that the dialog is open.
 */
export function rememberOpen(href: string): void {
  if (!isOpenAddress()) history.pushState({ dialog: true }, '', opened(href));
}

/** Replaces what the address plays by what a link plays. */
export function replaceOpen(href: string): void {
  history.replaceState(history.state, '', opened(href));
}

function opened(href: string): URL {
  const address = new URL(location.href);
  address.searchParams.delete(TIME);
  for (const [name, value] of new URL(href, address).searchParams) {
    if (name !== 'through' || !address.searchParams.has(name))
      address.searchParams.set(name, value);
  }
  return address;
}

/** Removes the dialog from the address: goes back if we have pushed an entry, else replaces the entry. */
export function leaveDialog(): void {
  if (!isOpenAddress()) return;
  if ((history.state as { dialog?: boolean } | null)?.dialog) history.back();
  else history.replaceState(null, '', addressClosed());
}

/** Returns the address without the dialog. A fragment stays: in the feed it names the trailer. */
function addressClosed(): string {
  const { pathname, search, hash } = location;
  return withParams(pathname + search, { play: null, [TIME]: null }) + hash;
}

/** Returns the link that plays the key, if the page has one. */
export function linkOf(key: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-play]');
  return [...links].find(({ href }) => new URL(href).searchParams.get('play') === key);
}
