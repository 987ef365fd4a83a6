/**
 * Sends bare HTTP requests. A browser and `fetch` would add headers and decode bodies by
 * themselves.
 */
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export type Said = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Asking = { headers?: Record<string, string>; method?: string };

/**
 * Resolves with the response when its headers have arrived; its body is still unread. Calls `sent`
 * when the request has been sent.
 */
export async function open(url: string, { headers = {}, method }: Asking = {}, sent = () => {}) {
  const requested = request(url, { method, headers, agent: false });
  requested.once('finish', sent);
  requested.end();
  const [answer] = (await once(requested, 'response')) as [IncomingMessage];
  return answer;
}

/**
 * Sends one request on its own connection. Returns the body as it was sent: still compressed.
 */
export async function ask(url: string, asking?: Asking, sent?: () => void): Promise<Said> {
  const answer = await open(url, asking, sent);
  const body = Buffer.concat(await Array.fromAsync<Buffer>(answer));
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

export const br = { headers: { 'accept-encoding': 'br' } };

/**
 * Sends the request twice and returns the second response: the first may stream, the second comes
 * from the store.
 */
export async function askStored(url: string, asking: Asking = br): Promise<Said> {
  await ask(url, asking);
  return ask(url, asking);
}

/** Returns the text of a page's content, with a space for each tag. */
export function textOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

/** Resolves to a page's status, its HTML, and the number of its cards. */
export async function read(url: string): Promise<{ status: number; html: string; cards: number }> {
  const { status, body } = await ask(url);
  const html = body.toString();
  return { status, html, cards: html.match(/<li class="card/g)?.length ?? 0 };
}
