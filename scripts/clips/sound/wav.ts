/** Encodes sound as a WAV file: one channel, 16 bits. */
import { RATE, type Sound } from './sound.ts';

export function toWav(sound: Sound): Uint8Array {
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(sound.length * 2, 40);
  for (const [index, value] of sound.entries()) {
    const level = Math.round(Math.min(1, Math.max(-1, value)) * 32_767);
    bytes.writeInt16LE(level, 44 + index * 2);
  }
  return bytes;
}
