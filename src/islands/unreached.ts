/** Says in place that the site could not be reached, where the browser would show its own page. */

/** The message with its link Retry. Site.astro renders it, hidden. */
let message: HTMLElement | undefined;

/**
 * Shows the message beside a pressed link, or in the dialog that the press has opened. Its link
 * calls `again`.
 */
export function showUnreached(pressed: HTMLElement, again: () => void): void {
  message ??= document.querySelector<HTMLElement>('#unreached') as HTMLElement;
  const frame = document.querySelector('.player[open] .frame');
  if (frame) frame.append(message);
  else (pressed.closest('.toggle') ?? pressed).after(message);
  message.hidden = false;
  (message.querySelector('a') as HTMLAnchorElement).onclick = (event) => {
    event.preventDefault();
    // The message disappears with the focus in it.
    (document.querySelector<HTMLElement>('.player[open] a') ?? pressed).focus();
    again();
  };
}

/** Removes the message. */
export function hideUnreached(): void {
  message?.remove();
}
