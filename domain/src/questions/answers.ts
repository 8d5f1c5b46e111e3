import * as z from 'zod/mini';
import { seenPhone } from '../contact/seen-phone.ts';
import { isEmail, isPhone } from '../contact.ts';
import type { FieldErrors } from '../errors.ts';
import {
  ANSWERS_BYTES_MAX,
  ANSWERS_MAX,
  LONG_TEXT_MAX,
  OPTIONS_MAX,
  RATING_MAX,
  RATING_MIN,
  SHORT_TEXT_MAX,
} from '../limits.ts';
import { isBlank, seenText } from '../text.ts';
import { isCalendarDate } from '../time/calendar-date.ts';
import { knownFieldType } from './field-type.ts';
import * as words from './words/answers.ts';

/** Answers to checkboxes are lists. All other answers are texts, even numbers and ratings. */
export const AnswerSchema = z.union([
  z.string().check(z.overwrite(seenText), z.maxLength(LONG_TEXT_MAX, words.answerTooLong)),
  z
    .array(z.string().check(z.overwrite(seenText), z.maxLength(SHORT_TEXT_MAX)))
    .check(z.maxLength(OPTIONS_MAX)),
]);
export type Answer = z.output<typeof AnswerSchema>;

export const AnswersSchema = z
  .record(z.string().check(z.minLength(1), z.maxLength(128)), AnswerSchema)
  .check(z.refine((answers) => Object.keys(answers).length <= ANSWERS_MAX, words.tooManyAnswers));
export type Answers = z.output<typeof AnswersSchema>;

export function answerBytes(answers: Answers): number {
  return encodeURIComponent(JSON.stringify(answers)).replaceAll(/%../g, 'x').length;
}

/** The error belongs to the answer that was edited last, or to the longest one. */
export function lengthErrors(answers: Answers, edited: string | null): FieldErrors {
  const id = edited !== null && isAnswered(answers[edited] ?? '') ? edited : longestOf(answers);
  const answer = id === undefined ? undefined : answers[id];
  if (id === undefined || answer === undefined) return {};
  if (typeof answer === 'string' && seenText(answer).length > LONG_TEXT_MAX)
    return { [id]: words.answerTooLong };
  const over = answerBytes(answers) - ANSWERS_BYTES_MAX;
  return over > 0 ? { [id]: words.answersTooLong(over) } : {};
}

function longestOf(answers: Answers): string | undefined {
  const [longest] = Object.entries(answers).toSorted(([, one], [, other]) => other.length - one.length);
  return longest?.[0];
}

export interface AnswerField {
  readonly id: string;
  readonly type: string;
  readonly label: string;
  readonly placeholder: string;
  readonly required: boolean;
  readonly options: readonly string[];
}

/**
 * Accepts a comma, because the keypad of an iPhone offers no point in many countries. After a comma at most
 * two digits may follow, because `1,250` may mean a thousand.
 */
const DECIMAL = /^[+-]?\d{1,30}(\.\d{1,30}|,\d{1,2})?$/;

export function isAnswered(answer: Answer): boolean {
  return typeof answer === 'string' ? !isBlank(answer) : answer.length > 0;
}

export function answerError(
  field: AnswerField,
  answer: Answer | undefined,
  requiredMessage: string = words.requiredField,
): string | null {
  if (answer === undefined || !isAnswered(answer)) return field.required ? requiredMessage : null;
  const type = knownFieldType(field.type);
  if (type === 'checkbox') {
    if (typeof answer === 'string') return words.chooseSome;
    if (new Set(answer).size !== answer.length) return words.chooseSome;
    return answer.every((choice) => field.options.includes(choice)) ? null : words.chooseSome;
  }
  if (typeof answer !== 'string') return words.writeText;
  const value = seenText(answer);
  if (value.length > LONG_TEXT_MAX) return words.answerTooLong;
  switch (type) {
    case 'email':
      return isEmail(value) ? null : words.invalidEmail;
    case 'phone':
      return isPhone(seenPhone(value)) ? null : words.invalidPhone;
    case 'number':
      return DECIMAL.test(value) ? null : words.invalidNumber;
    case 'date':
      return isCalendarDate(value) ? null : words.invalidDate;
    case 'rating':
      return isRating(value) ? null : words.invalidRating;
    case 'select':
    case 'radio':
      return field.options.includes(answer) ? null : words.chooseOne;
    default:
      return null;
  }
}

export function answersErrors(
  fields: readonly AnswerField[],
  answers: Answers,
  requiredMessage: string = words.requiredField,
): FieldErrors {
  const errors: Record<string, string> = {};
  const known = new Set<string>();
  for (const field of fields) {
    known.add(field.id);
    const answer = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
    const error = answerError(field, answer, requiredMessage);
    if (error !== null) errors[field.id] = error;
  }
  for (const id of Object.keys(answers)) {
    if (!known.has(id)) errors[id] = words.unknownQuestion;
  }
  return errors;
}

function isRating(value: string): boolean {
  return /^\d$/.test(value) && Number(value) >= RATING_MIN && Number(value) <= RATING_MAX;
}
