/** Why a call got no answer, from the error codes of sockets, TLS, the parser and decoders. */

import { Upstream } from '#/contract/errors.ts';

/** Codes of a lost connection: reset, or closed before the whole answer arrived. */
const LOST = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'HPE_INVALID_EOF_STATE',
]);

const WORDS: [code: RegExp, words: string][] = [
  [/^ECONNREFUSED$/, 'the connection was refused'],
  [/^(ENOTFOUND|EAI_\w+)$/, 'the name of the host was not found'],
  [/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/, 'no connection in time'],
  [/^UND_ERR_HEADERS_OVERFLOW$/, 'the headers are too large'],
  [/^(ERR_TLS|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_SSL)/, 'the certificate is not right'],
  [/^(Z_|ERR_(_ERROR|BROTLI|ZSTD)|ZSTD_)/, 'the answer can not be decoded'],
  [/^HPE_/, 'the answer is no HTTP'],
];

/** Returns whether a connection was lost: the one failure after which a retry at once may help. */
export function isLost(error: unknown): boolean {
  return LOST.has(codeOf(error));
}

/** Returns what failed, in words for the operator. */
export function whyOf(error: unknown): string {
  if (isLost(error)) return 'the connection was lost';
  const code = codeOf(error);
  return WORDS.find(([known]) => known.test(code))?.[1] ?? 'no answer';
}

/** Returns an error in words for the log, with the status of the host's answer. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const status = error instanceof Upstream ? error.status : null;
  return status === null ? error.message : `${error.message} (${status})`;
}

/** Returns the first code in a chain of wrapped errors, from the outside in, or ''. */
function codeOf(error: unknown): string {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && typeof inner.code === 'string') return inner.code;
    if (inner.name === 'HTTPParserError') return parserCode(inner);
  }
  return '';
}

/** undici 8 means to set the parser's code and does not, so only the message tells the cause. */
function parserCode({ message }: Error): string {
  return message.includes('Invalid EOF state') ? 'HPE_INVALID_EOF_STATE' : 'HPE_OTHER';
}
