/** Judges what a host says of the time for which its answers are fresh, and whether it knows 304. */
import type { CallName } from '#/contract/calls.ts';
import { LEAST_FRESH } from '#/contract/lifetimes.ts';
import { termsOf } from '#/source/terms.ts';
import type { Heard } from './asking.ts';
import type { Checking } from './checking.ts';

export async function checkCaching(
  checking: Checking,
  call: CallName,
  first: Heard,
): Promise<void> {
  const { asking, findings } = checking;
  const { address, cacheControl, etag } = first;
  const warn = (field: string, what: string, effect: string, example: unknown) =>
    findings.add(call, { severity: 'warning', field, what, effect, example, address });
  const { freshFor, etag: tag } = termsOf(first);
  if (freshFor === LEAST_FRESH) {
    warn(
      'Cache-Control',
      `is fresh for ${LEAST_FRESH} s at most`,
      'Every list is asked for that often.',
      cacheControl,
    );
  }
  if (freshFor === null && /max-?age/i.test(cacheControl ?? '')) {
    warn(
      'Cache-Control',
      'has a max-age that is no number of seconds',
      'The site does without it.',
      cacheControl,
    );
  }
  if (etag !== null && tag === null) {
    warn('ETag', 'is no entity tag: it needs quotation marks', 'The site does without it.', etag);
  }
  if (tag === null) return;
  const again = await asking.ask(call, address, { ifNoneMatch: tag, odd: true });
  if (!again || again.status === 304 || again.etag !== etag) return;
  if (again.status !== 200) {
    const what = `a call with If-None-Match gets ${again.status}`;
    findings.add(call, {
      field: 'ETag',
      what,
      effect: 'Every second call for the list fails.',
      example: tag,
      address,
    });
  } else
    warn(
      'ETag',
      'is the same, and yet the answer is no 304',
      'The whole answer travels again.',
      tag,
    );
}
