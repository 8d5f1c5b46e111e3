import { ENDPOINTS } from '@copa/domain/api/all';
import { getOpenApi } from '@copa/domain/api/documentation';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { request } from './support/api-client.ts';

const OperationSchema = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']) })),
  responses: z.record(z.string(), z.unknown()),
});
const DocumentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), OperationSchema)),
});

describe('the OpenAPI document', () => {
  let paths: z.output<typeof DocumentSchema>['paths'] = {};
  beforeAll(async () => {
    const response = await request(getOpenApi);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    ({ paths } = z.parse(DocumentSchema, await response.json()));
  });

  it('names every endpoint of the table, and no other', () => {
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    );
    const expected = ENDPOINTS.map(({ method, path, id }) => {
      const documentedPath = path.replaceAll(/:(\w+)/g, '{$1}');
      return `${method.toLowerCase()} ${documentedPath} ${id}`;
    });
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  it('names every parameter of a path', () => {
    for (const [path, operations] of Object.entries(paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      for (const { parameters } of Object.values(operations)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
        expect(inPath.toSorted(), path).toEqual(named.toSorted());
      }
    }
  });

  it('holds no reference that leads nowhere', async () => {
    const text = await (await request(getOpenApi)).text();
    const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? ''));
    expect(references.size).toBeGreaterThan(0);
    for (const reference of references) {
      const target = reference
        .split('/')
        .reduce<unknown>((value, key) => new Map(Object.entries(value ?? {})).get(key), JSON.parse(text));
      expect(target, reference).toBeDefined();
    }
  });
});
