/**
 * Follows the link of a press whose scripts did not load, if the site answers. Else says beside it, or in the dialog
 * that the press has opened, what failed. The link Retry presses it again.
 */
export {};

/** Milliseconds that the site may take to answer. */
const TIMEOUT_MS = 4000;

let notice: HTMLElement | undefined;
/** The notice's own text: the site could not be reached. */
let unreached: string | undefined;

document.addEventListener('island:failed', async ({ target, detail: release }) => {
  const pressed = target as HTMLAnchorElement;
  if (release) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // The server answers this at once, and no cache stores the answer.
    const reached = await fetch('/healthz', { signal }).catch(() => null);
    // Meanwhile the script may have loaded, or the visitor may have closed the dialog.
    if (!pressed.ariaBusy) return;
    if (reached && pressed.href) {
      if (release()) location.assign(pressed.href);
      return;
    }
  }
  pressed.ariaBusy = null;
  say(pressed, (release ? pressed : pressed.closest<HTMLElement>('[data-failed]'))?.dataset.failed);
});

/** Says what failed: that the site could not be reached, unless `failed` says it more exactly. */
function say(pressed: HTMLElement, failed: string | undefined): void {
  notice ??= document.getElementById('offline-notice') as HTMLElement;
  const frame = document.querySelector('.player[open] .frame');
  if (frame) frame.append(notice);
  else (pressed.closest('.toggle') ?? pressed).after(notice);
  notice.hidden = false;
  const retry = notice.querySelector('a') as HTMLAnchorElement;
  const text = retry.previousSibling as Text;
  unreached ??= text.data;
  text.data = failed ? `${failed} ` : unreached;
  retry.onclick = (event) => {
    event.preventDefault();
    // The notice disappears with the focus in it.
    (document.querySelector<HTMLElement>('.player[open] a') ?? pressed).focus();
    // An island that the page needs, or a link.
    pressed.dispatchEvent(new Event('island:wake'));
    pressed.click();
  };
}
