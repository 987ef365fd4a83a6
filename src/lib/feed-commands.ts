/** Parameters and messages for players in the feed, in YouTube's form. Only its island needs them. */
import { withParameters } from './player.ts';

/**
 * Returns the query parameters of a YouTube player in a feed: those of its address (where it starts), whether
 * it is muted, and that it takes commands.
 */
export function feedParams(src: string, muted: boolean): string {
  return new URL(withParameters(src, commands(muted))).search.slice(1);
}

const commands = (muted: boolean) => `mute=${muted ? 1 : 0}&enablejsapi=1`;

/**
 * Returns the address of any other player in a feed. One of a known service starts at once, plays inline and takes
 * commands.
 */
export function feedPlayerSrc(src: string, muted: boolean): string {
  return withParameters(src, `autoplay=1&playsinline=1&${commands(muted)}`);
}

/** Returns the message that mutes or unmutes a running player. */
export function muteMessage(muted: boolean): string {
  return JSON.stringify({ event: 'command', func: muted ? 'mute' : 'unMute', args: [] });
}
