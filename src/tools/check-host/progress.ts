/** Says how far a check is: in one line that is written over, or in a few plain lines of a log. */

type Out = { isTTY?: boolean; write(text: string): unknown };

/** Plain lines come after this many calls, or after this many milliseconds. */
const EVERY_CALLS = 50;
const EVERY_MS = 10_000;
const LONGEST = 60;

/** Returns what to call with each call, and at the end. */
export function createProgress(out: Out, now: () => number = () => performance.now()) {
  let last = now();
  return {
    note(calls: number, path: string): void {
      const line = `${calls}: ${path.slice(0, LONGEST)}`;
      if (out.isTTY) out.write(`\r\x1b[K${line}`);
      else if (calls % EVERY_CALLS === 0 || now() - last >= EVERY_MS) {
        last = now();
        out.write(`call ${line}\n`);
      }
    },
    end(): void {
      if (out.isTTY) out.write('\r\x1b[K');
    },
  };
}
