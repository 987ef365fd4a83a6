/**
 * Fetches what a page does only once it is in use (touched.ts): a moment after the first touch, so that a page
 * that is left, or a player that opens, has the connection to itself. With a service worker, what is fetched then has come
 * in an earlier visit, and the film's line waits for its button.
 */
export {};

/** Milliseconds after a touch, and after a player has opened: docs/product.md, Constants. */
const [SOON, LATER] = [1000, 15_000];

const fetchRest = () => import('./touched.ts').catch(() => {});
const touch = () =>
  setTimeout(
    () =>
      setTimeout(
        fetchRest,
        document.querySelector('#player[open]') && !navigator.serviceWorker?.controller ? LATER : 0,
      ),
    SOON,
  );
for (const type of ['pointermove', 'scroll', 'keyup']) {
  addEventListener(type, touch, { once: true });
}
