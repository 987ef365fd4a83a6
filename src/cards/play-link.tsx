import type { ReactNode } from 'react';
import type { Player } from '#/contract/trust.ts';
import type { PlayerVariant } from '#/lib/player.ts';
import { withParams } from '#/paths.ts';

type PlayLinkProps = {
  /** The page that the dialog opens on, with its own parameters. */
  base: string;
  /** Names what plays in the page's address. */
  play: string;
  /** The dialog's title, where it is not the card's. */
  title?: string;
  player: Player | null;
  /** Said in the dialog when there is no player. */
  missing: string;
  variant?: PlayerVariant;
  className?: string;
  children: ReactNode;
};

/**
 * A link to the same page with the dialog open. The player island takes the click and opens the
 * dialog in place; without it the server renders that page.
 */
export function PlayLink(props: PlayLinkProps) {
  return (
    <a
      href={withParams(props.base, { play: props.play })}
      className={props.className}
      data-play=""
      data-title={props.title}
      data-src={props.player?.src}
      data-kind={props.player?.kind === 'clip' ? 'clip' : undefined}
      data-missing={props.player ? undefined : props.missing}
      data-variant={props.variant}
    >
      {props.children}
    </a>
  );
}
