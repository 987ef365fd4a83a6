/** Reads a body in the encoding that its host names. */

/** Controls that no JSON text has: such bytes are of another encoding, though they are valid UTF-8. */
const CONTROLS = ['\0', '\x1b'];

/**
 * Returns a body as UTF-8, or as text where its `Content-Type` names another encoding and the bytes are not UTF-8: many
 * hosts name an encoding that they do not use.
 */
export function utf8Of(
  body: Uint8Array<ArrayBuffer>,
  type: string | null,
): Uint8Array<ArrayBuffer> | string {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*(?:["']\s*)?([^\s"';]+)/i.exec(type ?? '') ?? [];
  if (/^utf-?8$/i.test(charset) || isUtf8(body)) return body;
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // Nobody knows this encoding.
    return body;
  }
}

function isUtf8(body: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return !CONTROLS.some((control) => text.includes(control));
  } catch {
    return false;
  }
}
