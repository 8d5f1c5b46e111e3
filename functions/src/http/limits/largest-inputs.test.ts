import { ENDPOINTS } from '@copa/domain/api/all';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { JSON_MAX_BYTES } from '../body.ts';
import { growsTooFast, HOSTILE_TEXTS } from './growth.fixture.ts';

type Part = z.ZodMiniType;

function partsOf(schema: Part, known: Set<Part> = new Set()): ReadonlySet<Part> {
  if (known.has(schema)) return known;
  known.add(schema);
  const inside = (value: unknown): void => {
    if (value instanceof z.ZodMiniType) partsOf(value, known);
    else if (Array.isArray(value)) value.forEach(inside);
  };
  for (const value of Object.values<unknown>({ ...schema.def })) inside(value);
  if (schema instanceof z.ZodMiniObject) Object.values<unknown>(schema.shape).forEach(inside);
  return known;
}

const parts = new Map<Part, string>();
for (const { id, params, query, headers, body } of ENDPOINTS) {
  for (const schema of [params, query, headers, body])
    for (const part of partsOf(schema)) if (!parts.has(part)) parts.set(part, id);
}

const hostileValues: Readonly<Record<string, Readonly<Record<string, (size: number) => unknown>>>> = {
  string: HOSTILE_TEXTS,
  array: {
    'many texts': (size) => Array.from({ length: size / 6 }, (_, index) => String(index)),
    'many objects': (size) => Array.from({ length: size / 3 }, () => ({})),
  },
  record: {
    'many keys': (size) =>
      Object.fromEntries(Array.from({ length: size / 10 }, (_, index) => [`k${index}`, 'x'])),
  },
  object: {
    'many unknown keys': (size) =>
      Object.fromEntries(Array.from({ length: size / 10 }, (_, index) => [`k${index}`, 1])),
  },
};

function work(ms: number): number {
  const from = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(from);
    if (user + system >= ms * 1000) return ms;
  }
}

it.each<[boolean, string, (size: number) => number]>([
  [true, 'with the square', (size) => work((size / 20) ** 2)],
  [false, 'as slowly as its input', (size) => work(size)],
])('says %s of work that grows %s', (isTooFast, _how, run) => {
  expect(growsTooFast(320, run)).toBe(isTooFast);
});

const made = new Map<string, unknown>();

function madeOnce(name: string, size: number, make: (size: number) => unknown): unknown {
  const key = `${name} ${size}`;
  if (!made.has(key)) made.set(key, make(size));
  return made.get(key);
}

it('no call takes longer and longer to read a body of the largest size', { timeout: 120_000 }, () => {
  const cases = [...parts].flatMap(([part, endpoint]) =>
    Object.entries(hostileValues[part.def.type] ?? {}).map(([name, make]) => ({
      part,
      endpoint,
      name,
      make,
    })),
  );
  expect(cases.length).toBeGreaterThan(1000);
  const slow = cases.find(({ part, name, make }) =>
    growsTooFast(JSON_MAX_BYTES, (size) => z.safeParse(part, madeOnce(name, size, make))),
  );
  expect(slow && `${slow.endpoint}: ${slow.name}`).toBeUndefined();
});
