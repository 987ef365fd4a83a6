/** How the site names itself to hosts, with its version. */
import manifest from '../../../package.json' with { type: 'json' };

/** The `User-Agent` of every call that the site makes: `Manzar/1.2.3`. */
export const USER_AGENT = `Manzar/${manifest.version}`;
