/**
 * Adds the script after-interaction.ts after the first interaction, from a template of Document.astro: browsers
 * neither request nor run a script there.
 *
 * It waits a moment, because the next page or a player that opens needs the connection; longer while a player is
 * open, unless a service worker has the script from an earlier visit. A key on a card adds it at once, because the
 * next key may lead to another card.
 */
export {};

/** Milliseconds after the interaction, and after a player has opened: docs/product.md, Constants. */
const [SOON, LATER] = [1000, 15_000];

const { content } = document.getElementById('later') as HTMLTemplateElement;
const add = () => document.body.append(content);
const wait = () =>
  setTimeout(
    () =>
      setTimeout(
        add,
        document.querySelector('#player[open]') && !navigator.serviceWorker?.controller ? LATER : 0,
      ),
    SOON,
  );
for (const type of ['pointermove', 'pointerdown', 'scroll', 'keyup']) {
  addEventListener(type, wait, { once: true });
}
// The key that moves the focus to a card is released on the card.
addEventListener('keyup', ({ target }) => {
  if ((target as Element).closest('main li')) add();
});
