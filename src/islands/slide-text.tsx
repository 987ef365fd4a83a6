import { useLocale } from '#/cards/locale.ts';
import type { Trailer } from '#/contract/trailer.ts';
import { named, scriptOf } from '#/lib/named.ts';
import { PlayerSource } from './player-source.tsx';

type SlideTextProps = {
  trailer: Trailer;
  /** The title that the page shows. */
  title: string;
  index: number;
  count: number;
  /** Whether Tab stops at its links. */
  tabbed: boolean;
};

/** Renders a trailer's title, what is known of the film in one line, and the ways on. */
export function SlideText({ trailer, title, index, count, tabbed }: SlideTextProps) {
  const { language, m } = useLocale();
  const { date, movieId, names, native, player } = trailer;
  const { firstLang, second } = named(trailer.title, names, language);
  const other = second ?? native?.text;
  return (
    <div className="slide-text">
      <h2 lang={firstLang}>
        <bdi>{title}</bdi>
      </h2>
      <p>
        <bdi>{m.feedPosition(index + 1, count)}</bdi>
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
      <PlayerSource player={player} film={movieId} tabIndex={tabbed ? undefined : -1} />
    </div>
  );
}
