/** What the directive does about the network: it fetches early, and says when the site does not answer. */

/**
 * Fetches files at low priority when the page has loaded and is idle. Stops when the visitor leaves, so
 * that the next page has the whole connection. Resolves to whether they came.
 */
export async function fetchQuietly(urls: string[]): Promise<boolean> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stop = () => leaving.abort();
  // The signal removes it: some browsers do not keep a page with this listener for Back.
  addEventListener('beforeunload', stop, { signal });
  await new Promise<void>(afterLoad);
  // Safari has no idle callback.
  await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
  const quietly = async (url: string) =>
    (await fetch(url, { priority: 'low', signal })).arrayBuffer();
  const came = await Promise.all([...new Set(urls)].map(quietly)).catch(() => null);
  stop();
  return came !== null;
}

export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}

let message: HTMLElement | undefined;
let unreached: string | undefined;

/**
 * Says beside a pressed element, or in the dialog that the press has opened, what failed: that the site could not be
 * reached, unless `failed` says it more exactly. The link Retry calls `again`.
 */
export function showUnreached(
  pressed: HTMLElement,
  again: () => void,
  failed = pressed.dataset.failed,
): void {
  message ??= document.querySelector<HTMLElement>('#unreached') as HTMLElement;
  const frame = document.querySelector('.player[open] .frame');
  if (frame) frame.append(message);
  else (pressed.closest('.toggle') ?? pressed).after(message);
  message.hidden = false;
  const retry = message.querySelector('a') as HTMLAnchorElement;
  const text = retry.previousSibling as Text;
  unreached ??= text.data;
  text.data = `${failed ?? unreached} `;
  retry.onclick = (event) => {
    event.preventDefault();
    // The message disappears with the focus in it.
    (document.querySelector<HTMLElement>('.player[open] a') ?? pressed).focus();
    again();
  };
}

export const hideUnreached = () => message?.remove();
