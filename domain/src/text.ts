import * as z from 'zod/mini';
import * as words from './words/fields.ts';

/** A text of these characters alone stays as it is. Most texts are such, and the searches below take long. */
const PLAIN = /^[ -~\u00A0-\u00AC\u00AE-\u02FF]*$/;
/** Includes halves of surrogate pairs, which the database cannot store. */
const UNSEEN =
  /(?![\n\t])\p{Cc}|\p{Cs}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{1D173}-\u{1D17A}]/gu;
/** Tags belong to flags such as that of Scotland. Elsewhere they are letters that nobody sees. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,6}\u{E007F})|[\u{E0000}-\u{E007F}]/gu;
const LINE_BREAK = /\r\n?|[\n-\f\u0085\u2028\u2029]/gu;
/** More than four marks on a letter would cover the neighbouring lines. A joiner between marks starts no letter. */
const STACKED_MARKS = /(\p{M}(?:[\u200C\u200D]*\p{M}){3})(?:[\u200C\u200D]*\p{M})+/gu;
/**
 * Surplus marks are removed before `normalize`, because it would take seconds to sort thousands of marks on
 * one letter.
 */
const HEAPED_MARKS = /(\p{M}{32})\p{M}+/gu;
/** The limit of eight parts fits each emoji. Without it, a cut would leave nothing of a chain of joined emoji. */
const GRAPHEME =
  /(?:\p{RI}\p{RI}|.)(?:[\p{M}\p{Emoji_Modifier}\u200C\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic}?){0,8}/gsu;
const BLANK = /^[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]*$/u;

export function seenText(value: string): string {
  if (PLAIN.test(value)) return value.trim();
  return value
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(TAGS, '$1')
    .replaceAll(HEAPED_MARKS, '$1')
    .normalize('NFC')
    .replaceAll(STACKED_MARKS, '$1')
    .trim();
}

export function seenLine(value: string): string {
  return seenText(value).replaceAll(/[\n\t]+/g, ' ');
}

/** The signs that a reader sees: a letter with its marks, or a whole emoji. Old browsers have no `Intl.Segmenter`. */
export function graphemes(value: string): string[] {
  return value.match(GRAPHEME) ?? [];
}

export function cutText(value: string, most: number): string {
  let kept = '';
  for (const sign of graphemes(value)) {
    if (kept.length + sign.length > most) break;
    kept += sign;
  }
  return kept;
}

/** A text of signs that look like nothing, such as a nick of U+3164, is no text. */
const seenOrEmpty = (value: string) => (isBlank(value) ? '' : value);

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
  const base = z.string(required ?? words.notAText).check(
    z.overwrite((value) => seenOrEmpty(clean(value))),
    z.maxLength(max, words.tooLong(max)),
  );
  if (required === undefined) return base;
  return base.check(z.refine((value) => value !== '', required));
}
