/** Positions in films: how an address writes the time of one (`t=41m20s`), and how a page says it. */

/** `part` is the file, from 0: most films have one. `seconds` is the time in it. */
export type Position = { part: number; seconds: number };

/** Plain seconds, or hours, minutes and seconds. */
const WRITTEN = /^(?=\d)(?:(\d{1,6})|(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s)?)$/;

const HOUR = 3600;
const MINUTE = 60;

/** Returns the seconds that an address says; null if it says none, or in no right form. */
export function readTime(written: string | null): number | null {
  const found = WRITTEN.exec(written ?? '');
  if (!found) return null;
  const [, plain = 0, hours = 0, minutes = 0, seconds = 0] = found.map((digits) =>
    Number(digits ?? 0),
  );
  return plain + hours * HOUR + minutes * MINUTE + seconds;
}

/** Returns seconds as an address writes them: `41m20s`. */
export function writeTime(seconds: number): string {
  const [h, m, s] = clockHands(seconds);
  return `${h ? `${h}h` : ''}${m ? `${m}m` : ''}${s || seconds < 1 ? `${s}s` : ''}`;
}

/** Returns seconds as a clock shows them: `41:20`, or `1:02:03`. */
export function clock(seconds: number): string {
  const [h, m, s] = clockHands(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

function clockHands(seconds: number): [hours: number, minutes: number, seconds: number] {
  const whole = Math.floor(seconds);
  return [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
}
