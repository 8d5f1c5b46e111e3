import * as z from 'zod/mini';
import * as words from './words/fields.ts';

const UNSEEN =
  /(?![\n\t])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
const LINE_BREAK = /\r\n?|[\n-\f\u0085\u2028\u2029]/gu;
/** More than four marks on a letter would cover the neighbouring lines. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
/**
 * Surplus marks are removed before `normalize`, because it would take seconds to sort thousands of marks on
 * one letter.
 */
const HEAPED_MARKS = /(\p{M}{32})\p{M}+/gu;
const BLANK = /^[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]*$/u;

export function seenText(value: string): string {
  return value
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(HEAPED_MARKS, '$1')
    .normalize('NFC')
    .replaceAll(STACKED_MARKS, '$1')
    .trim();
}

export function seenLine(value: string): string {
  return seenText(value).replaceAll(/[\n\t]+/g, ' ');
}

export function cutText(value: string, most: number): string {
  return value.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

export function isBlank(value: string): boolean {
  return BLANK.test(value);
}

export function text(max: number, required?: string) {
  return written(max, required, seenLine);
}

export function lines(max: number, required?: string) {
  return written(max, required, seenText);
}

function written(max: number, required: string | undefined, clean: (value: string) => string) {
  const base = z
    .string(required ?? words.notAText)
    .check(z.overwrite(clean), z.maxLength(max, words.tooLong(max)));
  if (required === undefined) return base;
  return base.check(z.refine((value) => !isBlank(value), required));
}
