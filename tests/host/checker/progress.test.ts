/** What a check says of its progress, where somebody watches and in a log. */
import { expect, it } from 'vitest';
import { createProgress } from '#/tools/check-host/report.ts';

function said(isTTY: boolean, msPerCall: number, calls: number) {
  const lines: string[] = [];
  let ms = 0;
  const progress = createProgress({ isTTY, write: (text) => lines.push(text) }, () => ms);
  for (let call = 1; call <= calls; call += 1) {
    ms += msPerCall;
    progress.note(call, `/api/${call}`);
  }
  progress.end();
  return lines;
}

it('a terminal shows each call in one line, which goes at the end', () => {
  expect(said(true, 1, 2)).toEqual(['\r\x1b[K1: /api/1', '\r\x1b[K2: /api/2', '\r\x1b[K']);
});

it('a log has a plain line for each fifty calls', () => {
  expect(said(false, 1, 120)).toEqual(['call 50: /api/50\n', 'call 100: /api/100\n']);
});

it('a log of slow calls has a plain line for each ten seconds', () => {
  expect(said(false, 5000, 5)).toEqual(['call 2: /api/2\n', 'call 4: /api/4\n']);
});
