import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FormFieldInputSchema } from '../questions/form-field.ts';
import { FormSchema, formRefusal } from './form.ts';

describe('the id of a form field', () => {
  const isAccepted = (id: string) =>
    z.safeParse(FormFieldInputSchema, { id, type: 'text', label: '¿Cuál es tu apodo?' }).success;

  it.each(['apodo', 'a', '_x', '__x', 'x__', '__x__y', 'con-guion', 'A'.repeat(64)])('may be %s', (id) => {
    expect(isAccepted(id)).toBe(true);
  });

  it.each(['', 'con espacio', 'a.b', 'a/b', 'ñandú', 'A'.repeat(65), '__x__', '____'])(
    'may not be "%s"',
    (id) => {
      expect(isAccepted(id)).toBe(false);
    },
  );
});

describe('a form', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const form = (fields: object) => z.parse(FormSchema, { id: 'f', title: 'Ficha', ...fields });

  it.each([
    ['takes answers', {}, null],
    ['takes them until its very end', { closesAt: now }, null],
    ['takes none after it', { closesAt: at(-1) }, 'form-closed'],
    ['takes the last of its answers', { maxResponses: 3, responseCount: 2 }, null],
    ['takes none beyond them', { maxResponses: 3, responseCount: 3 }, 'form-full'],
    ['takes none while it is inactive', { isActive: false, closesAt: at(-1) }, 'form-inactive'],
  ])('%s', (_, fields, refused) => {
    expect(formRefusal(form(fields), now)).toBe(refused);
  });
});
