import type { Language } from '#/contract/language.ts';
import type { Trailer } from '#/contract/trailer.ts';
import { fill } from '#/lib/fill.ts';
import { named, scriptOf } from '#/lib/named.ts';
import { PlayerSource, type SourceTexts } from './player/source.tsx';

type SlideTextProps = {
  /** The page's language. */
  language: Language;
  /** `feedPosition` has the placeholders `{n}` and `{of}`. */
  texts: SourceTexts & Record<'feedPosition', string>;
  trailer: Trailer;
  /** The title that the page shows. */
  title: string;
  index: number;
  count: number;
  /** Whether Tab stops at its links. */
  tabbed: boolean;
};

/** Renders a trailer's title, what is known of the film in one line, and the ways on. */
export function SlideText(props: SlideTextProps) {
  const { language, texts, trailer, title, index, count, tabbed } = props;
  const { date, movieId, names, native, player } = trailer;
  const { firstLang, second } = named(trailer.title, names, language);
  const other = second ?? native?.text;
  return (
    <div className="slide-text">
      <h2 lang={firstLang}>
        <bdi>{title}</bdi>
      </h2>
      <p>
        <bdi>{fill(texts.feedPosition, { n: index + 1, of: count })}</bdi>
        {date && ` · ${date.slice(0, 4)}`}
        {other && other !== title && (
          <>
            {' · '}
            <bdi lang={other === native?.text ? native.lang : scriptOf(other, language)}>
              {other}
            </bdi>
          </>
        )}
      </p>
      <PlayerSource
        language={language}
        texts={texts}
        player={player}
        film={movieId}
        tabIndex={tabbed ? undefined : -1}
      />
    </div>
  );
}
