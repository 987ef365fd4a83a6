/** Hosts of players and pictures that a setting does not name. */
import type { EmbedRules } from '#/lib/embed.ts';
import { hostInSettings } from '#/lib/origin.ts';
import type { PictureRules } from '#/lib/pictures.ts';

/** What the site allows. */
export type Rules = Omit<EmbedRules & PictureRules, 'refused' | 'refusedPicture'>;

export type Refused = { setting: 'EMBED_HOSTS' | 'IMAGE_HOSTS'; host: string };

/** Returns the line that allows refused hosts, too: a setting that is set replaces its default. */
export function lineFor(setting: Refused['setting'], refused: readonly string[], rules: Rules) {
  const origins = setting === 'EMBED_HOSTS' ? rules.embedOrigins : rules.imageOrigins;
  const allowed = origins.map((origin) => hostInSettings(new URL(origin)));
  return `${setting}=${[...new Set([...allowed, ...refused])].join(',')}`;
}
