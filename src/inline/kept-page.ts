/** Fetches what shows the list on the page of what is kept (src/layouts/Kept.astro). Others only look for it. */
export {};

if (document.getElementById('kept-titles')) {
  import('./kept/list-page.ts').catch(() => {
    document.getElementById('kept-failed')?.removeAttribute('hidden');
  });
}
