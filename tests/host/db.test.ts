import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { DatabaseError } from '#/host/database-error.ts';
import { openDb } from '#/host/db.ts';
import { folderOfEach } from '../fixtures/folder.ts';

const folder = folderOfEach();
const file = (name = 'catalogue.db') => join(folder, name);

describe('a catalogue file', () => {
  it('is created with its folder if it does not exist', () => {
    const db = openDb(file('deep/er/catalogue.db'));
    expect(db.one('SELECT count(*) AS n FROM entity')).toEqual({ n: 0 });
    db.close();
  });

  it('is refused with a clear message when a newer version made it', () => {
    openDb(file()).close();
    const raw = new DatabaseSync(file());
    raw.exec('PRAGMA user_version = 999');
    raw.close();
    expect(() => openDb(file())).toThrow(DatabaseError);
    expect(() => openDb(file())).toThrow(
      `The catalogue ${file()} can not be opened: it was made by a newer version`,
    );
  });

  it('is refused with a clear message when it is not a database, or is a folder', () => {
    writeFileSync(file('text.db'), 'This is not a database, but a text of some length.'.repeat(20));
    expect(() => openDb(file('text.db'))).toThrow(
      /^The catalogue .*text\.db can not be read: the file is damaged\.$/,
    );
    expect(() => openDb(folder)).toThrow(DatabaseError);
  });

  it('is in WAL mode, so that an import and the site can share it', () => {
    const db = openDb(file());
    expect(db.one('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
    const other = openDb(file());
    db.transaction(() => {
      db.run("INSERT INTO fact (key, value) VALUES ('a', 'b')");
      expect(other.all('SELECT * FROM fact')).toEqual([]);
    });
    expect(other.all('SELECT key FROM fact')).toEqual([{ key: 'a' }]);
    other.close();
    db.close();
  });

  it('has STRICT tables, so that a column holds only values of its type', () => {
    const db = openDb(':memory:');
    const tables = db.all<{ name: string; strict: number }>(
      "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table'",
    );
    const ours = tables.filter(({ name }) => !name.startsWith('sqlite_'));
    expect(ours.filter(({ strict }) => strict === 0)).toEqual([]);
    expect(ours.length).toBeGreaterThan(5);
    db.close();
  });
});

describe('a transaction', () => {
  it('is rolled back when its work throws', () => {
    const db = openDb(':memory:');
    const work = () =>
      db.transaction(() => {
        db.run("INSERT INTO fact (key, value) VALUES ('a', 'b')");
        throw new Error('no');
      });
    expect(work).toThrow('no');
    expect(db.all('SELECT * FROM fact')).toEqual([]);
    db.transaction(() => db.run("INSERT INTO fact (key, value) VALUES ('a', 'c')"));
    expect(db.all('SELECT value FROM fact')).toEqual([{ value: 'c' }]);
    db.close();
  });
});

describe('the version', () => {
  it('changes with what this connection and others write, and with nothing else', () => {
    const db = openDb(file());
    const other = openDb(file());
    const start = db.version();
    expect(db.version()).toBe(start);
    db.run("INSERT INTO fact (key, value) VALUES ('own', '')");
    const own = db.version();
    expect(own).not.toBe(start);
    other.run("INSERT INTO fact (key, value) VALUES ('other', '')");
    expect(db.version()).not.toBe(own);
    other.close();
    db.close();
  });
});
