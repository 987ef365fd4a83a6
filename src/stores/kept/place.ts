/** Places in a film: how an address writes one (`t=41m20s`), and how a page says it. */

/** `part` is the file, from 0: most films have one. `seconds` is the time in it. */
export type Place = { part: number; seconds: number };

/** `95`, or hours, minutes and seconds. What stands before a `-` is the number of the part, from 1. */
const WRITTEN =
  /^(?:([1-9]\d?)-)?(?=\d)(?:(\d{1,6})|(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s)?)$/;

const HOUR = 3600;
const MINUTE = 60;

/** Returns the place that an address says; null if it says none, or in no right form. */
export function readPlace(written: string | null): Place | null {
  const found = WRITTEN.exec(written ?? '');
  if (!found) return null;
  const [, part, plain, hours, minutes, seconds] = found.map((digits) => Number(digits ?? 0));
  return {
    part: Math.max(0, (part ?? 0) - 1),
    seconds: (plain ?? 0) + (hours ?? 0) * HOUR + (minutes ?? 0) * MINUTE + (seconds ?? 0),
  };
}

/** Returns a place as an address writes it: `41m20s`, in the second part of a film `2-41m20s`. */
export function writePlace({ part, seconds }: Place): string {
  const { h, m, s } = clockHands(seconds);
  const time = `${h ? `${h}h` : ''}${m ? `${m}m` : ''}${s || seconds < 1 ? `${s}s` : ''}`;
  return part > 0 ? `${part + 1}-${time}` : time;
}

/** Returns a time as a clock shows it: `41:20`, or `1:02:03`. */
export function clock(seconds: number): string {
  const { h, m, s } = clockHands(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

function clockHands(seconds: number): { h: number; m: number; s: number } {
  const whole = Math.floor(seconds);
  return {
    h: Math.floor(whole / HOUR),
    m: Math.floor((whole % HOUR) / MINUTE),
    s: whole % MINUTE,
  };
}
