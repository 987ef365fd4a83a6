import { describe, expect, it } from 'vitest';
import { feedParams, feedPlayerSrc, muteMessage } from '#/lib/feed-commands.ts';
import { withAutoplay } from '#/lib/player.ts';
import { answering, CALL } from '#/lib/player-commands.ts';
import { exception } from '../../fixtures/exception.ts';

describe('a player of the feed', () => {
  it.each([
    ['https://www.youtube-nocookie.com/embed/x', 'https://www.youtube-nocookie.com/embed/x?'],
    ['https://archive.org/embed/x?start=5', 'https://archive.org/embed/x?start=5&'],
  ])('of %s starts at once, muted, in place, and takes commands', (src, start) => {
    const parameters = 'autoplay=1&playsinline=1&mute=1&enablejsapi=1';
    expect(feedPlayerSrc(src, true)).toBe(start + parameters);
    expect(feedPlayerSrc(src, false)).toContain('mute=0');
  });

  it('of a video begins where its address says', () => {
    const src = 'https://www.youtube-nocookie.com/embed/x';
    expect(feedParams(`${src}?start=90`, true)).toBe('start=90&mute=1&enablejsapi=1');
    expect(feedParams(src, false)).toBe('mute=0&enablejsapi=1');
  });

  it('of a host that is not known keeps its address, which may be signed', () => {
    const src = 'https://player.example/v/1?signed=abc';
    expect(feedPlayerSrc(src, true)).toBe(src);
  });

  it('gets commands to mute and unmute in its own format', () => {
    expect(JSON.parse(muteMessage(true))).toEqual({ event: 'command', func: 'mute', args: [] });
    expect(JSON.parse(muteMessage(false))).toMatchObject({ func: 'unMute' });
  });
});

describe('a press', () => {
  exception('known-services');
  it.each([
    ['https://archive.org/embed/x', 'https://archive.org/embed/x?autoplay=1'],
    ['https://archive.org/embed/x?start=5', 'https://archive.org/embed/x?start=5&autoplay=1'],
    ['https://archive.org/embed/x?autoplay=0', 'https://archive.org/embed/x?autoplay=1'],
    ['https://player.example/v/1?signed=abc', 'https://player.example/v/1?signed=abc'],
    ['https://archive.org.evil.example/embed/x', 'https://archive.org.evil.example/embed/x'],
    ['https://archive.org/embed/x#t=5', 'https://archive.org/embed/x?autoplay=1#t=5'],
  ])('opens the player of %s at %s', (src, expected) => {
    expect(withAutoplay(src)).toBe(expected);
  });
});

describe('a call', () => {
  const EMBED = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

  it.each([
    [EMBED, `${EMBED}?enablejsapi=1`],
    [`${EMBED}?autoplay=1`, `${EMBED}?autoplay=1&enablejsapi=1`],
    [`${EMBED}?enablejsapi=1`, `${EMBED}?enablejsapi=1`],
    ['https://archive.org/embed/x?start=5', 'https://archive.org/embed/x?start=5'],
    ['https://player.example/embed/aqz-KE-bpKQ', 'https://player.example/embed/aqz-KE-bpKQ'],
  ])('is answered by the player of %s at %s', (src, expected) => {
    expect(answering(src)).toBe(expected);
  });

  it('is in the format of YouTube’s player', () => {
    expect(JSON.parse(CALL)).toEqual({ event: 'listening', id: 1, channel: 'widget' });
  });
});
