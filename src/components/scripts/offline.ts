/**
 * Says in the search's forms that the visitor is offline, and keeps them from leaving for the
 * browser's own error page. The scripts of islands may not have loaded by then.
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

// A list that comes whole goes on at another page. Load More stays on this one, and says so.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLElement>('a[data-retry]');
  if (!link || navigator.onLine) return;
  event.preventDefault();
  const { failed = '', retry = '' } = link.dataset;
  (link.previousElementSibling as Element).textContent = failed;
  link.textContent = retry;
});
