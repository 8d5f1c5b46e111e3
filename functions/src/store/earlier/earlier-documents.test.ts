import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as collections from '../collections.ts';

/** The API of November 2026 stored these documents in its own tests. */
const earlier = readFileSync(join(import.meta.dirname, 'earlier-documents.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) =>
    z.parse(
      z.object({ path: z.string(), fields: z.record(z.string(), z.unknown()) }),
      JSON.parse(line, revived),
    ),
  );

function revived(_key: string, value: unknown): unknown {
  const moment = z.safeParse(z.object({ __t: z.string() }), value);
  if (moment.success) return Timestamp.fromDate(new Date(moment.data.__t));
  const bytes = z.safeParse(z.object({ __b: z.string() }), value);
  return bytes.success ? Buffer.from(bytes.data.__b, 'base64') : value;
}

const PARENT = 'a';
const STAGE = 1;

interface Place {
  readonly path: string;
  readonly schema: z.ZodMiniType;
}

const all = Object.values(collections).flatMap((value): readonly Place[] => {
  if (typeof value === 'function') return [value(PARENT, STAGE)];
  return typeof value === 'object' ? [value] : [];
});

/** `system` has documents of two schemas. */
function schemasAt(path: string) {
  const names = path.split('/').slice(0, -1);
  const place = names
    .map((name, index) => (index % 2 === 0 || name === String(STAGE) ? name : PARENT))
    .join('/');
  return all.flatMap((each) => (each.path === place ? [each.schema] : []));
}

describe('a document that an earlier version stored', () => {
  it.each(earlier.map((each) => [each.path, each.fields] as const))('%s is read', (path, fields) => {
    const parts = path.split('/');
    const ids = { id: parts.at(-1), ...(parts[0] === 'forms' ? { formId: parts[1] } : {}) };
    const readings = schemasAt(path).map((schema) => z.safeParse(schema, { ...fields, ...ids }));
    expect(readings).toContainEqual(expect.objectContaining({ success: true }));
  });
});
