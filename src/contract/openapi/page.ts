/** What the page of the contract shows, from the document. */
import { type CallName, callNames, calls } from '../calls.ts';
import { rowNamed } from '../row.ts';
import { callWords, type Group, groups } from './call-words.ts';
import examples from './examples.json' with { type: 'json' };
import { openApi, type Schema } from './openapi.ts';
import { type Parameter, parametersOf, ui, valuesOf } from './params.ts';

export type ShownCall = {
  name: CallName;
  /** Its address, with `{name}` in place of each parameter in the path. */
  template: string;
  is: string;
  shown: string;
  parameters: ShownParameter[];
  /** What the answer is, where it is no envelope with fields. */
  whole: string | null;
  fields: Field[];
  example: { address: string; body: string };
};

/** A parameter with the values that it may have. */
export type ShownParameter = Parameter & { values: string };

export type ShownGroup = { id: Group; heading: string; calls: ShownCall[] };
export type ShownRow = { name: string; is: string; fields: Field[] };
export type ShownKind = { name: string; words: string; examples: string[] };

export type ContractPage = {
  groups: ShownGroup[];
  rows: ShownRow[];
  kinds: ShownKind[];
};

/** Returns the calls by group, and by their names the rows and the kinds of values. */
export function contractPage(): ContractPage {
  const { paths, components } = openApi();
  const schemas: Record<string, Schema> = components.schemas;
  const shownCall = (name: CallName): ShownCall => {
    const { template } = calls[name];
    const { is, shown } = callWords[name];
    const schema = paths[template]?.get.responses[200].content['application/json'].schema ?? {};
    const { address, body } = examples[name];
    return {
      name,
      template,
      is,
      shown,
      parameters: [...parametersOf(name), ui].map((one) => ({ ...one, values: valuesOf(one) })),
      whole: schema.properties ? null : kindOf(schema),
      fields: fieldsOf(schema),
      example: { address, body: JSON.stringify(body, null, 2) },
    };
  };
  const named = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isRow = ([name]: [string, Schema]) => rowNamed(name) !== undefined;
  const groupOf = (id: Group): ShownGroup => ({
    id,
    heading: groups[id],
    calls: callNames.filter((name) => callWords[name].group === id).map(shownCall),
  });
  return {
    groups: (Object.keys(groups) as Group[]).map(groupOf),
    rows: named.filter(isRow).map(([name, schema]) => ({
      name,
      is: schema.description ?? '',
      fields: fieldsOf(schema),
    })),
    kinds: named
      .filter((one) => !isRow(one) && one[0] !== 'Error')
      .map(([name, { description = '', examples = [] }]) => ({
        name,
        words: description,
        examples: examples.map((one) => JSON.stringify(one)),
      })),
  };
}

/** The fields of a schema, as the page of the contract shows them. */
export type Field = {
  name: string;
  /** What it may hold, such as `list of Movie`, `text` or `Rating`. */
  kind: string;
  /** Whether every host has to send it. */
  needed: boolean;
  words: string;
};

const NAMES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

/** Returns what a value of a schema is, in words. */
export function kindOf(schema: Schema): string {
  const { $ref, anyOf, items, properties, type = [] } = schema;
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (anyOf) return anyOf.map(kindOf).join(' or ');
  if (schema.enum) return schema.enum.map(String).join(', ');
  if (items) return `list of ${kindOf(items)}`;
  if (properties) {
    const fields = Object.entries(properties).map(([name, one]) => `${name}: ${kindOf(one)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return [type]
    .flat()
    .map((one) => NAMES[one] ?? one)
    .join(' or ');
}

/** Returns the fields of an object's schema: first those that every host has to send. */
export function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  const all = Object.entries(properties).map(([name, schema]) => ({
    name,
    kind: kindOf(schema),
    needed: required.includes(name),
    words: schema.description ?? '',
  }));
  return all.toSorted((a, b) => Number(b.needed) - Number(a.needed));
}
