/** The contract as an OpenAPI 3.1 document, made from the schemas of the wire. */
import { z } from 'zod';
import { type CallName, callNames, calls } from '../calls.ts';
import { fieldWordsOf, rowNamed, words } from '../row.ts';
import { callWords, groups } from './call-words.ts';
import { CONTRACT_VERSION } from './changes.ts';
import examples from './examples.json' with { type: 'json' };
import { type Parameter, parametersOf, ui } from './params.ts';
import { FAILURES, statuses } from './rules.ts';

/** A JSON Schema, as far as the page reads it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
  $defs?: Record<string, Schema>;
};

const ROOT = '#/components/schemas/';

/** Returns a schema of zod as JSON Schema. Its named parts go into `schemas`. */
function schemaOf(schema: z.ZodType, schemas: Record<string, Schema>): Schema {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    metadata: words,
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      // Bounds of numbers in JavaScript tell a host nothing.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  const { $schema: _dialect, $defs = {}, ...own } = made;
  for (const [name, part] of Object.entries($defs)) schemas[name] = pointed(part as Schema);
  return pointed(own as Schema);
}

/** Returns a schema whose references lead into the document. */
function pointed(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', ROOT)) as Schema;
}

/** Gives the fields of a schema the words of those of zod's. */
function explain({ properties = {} }: Schema, declared: z.ZodType | undefined): void {
  const fields = declared ? fieldWordsOf(declared) : {};
  for (const [field, inner] of Object.entries(properties)) {
    const description = fields[field];
    if (description) inner.description = description;
  }
}

const header = (description: string) => ({ description, schema: { type: 'string' } });
const HEADERS = {
  'Cache-Control': header(
    '`max-age` (or `s-maxage`) shortens how long the site takes the answer for fresh, to 10 s at least. ' +
      '`no-store` keeps it off disks.',
  ),
  ETag: header('The site sends it back in `If-None-Match`.'),
};

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

function operationOf(name: CallName, schemas: Record<string, Schema>) {
  const { group, is, shown } = callWords[name];
  const example = (examples as Record<string, { body: unknown }>)[name]?.body;
  const schema = schemaOf(calls[name].schema, schemas);
  explain(schema, calls[name].schema);
  const json = { schema, example };
  return {
    operationId: name,
    tags: [groups[group]],
    summary: is,
    description: shown,
    parameters: [...parametersOf(name), refTo('parameters', 'ui')],
    responses: {
      200: { description: is, headers: HEADERS, content: { 'application/json': json } },
      304: { description: 'It has not changed.' },
      ...Object.fromEntries(FAILURES.map((status) => [status, refTo('responses', status)])),
    },
  };
}

function failures() {
  const content = { 'application/json': { schema: { $ref: `${ROOT}Error` } } };
  const of = (wanted: string) => statuses.find(({ status }) => status === wanted)?.means ?? '';
  return Object.fromEntries(
    FAILURES.map((status) => [status, { description: of(status), content }]),
  );
}

const ABOUT = `What a catalogue host answers, so that the site and other clients can show it. Every call is a GET.
A field that is not required is an extra: a host may send it, and every client does without it. A client
passes over fields that it does not know.`;

/** Returns the document. */
export function openApi() {
  const schemas: Record<string, Schema> = {
    Error: {
      type: 'object',
      description: 'Why there is no answer, in words for developers.',
      properties: { error: { type: 'string' } },
      required: ['error'],
    },
  };
  const paths = Object.fromEntries(
    callNames.map((name) => [calls[name].template, { get: operationOf(name, schemas) }]),
  );
  for (const [name, schema] of Object.entries(schemas)) explain(schema, rowNamed(name));
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: 'The host contract', version: CONTRACT_VERSION, description: ABOUT },
    servers: [
      {
        url: '{host}',
        description: 'A host. Its address may end in a path.',
        variables: { host: { default: 'https://host.example' } },
      },
    ],
    security: [{}, { token: [] }],
    tags: Object.values(groups).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      parameters: { ui: ui satisfies Parameter },
      responses: failures(),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'HOST_TOKEN of the site, if it is set.',
        },
      },
    },
  };
}

export type OpenApi = ReturnType<typeof openApi>;
