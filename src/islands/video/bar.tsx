import { useEffect, useRef } from 'react';
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
import { Speed } from './speed.tsx';
import { useControlled } from './use-controlled.ts';
import { useLate } from './use-late.ts';
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

const CHANGES = ['ended', 'play', 'pause', 'seeked', 'emptied'];

const loadKeep = () => import('./keep-clip.tsx').then(({ KeepClip }) => KeepClip);
const loadShare = () => import('./share-time.tsx').then(({ ShareTime }) => ShareTime);

/** Returns the whole seconds at which a film is paused; 0 for one that plays or has ended. */
function secondsPaused({ paused, ended, currentTime }: HTMLVideoElement): number {
  return paused && !ended ? Math.floor(currentTime) : 0;
}

/**
 * Renders the line under a video that needs a script, and lets keys, other films' choices and the
 * device reach the video. Each film has a line of its own: give it a key. Captions, picture in picture and
 * other devices are missing here: browsers that let a page offer them have them in their own controls.
 */
export function VideoBar({ video, m, film, title, picture, next, scope }: VideoBarProps) {
  const { offer, take, forget } = useOffer(video, film);
  const ended = useVideo(video, CHANGES, () => video.ended) && film.part === film.parts - 1;
  const press = useRef(next?.onPress);
  press.current = next?.onPress;
  const hasNext = next !== null;
  const seconds = useVideo(video, CHANGES, secondsPaused);
  // An address opens a film in parts in its own site's player, which knows no time of ours.
  const shares = seconds > 0 && film.parts === 1;
  const Share = useLate(shares, loadShare);
  // A clip of ours can be kept once the service worker is there, which would play it.
  const Keep = useLate(useControlled() && film.id.startsWith('/'), loadKeep);

  useEffect(() => {
    // The button that played this film went with the film before.
    if (scope.matches(':modal') && document.activeElement === document.body) video.focus();
    const captions = followCaptions(video);
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
      {shares && Share && <Share {...{ video, m, title, seconds }} />}
      <Speed video={video} m={m} />
      {Keep && <Keep video={video} />}
      {!offer && <Forget video={video} m={m} onForget={forget} />}
    </div>
  );
}
