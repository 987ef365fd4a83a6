/** Says in place that the site could not be reached, where the browser would show its own page. */

/** The message with its link Retry. Site.astro renders it, hidden. */
const message = document.querySelector('#unreached') as HTMLElement;
const retry = message.querySelector('a') as HTMLAnchorElement;

/**
 * Shows the message beside a pressed link, or in the dialog that the press has opened. Its link
 * calls `again`.
 */
export function sayUnreached(pressed: HTMLElement, again: () => void): void {
  const frame = document.querySelector('.player[open] .frame');
  if (frame) frame.append(message);
  else (pressed.closest('.toggle') ?? pressed).after(message);
  message.hidden = false;
  retry.onclick = (event) => {
    event.preventDefault();
    // The message disappears with the focus in it.
    (document.querySelector<HTMLElement>('.player[open] a') ?? pressed).focus();
    again();
  };
}

/** Removes the message. */
export function unsay(): void {
  message.remove();
}
