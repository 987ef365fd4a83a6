/** The dialog in the address: opening it is a step of the history, and Back closes it. */
import { withParams } from '#/paths.ts';
import { $player, type Playing } from '#/stores/player.ts';

/** Whether the address says that the dialog is open. */
function isOpenAddress(): boolean {
  return new URLSearchParams(location.search).has('play');
}

export function rememberOpen({ href }: Playing): void {
  if (!isOpenAddress()) history.pushState({ dialog: true }, '', href);
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
    else if ($player.get() === null) document.querySelector<HTMLElement>(linkOf(key))?.click();
  };
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

function linkOf(key: string): string {
  return `a[data-play][href*="play=${CSS.escape(encodeURIComponent(key))}"]`;
}
