import { describe, expect, it } from 'vitest';
import { ConfigError, onPort, readConfig } from '#/config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      siteName: 'Manzar',
      siteUrl: 'http://localhost:4321',
      host: 'localhost',
      port: 4321,
      hostPort: 4322,
      catalogueHost: null,
      catalogueDb: '.data/catalogue.db',
      catalogueDir: null,
      catalogueTimeout: 5000,
      imageHost: 'https://image.tmdb.org/t/p',
      imageOrigins: ['https://i.ytimg.com', 'https://archive.org'],
      pictureCache: '.data/pictures',
      pictureCacheBytes: 512 * 1024 * 1024,
      embedOrigins: ['https://www.youtube-nocookie.com', 'https://archive.org'],
      freeIn: ['IN', 'US'],
      accessLog: true,
      metricsPort: null,
    });
  });

  it('treats an empty variable as one that is not set', () => {
    const empty = { SITE_NAME: '', SITE_URL: '', PORT: '', CATALOGUE_HOST: '', EMBED_HOSTS: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
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

  it.each([
    ['localhost:8799', 'https://localhost:8799'],
    ['http://localhost:8799', 'http://localhost:8799'],
    ['http://player.example', 'http://player.example'],
    ['https://Player.example:443', 'https://player.example'],
    ['127.0.0.1:80', 'https://127.0.0.1:80'],
  ])('reads a scheme and a port with a host: %s is %s', (entry, origin) => {
    const { embedOrigins, imageOrigins } = readConfig({ EMBED_HOSTS: entry, IMAGE_HOSTS: entry });
    expect([embedOrigins, imageOrigins]).toEqual([[origin], [origin]]);
  });

  it('reads seconds and gives milliseconds', () => {
    expect(readConfig({ CATALOGUE_TIMEOUT: '0.5' }).catalogueTimeout).toBe(500);
  });

  it.each([
    ['PORT', 'http'],
    ['METRICS_PORT', 'on'],
    ['ACCESS_LOG', 'yes'],
    ['EMBED_HOSTS', "archive.org; script-src 'unsafe-inline'"],
    ['EMBED_HOSTS', 'https://archive.org/embed'],
    ['EMBED_HOSTS', 'archive.org, ftp://archive.org'],
    ['EMBED_HOSTS', 'archive.org:port'],
    ['EMBED_HOSTS', 'archive.org:70000'],
    ['IMAGE_HOSTS', 'user@archive.org'],
    ['IMAGE_HOSTS', '*'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['HOST_PORT', '-1'],
    ['SITE_URL', 'ftp://a.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://a.example/?x=1'],
    ['CATALOGUE_HOST', 'https://a.example/#x'],
    ['CATALOGUE_HOST', 'localhost:5000'],
    ['CATALOGUE_TIMEOUT', '0'],
    ['CATALOGUE_TIMEOUT', '61'],
    ['CATALOGUE_TIMEOUT', 'long'],
    ['SITE_NAME', 'x'.repeat(41)],
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
