import type { Trust } from '#/contract/trust.ts';
import { type EmbedRules, playerFor } from '#/lib/embed.ts';
import { type PictureRules, pictureFor } from '#/lib/pictures.ts';

/** Returns the checks for every link and picture of a host. */
export function createTrust(rules: EmbedRules & PictureRules): Trust {
  return {
    player: (link) => playerFor(link, rules),
    picture: (value) => pictureFor(value, rules),
  };
}
