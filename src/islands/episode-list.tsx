import { Caption } from '#/cards/caption.tsx';
import { episodeNote } from '#/cards/episode-note.ts';
import { Picture } from '#/cards/picture.tsx';
import { fill } from '#/lib/fill.ts';
import { sheetFor } from '#/lib/sheets.ts';
import type { EpisodeLinks, Way } from './episode-ways.tsx';

type EpisodeListProps = EpisodeLinks & {
  /** Where the episodes before and after these are, if there are more. */
  earlier?: Way;
  later?: Way;
};

/** Renders the other episodes of the season or drama, if there are any. */
export function EpisodeList(props: EpisodeListProps) {
  const { language, episodes, episode, linkTo, texts, earlier, later } = props;
  if (episodes.length < 2) return null;
  return (
    <section className="section" aria-labelledby="remaining">
      <div className="section-head">
        <h2 id="remaining">{texts.remaining}</h2>
        {earlier && <a href={earlier.href}>{earlier.label}</a>}
      </div>
      <ul className="grid">
        {episodes
          .filter(({ id }) => id !== episode.id)
          .map((other) => (
            <li className="card card-plain" key={other.id}>
              <a {...linkTo(other)}>
                <Picture picture={other.poster ?? sheetFor(other.title)} size="w500" />
                <Caption
                  language={language}
                  title={other.title ?? texts.untitled}
                  names={other.names}
                  note={episodeNote(other, {
                    episodeNumber: (n) => fill(texts.episodeNumber, { n }),
                    notWatchable: texts.notWatchable,
                  })}
                />
              </a>
            </li>
          ))}
      </ul>
      {later && (
        <div className="more">
          {/* The line that grids have above their button. */}
          <p />
          <a className="button" href={later.href}>
            {later.label}
          </a>
        </div>
      )}
    </section>
  );
}
