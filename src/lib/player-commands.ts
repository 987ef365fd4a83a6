/** Words that players understand, sent to their frames: YouTube's own, which our clips know too. */

/** What a YouTube player in a feed is asked for: muted or not, and open to commands. */
export function feedParams(muted: boolean): string {
  return `mute=${muted ? 1 : 0}&enablejsapi=1`;
}

/** Any other player's address for a feed: it starts at once, in place, as `feedParams` says. */
export function feedPlayerSrc(src: string, muted: boolean): string {
  const base = 'https://same.origin';
  const url = new URL(src, base);
  for (const [name, value] of new URLSearchParams(
    `autoplay=1&playsinline=1&${feedParams(muted)}`,
  )) {
    url.searchParams.set(name, value);
  }
  return url.origin === base ? `${url.pathname}${url.search}` : url.href;
}

/** The message that mutes or unmutes a running player. */
export function muteMessage(muted: boolean): string {
  return JSON.stringify({ event: 'command', func: muted ? 'mute' : 'unMute', args: [] });
}
