import * as z from 'zod/mini';

/** Trimmed, with Unicode normalised, so that what is compared later is what was meant. */
export function text(max: number, messages: { readonly required?: string } = {}) {
  const base = z.string(messages.required ?? 'Debe ser un texto.').check(
    z.overwrite((value) => value.normalize('NFC').trim()),
    z.maxLength(max, `Usa como máximo ${max} caracteres.`),
  );
  return messages.required === undefined ? base : base.check(z.minLength(1, messages.required));
}
