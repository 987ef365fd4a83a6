/**
 * Measures memory over many requests to many addresses in all languages, with nonsense in queries and
 * Host headers.
 */
import { ENGLISH, languages, prefixOf } from '#/contract/language.ts';
import { WIDTHS } from '#/server/pictures/address.ts';
import { wholePages } from '../fixtures/whole-host.ts';
import { loadMany } from './load.ts';
import { memoryOf, type Running } from './process.ts';
import type { Row } from './table.ts';

const TOO_LONG = 3600;
const SAMPLES = 10;
const PICTURES = 100;

/**
 * Returns a function from a request's number to its address. There are two different addresses for
 * every five requests. A quarter of the addresses have a parameter that pages know, so that the
 * site renders and stores pages all the time. Each page is requested in each language.
 */
function nonsense(site: string, requests: number): (index: number) => string {
  const pages = Object.values(wholePages);
  const addresses = Math.ceil(requests * 0.4);
  return (index) => {
    const one = (index * 7919) % addresses;
    const known = one % 4 === 0 ? `&play=k${one}` : '';
    // Every run of 24 addresses has each page, with a known parameter and without.
    const language = languages[Math.floor(one / 24) % languages.length] ?? ENGLISH;
    return `${site}${prefixOf(language)}${pages[one % pages.length]}?x=${one}${known}`;
  };
}

const host = (index: number) => ({ host: `h${index % 1000}.example` });
const browser = () => ({ accept: 'image/avif,image/webp' });

export async function measureMemory(site: Running, requests: number): Promise<Row[]> {
  const address = nonsense(site.url, requests);
  const picture = (index: number) =>
    `${site.url}/t/p/w${WIDTHS[index % WIDTHS.length]}/p${index}.jpg`;
  await loadMany(picture, TOO_LONG, PICTURES, browser);
  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const from = Math.floor((requests / SAMPLES) * sample);
    const some = Math.floor((requests / SAMPLES) * (sample + 1)) - from;
    await loadMany((index) => address(from + index), TOO_LONG, some, host);
    samples.push(memoryOf(site.pid, 'VmRSS'));
  }
  const inMegabytes = samples.map((sample) => Math.round(sample)).join(', ');
  console.error(`memory after each ${requests / SAMPLES} requests, MB: ${inMegabytes}`);
  const peak = memoryOf(site.pid, 'VmHWM');
  // During the first half, the store fills and the heap grows to its working size.
  const half = SAMPLES / 2;
  const grown = Math.max(...samples.slice(half)) / Math.max(...samples.slice(0, half)) - 1;
  const many = requests.toLocaleString('en-US');
  return [
    {
      what: `peak memory, ${many} requests`,
      unit: 'MB',
      value: peak,
      target: '≤ 400 MB',
      held: peak <= 400,
    },
    {
      what: 'memory grown after warm-up',
      unit: '%',
      value: grown * 100,
      target: '≤ 10 %',
      held: grown <= 0.1,
    },
  ];
}
