import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Collection } from '../store/collection.ts';
import * as collections from '../store/collections.ts';

type Stored = Collection<{ readonly id: string }>;
const isCollection = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'schema' in value;
const stored = Object.values(collections)
  .map((each: unknown) =>
    typeof each === 'function' ? (each as (id: string, stage: number) => unknown)('id', 1) : each,
  )
  .filter(isCollection);

/** The JSON Schema of a strict object has `additionalProperties: false`. */
function strictPaths(part: unknown, path: string): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const isStrict = 'additionalProperties' in part && part.additionalProperties === false;
  const inside = Object.entries(part).flatMap(([name, each]) => strictPaths(each, `${path}.${name}`));
  return isStrict ? [path, ...inside] : inside;
}

it('lets an older program read newer documents: no stored object refuses unknown fields', () => {
  expect(stored.length).toBeGreaterThan(40);
  const strict = stored.flatMap(({ path, schema }) =>
    strictPaths(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), path),
  );
  expect(strict).toEqual([]);
});
