/** Why nothing came, told from the codes that sockets, TLS, the parser and decoders leave behind. */

/** Codes of a connection that was there and went: reset, or closed before the whole answer. */
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

/** Whether a connection was lost: the one failure after which asking again at once may help. */
export function isLost(error: unknown): boolean {
  return LOST.has(codeOf(error));
}

/** What failed, in words for the operator. */
export function whyOf(error: unknown): string {
  if (isLost(error)) return 'the connection was lost';
  const code = codeOf(error);
  return WORDS.find(([known]) => known.test(code))?.[1] ?? 'no answer';
}

/** Errors are wrapped into one another; the first code from the outside counts. */
function codeOf(error: unknown): string {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && typeof inner.code === 'string') return inner.code;
    if (inner.name === 'HTTPParserError') return parserCode(inner);
  }
  return '';
}

/** undici 8 means to give the parser's code and gives none: its words are all there is. */
function parserCode({ message }: Error): string {
  return message.includes('Invalid EOF state') ? 'HPE_INVALID_EOF_STATE' : 'HPE_OTHER';
}
