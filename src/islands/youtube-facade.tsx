import { type ReactNode, useEffect, useRef, useState } from 'react';
import { feedParams } from '#/lib/feed-commands.ts';
import { defineFacade, type Facade } from './lite-youtube.ts';

type YouTubeFacadeProps = {
  videoId: string;
  title: string;
  plays: boolean;
  muted: boolean;
  /** The link that is shown while no player runs. */
  children: ReactNode;
};

/**
 * Renders a YouTube video as `<lite-youtube>` with our link inside. It plays while `plays` is set.
 */
export function YouTubeFacade({ videoId, title, plays, muted, children }: YouTubeFacadeProps) {
  const params = feedParams(muted);
  const element = useRef<Facade>(null);
  const [defined, setDefined] = useState(false);
  useEffect(() => {
    // If the element fails to load, the link still leads to the page that plays.
    defineFacade().then(() => setDefined(true), console.error);
  }, []);
  useEffect(() => {
    if (!defined) return;
    if (plays) element.current?.activate();
    else element.current?.rest();
  }, [defined, plays]);
  // The feed mutes a loaded player by a message. A player that is still loading cannot receive
  // messages: it gets a new address.
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
