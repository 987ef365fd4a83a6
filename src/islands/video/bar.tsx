import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FilmTexts } from '#/messages/messages.ts';
import sheet from '../../../styles/film.scss?url';
import { Chip } from './chip.tsx';
import type { Film } from './film.ts';
import { followCaptions } from './follow-captions.ts';
import { followChoices } from './follow-choices.ts';
import { Forget } from './forget.tsx';
import { hearKeys } from './hear-keys.ts';
import { tellDevice } from './media-session.ts';
import { Resume } from './resume.tsx';
import { ShareTime } from './share-time.tsx';
import { Speed } from './speed.tsx';
import { useOffer } from './use-offer.ts';
import { all, useVideo } from './use-video.ts';

type VideoBarProps = {
  video: HTMLVideoElement;
  m: FilmTexts;
  film: Film;
  title: string;
  /** Address of a picture of the film. */
  picture: string | null;
  /** The button of what comes after the film. */
  next: { label: string; onPress(): void } | null;
  /** Where keys are heard, while the focus is inside. */
  scope: HTMLElement;
};

const ENDS = ['ended', 'play', 'seeked', 'emptied'];

/**
 * Renders the line under a video that needs a script, and lets keys, other films' choices and the
 * device reach the video. Each film has a line of its own: give it a key. Captions, picture in picture and
 * other devices are missing here: browsers that let a page offer them have them in their own controls.
 */
export function VideoBar({ video, m, film, title, picture, next, scope }: VideoBarProps) {
  const { offer, take, forget } = useOffer(video, film);
  const ended = useVideo(video, ENDS, () => video.ended) && film.part === film.parts - 1;
  const press = useRef(next?.onPress);
  press.current = next?.onPress;
  const hasNext = next !== null;

  // Before the bar is seen: a visitor who sees it may press a key.
  useLayoutEffect(() => {
    // The button that played this film went with the film before.
    if (scope.matches(':modal') && document.activeElement === document.body) video.focus();
    const captions = followCaptions(video, document.documentElement.lang);
    return all(captions.end, followChoices(video), hearKeys(scope, video, captions.toggle));
  }, [video, scope]);
  useEffect(
    () => tellDevice(video, { title, picture, next: hasNext ? () => press.current?.() : null }),
    [video, title, picture, hasNext],
  );

  return (
    <div className="film-bar">
      <link rel="stylesheet" href={sheet} precedence="film" />
      {ended && next && (
        <Chip video={video} onPress={next.onPress}>
          {next.label}
        </Chip>
      )}
      {offer && <Resume video={video} m={m} place={offer} onTake={take} />}
      {/* An address names no part. */}
      {film.parts === 1 && <ShareTime video={video} m={m} title={title} />}
      <Speed video={video} m={m} />
      {!offer && <Forget video={video} m={m} onForget={forget} />}
    </div>
  );
}
