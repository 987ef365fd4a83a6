/** Bare HTTP, where a browser and `fetch` would say and undo things by themselves. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export type Said = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Asking = { headers?: Record<string, string>; method?: string };

/** Resolves with the head of the answer; the body is still to be read. */
export async function open(url: string, { headers = {}, method }: Asking = {}, sent = () => {}) {
  const asked = request(url, { method, headers, agent: false });
  asked.once('finish', sent);
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

/** Asks once, on a connection of its own. The body is as it was sent: still compressed. */
export async function ask(url: string, asking?: Asking, sent?: () => void): Promise<Said> {
  const answer = await open(url, asking, sent);
  const body = Buffer.concat(await Array.fromAsync<Buffer>(answer));
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

export const br = { headers: { 'accept-encoding': 'br' } };

/** Asks as often as it takes for the answer to come from the store: what is cold is streamed. */
export async function askStored(url: string, asking: Asking = br): Promise<Said> {
  await ask(url, asking);
  return ask(url, asking);
}
