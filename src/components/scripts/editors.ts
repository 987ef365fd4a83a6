/**
 * Shows what editors say on home as pictures, in place of links (HomeLines.astro): a part of the page, fetched when the
 * visitor comes near. They give way only below the screen, so that nothing in sight moves. If the part fails, they stay.
 */
import { savesData } from '#/lib/saves-data.ts';
import { readHtml } from '#/stores/html.ts';
import { request } from '#/stores/request.ts';

/** Two heights of a screen. */
const NEAR = '200%';

/** Resolves once an element is where it should be: `margin` widens the screen. */
function when(
  element: Element,
  fits: (entry: IntersectionObserverEntry) => boolean,
  margin = '0px',
): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // Only the last one is true now.
        const last = entries.at(-1);
        if (!last || !fits(last)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}

/** Adds a style sheet to the page. Rejects if it does not load. */
function style(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = reject;
    document.head.append(sheet);
  });
}

async function show(links: HTMLElement, address: string): Promise<void> {
  await when(links, ({ isIntersecting }) => isIntersecting, NEAR);
  const page = await readHtml(await request(address));
  const part = page.getElementById(links.id);
  const sheet = part?.querySelector('link');
  // An error page has none, nor has the sign-in page of a network.
  if (!part || !sheet) return;
  await style(sheet);
  await when(
    links,
    ({ isIntersecting, boundingClientRect: { top } }) => !isIntersecting && top > 0,
  );
  const { href } = links.querySelector<HTMLAnchorElement>('a:focus') ?? {};
  links.replaceWith(part);
  if (!href) return;
  // The keyboard's focus may be on a link that was scrolled out of sight.
  const ways = [...part.querySelectorAll('a')];
  (ways.find((way) => way.href === href) ?? ways[0])?.focus({ preventScroll: true });
}

const links = document.getElementById('editors');
const { part } = links?.dataset ?? {};
if (links && part && !savesData()) show(links, part).catch(console.error);
