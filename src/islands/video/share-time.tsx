import { useState } from 'react';
import { share } from '#/islands/share-address.ts';
import { clock, writeTime } from '#/lib/film-time.ts';
import type { FilmTexts } from '#/messages/messages.ts';
import { TIME, withParams } from '#/paths.ts';
import { Chip } from './chip.tsx';
import { useVideo } from './use-video.ts';

type ShareTimeProps = { video: HTMLVideoElement; m: FilmTexts; title: string };

const CHANGES = ['play', 'pause', 'seeked', 'emptied'];

/** Renders the button that shares the place at which a film is paused. */
export function ShareTime({ video, m, title }: ShareTimeProps) {
  const seconds = useVideo(video, CHANGES, secondsPaused);
  const [said, setSaid] = useState('');
  if (seconds < 1) return null;

  const press = async () => {
    const { origin, pathname, search } = location;
    const url = origin + withParams(pathname + search, { [TIME]: writeTime(seconds) });
    setSaid('');
    // What can be neither shared nor copied is shown, to be copied by hand.
    const done = await share(title, url).catch(() => url);
    setSaid(done === 'copied' ? m.linkCopied : (done ?? ''));
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
