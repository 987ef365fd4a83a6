/** The dialog in the address: opening it is a step of the history, and Back closes it. */
import { withParams } from '#/paths.ts';
import { $player, type Playing } from '#/stores/player.ts';

/** Whether the address says that the dialog is open. */
function isOpenAddress(): boolean {
  return new URLSearchParams(location.search).has('play');
}

/**
 * Opening is a step from the page as it stands to the same with what the link adds. How far a grid
 * has grown the address knows better than a link that was there before.
 */
export function rememberOpen({ href }: Playing): void {
  if (isOpenAddress()) return;
  const address = new URL(location.href);
  for (const [name, value] of new URL(href, address).searchParams) {
    if (name !== 'through' || !address.searchParams.has(name))
      address.searchParams.set(name, value);
  }
  history.pushState({ dialog: true }, '', address);
}

/** Leaves the address of the open dialog: by going back where it was entered here, else in place. */
export function forgetOpen(): void {
  if (!isOpenAddress()) return;
  if ((history.state as { dialog?: boolean } | null)?.dialog) history.back();
  else
    history.replaceState(null, '', withParams(location.pathname + location.search, { play: null }));
}

/** Closes or opens the dialog as the visitor goes through the history. Answers its own undoing. */
export function followHistory(): () => void {
  const follow = () => {
    const key = new URLSearchParams(location.search).get('play');
    if (key === null) $player.set(null);
    else if ($player.get() === null) linkOf(key)?.click();
  };
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

function linkOf(key: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-play]');
  return [...links].find(({ href }) => new URL(href).searchParams.get('play') === key);
}
