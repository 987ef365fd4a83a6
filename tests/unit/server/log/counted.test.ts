import { describe, expect, it, vi } from 'vitest';
import { counted } from '#/server/log/counted.ts';

describe('a repeated message', () => {
  it('is logged once, and at the minute’s end with the number of repetitions', () => {
    vi.useFakeTimers();
    const said: [string, number][] = [];
    const warn = counted((message, again) => said.push([message, again]), 60_000);
    for (let n = 0; n < 1000; n += 1) warn('popular: no answer');
    warn('recent: no answer');
    expect(said).toEqual([
      ['popular: no answer', 0],
      ['recent: no answer', 0],
    ]);
    vi.advanceTimersByTime(60_000);
    expect(said.slice(2)).toEqual([['popular: no answer', 999]]);
    vi.advanceTimersByTime(600_000);
    expect(said).toHaveLength(3);
    warn('popular: no answer');
    expect(said[3]).toEqual(['popular: no answer', 0]);
    vi.useRealTimers();
  });

  it('holds no more than 500 timers, however many messages come', () => {
    vi.useFakeTimers();
    const said: string[] = [];
    const warn = counted((message) => said.push(message), 60_000);
    for (let n = 0; n < 5000; n += 1) warn(`host ${n}`);
    expect(said).toHaveLength(5000);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(500);
    vi.useRealTimers();
  });
});
