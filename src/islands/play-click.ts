import type { Captions } from '#/contract/captions.ts';
import type { Player } from '#/contract/trust.ts';
import { captionsFrom } from '#/lib/captions.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import type { PlayerVariant } from '#/lib/player.ts';
import { $player } from '#/stores/player.ts';
import { afterPaint } from './after-paint.ts';
import { pagePicture } from './page-picture.ts';

/**
 * Opens the player with the data of a clicked card's link. Ignores links with `data-ask`: their own
 * islands handle them.
 */
export function playClicked(event: MouseEvent): void {
  const { target } = event;
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[data-play]:not([data-ask])')
      : null;
  if (!link) return;
  event.preventDefault();
  // The link answers at once: opening the dialog takes some frames on a phone.
  link.ariaBusy = 'true';
  afterPaint(() => {
    link.ariaBusy = null;
  });
  openLink(link);
}

type Answer = {
  title: string | null;
  player: Player | null;
  captions?: Captions;
};

/** Opens the dialog with what a link says. `answer`: what a call says that the link does not. */
export function openLink(link: HTMLAnchorElement, answer?: Answer): void {
  const { missing, hint, variant, film, ...said } = link.dataset;
  const { src, kind } = answer ? (answer.player ?? {}) : said;
  const key = new URL(link.href).searchParams.get('play') ?? '';
  $player.set({
    key,
    title: said.title ?? answer?.title ?? titleIn(link),
    src: src ?? null,
    kind: (kind as Player['kind'] | undefined) ?? 'embed',
    files: null,
    captions: answer ? (answer.captions ?? null) : captionsFrom(said.captions, key),
    message: missing ?? null,
    hint: hint ?? null,
    variant: (variant as PlayerVariant | undefined) ?? 'wide',
    film: film === '' ? key : (film ?? null),
    picture: pagePicture(link),
    href: link.href,
  });
}

/** Returns the card's title, for links without `data-title`. */
export function titleIn(link: HTMLElement): string {
  return link.querySelector('.card-title')?.textContent ?? '';
}
