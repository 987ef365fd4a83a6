/**
 * The catalogue of the pages that dictionaries are made of: the contract's examples, without a name in them. So a
 * dictionary is the same wherever a build runs, and holds nothing that may be withdrawn.
 */
import { type Catalogue, createCatalogue } from '#/catalogue/catalogue.ts';
import { matchCall } from '#/contract/address.ts';
import examples from '#/contract/openapi/examples.json' with { type: 'json' };
import type { Trust } from '#/contract/trust.ts';

/** The fields whose texts are words of the contract. Those of all others are replaced, also of fields to come. */
const WORDS = /^(language|lang|media_type|kind|country|countries|genres|slug|value|sorts)$/;
const DATE = /^\d{4}(-\d\d-\d\d)?$/;
const PICTURE = /^[^ ]*\/[^/ ]+\.svg$/;
/** Stands for a name. Rows with an empty name are refused. */
const NAME = '·';

/** Returns a part of an answer without names, ids, dates and addresses. `field`: where it stands. */
function neutral(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => neutral(one, field));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([own, one]) => [own, neutral(one, own)]));
  }
  if (typeof value === 'number') return /id$/i.test(field) ? 1 : value;
  if (typeof value !== 'string' || value === '' || WORDS.test(field)) return value;
  if (DATE.test(value)) return '2000-01-01'.slice(0, value.length);
  return PICTURE.test(value) ? '/1.svg' : NAME;
}

/** Pictures and players as the site would show those of its own host. */
const TRUST: Trust = {
  player: () => null,
  picture: (value) => (typeof value === 'string' ? (value.match(/\/[^/]+$/)?.[0] ?? null) : null),
  still: () => null,
  captions: false,
};

/** Returns that catalogue. */
export function dictionaryCatalogue(): Catalogue {
  return createCatalogue({
    log: () => undefined,
    trust: TRUST,
    source: {
      label: 'examples',
      health: () => null,
      close: () => undefined,
      async fetch(path) {
        const [pathname = '', query] = path.split('?');
        const call = matchCall(pathname, new URLSearchParams(query));
        if (call.outcome !== 'call') return new Response(null, { status: 404 });
        return new Response(JSON.stringify(neutral(examples[call.name].body)));
      },
    },
  });
}
