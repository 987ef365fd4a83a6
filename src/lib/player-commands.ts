/** Parameters and messages for players in frames, in YouTube's form. */
import { youtubeId } from './player.ts';

/**
 * The call that a player answers when it works, in any words. YouTube's player answers if its address
 * has `enablejsapi=1`.
 */
export const CALL = '{"event":"listening","id":1,"channel":"widget"}';

/** Returns the address of a player that answers `CALL`, if it can. */
export function answering(src: string): string {
  if (youtubeId(src) === null) return src;
  const url = new URL(src);
  url.searchParams.set('enablejsapi', '1');
  return url.href;
}

/**
 * Returns the query parameters of a YouTube player in a feed: whether it is muted, and that it
 * takes commands.
 */
export function feedParams(muted: boolean): string {
  return `mute=${muted ? 1 : 0}&enablejsapi=1`;
}

/**
 * Returns the address of any other player in a feed. The player starts at once, plays inline and
 * has the parameters of `feedParams`.
 */
export function feedPlayerSrc(src: string, muted: boolean): string {
  const url = new URL(src);
  for (const [name, value] of new URLSearchParams(
    `autoplay=1&playsinline=1&${feedParams(muted)}`,
  )) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

/** Returns the message that mutes or unmutes a running player. */
export function muteMessage(muted: boolean): string {
  return JSON.stringify({ event: 'command', func: muted ? 'mute' : 'unMute', args: [] });
}
