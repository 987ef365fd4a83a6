import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Caption } from '#/cards/caption.tsx';
import { Picture } from '#/cards/picture.tsx';
import type { Episode } from '#/contract/episode.ts';
import { withAutoplay } from '#/lib/embed.ts';
import { isolated } from '#/lib/isolated.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { messages as m } from '#/messages/messages.ts';
import { withParams } from '#/paths.ts';
import { Frame } from './frame.tsx';
import { PlayerSource } from './player-source.tsx';
import { useReady } from './ready.ts';

type EpisodePlayerProps = {
  episodes: readonly Episode[];
  /** Id of the episode in the address. */
  playing: string;
  /** Address of the player page with its season or drama, without an episode. */
  path: string;
};

/**
 * Renders an episode's player and links to the other episodes of its season or drama. A click on a
 * link switches the player, the title and the address in place.
 */
export function EpisodePlayer({ episodes, playing, path }: EpisodePlayerProps) {
  const root = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState({ id: playing, byHand: false });
  const episode = episodes.find(({ id }) => id === chosen.id) ?? episodes[0];
  const title = episode?.title ?? m.untitled;

  useEffect(() => {
    const follow = () => {
      const id = new URLSearchParams(location.search).get('episode');
      if (id !== null) setChosen({ id, byHand: true });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    if (chosen.byHand)
      document.title = document.title.replace(/^.*(?= · [^·]*$)/, () => isolated(title));
  }, [chosen.byHand, title]);
  useReady(root);

  const choose = (id: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    history.pushState(null, '', withParams(path, { episode: id }));
    setChosen({ id, byHand: true });
    root.current?.scrollIntoView({ block: 'start' });
  };

  if (!episode) return null;
  return (
    <article className="watch" ref={root}>
      <div className="stage">
        <div className="frame frame-wide">
          {episode.player ? (
            <Frame
              key={episode.id}
              src={chosen.byHand ? withAutoplay(episode.player.src) : episode.player.src}
              kind={episode.player.kind}
              title={title}
            />
          ) : (
            <p className="frame-message">{m.noVideo}</p>
          )}
        </div>
        {episode.player && <PlayerSource {...episode.player} within={root} />}
        <div className="watch-title">
          <h1 aria-live="polite">
            <bdi>{title}</bdi>
          </h1>
          {episode.number !== null && <p className="meta">{m.episodeNumber(episode.number)}</p>}
          {episode.description && (
            <p>
              <bdi>{episode.description}</bdi>
            </p>
          )}
        </div>
      </div>
      {episodes.length > 1 && (
        <section className="section" aria-labelledby="remaining">
          <div className="section-head">
            <h2 id="remaining">{m.remainingEpisodes}</h2>
          </div>
          <ul className="grid">
            {episodes
              .filter(({ id }) => id !== episode.id)
              .map((other) => (
                <li className="card card-plain" key={other.id}>
                  <a
                    href={withParams(path, { episode: other.id })}
                    data-live
                    suppressHydrationWarning
                    onClick={choose(other.id)}
                  >
                    <Picture picture={other.poster} size="w500" />
                    <Caption
                      title={other.title ?? m.untitled}
                      note={other.number !== null && m.episodeNumber(other.number)}
                    />
                  </a>
                </li>
              ))}
          </ul>
        </section>
      )}
    </article>
  );
}
