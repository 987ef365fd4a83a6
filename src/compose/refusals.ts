/** Logs which hosts of players and pictures the settings refuse. */

/** Number of refused hosts that are logged. A hostile catalogue could name any number. */
export const MOST_REFUSED = 100;

type Setting = 'EMBED_HOSTS' | 'IMAGE_HOSTS';
/** Told of each refused host, with the setting that would allow it. */
export type Refused = (host: string, setting: Setting) => void;

const WHAT: Record<Setting, string> = { EMBED_HOSTS: 'Players', IMAGE_HOSTS: 'Pictures' };

/** Number of hosts of a setting in a line. The rest follow in the next one. */
const IN_A_LINE = 8;

/** Milliseconds for which refusals are gathered: the answers of a start come together. */
const GATHERED = 1000;

/**
 * Returns what makes a function for each setting, which logs each refused host once. What comes together is one line,
 * with the settings that would allow it.
 */
export function createRefusals(
  log: (message: string) => void,
  refused: Refused,
): (setting: Setting) => (host: string) => void {
  const gathered: Record<Setting, string[]> = { EMBED_HOSTS: [], IMAGE_HOSTS: [] };
  let isWaiting = false;

  function say(): void {
    const words = (['EMBED_HOSTS', 'IMAGE_HOSTS'] as const).flatMap((setting) => {
      const hosts = gathered[setting].splice(0, IN_A_LINE);
      const allowed = hosts.map((host) => `+${host}`).join(',');
      return hosts.length === 0
        ? []
        : `${WHAT[setting]} of ${hosts.join(', ')} are refused; ${setting}=${allowed} would allow them.`;
    });
    isWaiting = false;
    log(words.join(' '));
    if (Object.values(gathered).some((hosts) => hosts.length > 0)) wait();
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
