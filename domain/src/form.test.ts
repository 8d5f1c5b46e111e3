import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FormFieldInputSchema } from './form.ts';

describe('the id of a form field', () => {
  const isAccepted = (id: string) =>
    z.safeParse(FormFieldInputSchema, { id, type: 'text', label: '¿Cuál es tu apodo?' }).success;

  it.each(['apodo', 'a', '_x', '__x', 'x__', 'con-guion', 'A'.repeat(64)])('may be %s', (id) => {
    expect(isAccepted(id)).toBe(true);
  });

  it.each(['', 'con espacio', 'a.b', 'a/b', 'ñandú', 'A'.repeat(65), '__x__', '____'])(
    'may not be "%s"',
    (id) => {
      expect(isAccepted(id)).toBe(false);
    },
  );
});
