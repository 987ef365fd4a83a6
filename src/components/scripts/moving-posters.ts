/**
 * Lets a painted poster move: that of a title's page after the first interaction, that of a card under the pointer or
 * the focus, and that on the feed's screen. One at a time, for five seconds at most, in view, never for a visitor who
 * wants less motion or saves data.
 */
import { MOVING, WAKING } from '#/lib/drawing.ts';
import { savesData } from '#/lib/saves-data.ts';

const MOST_MS = 5000;
/**
 * Some frames. In Chromium the clock of a picture stands while nothing moves in it, and goes on with a leap: the first
 * movement would begin in its middle.
 */
const WAKING_MS = 100;
/** Our drawings. A photograph has no movement. */
const DRAWN = /^\/t\/[pn]\/.+\.svg$/;

const wanted = matchMedia('(prefers-reduced-motion: no-preference)');

/** The pictures that move: all that show one file, because browsers draw them from one document. */
let moving: HTMLImageElement[] = [];
let next = 0;

const inView = new IntersectionObserver((entries) => {
  if (entries.some(({ isIntersecting }) => !isIntersecting)) rest();
});

function show(fragment: string): void {
  for (const picture of moving) picture.src = picture.src.replace(/#.*|$/, fragment);
}

function rest(): void {
  clearTimeout(next);
  inView.disconnect();
  show('');
  moving = [];
}

function move(picture: HTMLImageElement): void {
  const { src } = picture;
  if (!wanted.matches || savesData() || !DRAWN.test(new URL(src).pathname)) return;
  rest();
  moving = [...document.images].filter((other) => other.src === src);
  inView.observe(picture);
  show(WAKING);
  next = window.setTimeout(() => {
    show(MOVING);
    next = window.setTimeout(rest, MOST_MS);
  }, WAKING_MS);
}

/** Moves the poster that the pointer or the focus has entered. */
function enter({ target, relatedTarget }: PointerEvent | FocusEvent): void {
  const entered = (target as Element).closest?.('.card, .hero .picture');
  const picture = entered?.querySelector<HTMLImageElement>('img');
  if (picture && !entered?.contains(relatedTarget as Node | null)) move(picture);
}

addEventListener('pointerover', enter);
addEventListener('focusin', enter);
addEventListener('beforeprint', rest);

/** Moves the poster that has come on screen in the feed, whose next parts are appended. */
const feed = document.getElementById('feed');
if (feed) {
  const shown = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) move(target as HTMLImageElement);
      }
    },
    { threshold: 0.9 },
  );
  const follow = () => {
    for (const picture of feed.querySelectorAll('.slide-poster img')) shown.observe(picture);
  };
  new MutationObserver(follow).observe(feed, { childList: true });
  follow();
}

// The pointer may rest on the card that it was on when this script came.
const poster = document.querySelector<HTMLImageElement>('.card:hover img, .hero .picture img');
if (poster) move(poster);
