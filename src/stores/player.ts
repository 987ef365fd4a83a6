import { atom } from 'nanostores';
import type { Captions } from '#/contract/captions.ts';
import type { Player } from '#/contract/trust.ts';
import type { ArchiveFile } from '#/lib/archive.ts';
import type { PlayerVariant } from '#/lib/player.ts';

/**
 * What the dialog plays. `src` is null when there is no player; `message` then says so. The server
 * builds it, or it comes from the link that a visitor presses.
 */
export type Playing = {
  key: string;
  title: string;
  src: string | null;
  kind: Player['kind'];
  /** Captions that the player has. */
  captions: Captions | null;
  message: string | null;
  /** The lines below the message. */
  hint: string | null;
  variant: PlayerVariant;
  /** Id of the film whose own page the dialog leads to; null on that page, or if it is not known. */
  film: string | null;
  /** Address of the picture in the frame until the player is there. */
  picture: string | null;
  /** The sizes of a film of archive.org in one part, where the server knew them when it rendered the page. */
  files: readonly ArchiveFile[] | null;
  /** The address of the pressed link. What a visitor pressed starts at once. */
  href?: string;
};

export const $player = atom<Playing | null>(null);
