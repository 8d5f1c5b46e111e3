import { ENDPOINTS } from '@copa/domain/api/all';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from './openapi.ts';

type Schema = Readonly<Record<string, unknown>>;

const document: Schema = openApiDocument(ENDPOINTS, { name: 'Copa', url: 'https://copa.test' });

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function* schemasIn(value: unknown, path: string): Generator<readonly [path: string, schema: Schema]> {
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) yield* schemasIn(inner, `${path}/${index}`);
  } else if (isSchema(value)) {
    if ('type' in value) yield [path, value];
    for (const [key, inner] of Object.entries(value)) {
      if (!NO_SCHEMAS.has(key)) yield* schemasIn(inner, `${path}/${key}`);
    }
  }
}

const NO_SCHEMAS = new Set(['default', 'const', 'enum', 'required', 'securitySchemes']);
const SCHEMAS = [...schemasIn(document, '')];

const UNLIMITED =
  /\/(displayName|error|token)$|\/(fields|errors)\/(additionalProperties|propertyNames)$|\/(before|after)\/anyOf\/0\/propertyNames$/;

const SAFE = Number.MAX_SAFE_INTEGER;
const anyText: unknown = expect.any(String);

function lacks(schema: Schema, path: string): boolean {
  const has = (...keys: readonly string[]) => keys.some((key) => key in schema);
  const types = [schema['type']].flat();
  if (types.includes('string'))
    return !has('format', 'pattern', 'enum', 'const', 'maxLength') && !UNLIMITED.test(path);
  if (types.includes('array')) return !has('maxItems');
  if (types.includes('number') || types.includes('integer')) {
    if (has('enum')) return false;
    return !has('minimum') || !has('maximum') || schema['minimum'] === -SAFE;
  }
  return false;
}

function named(name: RegExp): readonly (readonly [string, Schema])[] {
  return SCHEMAS.filter(([path, { type }]) => {
    const property =
      path
        .replace(/\/(anyOf|items|\d+)/g, '')
        .split('/')
        .at(-1) ?? '';
    // Leaves out the site's contacts and privacy facts, which may be empty and so have other formats.
    return (
      name.test(property) && !/\/(contacts|privacy)\//.test(path) && (type === 'string' || type === 'array')
    );
  });
}

const OperationSchema = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']) })),
});

describe('the OpenAPI document', () => {
  it('names every endpoint of the table with every parameter of its path, and no other', () => {
    const paths = z.parse(z.record(z.string(), z.record(z.string(), OperationSchema)), document['paths']);
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId, parameters }]) => {
        const inPath = parameters.flatMap((each) => (each.in === 'path' ? each.name : []));
        return [method, path, operationId, ...inPath.toSorted()].join(' ');
      }),
    );
    const expected = ENDPOINTS.map(({ method, path, id }) => {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const documentedPath = path.replaceAll(/:(\w+)/g, '{$1}');
      return [method.toLowerCase(), documentedPath, id, ...inPath.toSorted()].join(' ');
    });
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  it('holds no reference that leads nowhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, reference = ''] of references) {
      const target = reference
        .split('/')
        .reduce<unknown>((value, key) => new Map(Object.entries(value ?? {})).get(key), document);
      expect(target, reference).toBeDefined();
    }
  });

  it('limits every text, list and number', () => {
    expect(SCHEMAS.length).toBeGreaterThan(500);
    expect(SCHEMAS.filter(([path, schema]) => lacks(schema, path)).map(([path]) => path)).toEqual([]);
  });

  it.each([
    ['lists', { type: 'array', items: { type: 'string', maxLength: 5 } }],
    ['text', { type: 'string' }],
    ['numbers', { type: 'number', maximum: 5 }],
    ['whole numbers', { type: 'integer', minimum: -SAFE, maximum: SAFE }],
    ['numbers or nothing', { type: ['number', 'null'] }],
  ])('is refused for %s without a limit', (_, schema) => {
    expect(lacks(schema, '/x')).toBe(true);
  });

  it.each([
    [/^(id|\w+Id)$/, { pattern: anyText }],
    [
      /^(date|publishDate|\w+At|time|\w+Time|expiry|registrationDeadline|formerDate|endDate)$/,
      { format: 'date-time' },
    ],
    [/^(privateCode)$/, { pattern: '^[0-9a-hjkmnp-tv-z]{26}$' }],
    [/^freeFireId$/, { pattern: '^[0-9]{8,12}$' }],
    [/^email$/, { format: 'email', maxLength: 254 }],
    [/^phone$/, { pattern: '^\\+?[\\d\\s()-]{8,}$', maxLength: 30 }],
    [/^nextCursor$/, { pattern: '^[A-Za-z0-9_-]{1,400}$' }],
  ] as const)('says the format of %s', (name, expected) => {
    const found = named(name);
    expect(found.length).toBeGreaterThan(0);
    for (const [path, schema] of found) expect(schema, path).toMatchObject(expected);
  });
});
