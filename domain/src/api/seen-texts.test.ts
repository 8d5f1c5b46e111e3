import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isBlank, seenText } from '../text.ts';
import { ENDPOINTS } from './all.ts';
import { partsOf } from './schema-parts.fixture.ts';

/** Secrets and ids are compared as they are sent, as are the names and values that an organiser saw. */
const AS_SENT = /(token|secret|password|[iI]d|units|undo|expectedTournaments)$|\.(names|seen)\./;
/** Answers and rules are cleaned, but only their readers judge whether they are blank. */
const MAY_BE_BLANK = /(answers|rules|Rules)$/;

function textsIn(schema: z.ZodMiniType, path: string): readonly (readonly [string, z.ZodMiniType])[] {
  const { type, fields, inside } = partsOf(schema);
  if (type === 'string') return [[path, schema]];
  return [
    ...fields.flatMap(([field, each]) => textsIn(each, `${path}.${field}`)),
    ...inside.flatMap((each) => textsIn(each, path)),
  ];
}

const TEXTS = ENDPOINTS.flatMap(({ id, body }) => textsIn(body, id)).filter(([path]) => !AS_SENT.test(path));

const kept = (schema: z.ZodMiniType, text: string): string => {
  const { data } = z.safeParse(schema, text);
  return typeof data === 'string' ? data : '';
};

it('a call has texts', () => {
  expect(TEXTS.length).toBeGreaterThan(80);
});

it.each(TEXTS)('%s keeps nothing that nobody sees', (path, schema) => {
  for (const hidden of [
    'Ana\u202E\u0000\u200B77',
    'Ana\u{E0041}\uD800 77',
    `Ana${'\u0301\u200D'.repeat(20)}`,
  ]) {
    expect(kept(schema, hidden)).toBe(seenText(kept(schema, hidden)));
  }
  for (const blank of ['\u3164', '\u2800 \uFE0F'])
    expect(isBlank(kept(schema, blank)) && (kept(schema, blank) === '' || MAY_BE_BLANK.test(path))).toBe(
      true,
    );
});
