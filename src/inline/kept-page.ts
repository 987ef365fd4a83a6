/** Fetches what shows the list of the page `/kept`. */
export {};

import('./kept/list-page.ts').catch(() => {
  document.getElementById('kept-failed')?.removeAttribute('hidden');
});
