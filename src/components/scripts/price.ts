/** Says what a film costs on this connection: a slow one, or one that saves data, takes a smaller file. */
import { type Connection, isSlow } from '#/lib/archive.ts';

const { connection = {} } = navigator as Navigator & { connection?: Connection };
if (isSlow(connection)) {
  for (const price of document.querySelectorAll<HTMLElement>('[data-small]'))
    price.textContent = price.dataset.small ?? '';
}
