import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { share } from '#/islands/share-address.ts';
import { clock, type Position, writeTime } from '#/lib/film-time.ts';
import type { FilmTexts } from '#/site/messages/messages.ts';
import { TIME, withParams } from '#/site/paths.ts';
import sheet from '../../../styles/film.scss?url';
import { hearKeys, tellDevice } from './keys.ts';
import { type Film, useOffer } from './resume.ts';
import { followCaptions, followSettings, setSpeed } from './settings.ts';
import { all, useVideo } from './video-events.ts';

type FilmBarProps = {
  video: HTMLVideoElement;
  m: FilmTexts;
  film: Film;
  title: string;
  /** Address of a picture of the film. */
  picture: string | null;
  /** Returns what plays after the film. */
  next(): { title: string; onPress(): void } | null;
  /** The element that handles the film's keys. */
  scope: HTMLElement;
};

const ENDS = ['ended', 'play', 'seeked', 'emptied'];

/**
 * Renders the line under a video, and connects keys, the visitor's settings and the device's controls to the video.
 * Give it a key for each film. It has no buttons for captions, picture in picture and other devices: browsers have
 * them in their own controls.
 */
export function FilmBar({ video, m, film, title, picture, next, scope }: FilmBarProps) {
  const { offer, accept } = useOffer(video, film);
  const ended = useVideo(video, ENDS, () => video.ended) && film.part === film.parts - 1;
  const after = next();
  const press = useRef(after?.onPress);
  press.current = after?.onPress;
  const hasNext = after !== null;

  // Before the bar is painted: a visitor who sees it may press a key.
  useLayoutEffect(() => {
    // The button that played this film was removed with the film before.
    if (scope.matches(':modal') && document.activeElement === document.body) video.focus();
    const captions = followCaptions(video, document.documentElement.lang);
    return all(captions.end, followSettings(video), hearKeys(scope, video, captions.toggle));
  }, [video, scope]);
  useEffect(
    () => tellDevice(video, { title, picture, next: hasNext ? () => press.current?.() : null }),
    [video, title, picture, hasNext],
  );

  return (
    <div className="film-bar">
      <link rel="stylesheet" href={sheet} precedence="film" />
      {ended && after && (
        <Chip video={video} onPress={after.onPress}>
          {m.play(after.title)}
        </Chip>
      )}
      {offer && <Resume video={video} m={m} position={offer} onPress={accept} />}
      {/* An address cannot name a part. */}
      {film.parts === 1 && <ShareTime video={video} m={m} title={title} />}
      <Speed video={video} m={m} />
    </div>
  );
}

type ChipProps = {
  video: HTMLVideoElement;
  /** Its accessible name, if that is more than its text. */
  label?: string;
  onPress(): void;
  children: ReactNode;
};

/** Renders a button of the bar. If it is removed with the focus on it, the video gets the focus. */
function Chip({ video, label, onPress, children }: ChipProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current === document.activeElement) video.focus({ preventScroll: true });
    };
  }, [video]);
  return (
    <button className="chip" type="button" ref={button} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}

const START: Position = { part: 0, seconds: 0 };

type ResumeProps = {
  video: HTMLVideoElement;
  m: FilmTexts;
  position: Position;
  onPress(position: Position): void;
};

/** Renders the two buttons of a film that was not watched to its end. */
function Resume({ video, m, position, onPress }: ResumeProps) {
  const { part, seconds } = position;
  const time = clock(seconds);
  return (
    <>
      <Chip video={video} onPress={() => onPress(position)}>
        {part > 0 ? m.resumePart(part + 1, time) : m.resumeAt(time)}
      </Chip>
      <Chip video={video} onPress={() => onPress(START)}>
        {m.fromStart}
      </Chip>
    </>
  );
}

type ShareTimeProps = { video: HTMLVideoElement; m: FilmTexts; title: string };

const PAUSES = ['play', 'pause', 'seeked', 'emptied'];

/** Renders the button that shares the time at which a film is paused. */
function ShareTime({ video, m, title }: ShareTimeProps) {
  const seconds = useVideo(video, PAUSES, secondsPaused);
  const [said, setSaid] = useState('');
  if (seconds < 1) return null;

  const press = async () => {
    const { origin, pathname, search } = location;
    const url = origin + withParams(pathname + search, { [TIME]: writeTime(seconds) });
    setSaid('');
    setSaid(await share(title, url, m.linkCopied));
  };
  return (
    <>
      <Chip video={video} onPress={press}>
        {m.shareFrom(clock(seconds))}
      </Chip>
      <span role="status" dir="auto">
        {said}
      </span>
    </>
  );
}

/** Returns the whole seconds at which a film is paused; 0 for one that plays or has ended. */
function secondsPaused({ paused, ended, currentTime }: HTMLVideoElement): number {
  return paused && !ended ? Math.floor(currentTime) : 0;
}

/** The speeds in the order of the presses. */
const SPEEDS = [1, 1.25, 1.5, 2, 0.5, 0.75];
const SPED = ['ratechange'];

/** Renders the button for the speed: not all browsers' own controls have one. */
function Speed({ video, m }: { video: HTMLVideoElement; m: FilmTexts }) {
  const speed = useVideo(video, SPED, () => video.playbackRate);
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <Chip video={video} label={m.speed(speed)} onPress={() => setSpeed(video, faster)}>
      <bdi dir="ltr">{speed}×</bdi>
    </Chip>
  );
}
