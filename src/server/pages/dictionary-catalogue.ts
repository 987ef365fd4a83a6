/**
 * The catalogue of the pages that dictionaries are made of: the contract's examples, without a name in them. So a
 * dictionary is the same wherever a build runs, and holds nothing that may be withdrawn.
 */
import { type Catalogue, createCatalogue } from '#/catalogue/catalogue.ts';
import { matchCall } from '#/contract/address.ts';
import examples from '#/contract/openapi/examples.json' with { type: 'json' };
import type { Trust } from '#/contract/trust.ts';

/** The fields of examples that people wrote or bear. */
const NAMES =
  /^(name|text|title|movieTitle|trailerName|character|overview|biography|place_of_birth|notes|reason|why|directors|writers|_id|posterpath)$/i;
/** Stands for each. Rows with an empty name are refused. */
const NAME = '·';

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
        const body = JSON.stringify(examples[call.name].body, (key, value) =>
          typeof value === 'string' && NAMES.test(key) ? NAME : value,
        );
        return new Response(body);
      },
    },
  });
}
