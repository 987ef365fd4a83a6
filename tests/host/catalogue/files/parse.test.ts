import { describe, expect, it } from 'vitest';
import { parseFile } from '#/host/catalogue/files/parse.ts';

const JSON_FILE = `[
  { "title": "Awara", "cast": [["Nargis", "Rita"]] },
  { "title": "Barsaat" }
]`;
const YAML_FILE = `- title: Awara
  cast:
    - [Nargis, Rita]
- title: 1984
  rating: good
`;

describe.each([
  ['films.json', JSON_FILE],
  ['films.yaml', YAML_FILE],
])('the values of %s', (file, source) => {
  it('are those that the file states', () => {
    const { value, errors } = parseFile(file, source);
    expect(errors).toEqual([]);
    expect(value).toHaveLength(2);
    expect(value).toHaveProperty([0, 'cast', 0], ['Nargis', 'Rita']);
  });

  it('are found by line and column: a field by its key, an item by its start', () => {
    const { placeOf } = parseFile(file, source);
    const at = file.endsWith('json')
      ? [
          { line: 2, column: 5 },
          { line: 2, column: 23 },
          { line: 2, column: 43 },
        ]
      : [
          { line: 1, column: 3 },
          { line: 2, column: 3 },
          { line: 3, column: 16 },
        ];
    expect(placeOf([0, 'title'])).toEqual(at[0]);
    expect(placeOf([0, 'cast'])).toEqual(at[1]);
    expect(placeOf([0, 'cast', 0, 1])).toEqual(at[2]);
  });

  it('that are missing are found at their parent', () => {
    const { placeOf } = parseFile(file, source);
    expect(placeOf([1, 'date'])).toEqual(placeOf([1]));
    expect(placeOf([9])).toEqual(placeOf([]));
  });
});

describe('a file that is no JSON or YAML', () => {
  it.each([
    ['a.json', '{\n  "title": \n}', { line: 3, column: 1 }],
    ['a.json', '{ "title": ', { line: 1, column: 12 }],
    ['a.yaml', 'title: [Awara\ndate: 1951\n', { line: 2, column: 1 }],
    ['a.yml', 'title: Awara\ntitle: Barsaat\n', { line: 2, column: 1 }],
  ])('%s says where: %j', (file, source, place) => {
    const { value, errors } = parseFile(file, source);
    expect(value).toBeUndefined();
    expect(errors[0]?.place).toEqual(place);
    expect(errors[0]?.message).toMatch(/\w/);
  });
});

it.each([
  ['[1,\n2,\n]', { line: 2, column: 2 }],
  ['{"a": 1,}', { line: 1, column: 8 }],
  ['[1,, 2]', { line: 1, column: 4 }],
  ['[{}],\n', { line: 1, column: 5 }],
])('a comma too many in JSON is called so, at its place: %j', (source, place) => {
  const { errors } = parseFile('a.json', source);
  expect(errors).toEqual([{ message: 'There is a comma too many.', place }]);
});

it.each(['{"a",1}', '{"a":,}', '[1 2]', '[1, 2'])('no other mistake is: %s', (source) => {
  expect(parseFile('a.json', source).errors[0]?.message).toMatch(/^(?!.*comma)\w+ /);
});

it('a byte order mark before JSON is no mistake', () => {
  expect(parseFile('a.json', '\uFEFF[1]')).toMatchObject({ value: [1], errors: [] });
});

it('a scalar of YAML has a text, and one of JSON has none', () => {
  expect(parseFile('a.yaml', YAML_FILE).textAt([1, 'title'])).toBe('1984');
  expect(parseFile('a.yaml', 'title: 007').textAt(['title'])).toBe('007');
  expect(parseFile('a.json', '{"title":1984}').textAt(['title'])).toBeNull();
});
