/** Words that players understand, sent to their frames: YouTube's own, which our clips know too. */

/** A player's address for a feed: it starts at once, in place, muted or not, and takes commands. */
export function feedPlayerSrc(src: string, muted: boolean): string {
  const base = 'https://same.origin';
  const url = new URL(src, base);
  url.searchParams.set('autoplay', '1');
  url.searchParams.set('mute', muted ? '1' : '0');
  url.searchParams.set('playsinline', '1');
  url.searchParams.set('enablejsapi', '1');
  return url.origin === base ? `${url.pathname}${url.search}` : url.href;
}

/** The message that mutes or unmutes a running player. */
export function muteMessage(muted: boolean): string {
  return JSON.stringify({ event: 'command', func: muted ? 'mute' : 'unMute', args: [] });
}
