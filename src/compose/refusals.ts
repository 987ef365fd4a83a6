/** Logs which hosts of players and pictures the settings refuse. */
import { adding } from '#/lib/origin.ts';

/** Number of refused hosts that are logged. A hostile catalogue could name any number. */
export const MOST_REFUSED = 100;

type Setting = 'EMBED_HOSTS' | 'IMAGE_HOSTS';
/** Told of each refused host, with the setting that would allow it. */
export type Refused = (host: string, setting: Setting) => void;

const WHAT: Record<Setting, string> = { EMBED_HOSTS: 'Players', IMAGE_HOSTS: 'Pictures' };

/** Largest number of characters of a line, less than the log cuts. The rest of the hosts follow in the next one. */
const IN_A_LINE = 400;

/** Milliseconds for which refusals are gathered: the answers of a start come together. */
const GATHERED = 1000;

/**
 * Returns what makes a function for each setting, which logs each refused host once. What comes together is one line
 * for each setting, which says how to allow it.
 */
export function createRefusals(
  log: (message: string) => void,
  refused: Refused,
): (setting: Setting) => (host: string) => void {
  const gathered: Record<Setting, string[]> = { EMBED_HOSTS: [], IMAGE_HOSTS: [] };
  let isWaiting = false;

  function say(): void {
    isWaiting = false;
    for (const setting of ['EMBED_HOSTS', 'IMAGE_HOSTS'] as const) {
      const hosts = gathered[setting];
      const line = (count: number) =>
        `${WHAT[setting]} are refused: ${adding(hosts.slice(0, count), setting)} to allow them.`;
      let count = Math.min(hosts.length, 1);
      while (count < hosts.length && line(count + 1).length <= IN_A_LINE) count += 1;
      if (count > 0) log(line(count));
      hosts.splice(0, count);
      if (hosts.length > 0) wait();
    }
  }

  function wait(): void {
    if (!isWaiting) setTimeout(say, GATHERED).unref();
    isWaiting = true;
  }

  return (setting) => {
    const known = new Set<string>();
    return (host) => {
      refused(host, setting);
      if (known.has(host) || known.size >= MOST_REFUSED) return;
      known.add(host);
      gathered[setting].push(host);
      wait();
    };
  };
}
