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
