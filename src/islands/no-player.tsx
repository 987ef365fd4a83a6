import type { Episode } from '#/contract/episode.ts';
import { pictureSrc } from '#/lib/pictures.ts';
import { sheetFor } from '#/lib/sheets.ts';

type NoPlayerProps = {
  episode: Episode;
  /** Where the page leads on. */
  way: { label: string; href: string };
  /** What says that there is none. */
  text: string;
};

/** Renders what stands in a player's place: the painted backdrop, that there is none, and a way on. */
export function NoPlayer({ episode, way, text }: NoPlayerProps) {
  const picture = episode.backdrop ?? sheetFor(episode.title);
  return (
    <div className="frame frame-wide unplayed">
      <img src={pictureSrc(picture, 'w1280')} alt="" width="1280" height="720" />
      <p>{text}</p>
      <a className="button" href={way.href}>
        {way.label}
      </a>
    </div>
  );
}
