import { exact } from '#/contract/raw.ts';
import type { Trust } from '#/contract/trust.ts';
import { type EmbedRules, playerFor } from '#/lib/embed.ts';
import { type PictureRules, pictureFor, stillAddress } from '#/lib/pictures.ts';

/** `captions`: whether the site has those that the host names. */
type TrustRules = EmbedRules & PictureRules & Pick<Partial<Trust>, 'captions'>;

/** Returns the checks for every link and picture of a host. */
export function createTrust({ captions = true, ...rules }: TrustRules): Trust {
  return {
    captions,
    player: (link) => playerFor(exact(link), rules),
    picture: (value) => pictureFor(exact(value), rules),
    still: (player) => pictureFor(stillAddress(player), rules),
  };
}
