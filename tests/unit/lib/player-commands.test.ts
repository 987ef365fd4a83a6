import { describe, expect, it } from 'vitest';
import { feedPlayerSrc, muteMessage } from '#/lib/player-commands.ts';
import { groupedViews } from '#/lib/views.ts';

describe('a player of the feed', () => {
  it.each([
    ['https://www.youtube-nocookie.com/embed/x', 'https://www.youtube-nocookie.com/embed/x?'],
    ['https://archive.org/embed/x?start=5', 'https://archive.org/embed/x?start=5&'],
    ['/clips/raag', '/clips/raag?'],
  ])('of %s starts at once, muted, in place, and takes commands', (src, start) => {
    const parameters = 'autoplay=1&mute=1&playsinline=1&enablejsapi=1';
    expect(feedPlayerSrc(src, true)).toBe(start + parameters);
    expect(feedPlayerSrc(src, false)).toContain('mute=0');
  });

  it('is told in its own words to be silent or heard', () => {
    expect(JSON.parse(muteMessage(true))).toEqual({ event: 'command', func: 'mute', args: [] });
    expect(JSON.parse(muteMessage(false))).toMatchObject({ func: 'unMute' });
  });
});

describe('views', () => {
  it('are grouped when they are a number, and as the host words them else', () => {
    expect(groupedViews(1234567)).toBe('1,234,567');
    expect(groupedViews('1.2M views')).toBe('1.2M views');
  });
});
