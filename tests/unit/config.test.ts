import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { IN_FLIGHT } from '#/catalogue/sources/guard.ts';
import { CONNECTIONS, PER_SECOND } from '#/catalogue/sources/tmdb/database.ts';
import { ConfigError, lacksSiteUrl, onPort, readConfig, readHostPort, shareOf } from '#/config.ts';

describe('the configuration', () => {
  it('treats an empty variable as one that is not set', () => {
    const empty = { SITE_NAME: '', SITE_URL: '', PORT: '', CATALOGUE_HOST: '', EMBED_HOSTS: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('takes a number of workers, or one for each core, among which limits are divided', () => {
    expect(readConfig({ WORKERS: 'auto' }).workers).toBe(Math.min(16, availableParallelism()));
    for (const wrong of ['0', '17'])
      expect(() => readConfig({ WORKERS: wrong })).toThrow('WORKERS: ');
    expect([1, 2, 5].map((workers) => shareOf(24, { workers }))).toEqual([24, 12, 4]);
    for (const limit of [CONNECTIONS, IN_FLIGHT, PER_SECOND]) {
      for (let workers = 1; workers <= 16; workers += 1) {
        expect(workers * shareOf(limit, { workers })).toBeLessThanOrEqual(limit);
      }
    }
  });

  it('takes a token of purges only where they are served, and with 32 characters', () => {
    const PURGE_TOKEN = 'p'.repeat(32);
    expect(readConfig({ PURGE_TOKEN, METRICS_PORT: '9464' }).purgeToken).toBe(PURGE_TOKEN);
    expect(() => readConfig({ PURGE_TOKEN })).toThrow('PURGE_TOKEN: is set without METRICS_PORT');
    const short = { PURGE_TOKEN: PURGE_TOKEN.slice(1), METRICS_PORT: '9464' };
    expect(() => readConfig(short)).toThrow('PURGE_TOKEN: ');
  });

  it('takes what several machines share, and what stands before every key', () => {
    const REDIS_URL = 'rediss://user:secret@redis.example:6380/1';
    expect(readConfig({ REDIS_URL }).redis).toEqual({ url: REDIS_URL, prefix: 'manzar' });
    expect(readConfig({ REDIS_URL, REDIS_PREFIX: 'a:b' }).redis?.prefix).toBe('a:b');
  });

  it('takes a read token of the movie database, and refuses a v3 key by its name', () => {
    const TMDB_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJhIjoiYiJ9.c2ln';
    expect(readConfig({ TMDB_TOKEN }).tmdb).toEqual({
      url: 'https://api.themoviedb.org/3',
      token: TMDB_TOKEN,
      logo: null,
      regions: ['IN'],
      limits: { keywords: [], certificates: [] },
    });
    const limits = { TMDB_WITHOUT_KEYWORDS: '155477, 9840', TMDB_CERTIFICATES: 'U, UA 13+ ,UA' };
    expect(readConfig({ TMDB_TOKEN, ...limits }).tmdb?.limits).toEqual({
      keywords: [155477, 9840],
      certificates: ['U', 'UA 13+', 'UA'],
    });
    expect(() => readConfig({ TMDB_TOKEN, TMDB_WITHOUT_KEYWORDS: 'gore' })).toThrow(
      'TMDB_WITHOUT_KEYWORDS: "gore" is no id of a keyword',
    );
    const regions = { TMDB_TOKEN, FREE_IN: 'PK,IN', TMDB_REGION: 'gb in' };
    expect(readConfig(regions).tmdb?.regions).toEqual(['GB', 'IN']);
    expect(readConfig({ ...regions, TMDB_REGION: '' }).tmdb?.regions).toEqual(['PK']);
    expect(() => readConfig({ ...regions, TMDB_REGION: 'India' })).toThrow('TMDB_REGION: "INDIA"');
    expect(() => readConfig({ TMDB_TOKEN: '0123456789abcdef0123456789abcdef' })).toThrow(
      'TMDB_TOKEN: is a v3 API key; set the API Read Access Token (v4)',
    );
    expect(() => readConfig({ TMDB_TOKEN: 'a\nHost: b' })).toThrow('TMDB_TOKEN: is no token');
  });

  it('sends no token over plain http, but on this machine', () => {
    const hosts = { HOST_TOKEN: 'secret', CATALOGUE_HOST: 'http://a.example' };
    expect(() => readConfig(hosts)).toThrow('CATALOGUE_HOST must be https');
    const database = { TMDB_TOKEN: 'a.b.c', TMDB_URL: 'http://a.example/3' };
    expect(() => readConfig(database)).toThrow('  TMDB_TOKEN: is set with an http address');
    expect(() => readConfig(database)).toThrow('TMDB_URL must be https');
    for (const local of ['http://localhost:1', 'http://127.0.0.9', 'http://[::1]:8080/3']) {
      expect(readConfig({ ...hosts, CATALOGUE_HOST: local }).catalogueHost).toBe(local);
      expect(readConfig({ ...database, TMDB_URL: local }).tmdb?.url).toBe(local);
    }
    for (const other of ['http://localhost.a.example', 'http://127.0.0.1.example']) {
      expect(() => readConfig({ ...hosts, CATALOGUE_HOST: other })).toThrow('must be https');
      expect(() => readConfig({ ...database, TMDB_URL: other })).toThrow('must be https');
    }
  });

  it.each(['SITE_URL', 'TMDB_URL', 'IMAGE_HOST', 'ARCHIVE_URL', 'SECURITY_CONTACT', 'REPORT_URL'])(
    'refuses a user or a password in %s, without repeating it',
    (name) => {
      for (const value of ['https://u:hidden@a.example', 'https://hidden@a.example']) {
        const read = () => readConfig({ [name]: value });
        expect(read).toThrow(`  ${name}: has a user or a password in it`);
        expect(read).not.toThrow('hidden');
      }
    },
  );

  it.each([
    ['https://Manzar.Example/', 'https://manzar.example'],
    ['HTTPS://manzar.example:443', 'https://manzar.example'],
    ['http://manzar.example:80', 'http://manzar.example'],
    ['http://manzar.example:8080', 'http://manzar.example:8080'],
    ['https://منظر.example', 'https://xn--wgbn2be.example'],
  ])('takes the site’s address as an origin: %s is %s', (SITE_URL, origin) => {
    expect(readConfig({ SITE_URL }).siteUrl).toBe(origin);
  });

  it('refuses a path in the site’s address', () => {
    const SITE_URL = 'https://a.example/films/';
    expect(() => readConfig({ SITE_URL })).toThrow('  SITE_URL: has a path');
  });

  it.each([
    ['localhost', {}, false],
    ['127.0.0.1', {}, false],
    ['::1', {}, false],
    ['0.0.0.0', {}, true],
    ['::', { PORT: '80' }, true],
    ['192.168.0.7', {}, true],
    ['0.0.0.0', { SITE_URL: 'https://a.example' }, false],
  ])('on %s with %j the address of the site is missing: %j', (HOST, more, lacks) => {
    const config = readConfig({ HOST, ...more });
    expect(lacksSiteUrl(config)).toBe(lacks);
    expect(lacksSiteUrl(onPort(config, 5000))).toBe(lacks);
  });

  it.each([
    'http://reader:hidden@a.example',
    'https://hidden@a.example/v2',
    'https://:hidden@a.example',
  ])(
    'refuses a host whose address has user or password, without repeating it: %s',
    (CATALOGUE_HOST) => {
      const read = () => readConfig({ CATALOGUE_HOST });
      expect(read).toThrow(
        'CATALOGUE_HOST: has a user or a password in it: HOST_TOKEN is the way to',
      );
      expect(read).not.toThrow('hidden');
    },
  );

  it('refuses a token beside a host: the catalogue comes from one place', () => {
    const both = { TMDB_TOKEN: 'a.b.c', CATALOGUE_HOST: 'https://a.example' };
    expect(() => readConfig(both)).toThrow('TMDB_TOKEN: is set with CATALOGUE_HOST');
  });

  it('reads the proxies that other programs use, also in lower case', () => {
    const given = {
      HTTPS_PROXY: 'http://a.example:1',
      https_proxy: 'http://b.example:2',
      no_proxy: 'c',
    };
    expect(readConfig(given).proxies).toEqual({
      httpProxy: '',
      httpsProxy: 'http://b.example:2',
      noProxy: 'c',
    });
    expect(readConfig({ HTTP_PROXY: 'a:1' }).proxies.httpProxy).toBe('http://a:1');
    expect(() => readConfig({ HTTP_PROXY: 'socks5://a:1' })).toThrow('HTTP_PROXY');
  });

  it('takes the site’s address from its port unless SITE_URL is set', () => {
    expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    expect(onPort(readConfig({ PORT: '0' }), 8080)).toEqual(readConfig({ PORT: '8080' }));
    const given = { SITE_URL: 'https://a.example' };
    const chosen = onPort(readConfig({ ...given, PORT: '0' }), 8080);
    expect(chosen).toEqual(readConfig({ ...given, PORT: '8080' }));
    expect(readConfig({ PORT: '8080', SITE_URL: 'https://a.example' }).siteUrl).toBe(
      'https://a.example',
    );
  });

  it('removes slashes at the end of addresses', () => {
    const config = readConfig({
      SITE_URL: 'https://a.example/',
      CATALOGUE_HOST: 'http://localhost:5000//',
      IMAGE_HOST: 'https://pictures.example/t/p/',
    });
    expect(config.siteUrl).toBe('https://a.example');
    expect(config.catalogueHost).toBe('http://localhost:5000');
    expect(config.imageHost).toBe('https://pictures.example/t/p');
  });

  it('takes an address of mail for faults, which gets the page as its text, or one of the web with the page in it', () => {
    const read = (REPORT_URL: string) => readConfig({ REPORT_URL }).reportUrl;
    expect(read('mailto:us@a.example')).toBe('mailto:us@a.example?body={url}');
    expect(read('mailto:us@a.example?subject=Fault')).toBe(
      'mailto:us@a.example?subject=Fault&body={url}',
    );
    for (const whole of [
      'mailto:us@a.example?subject={url}',
      'https://a.example/new?of={url}#{url}',
    ])
      expect(read(whole)).toBe(whole);
    const wrong = [
      'us@a.example',
      'mailto:',
      'mailto:us',
      'mailto:us@a.example b',
      'mailto:{url}@a.example',
      'https://a.example/new',
      'https://{url}',
      'https://{url}.a.example/',
      'ftp://a.example/{url}',
      'javascript:alert({url})',
      'https://a.example/ {url}',
      '/{url}',
    ];
    for (const one of wrong) expect(() => read(one), one).toThrow('REPORT_URL: is neither mailto:');
  });

  it('takes the links of the footer: kinds with a path, or an address of the web or of mail', () => {
    const FOOTER_LINKS = 'privacy=/{language}/privacy, complaints=mailto:us@a.example';
    expect(readConfig({ FOOTER_LINKS }).footerLinks).toEqual([
      { kind: 'privacy', address: '/{language}/privacy' },
      { kind: 'complaints', address: 'mailto:us@a.example' },
    ]);
    for (const wrong of [
      '/privacy',
      'privacy',
      'legal=/x',
      'terms=//a.example',
      'terms=javascript:1',
    ]) {
      expect(() => readConfig({ FOOTER_LINKS: wrong }), wrong).toThrow('FOOTER_LINKS: ');
    }
  });

  it('takes one line of an address for faults of security, as security.txt needs it', () => {
    const read = (SECURITY_CONTACT: string) => readConfig({ SECURITY_CONTACT }).securityContact;
    const right = [
      'mailto:us@a.example',
      'https://a.example/report?of=security',
      'tel:+91-11-5550',
    ];
    for (const one of right) expect(read(one)).toBe(one);
    for (const one of ['us@a.example', 'http://a.example', 'mailto:us', 'tel:', 'https://a\nb']) {
      expect(() => read(one), one).toThrow('SECURITY_CONTACT: is no address');
    }
  });

  it('reads countries separated by commas or spaces, in upper case', () => {
    expect(readConfig({ FREE_IN: 'in, GB fr' }).freeIn).toEqual(['IN', 'GB', 'FR']);
    expect(() => readConfig({ FREE_IN: 'IN,India' })).toThrow('"INDIA" is no country');
  });

  it('reads hosts separated by commas or spaces, in lower case', () => {
    const { embedOrigins } = readConfig({ EMBED_HOSTS: 'Archive.org, player.example\nb.example' });
    expect(embedOrigins).toEqual([
      'https://archive.org',
      'https://player.example',
      'https://b.example',
    ]);
  });

  it('adds hosts with a plus to the usual ones', () => {
    const { embedOrigins, imageOrigins } = readConfig({
      EMBED_HOSTS: '+player.example archive.org',
      IMAGE_HOSTS: '+a.example:8080',
    });
    expect(embedOrigins).toEqual([...readConfig({}).embedOrigins, 'https://player.example']);
    expect(imageOrigins).toEqual(
      expect.arrayContaining([...readConfig({}).imageOrigins, 'http://a.example:8080']),
    );
    expect(() => readConfig({ EMBED_HOSTS: '++a.example+' })).toThrow('EMBED_HOSTS: "++a.example+');
  });

  it('leaves HOST_PORT, which orchestrators set, to the command that listens on it', () => {
    expect(readConfig({ HOST_PORT: 'tcp://10.0.0.1:80' })).toEqual(readConfig({}));
    expect(readHostPort({})).toBe(4322);
    expect(readHostPort({ HOST_PORT: '0' })).toBe(0);
    for (const HOST_PORT of ['-1', 'tcp://10.0.0.1:80'])
      expect(() => readHostPort({ HOST_PORT })).toThrow('HOST_PORT: ');
  });

  it('reads where archive.org is: an origin', () => {
    expect(readConfig({ ARCHIVE_URL: 'http://127.0.0.1:8799/' }).archiveUrl).toBe(
      'http://127.0.0.1:8799',
    );
    for (const wrong of ['archive.org', 'https://archive.org/x', 'https://a@archive.org', 'x:y']) {
      expect(() => readConfig({ ARCHIVE_URL: wrong }), wrong).toThrow('ARCHIVE_URL: ');
    }
  });

  it.each([
    ['player.example', ['https://player.example']],
    ['127.0.0.1:8791', ['https://127.0.0.1:8791', 'http://127.0.0.1:8791']],
    ['127.0.0.1:80', ['https://127.0.0.1:80', 'http://127.0.0.1']],
    ['http://localhost:8799', ['http://localhost:8799']],
    ['http://player.example', ['http://player.example']],
    ['https://Player.example:443', ['https://player.example']],
  ])(
    'reads a host, with a port of both schemes unless it names one: %s is %j',
    (entry, origins) => {
      const { embedOrigins, imageOrigins } = readConfig({ EMBED_HOSTS: entry, IMAGE_HOSTS: entry });
      expect(embedOrigins).toEqual(origins);
      expect(imageOrigins).toEqual([...origins, 'https://i.ytimg.com', 'https://image.tmdb.org']);
    },
  );

  it('allows stills of YouTube and what is at IMAGE_HOST whatever IMAGE_HOSTS names, each once', () => {
    const env = { IMAGE_HOST: 'http://localhost:8799/t/p', IMAGE_HOSTS: 'i.ytimg.com a.example' };
    expect(readConfig(env).imageOrigins).toEqual([
      'https://i.ytimg.com',
      'https://a.example',
      'http://localhost:8799',
    ]);
  });

  it('reads seconds and gives milliseconds', () => {
    expect(readConfig({ CATALOGUE_TIMEOUT: '0.5' }).catalogueTimeout).toBe(500);
  });

  it.each([
    ['PORT', 'http'],
    ['METRICS_PORT', 'on'],
    ['ACCESS_LOG', 'yes'],
    ['SERVICE_WORKER', 'yes'],
    ['EMBED_HOSTS', "archive.org; script-src 'unsafe-inline'"],
    ['EMBED_HOSTS', 'https://archive.org/embed'],
    ['EMBED_HOSTS', 'archive.org, ftp://archive.org'],
    ['EMBED_HOSTS', 'archive.org:port'],
    ['EMBED_HOSTS', 'archive.org:70000'],
    ['IMAGE_HOSTS', 'user@archive.org'],
    ['IMAGE_HOSTS', '*'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['SITE_URL', 'ftp://a.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://a.example/?x=1'],
    ['CATALOGUE_HOST', 'https://a.example/#x'],
    ['CATALOGUE_HOST', 'localhost:5000'],
    ['CATALOGUE_TIMEOUT', '0'],
    ['CATALOGUE_TIMEOUT', '61'],
    ['CATALOGUE_TIMEOUT', 'long'],
    ['SITE_NAME', 'x'.repeat(41)],
    ['REDIS_URL', 'https://redis.example'],
    ['REDIS_PREFIX', 'a b'],
    ['SHARED_CACHE', 'yes'],
    ['SHARED_CACHE_TAGS', 'X-Tags'],
    ['PICTURE_FORMAT', 'avif'],
    ['PAGE_STORE_MB', '0'],
    ['RENDERINGS', '0'],
    ['SHUTDOWN_DELAY', '601'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
  });

  it('names every wrong variable at once, a line each', () => {
    const wrong = { PORT: 'http', SITE_URL: 'ftp://a', CATALOGUE_TIMEOUT: '-1' };
    const lines = () => readConfig(wrong);
    expect(lines).toThrow(/^ {2}SITE_URL: .*\n {2}PORT: .*\n {2}CATALOGUE_TIMEOUT: .*$/m);
  });

  it.each([
    ['SITE_URL', 'a.example'],
    ['CATALOGUE_HOST', 'a.example/api'],
    ['IMAGE_HOST', '/t/p'],
  ])('refuses %s=%s, which is not an address, and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  });
});
