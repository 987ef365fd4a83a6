import { expect, it } from 'vitest';
import { differenceOf, shownIn } from '../../bench/shown.ts';

it('what a page shows is its words and names, links and pictures, but nothing hidden', () => {
  const html = `<!doctype html><head><title>No</title></head><p>Tea &amp; <b>milk</b></p>
    <nav class="main-nav"><a href="/no">No</a></nav><dialog><p>No</p></dialog><i hidden>No</i>
    <a href="/a?b=1&amp;c=2" aria-label="Go on"><img src="/t/p/w500/p1.jpg" alt="Tree"></a>`;
  const { words, links, pictures } = shownIn(html);
  expect(words.join(' ')).toBe('Tea & milk Go on Tree');
  expect(links).toEqual(['/a?b=1&c=2']);
  expect(pictures).toEqual(['p1.jpg']);
});

it('the difference of two pages is what only one of them shows', () => {
  const one = '<p>Tea</p><a href="/a">milk</a>';
  expect(differenceOf(one, one)).toEqual([]);
  expect(differenceOf(one, '<p>Tea</p><a href="/b">milk</a>')).toEqual(['- /a', '+ /b']);
});
