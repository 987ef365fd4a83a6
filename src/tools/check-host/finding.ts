/** What a check finds of a host. */
import type { CallName } from '#/contract/calls.ts';
import type { EmbedRules } from '#/lib/embed.ts';
import { hostInSettings } from '#/lib/origin.ts';
import type { PictureRules } from '#/lib/pictures.ts';

/** What the site allows. */
export type Rules = Omit<EmbedRules & PictureRules, 'refused' | 'refusedPicture'>;

/** A host of players or pictures that a setting does not name. */
export type Refused = { setting: 'EMBED_HOSTS' | 'IMAGE_HOSTS'; host: string };

/** Returns the line that allows refused hosts, too: a setting that is set replaces its default. */
function lineFor(setting: Refused['setting'], refused: readonly string[], rules: Rules) {
  const origins = setting === 'EMBED_HOSTS' ? rules.embedOrigins : rules.imageOrigins;
  const allowed = origins.map((origin) => hostInSettings(new URL(origin)));
  return `${setting}=${[...new Set([...allowed, ...refused])].join(',')}`;
}

/**
 * `error`: the site or another client shows less than the host means, or nothing. `warning`: it copes,
 * and something is lost or slow.
 */
export type Severity = 'error' | 'warning';

export type Finding = {
  severity: Severity;
  /** The call; null for the host as a whole. */
  call: CallName | null;
  /** Where in the answer, such as `results[].title`; empty for the answer as a whole. */
  field: string;
  /** What is wrong. */
  what: string;
  /** A value that is so, shortened. */
  example: string;
  /** What the site does of it. */
  effect: string;
  /** The address that was asked for. */
  address: string;
  /** How often it was found. */
  times: number;
  /** Of the host as a whole: the calls and fields where it was found. */
  places?: string[];
};

export type Found = Pick<Finding, 'what' | 'effect'> &
  Partial<Pick<Finding, 'severity' | 'field' | 'address'>> & {
    example?: unknown;
    /** The host of a player or a picture, which has one finding wherever it stands. */
    refused?: Refused;
  };

export type Findings = {
  /** Notes what was found of a call. The same of the same field counts once, with its first example. */
  add(call: CallName, found: Found): void;
  all(): Finding[];
};

type Known = Finding & { refused?: Refused };

/** Characters of an example that are shown. */
const LONGEST = 60;

export function createFindings(rules: Rules): Findings {
  const known = new Map<string, Known>();
  const lineOf = (setting: Refused['setting']) => {
    const hosts = [...known.values()].flatMap(({ refused }) =>
      refused?.setting === setting ? refused.host : [],
    );
    return lineFor(setting, hosts, rules);
  };
  const toFinding = ({ refused, ...finding }: Known): Finding =>
    refused ? { ...finding, effect: `${finding.effect} Set ${lineOf(refused.setting)}` } : finding;
  return {
    add(call, { severity = 'error', field = '', address = '', example, ...found }) {
      const key = JSON.stringify(found.refused ?? [call, field, found.what]);
      const place = `${call} ${field}`;
      const before = known.get(key);
      if (before) {
        before.times += 1;
        if (before.places && !before.places.includes(place)) before.places.push(place);
        return;
      }
      const where = found.refused ? { call: null, field: '', places: [place] } : { call, field };
      const shown = example === undefined ? '' : shortened(example);
      known.set(key, { severity, ...where, ...found, example: shown, address, times: 1 });
    },
    all: () =>
      [...known.values()].map(toFinding).toSorted((a, b) => a.severity.localeCompare(b.severity)),
  };
}

/** Returns a value as JSON on one line, without what a terminal would take for a command. */
export function shortened(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replaceAll(/\p{Cc}/gu, ' ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
