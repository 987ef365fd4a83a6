/** The checker ends, whatever a host sends. Each text here would keep a slow way busy for minutes. */
import { expect, it } from 'vitest';
import { DEFAULT_EMBED_ORIGINS } from '#/settings.ts';
import { createFindings } from '#/tools/check-host/finding.ts';
import { judgeTwice } from '#/tools/check-host/lists.ts';
import { judgeAnswer } from '#/tools/check-host/rows.ts';
import { SITE_URL } from '../../fixtures/site-url.ts';

const rules = { siteUrl: SITE_URL, embedOrigins: DEFAULT_EMBED_ORIGINS, imageOrigins: [] };
const answered = (json: unknown) => ({
  status: 200,
  json,
  address: '/api/seasons/dashboard/tv',
  ms: 1,
  body: new Uint8Array(),
  type: null,
  location: null,
  etag: null,
  cacheControl: null,
  retryAfter: null,
});

it('a title in which 200,000 tags begin, and none ends', () => {
  const findings = createFindings(rules);
  const poster = 'https://archive.org/a.jpg';
  const answer = answered([{ id: 1, title: '<a'.repeat(200_000), poster }]);
  expect(
    judgeAnswer('dramas', answer, { ...rules, imageOrigins: ['https://archive.org'] }, findings),
  ).toBe(true);
  expect(findings.all()).toEqual([]);
});

it('a list of 100,000 rows with the last one twice', () => {
  const findings = createFindings(rules);
  const rows = Array.from({ length: 100_000 }, (_, id) => ({ id }));
  judgeTwice({ findings }, 'dramas', answered([...rows, { id: 99_999 }]));
  expect(findings.all()).toMatchObject([{ what: 'a row is there twice', example: '"99999"' }]);
}, 5_000);
