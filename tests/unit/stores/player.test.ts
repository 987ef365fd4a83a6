import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDialog, inDialog, openLink } from '#/stores/dialog.ts';
import { $nowPlaying, $progress, nowPlays, type Playing, reportProgress } from '#/stores/player.ts';

const PLAYING: Playing = {
  key: 'movie',
  title: 'The Nuqta',
  second: null,
  player: { kind: 'clip', src: '/clips/nuqta' },
  captions: null,
  picture: null,
  files: null,
  poster: null,
  message: null,
  hint: null,
  variant: 'movie',
  film: null,
};

describe('what leads back to what plays', () => {
  it.each([
    ['a film on its page', {}, '/ur/zxyxvyXdF/7', '/zxyxvyXdF/7?play=movie', '/zxyxvyXdF/7'],
    [
      'a card that leads to its film',
      { key: '9', film: '9' },
      '/hi/movies/punjabi-movies?play=9',
      '/zxyxvyXdF/9?play=movie',
      '/zxyxvyXdF/9',
    ],
    [
      'a song',
      { key: 's1' },
      '/all-hi-ur-en-pun-songs?page=2&play=s1',
      '/all-hi-ur-en-pun-songs?page=2&play=s1',
      '/all-hi-ur-en-pun-songs?page=2&play=s1',
    ],
    ['no trailer', { key: 'trailer' }, '/zxyxvyXdF/7?play=trailer', expect.anything(), null],
  ] as const)('is English, and one page for %s', (_, given, here, address, page) => {
    expect(inDialog({ ...PLAYING, ...given }, here, false)).toMatchObject({ address, page });
  });
});

it('how far it has come is not known of the next one', () => {
  // Another test may have loaded the history, which would record this and need a document.
  vi.stubGlobal('forgotten', true);
  nowPlays(inDialog(PLAYING, '/zxyxvyXdF/7', true));
  reportProgress({ film: '/clips/nuqta', part: 0, parts: 1, seconds: 5, duration: 36 });
  nowPlays(inDialog(PLAYING, '/zxyxvyXdF/8', true));
  expect($progress.get()).toBeNull();
  vi.unstubAllGlobals();
});

describe('a pressed link', () => {
  const pushState = vi.fn();
  beforeEach(() => {
    nowPlays(null);
    pushState.mockClear();
    const address = new URL('http://localhost/zxyxvyXdF/7');
    vi.stubGlobal('location', address);
    vi.stubGlobal('history', {
      state: null,
      pushState: (_state: object, _title: string, to: URL) => {
        pushState(to.search);
        address.search = to.search;
      },
      replaceState: (_state: object, _title: string, to: string) => {
        address.search = new URL(to, address).search;
      },
    });
    vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [] });
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const linkWith = (data: Record<string, string>) => {
    const line = { textContent: 'before' };
    const link = {
      href: 'http://localhost/zxyxvyXdF/7?play=movie',
      dataset: { title: 'The Nuqta', ...data },
      ariaBusy: null as string | null,
      nextElementSibling: line,
      querySelector: () => null,
    };
    return { link, line, pressed: link as unknown as HTMLAnchorElement };
  };
  const film = { title: null, player: { kind: 'embed', src: 'https://a.example/1' } };

  it('opens the dialog at once, also in the address', async () => {
    const { pressed } = linkWith({ src: '/clips/nuqta', kind: 'clip', missing: 'none' });
    void openLink(pressed);
    expect($nowPlaying.get()).toMatchObject({
      where: 'dialog',
      pressed: true,
      player: { kind: 'clip', src: '/clips/nuqta' },
    });
    expect(pushState).toHaveBeenCalledExactlyOnceWith('?play=movie');
    closeDialog();
    expect($nowPlaying.get()).toBeNull();
    expect(location.search).toBe('');
  });

  it('asks for its film once, however often it is pressed, and is busy until then', async () => {
    const { link, line, pressed } = linkWith({ next: '/data/complete?id=7', failed: 'failed' });
    const answer = Promise.withResolvers<Response>();
    const fetch = vi.fn(() => answer.promise);
    vi.stubGlobal('fetch', fetch);
    const opened = openLink(pressed);
    await openLink(pressed);
    expect([link.ariaBusy, line.textContent]).toEqual(['true', '']);
    answer.resolve(Response.json(film));
    await opened;
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/data/complete?id=7', {
      signal: expect.any(AbortSignal),
    });
    expect(link.ariaBusy).toBeNull();
    expect($nowPlaying.get()).toMatchObject({ title: 'The Nuqta', player: film.player });
  });

  it('takes over the response in flight', async () => {
    const { pressed } = linkWith({ next: '/data/complete?id=7' });
    await openLink(pressed, Promise.resolve(Response.json(film)));
    expect($nowPlaying.get()).toMatchObject({ player: film.player });
  });

  it('says in its line that the film could not be had, and opens nothing', async () => {
    const { line, pressed } = linkWith({ next: '/data/complete?id=7', failed: 'failed' });
    await openLink(pressed, Promise.resolve(new Response(null, { status: 502 })));
    expect(line.textContent).toBe('failed');
    expect($nowPlaying.get()).toBeNull();
    expect(pushState).not.toHaveBeenCalled();
  });

  it('plays a clip of ours where the film could not be had', async () => {
    const { pressed } = linkWith({ next: '/data/x', src: '/clips/nuqta', kind: 'clip' });
    await openLink(pressed, Promise.reject(new TypeError('offline')));
    expect($nowPlaying.get()).toMatchObject({ player: { kind: 'clip' } });
  });
});
