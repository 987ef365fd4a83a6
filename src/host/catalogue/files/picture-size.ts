/** Reads from a picture's own words how large it is. Nothing is decoded. */
import { kindOf, type PictureKind } from '#/lib/picture-kind.ts';

export type PictureSize = { kind: OwnKind; width: number; height: number };
/** The kinds of pictures that may lie in a catalogue's folder. */
export type OwnKind = Exclude<PictureKind, 'gif'>;
type Sides = [width: number, height: number];

/** Returns the size of a picture; null if it is no such picture, or has no whole beginning. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  const kind = kindOf(bytes);
  if (kind === null || kind === 'gif') return null;
  try {
    const [width, height] = SIDES[kind](bytes);
    return width > 0 && height > 0 ? { kind, width, height } : null;
  } catch (error) {
    // It ends before its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns whether the end of a picture is missing, as while it is copied. */
export function isCutOff(bytes: Buffer, kind: OwnKind): boolean {
  if (kind === 'jpeg') return bytes.lastIndexOf(JPEG_END) < frameOf(bytes);
  if (kind === 'png') return !bytes.includes('IEND', -END);
  return (kind === 'webp' ? bytes.readUInt32LE(4) + 8 : endOfBoxes(bytes)) > bytes.length;
}

/** Returns where an AVIF ends by what its parts say: each begins with its size, or with 0 if it is the last. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return bytes.length;
    // With 1 a size of eight bytes stands after the name. Its first four are 0 in any file that is read here.
    const isLong = size === 1;
    if (isLong && at + 16 > bytes.length) return at + 16;
    at += Math.max(8, isLong ? bytes.readUInt32BE(at + 12) : size);
  }
  return at;
}

const JPEG_END = Buffer.from([0xff, 0xd9]);
/** Bytes from a PNG's end in which its last part begins. */
const END = 12;

const SIDES: Record<OwnKind, (bytes: Buffer) => Sides> = {
  jpeg(bytes) {
    const at = frameOf(bytes);
    return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  },
  png: (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
  webp(bytes) {
    const form = bytes.toString('latin1', 12, 16);
    if (form === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    if (form === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    const bits = bytes.readUInt32LE(21);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  },
  avif(bytes) {
    // A picture of tiles says the size of each, and its own.
    let sides: Sides = [0, 0];
    for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
      const own: Sides = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
      if (own[0] * own[1] > sides[0] * sides[1]) sides = own;
    }
    return sides;
  },
};

/** Returns where the part of a JPEG begins that says its size. Throws RangeError if it has none. */
function frameOf(bytes: Buffer): number {
  let at = 2;
  for (;;) {
    const code = bytes.readUInt8(at + 1);
    const isFrame = code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
    if (isFrame) return at;
    at += code === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
}
