/** How many films the filters in a form would show. The page that they lead to says it on its own button. */
import { atom } from 'nanostores';
import { readHtml } from './html.ts';
import { request } from './request.ts';

/** What the button of the form says; null where that is not known. */
export const $found = atom<string | null>(null);

/** Milliseconds after which a choice counts: arrow keys pass over others. */
const PAUSE_MS = 250;

/** Keeps `$found` true of what is chosen in the form. `served`: what it was at first. Returns what ends it. */
export function watchFilters(form: HTMLFormElement, served: string | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = () => {
    $found.set(null);
    clearTimeout(timer);
    timer = setTimeout(() => void find(form), PAUSE_MS);
  };
  const radios = [...form.querySelectorAll('input')];
  // The visitor may have chosen before this script came, and browsers keep choices for Back.
  if (radios.some((radio) => radio.checked !== radio.defaultChecked)) change();
  else $found.set(served);
  form.addEventListener('change', change);
  return () => {
    clearTimeout(timer);
    form.removeEventListener('change', change);
  };
}

async function find(form: HTMLFormElement): Promise<void> {
  const address = addressOf(form);
  const html = await request(address).then(readHtml).catch(console.error);
  const button = html?.querySelector<HTMLElement>('[data-found]');
  if (addressOf(form) === address) $found.set(button?.dataset.found ?? null);
}

/** Returns the address to which the form leads. */
function addressOf(form: HTMLFormElement): string {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) {
    if (value) url.searchParams.set(name, String(value));
  }
  return url.href;
}
