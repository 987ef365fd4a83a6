/** Judges a browser's preflight: what it asks before a page of another site calls the host with headers of its own. */
import type { CallName } from '#/contract/calls.ts';
import type { AskingOptions } from './asking.ts';
import type { Findings } from './finding.ts';

/** A page of another site, and a header that it sends. */
const ORIGIN = 'https://client.example';
const NAMED = 'x-client';

type Asked = Pick<AskingOptions, 'host' | 'way' | 'timeout'> & { call: CallName; address: string };

/**
 * Sends a preflight, and notes what is wrong with its answer. Sends none to a host that wants a token, which pages do
 * not have, or that a proxy leads to.
 */
export async function checkPreflight(
  { host, way, timeout, call, address }: Asked,
  findings: Findings,
): Promise<void> {
  const { httpProxy = '', httpsProxy = '' } = way.proxies ?? {};
  if (way.token !== null || httpProxy + httpsProxy !== '') return;
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
  const { status, ok, headers } = response;
  if (!ok) return `a preflight gets ${status}, not 204`;
  const names = (header: string) =>
    (headers.get(header) ?? '').split(',').map((name) => name.trim().toLowerCase());
  const allows = (header: string, value: string) =>
    names(header).some((name) => name === '*' || name === value);
  if (!allows('access-control-allow-origin', ORIGIN)) return 'a preflight lets no other site in';
  return allows('access-control-allow-headers', NAMED)
    ? null
    : 'a preflight does not allow the headers that it names';
}
