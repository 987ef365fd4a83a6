/**
 * Adds what a page does only once it is in use (touched.ts): a moment after the first touch, so that a page
 * that is left, or a player that opens, has the connection to itself; at once for a key on a card, because the next
 * one may lead to another card. With a service worker, what is fetched then has come in an earlier visit, and the film's line waits for
 * its button.
 *
 * Document.astro has the script in a template: browsers neither fetch nor run what stands there.
 */
export {};

/** Milliseconds after a touch, and after a player has opened: docs/product.md, Constants. */
const [SOON, LATER] = [1000, 15_000];

const { content } = document.getElementById('touched') as HTMLTemplateElement;
const add = () => document.body.append(content);
const touch = () =>
  setTimeout(
    () =>
      setTimeout(
        add,
        document.querySelector('#player[open]') && !navigator.serviceWorker?.controller ? LATER : 0,
      ),
    SOON,
  );
for (const type of ['pointermove', 'scroll', 'keyup']) {
  addEventListener(type, touch, { once: true });
}
// The key that leads to a card is released on it.
addEventListener('keyup', ({ target }) => {
  if ((target as Element).closest('main li')) add();
});
