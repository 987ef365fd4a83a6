/** What the directive does with the network: it prefetches scripts, and says when the site does not answer. */

/**
 * Fetches files at low priority when the page has loaded and is idle. Stops when the visitor leaves, so
 * that the next page has the whole connection. Resolves to whether all have loaded.
 */
export async function fetchQuietly(urls: string[]): Promise<boolean> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stop = () => leaving.abort();
  // The signal removes it: a page with this listener is not restored by Back in some browsers.
  addEventListener('beforeunload', stop, { signal });
  await new Promise<void>(afterLoad);
  // Safari has no idle callback.
  await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
  const quietly = async (url: string) =>
    (await fetch(url, { priority: 'low', signal })).arrayBuffer();
  const loaded = await Promise.all([...new Set(urls)].map(quietly)).catch(() => null);
  stop();
  return loaded !== null;
}

export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}

let notice: HTMLElement | undefined;
/** The notice's own text. */
let unreached: string | undefined;

/**
 * Says beside a pressed element, or in the dialog that the press has opened, what failed: that the site could not be
 * reached, unless `failed` says it more exactly. The link Retry calls `again`.
 */
export function showOfflineNotice(
  pressed: HTMLElement,
  again: () => void,
  failed = pressed.dataset.failed,
): void {
  notice ??= document.getElementById('offline-notice') as HTMLElement;
  const frame = document.querySelector('.player[open] .frame');
  if (frame) frame.append(notice);
  else (pressed.closest('.toggle') ?? pressed).after(notice);
  notice.hidden = false;
  const retry = notice.querySelector('a') as HTMLAnchorElement;
  const text = retry.previousSibling as Text;
  unreached ??= text.data;
  text.data = `${failed ?? unreached} `;
  retry.onclick = (event) => {
    event.preventDefault();
    // The notice disappears with the focus in it.
    (document.querySelector<HTMLElement>('.player[open] a') ?? pressed).focus();
    again();
  };
}

export const hideOfflineNotice = () => notice?.remove();
