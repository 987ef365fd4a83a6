/** Fills a database with the open catalogue; once, and again when its files have changed. */
import { fnv1a } from '#/contract/raw.ts';
import type { Db } from '../db.ts';
import { slug, stableId } from '../ids.ts';
import { indexEntity } from '../search/index-entity.ts';
import type { Seed } from './load.ts';
import { filmPopularity, personPopularity } from './popularity.ts';
import type { SeedDrama, SeedFilm, SeedPerson, SeedRecording, SeedSeries } from './schema.ts';

type Video = { archive?: string; archiveFile?: string; youtube?: string; clip?: string };
type Credit = readonly [string] | readonly [string, string];
type Kept = { title_id: number; role: string; part: string; position: number };
type Entity = {
  id: number;
  kind: 'movie' | 'series' | 'person';
  name: string;
  original?: string;
  native?: { lang: string; text: string };
  form?: string;
  language?: string;
  released?: string;
  rating?: number;
  popularity: number;
  overview?: string;
};

/** Puts the seed in place of an older one. Imported rows stay. Answers whether anything was done. */
export function fillFromSeed(db: Db, seed: Seed): boolean {
  const known = db.one<{ value: string }>("SELECT value FROM fact WHERE key = 'seed'");
  if (known?.value === seed.fingerprint) return false;
  db.transaction(() => {
    clear(db);
    fill(db, seed);
    db.run(
      "INSERT INTO fact VALUES ('seed', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
      seed.fingerprint,
    );
  });
  return true;
}

function clear(db: Db): void {
  // A person of the seed who plays in an imported film stays for that film.
  db.run(`UPDATE entity SET source = 'import' WHERE source = 'seed' AND kind = 'person' AND id IN
    (SELECT person_id FROM credit JOIN entity AS title ON title.id = title_id
     WHERE title.source = 'import')`);
  for (const sql of [
    "DELETE FROM search WHERE rowid IN (SELECT id FROM entity WHERE source = 'seed')",
    "DELETE FROM entity WHERE source = 'seed'",
    'DELETE FROM season',
    'DELETE FROM clip',
  ]) {
    db.run(sql);
  }
}

function fill(db: Db, seed: Seed): void {
  const people = new People(db, seed.people);
  for (const film of seed.films) addFilm(db, people, film);
  for (const series of seed.series) addSeries(db, people, series);
  for (const [order, drama] of seed.dramas.entries()) addDrama(db, drama, order);
  const own = (kind: string): SeedRecording[] =>
    seed.clips
      .filter((clip) => clip.kind === kind)
      .map(({ title, note, name }) => ({ title, note, clip: name, basis: 'Our own.' }));
  addClips(db, 'song', [...own('song'), ...seed.songs]);
  addClips(db, 'fitness', [...own('fitness'), ...seed.fitness]);
  people.settle();
}

/** People come from credits; what the seed knows of them is looked up by name. */
class People {
  readonly #db: Db;
  readonly #known: Map<string, SeedPerson>;
  readonly #ratings = new Map<number, number[]>();

  constructor(db: Db, known: SeedPerson[]) {
    this.#db = db;
    this.#known = new Map(known.map((person) => [person.name, person]));
  }

  /** The id of a person, who is added when first met. */
  id(name: string, rating: number, department: string): number {
    const id = stableId('person', slug(name));
    const ratings = this.#ratings.get(id);
    if (ratings) ratings.push(rating);
    else {
      this.#ratings.set(id, [rating]);
      this.#add(id, name, department);
    }
    return id;
  }

  #add(id: number, name: string, department: string): void {
    const person = this.#known.get(name);
    const kept = this.#takeOut(id);
    addEntity(this.#db, {
      id,
      kind: 'person',
      name,
      native: person?.native,
      popularity: 0,
      overview: person?.biography,
    });
    this.#db.run(
      'INSERT INTO person VALUES (?, ?, ?, ?, ?)',
      id,
      person?.birthday ?? null,
      person?.placeOfBirth ?? null,
      person?.department ?? department,
      person?.gender === 'female' ? 1 : person?.gender === 'male' ? 2 : 0,
    );
    for (const { title_id, role, part, position } of kept) {
      this.#db.run('INSERT INTO credit VALUES (?, ?, ?, ?, ?)', title_id, id, role, part, position);
    }
  }

  /** Removes a person who had stayed for an imported film; answers the credits there. */
  #takeOut(id: number): Kept[] {
    const kept = this.#db.all<Kept>('SELECT * FROM credit WHERE person_id = ?', id);
    this.#db.run('DELETE FROM search WHERE rowid = ?', id);
    this.#db.run("DELETE FROM entity WHERE id = ? AND source = 'import'", id);
    return kept;
  }

  /** Popularity is known when all credits are. */
  settle(): void {
    for (const [id, ratings] of this.#ratings) {
      const known = this.#db.one<{ overview: string }>(
        'SELECT overview FROM entity WHERE id = ?',
        id,
      );
      const popularity = personPopularity(ratings, known?.overview !== '');
      this.#db.run('UPDATE entity SET popularity = ? WHERE id = ?', popularity, id);
    }
  }
}

function addEntity(db: Db, entity: Entity): void {
  db.run(
    "INSERT INTO entity VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'seed')",
    entity.id,
    entity.kind,
    entity.name,
    entity.original ?? null,
    entity.native?.lang ?? null,
    entity.native?.text ?? null,
    entity.form ?? null,
    entity.language ?? null,
    entity.released ?? '',
    entity.rating ?? null,
    entity.popularity,
    entity.overview ?? '',
  );
  indexEntity(db, entity.id, entity.name, entity.original ?? null, entity.native?.text ?? null);
}

function addFilm(db: Db, people: People, film: SeedFilm): void {
  const id = stableId('movie', `${slug(film.title)}-${film.date.slice(0, 4)}`);
  addEntity(db, {
    id,
    kind: 'movie',
    name: film.title,
    original: film.originalTitle,
    native: film.native,
    form: film.kind,
    language: film.language,
    released: film.date,
    rating: film.rating,
    popularity: filmPopularity(film.rating, film.cast.length, linkOf(film) !== null),
    overview: film.overview,
  });
  db.run(
    'INSERT INTO movie VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    linkOf(film),
    film.youtube ? youtube(film.youtube) : null,
    film.youtube ?? null,
    film.freeFrom ?? null,
    film.added,
    // Films of one day come in a fixed mixed order, so that no one subject fills a row.
    fnv1a(film.title),
  );
  addCredits(
    db,
    people,
    id,
    film.rating,
    'director',
    film.directors.map((name) => [name] as const),
  );
  addCredits(db, people, id, film.rating, 'cast', film.cast);
  for (const [position, name] of film.companies.entries()) {
    db.run('INSERT INTO company VALUES (?, ?, ?)', id, position, name);
  }
}

function addCredits(
  db: Db,
  people: People,
  titleId: number,
  rating: number,
  role: 'director' | 'creator' | 'cast' | 'crew',
  credits: readonly Credit[],
): void {
  for (const [position, [name, part = '']] of credits.entries()) {
    const department = role === 'cast' ? 'Acting' : 'Directing';
    const personId = people.id(name, rating, department);
    db.run('INSERT INTO credit VALUES (?, ?, ?, ?, ?)', titleId, personId, role, part, position);
  }
}

function addSeries(db: Db, people: People, series: SeedSeries): void {
  const id = stableId('series', `${slug(series.title)}-${series.date.slice(0, 4)}`);
  addEntity(db, {
    id,
    kind: 'series',
    name: series.title,
    form: 'series',
    language: series.language,
    released: series.date,
    rating: series.rating,
    popularity: filmPopularity(series.rating, series.cast.length, series.videos.length > 0),
    overview: series.overview,
  });
  addCredits(
    db,
    people,
    id,
    series.rating,
    'creator',
    series.creators.map((name) => [name] as const),
  );
  addCredits(db, people, id, series.rating, 'cast', series.cast);
  addCredits(db, people, id, series.rating, 'crew', series.crew);
  for (const [position, video] of series.videos.entries()) {
    const key = video.youtube ?? linkOf(video) ?? '';
    db.run('INSERT INTO video VALUES (?, ?, ?, ?, ?)', id, position, video.type, video.name, key);
  }
  for (const [position, season] of series.seasons.entries()) {
    addSeason(db, 'season', position, { ...season, date: String(season.released), overview: '' });
  }
}

function addDrama(db: Db, drama: SeedDrama, position: number): void {
  addSeason(db, 'drama', position, drama);
}

type SeasonLike = Pick<
  SeedDrama,
  'title' | 'language' | 'date' | 'overview' | 'native' | 'episodes'
>;

/** Season and episode ids stand in addresses: short enough for the contract's grammar of ids. */
const LONGEST_SEASON_SLUG = 48;

function addSeason(db: Db, kind: 'season' | 'drama', position: number, season: SeasonLike): void {
  const name = slug(season.title).slice(0, LONGEST_SEASON_SLUG);
  const id = `${name}-${season.date.slice(0, 4)}`;
  db.run(
    'INSERT INTO season VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    kind,
    stableId('season', id),
    season.title,
    season.overview,
    season.native?.lang ?? null,
    season.native?.text ?? null,
    season.date,
    season.language,
    position,
  );
  for (const episode of season.episodes) {
    db.run(
      'INSERT INTO episode VALUES (?, ?, ?, ?, ?, ?)',
      `${id}-${String(episode.number).replace('.', '-')}`,
      id,
      episode.number,
      episode.title ?? `${season.title}, episode ${episode.number}`,
      episode.description ?? '',
      linkOf(episode),
    );
  }
}

function addClips(db: Db, kind: 'song' | 'fitness', items: SeedRecording[]): void {
  for (const [position, item] of items.entries()) {
    const title = item.artist ? `${item.title} (${item.artist})` : item.title;
    const id = `${kind}-${slug(title)}`;
    const released = item.year ? String(item.year) : '';
    db.run(
      'INSERT INTO clip VALUES (?, ?, ?, ?, ?, ?)',
      id,
      kind,
      title,
      released,
      linkOf(item),
      position,
    );
  }
}

/** The address a thing plays at: a path for our own clips, so that SITE_URL may change. */
function linkOf({ clip, archive, archiveFile, youtube: id }: Video): string | null {
  if (clip) return `/clips/${clip}`;
  if (archive) {
    const file = archiveFile ? `/${encodeURIComponent(archiveFile)}` : '';
    return `https://archive.org/embed/${archive}${file}`;
  }
  return id ? youtube(id) : null;
}

function youtube(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}
