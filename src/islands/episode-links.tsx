import type { ComponentProps } from 'react';
import type { Language } from '#/contract/language.ts';
import type { Episode } from '#/contract/rows/episode.ts';
import { fill } from '#/lib/fill.ts';
import { named } from '#/lib/named.ts';
import { sheetFor } from '#/lib/sheets.ts';
import { Caption } from '#/parts/caption.tsx';
import { Picture } from '#/parts/picture.tsx';
import type { SourceTexts } from './player/source.tsx';

/** Texts of the page of an episode. `episodeNumber` has the placeholder `{n}`. */
export type WatchTexts = SourceTexts &
  Record<
    | 'all'
    | 'episodes'
    | 'previous'
    | 'next'
    | 'remaining'
    | 'untitled'
    | 'episodeNumber'
    | 'noVideo'
    | 'notWatchable',
    string
  >;
/** A link and its label. */
export type Way = { label: string; href: string };

type EpisodeLinks = {
  /** The page's language. */
  language: Language;
  /** All episodes of the season or drama, in order. */
  episodes: readonly Episode[];
  /** The one that plays. */
  episode: Episode;
  /** Returns the attributes of a link that switches to an episode. */
  linkTo: (episode: Episode) => ComponentProps<'a'>;
  texts: WatchTexts;
};

/** Renders the links to the episodes before and after the one that plays, with their titles. */
export function EpisodeWays({ language, episodes, episode, linkTo, texts }: EpisodeLinks) {
  const name = ({ title, names }: Episode) => {
    const { first, firstLang } = named(title, names, language);
    return <bdi lang={firstLang}>{first ?? texts.untitled}</bdi>;
  };
  if (episodes.length < 2) return null;
  const at = episodes.indexOf(episode);
  const [before, after] = [episodes[at - 1], episodes[at + 1]];
  return (
    <nav className="watch-ways" aria-label={texts.episodes}>
      {before && (
        <a className="button button-second" rel="prev" {...linkTo(before)}>
          <small>{texts.previous}</small> {name(before)}
        </a>
      )}
      {after && (
        <a className="button button-second" rel="next" {...linkTo(after)}>
          <small>{texts.next}</small> {name(after)}
        </a>
      )}
    </nav>
  );
}

type EpisodeListProps = EpisodeLinks & {
  /** Links to the episodes before and after these, if there are more. */
  earlier?: Way;
  later?: Way;
};

/** Renders the other episodes of the season or drama, if there are any. */
export function EpisodeList(props: EpisodeListProps) {
  const { language, episodes, episode, linkTo, texts, earlier, later } = props;
  if (episodes.length < 2) return null;
  const anyPlays = episodes.some(({ player }) => player);
  return (
    <section className="section" aria-labelledby="remaining">
      <div className="section-head">
        <h2 id="remaining">{texts.remaining}</h2>
        {earlier && <a href={earlier.href}>{earlier.label}</a>}
        {!anyPlays && <p>{texts.notWatchable}</p>}
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
                  note={noteOf(other, texts, anyPlays)}
                />
              </a>
            </li>
          ))}
      </ul>
      {later && (
        <div className="more">
          {/* The same line as above the button of a grid. */}
          <p />
          <a className="button" href={later.href}>
            {later.label}
          </a>
        </div>
      )}
    </section>
  );
}

/** Returns the line under an episode's title: its number, and that it does not play where others do. */
function noteOf({ number, player }: Episode, texts: WatchTexts, anyPlays: boolean): string {
  return [
    number !== null && fill(texts.episodeNumber, { n: number }),
    !player && anyPlays && texts.notWatchable,
  ]
    .filter(Boolean)
    .join(' · ');
}
