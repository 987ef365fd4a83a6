import type { ReactNode } from 'react';
import type { Captions } from '#/contract/captions.ts';
import type { Player } from '#/contract/trust.ts';
import { captionsData } from '#/lib/captions.ts';
import type { PlayerVariant } from '#/lib/player.ts';
import { withParams } from '#/site/paths.ts';

type PlayLinkProps = {
  /** Address of the page that the dialog opens on, with its parameters. */
  base: string;
  /** Key of what plays, for the page's address. */
  play: string;
  /** Title of the dialog, if it differs from the card's. */
  title?: string;
  player: Player | null;
  /** Captions that the player has. */
  captions?: Captions;
  /** Message that the dialog shows if there is no player. */
  missing: string;
  variant?: PlayerVariant;
  /** Id of the film whose page the dialog leads to. The attribute is empty if the key is that id. */
  film?: string | null;
  className?: string;
  children: ReactNode;
};

/**
 * Renders a link to the same page with the dialog open. The player island handles the click and
 * opens the dialog in place. Without it, the server renders that page. What differs from card to card comes last,
 * beside the address of the picture: so a list of them compresses best.
 */
export function PlayLink(props: PlayLinkProps) {
  return (
    <a
      className={props.className}
      data-play=""
      data-title={props.title}
      data-kind={props.player?.kind === 'embed' ? undefined : props.player?.kind}
      data-captions={
        props.captions && captionsData(props.captions, props.play, props.player?.kind === 'clip')
      }
      data-missing={props.player ? undefined : props.missing}
      data-variant={props.variant}
      data-film={props.film === props.play ? '' : props.film}
      data-src={props.player?.src}
      href={withParams(props.base, { play: props.play })}
    >
      {props.children}
    </a>
  );
}
