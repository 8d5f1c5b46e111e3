import { csvPhone } from '@copa/domain/csv';
import type { FieldErrors } from '@copa/domain/errors';
import { ANSWERS_BYTES_MAX } from '@copa/domain/limits';
import {
  type Answer,
  type AnswerField,
  type Answers,
  answerBytes,
  isAnswered,
} from '@copa/domain/questions/answers';
import { refusal } from '../refusals.ts';
import * as words from './words.ts';

export function sameAnswers(a: Answers, b: Answers): boolean {
  return answersText(a) === answersText(b);
}

export function answered(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, Answer] => isAnswered(entry[1])),
  );
}

export function requireAnswersFit(answers: Answers): void {
  if (answerBytes(answers) > ANSWERS_BYTES_MAX) throw refusal('payload-too-large', words.answersTooHeavy);
}

export function answersText(answers: Answers): string {
  return JSON.stringify(Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function underAnswers(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([id, message]) => [`answers.${id}`, message]));
}

export function answerCell(answers: Answers, { id, type }: Pick<AnswerField, 'id' | 'type'>): string {
  const text = Object.hasOwn(answers, id) ? answerText(answers[id]) : '';
  return type === 'phone' ? csvPhone(text) : text;
}

function answerText(answer: Answer | undefined): string {
  if (answer === undefined) return '';
  return typeof answer === 'string' ? answer : answer.join('; ');
}

export const OTHER_ANSWERS = 'Otras respuestas';

export function otherAnswers(
  answers: Answers,
  asked: readonly Pick<AnswerField, 'id'>[],
  before: ReadonlyMap<string, string> = new Map(),
): string {
  const known = new Set(asked.map(({ id }) => id));
  return Object.entries(answers)
    .filter(([id]) => !known.has(id))
    .map(([id, answer]) => `${before.get(id) ?? id}: ${answerText(answer)}`)
    .join('\n');
}
