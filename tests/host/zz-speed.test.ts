import { existsSync } from 'node:fs';
import { it } from 'vitest';
import { createHost } from '#/host/host.ts';
import { importFile } from '#/host/import.ts';
import { openCatalogue } from '#/host/open.ts';
import { ofGenre } from '#/host/queries/genre.ts';
import { similarTo } from '#/host/queries/similar.ts';
import { movie } from '#/host/queries/titles.ts';
import { loadSeed } from '#/host/seed/load.ts';

it('speed', { timeout: 600_000 }, async () => {
  const file = '/tmp/w/more/films.sqlite';
  const fresh = !existsSync(file);
  const db = openCatalogue(file, { seed: loadSeed(), log: console.log });
  if (fresh) {
    const t = performance.now();
    const r = await importFile(db, '/work/shared/films/films-36k.ndjson.gz', () => {});
    console.log('import', r.added, performance.now() - t);
  }
  const t0 = performance.now();
  (await import('#/host/renew-genres.ts')).renewGenres(db, 'import');
  console.log('renewGenres ms', performance.now() - t0);
  const context = { db, siteUrl: 'http://x', now: () => new Date() };
  const ids = db
    .all<{ id: number }>(
      "SELECT id FROM entity WHERE kind='movie' ORDER BY (id * 7919) % 100003 LIMIT 600",
    )
    .map((r) => r.id);
  const p = (a: number[]) => {
    const s = a.toSorted((x, y) => x - y);
    return [0.5, 0.95, 0.99, 1]
      .map((q) => s[Math.min(s.length - 1, Math.floor(q * s.length))]?.toFixed(2))
      .join(' ');
  };
  const whole: number[] = [],
    sim: number[] = [];
  for (let r = 0; r < 2; r++)
    for (const id of ids) {
      const a = performance.now();
      movie(context, String(id));
      const b = performance.now();
      const row = db.one<any>('SELECT * FROM entity WHERE id = ?', id);
      const c = performance.now();
      similarTo(db, row);
      const d = performance.now();
      if (r) {
        whole.push(b - a - 0);
        sim.push(d - c);
      }
    }
  console.log(
    'detail with similar p50 p95 p99 max',
    p(whole),
    '| similar alone',
    p(sim),
    '| without',
    p(whole.map((w, i) => w - sim[i]!)),
  );
  console.log(
    db
      .all(
        "SELECT slug, count(*) n FROM genre WHERE kind='movie' GROUP BY slug ORDER BY n DESC LIMIT 60",
      )
      .map((r) => `${r.slug} ${r.n}`)
      .join(', '),
  );
  for (const q of [
    {},
    { language: 'en' },
    { decade: 1940 },
    { sort: 'rating' },
    { sort: 'date' },
    { page: 300 },
  ] as any[]) {
    const t: number[] = [];
    for (let i = 0; i < 40; i++) {
      const a = performance.now();
      ofGenre(context, { genre: 'drama', page: 1, ...q });
      t.push(performance.now() - a);
    }
    console.log('genre drama', JSON.stringify(q), p(t));
  }
  db.close();
});
