/**
 * Judges what a browser needs of a host before a page of another site may read it: the header of an answer, and the
 * answer to a preflight, which asks whether the page may send headers of its own. Judges whether answers have tags, too.
 */
import type { CallName } from '#/contract/calls.ts';
import type { AskingOptions } from './asking.ts';
import type { Findings } from './finding.ts';

/** A page of another site, and a header that it sends. */
const ORIGIN = 'https://client.example';
const NAMED = 'x-client';

type Asked = Pick<AskingOptions, 'host' | 'way' | 'timeout'> & { call: CallName; address: string };

/** What is found of a host whose answers have no ETag. */
export const NO_TAG = 'answers have none';

/**
 * Asks as a page of another site does, and notes what is wrong with the answers. Asks nothing of a host that wants a
 * token, which pages do not have, or that a proxy leads to.
 */
export async function checkPreflight(asked: Asked, findings: Findings): Promise<void> {
  const { httpProxy = '', httpsProxy = '' } = asked.way.proxies ?? {};
  if (asked.way.token !== null || httpProxy + httpsProxy !== '') return;
  await checkHeaders(asked, findings);
  await sendPreflight(asked, findings);
}

async function checkHeaders(
  { host, timeout, call, address }: Asked,
  findings: Findings,
): Promise<void> {
  const response = await fetch(host + address, {
    headers: { origin: ORIGIN },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null);
  await response?.body?.cancel();
  // What keeps an answer from coming is found elsewhere.
  if (!response?.ok) return;
  const warn = (field: string, what: string, effect: string) =>
    findings.add(call, { severity: 'warning', field, what, effect, address });
  if (!allows(response, 'access-control-allow-origin', ORIGIN)) {
    const effect = 'Pages of other sites can not read the host.';
    warn('Access-Control-Allow-Origin', 'is neither * nor the origin that asks', effect);
  }
  if (!response.headers.has('etag')) {
    warn('ETag', NO_TAG, 'The whole answer travels each time the site asks again.');
  }
}

async function sendPreflight(
  { host, timeout, call, address }: Asked,
  findings: Findings,
): Promise<void> {
  const response = await fetch(host + address, {
    method: 'OPTIONS',
    headers: {
      origin: ORIGIN,
      'access-control-request-method': 'GET',
      'access-control-request-headers': NAMED,
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null);
  await response?.body?.cancel();
  const what = faultOf(response);
  if (what === null) return;
  findings.add(call, {
    severity: 'warning',
    field: 'OPTIONS',
    what,
    effect: 'Pages of other sites that send headers of their own can not read the host.',
    example: response?.status,
    address,
  });
}

/** Returns what is wrong with the answer to a preflight (Fetch, CORS); null if nothing is. */
function faultOf(response: Response | null): string | null {
  if (!response) return 'a preflight has no answer';
  if (!response.ok) return `a preflight gets ${response.status}, not 204`;
  if (!allows(response, 'access-control-allow-origin', ORIGIN))
    return 'a preflight lets no other site in';
  return allows(response, 'access-control-allow-headers', NAMED)
    ? null
    : 'a preflight does not allow the headers that it names';
}

/** Returns whether a header of an answer names a value, or all. */
function allows({ headers }: Response, header: string, value: string): boolean {
  const names = (headers.get(header) ?? '').split(',').map((name) => name.trim().toLowerCase());
  return names.some((name) => name === '*' || name === value);
}
