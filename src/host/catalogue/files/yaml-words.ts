/** Says in the words of an editor what is wrong with the form of a YAML file, and what to write. */
import type { YAMLError } from 'yaml';

type Found = { message: string; offset: number };

const FIELD = /^(\s*(?:- +)*)([\p{L}\p{N}_.-]+):\s+(.+?)\s*$/u;
/** Characters that mean something to YAML at the beginning of a text. */
const SIGN = /^[[{"'&@`%!|>?*-]/;
const COLUMN = 'begin all fields of an entry in one column, below one another';

/** Returns what is wrong in words, and where. */
export function inWords(source: string, { code, message, pos: [at] }: YAMLError): Found {
  const { line, start } = lineAt(source, at);
  const tab = /^[ ]*(?:- +)?\t/.exec(line);
  if (tab) return { message: 'a tab: use spaces', offset: start + tab[0].length - 1 };
  const [, before = '', key = '', value = ''] = FIELD.exec(line) ?? [];
  const found = (words: string, offset = start + before.length): Found => ({
    message: words,
    offset,
  });
  if (message.includes('closing'))
    return unclosed(source, message) ?? found('a quote is not closed');
  switch (code) {
    case 'DUPLICATE_KEY':
      return found(`${key || line.trim()} stands twice: an entry has each field once`, at);
    case 'MULTIPLE_DOCS':
      return found('a file holds one list of entries: take the line --- out', at);
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:(?:\s|$)/.test(value)
        ? found(`quote a text with a colon: ${key}: ${quoted(value)}`)
        : found(COLUMN, source.indexOf('\n', at) + 1 || at);
    case 'BAD_INDENT':
      if (!message.includes('end with')) return found(COLUMN, at);
      return found(
        message.includes('end with a }')
          ? 'the { is not closed: end it with }'
          : 'the list is not closed: end it with ]',
        at,
      );
    case 'MULTILINE_IMPLICIT_KEY':
      return found(withoutSpace(line), at);
  }
  const [sign] = SIGN.exec(value) ?? [];
  if (sign) return found(`quote a text that begins with ${sign}: ${key}: ${quoted(value)}`);
  if (/^\s*-[^\s-]/.test(line)) return found('put a space after the hyphen', start);
  if (code === 'UNEXPECTED_TOKEN' || message.startsWith('Sequence item')) return found(COLUMN, at);
  return found(message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? message, at);
}

const withoutSpace = (line: string) =>
  /^\s*(?:- +)?[\w.-]+:\S/.test(line)
    ? `put a space after the colon: ${line.trim().replace(/^- +/, '').replace(':', ': ')}`
    : 'put a colon and a space after the name of the field, as in title: Awara';

/** Returns where a quote begins that its line does not close. */
function unclosed(source: string, message: string): Found | null {
  const quote = message.includes("'") ? "'" : '"';
  const [opening] = source.matchAll(new RegExp(`(?<=[:,[{-] +)${quote}[^${quote}\\n]*$`, 'gm'));
  return opening ? { message: `the quote ${quote} is not closed`, offset: opening.index } : null;
}

/** Returns a text in the quotes that it does not hold itself. */
function quoted(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

function lineAt(source: string, offset: number): { line: string; start: number } {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const end = source.indexOf('\n', offset);
  return { line: source.slice(start, end < 0 ? undefined : end), start };
}
