import { useState } from 'react';
import { share } from '#/islands/share-address.ts';
import type { FilmTexts } from '#/messages/messages.ts';
import { TIME, withParams } from '#/paths.ts';
import { clock, writeTime } from '#/stores/kept/place.ts';
import { Chip } from './chip.tsx';

type ShareTimeProps = {
  video: HTMLVideoElement;
  m: FilmTexts;
  title: string;
  /** The time at which the film is paused. */
  seconds: number;
};

/** Renders the button that shares the place at which a film is paused. */
export function ShareTime({ video, m, title, seconds }: ShareTimeProps) {
  const [said, setSaid] = useState('');

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
      <span role="status" dir={said && said !== m.linkCopied ? 'ltr' : undefined}>
        {said}
      </span>
    </>
  );
}
