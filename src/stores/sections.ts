/** Sections of home with a toggle. A choice replaces the section's list by one that the site renders. */
import { atom, map } from 'nanostores';
import { withParams } from '#/site/paths.ts';
import { adoptCards, readHtml } from './html.ts';
import { request } from './request.ts';

export type Choice = {
  /** The parameter of the address; null for the first choice. */
  value: string | null;
  status: 'idle' | 'loading' | 'failed';
};

/** The visitor's choices since the page was loaded, by the ids of the sections. */
export const $choices = map<Record<string, Choice>>({});

/** Home's address after a choice has changed it. Null: as the server rendered it. */
export const $homeAddress = atom<string | null>(null);

/**
 * Chooses what a link of a toggle leads to. The last choice wins. Until its list is loaded, the old one stays. `answer`: the request for the list, if it was made before. Resolves to false if the list did not load.
 */
export async function choose(
  link: HTMLAnchorElement,
  answer?: Promise<Response>,
): Promise<boolean> {
  const section = link.closest('section');
  const { next } = link.dataset;
  if (!section || next === undefined) return true;
  const { id } = section;
  const value = new URLSearchParams(link.search).get(id);
  const address = withParams($homeAddress.get() ?? link.pathname + link.search, { [id]: value });
  $homeAddress.set(address);
  history.replaceState(history.state, '', address);
  const list = document.getElementById(`${id}-row`) as HTMLElement;
  const said = document.getElementById(`${id}-state`) as HTMLElement;
  const choice: Choice = { value, status: 'loading' };
  $choices.setKey(id, choice);
  list.ariaBusy = 'true';
  const html = await (answer ?? request(next)).then(readHtml).catch(console.error);
  if ($choices.get()[id] !== choice) return true;
  list.ariaBusy = null;
  // An error page has no list.
  const chosen = html?.getElementById(list.id);
  // A list that failed is hidden but keeps its room, so that nothing moves.
  list.toggleAttribute('data-failed', !chosen);
  said.replaceChildren(...(html?.getElementById(said.id)?.childNodes ?? []));
  if (chosen) {
    const cards = [...chosen.children];
    adoptCards(cards);
    list.replaceChildren(...cards);
    list.scrollTo({ left: 0, behavior: 'instant' });
  }
  $choices.setKey(id, { value, status: chosen ? 'idle' : 'failed' });
  return !!chosen;
}
