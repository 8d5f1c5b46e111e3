import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { updateSchema } from './update.ts';

const UpdateSchema = updateSchema(
  { name: z.string(), rules: z._default(z.string(), 'ninguna') },
  { id: z.string(), name: z.string(), createdAt: z.string(), updatedAt: z.string() },
);
const SEEN = '2026-11-20T12:00:00.000Z';

describe('an update', () => {
  it('has what was sent of the fields that may change, and fills nothing in', () => {
    expect(z.parse(UpdateSchema, { name: 'Copa' })).toEqual({
      changes: { name: 'Copa' },
      expectedUpdatedAt: null,
      id: null,
    });
    expect(z.parse(UpdateSchema, { name: undefined, rules: '' }).changes).toEqual({ rules: '' });
  });

  it('takes back a whole answer, whose version it expects', () => {
    const answer = { id: 'copa', name: 'Copa', createdAt: SEEN, updatedAt: SEEN };
    expect(z.parse(UpdateSchema, answer)).toEqual({
      changes: { name: 'Copa' },
      expectedUpdatedAt: new Date(SEEN),
      id: 'copa',
    });
    expect(z.parse(UpdateSchema, { ...answer, expectedUpdatedAt: null }).expectedUpdatedAt).toBeNull();
  });

  it.each([
    ['a field that is none', { other: 1 }],
    ['a name that is none', { name: 1 }],
    ['an id that is none', { id: 'a/b' }],
    ['a version that is none', { expectedUpdatedAt: 'ayer' }],
  ])('is refused with %s', (_, body) => {
    expect(z.safeParse(UpdateSchema, body).success).toBe(false);
  });
});
