import { once } from 'node:events';
import { type RequestOptions, request } from 'node:https';
import type { Nginx } from './programs.ts';

export type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** Sends a request through nginx. Rejects if the connection breaks. */
export async function askNginx(
  { url, ca }: Nginx,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const sent = request(url + path, { ca, ...options }).end();
  const [response] = await once(sent, 'response');
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  if (!response.complete) throw new Error('cut off');
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) };
}
