/**
 * Adds the script after-interaction.ts after the first interaction, from a template of Document.astro: browsers
 * neither request nor run a script there.
 *
 * It waits a moment, because the next page or a player that opens needs the connection. A key on a card adds it at
 * once, because the next key may lead to another card.
 */
export {};

/** Milliseconds after the interaction. */
const SOON_MS = 1000;

const { content } = document.getElementById('later') as HTMLTemplateElement;
// The second time, the template is empty.
const add = () => document.body.append(content);
for (const type of ['pointermove', 'pointerdown', 'scroll', 'keyup']) {
  addEventListener(type, () => setTimeout(add, SOON_MS), { once: true });
}
// The key that moves the focus to a card is released on the card.
addEventListener('keyup', ({ target }) => {
  if ((target as Element).closest('main li')) add();
});
