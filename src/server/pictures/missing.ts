/** Logs missing pictures: the first of a host, and once an hour how many more there were. */
import { messageOf } from '#/lib/error-message.ts';
import { counted } from '#/server/log/counted.ts';

/** Milliseconds for which the further missing pictures of a host are only counted. */
const HOUR = 3_600_000;

/** Logs that the picture at a whole address is missing, and why. */
export type LogMissing = (address: string, error: unknown) => void;

export function missingPictures(log: (message: string) => void): LogMissing {
  let first = '';
  const tell = counted((origin, again) => {
    log(again === 0 ? first : `${again} more pictures of ${origin} were missing within an hour`);
  }, HOUR);
  return (address, error) => {
    const { origin } = new URL(address);
    first = `picture ${address}: ${messageOf(error)}; more of ${origin} are counted for an hour`;
    tell(origin);
  };
}
