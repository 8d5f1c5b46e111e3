import type { FormResponse } from '@copa/domain/forms/form';
import { RATING_MAX, RATING_MIN } from '@copa/domain/limits';
import type { Answer } from '@copa/domain/questions/answers';
import { knownFieldType } from '@copa/domain/questions/field-type';
import type { FormField } from '@copa/domain/questions/form-field';

export interface ChoiceCount {
  readonly choice: string;
  readonly count: number;
}

export type FieldSummary = ReturnType<typeof summaryOf>;

const LATEST_TEXTS = 5;

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, index) => String(RATING_MAX - index));

/** `responses` must be sorted newest first, because the first answers to a text field are shown as the latest. */
export function summarize(fields: readonly FormField[], responses: readonly FormResponse[]) {
  return fields.map((field) => summaryOf(field, responses));
}

function summaryOf(field: FormField, responses: readonly FormResponse[]) {
  const given = responses.flatMap(({ answers }) => valuesOf(answers[field.id]));
  const values = given.flat();
  const numbers = numbersOf(values);
  const asked = { field, answered: given.length };
  switch (knownFieldType(field.type)) {
    case 'select':
    case 'radio':
    case 'checkbox':
      return { ...asked, kind: 'choices' as const, choices: countChoices(field.options, values) };
    case 'rating': {
      const choices = countChoices(RATINGS, values);
      return { ...asked, kind: 'rating' as const, average: average(numbers), choices };
    }
    case 'number': {
      const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
      return { ...asked, kind: 'number' as const, average: average(numbers), lowest, highest };
    }
    default:
      return { ...asked, kind: 'texts' as const, latest: values.slice(0, LATEST_TEXTS) };
  }
}

function valuesOf(answer: Answer | undefined): readonly (readonly string[])[] {
  const values = (typeof answer === 'string' ? [answer] : (answer ?? [])).map((value) => value.trim());
  const filled = values.filter((value) => value !== '');
  return filled.length > 0 ? [filled] : [];
}

function countChoices(options: readonly string[], values: readonly string[]): readonly ChoiceCount[] {
  const counts = new Map<string, number>(options.map((option) => [option, 0]));
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([choice, count]) => ({ choice, count }));
}

function numbersOf(values: readonly string[]): readonly number[] {
  return values.map((value) => Number(value.replace(',', '.'))).filter(Number.isFinite);
}

function average(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

export function shownAnswer(answer: Answer | undefined): string {
  const [values = []] = valuesOf(answer);
  return values.join(', ');
}

export function orphanedAnswers(
  fields: readonly FormField[],
  { answers }: Pick<FormResponse, 'answers'>,
): readonly (readonly [string, string])[] {
  const known = new Set(fields.map(({ id }) => id));
  return Object.entries(answers)
    .filter(([id]) => !known.has(id))
    .map(([id, answer]) => [id, shownAnswer(answer)] as const);
}
