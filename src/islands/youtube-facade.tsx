import { type ReactNode, useEffect, useRef, useState } from 'react';
import { feedParams } from '#/lib/player-commands.ts';
import { defineFacade, type Facade } from './lite-youtube.ts';

type YouTubeFacadeProps = {
  videoId: string;
  title: string;
  plays: boolean;
  muted: boolean;
  /** The link that stands in the player's place while nothing plays. */
  children: ReactNode;
};

/** A YouTube video that waits in place, as `<lite-youtube>` with our link inside. */
export function YouTubeFacade({ videoId, title, plays, muted, children }: YouTubeFacadeProps) {
  const params = feedParams(muted);
  const element = useRef<Facade>(null);
  const [defined, setDefined] = useState(false);
  useEffect(() => {
    // Without the element the link still leads to the page that plays.
    defineFacade().then(() => setDefined(true), console.error);
  }, []);
  useEffect(() => {
    if (!defined) return;
    if (plays) element.current?.activate();
    else element.current?.rest();
  }, [defined, plays]);
  // A running player is muted by a message; one that is on its way hears none, and gets another address.
  useEffect(() => {
    if (defined) element.current?.readdress(params);
  }, [defined, params]);
  return (
    <lite-youtube
      ref={element}
      videoid={videoId}
      params={params}
      frametitle={title}
      suppressHydrationWarning
    >
      {children}
    </lite-youtube>
  );
}
