/**
 * Says in the search forms that the visitor is offline, and prevents the browser from leaving for its error page. The
 * islands' scripts may not have loaded by then.
 */
export {};

for (const type of ['input', 'submit', 'online']) {
  addEventListener(type, (event) => {
    const { onLine } = navigator;
    if (!onLine) event.preventDefault();
    for (const note of document.querySelectorAll<HTMLElement>('search [role=alert]'))
      note.hidden = onLine;
  });
}
