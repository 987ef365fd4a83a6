import { describe, expect, it } from 'vitest';
import { feedPlayerSrc, muteMessage } from '#/lib/player-commands.ts';
import { grouped } from '#/lib/views.ts';

describe('a player of the feed', () => {
  it.each([
    ['https://www.youtube-nocookie.com/embed/x', 'https://www.youtube-nocookie.com/embed/x?'],
    ['https://archive.org/embed/x?start=5', 'https://archive.org/embed/x?start=5&'],
    ['/clips/raag', '/clips/raag?'],
  ])('of %s starts at once, muted, in place, and takes commands', (src, start) => {
    const parameters = 'autoplay=1&playsinline=1&mute=1&enablejsapi=1';
    expect(feedPlayerSrc(src, true)).toBe(start + parameters);
    expect(feedPlayerSrc(src, false)).toContain('mute=0');
  });

  it('gets commands to mute and unmute in its own format', () => {
    expect(JSON.parse(muteMessage(true))).toEqual({ event: 'command', func: 'mute', args: [] });
    expect(JSON.parse(muteMessage(false))).toMatchObject({ func: 'unMute' });
  });
});

describe('a count', () => {
  it('has thousands separators', () => {
    expect(grouped(1234567)).toBe('1,234,567');
    expect(grouped(12)).toBe('12');
  });
});
