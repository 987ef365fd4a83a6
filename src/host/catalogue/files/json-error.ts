/** Says in words what is wrong with a text that is no JSON, and where. */

/** Returns the message and the offset of a syntax error that JSON.parse has thrown. */
export function syntaxError(source: string, error: unknown): { message: string; offset: number } {
  const offset = wrongAt(source);
  const comma = commaTooMany(source, offset);
  return comma === null
    ? { message: messageOf(error), offset }
    : { message: 'There is a comma too many.', offset: comma };
}

/** Returns V8's message without its excerpt and position. */
function messageOf(error: unknown): string {
  const [message = ''] = String(error).split(/, (?:\.{3})?"| in JSON| after JSON/);
  return message.replace(/^SyntaxError: /, '');
}

/** Returns the offset of a comma that stands before an end, or before another comma; null if none does. */
function commaTooMany(source: string, wrong: number): number | null {
  const before = source.slice(0, wrong).trimEnd();
  const sign = source[wrong] ?? '';
  if (sign === ',') return /[[{,]$/.test(before) || isWhole(before) ? wrong : null;
  return /[\]}]/.test(sign) && before.endsWith(',') ? before.length - 1 : null;
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the offset of a syntax error: V8 names none in a short text. */
function wrongAt(source: string): number {
  let [valid, wrong] = [0, source.length + 1];
  while (wrong - valid > 1) {
    const middle = Math.floor((valid + wrong) / 2);
    if (isBeginning(source.slice(0, middle))) valid = middle;
    else wrong = middle;
  }
  return valid;
}

/** Whether more text could make these characters valid JSON: they are, or their end is missing. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    return /end of JSON input|Unterminated/.test(message) || Number(position) >= text.length;
  }
}
