import type { FormResponse } from '@copa/domain/forms/form';
import type { Answers } from '@copa/domain/questions/answers';
import { FormFieldSchema } from '@copa/domain/questions/form-field';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orphanedAnswers, shownAnswer, summarize } from './response-summary.ts';

const field = (type: string, options: string[] = []) =>
  z.parse(FormFieldSchema, { id: 'a', type, label: 'Pregunta', options });

const given = (...answers: Answers[]): FormResponse[] =>
  answers.map((each, index) => ({
    id: `r${index}`,
    formId: 'f',
    answers: each,
    submittedAt: new Date('2026-11-20T12:00:00Z'),
  }));

describe('summarize', () => {
  it('counts choices, also unused ones and those no longer offered', () => {
    expect(
      summarize(
        [field('checkbox', ['Sábado', 'Domingo'])],
        given({ a: ['Sábado', 'Viernes'] }, { a: ['Sábado'] }, {}),
      ),
    ).toMatchObject([
      {
        kind: 'choices',
        answered: 2,
        choices: [
          { choice: 'Sábado', count: 2 },
          { choice: 'Domingo', count: 0 },
          { choice: 'Viernes', count: 1 },
        ],
      },
    ]);
  });

  it('averages ratings and numbers', () => {
    expect(summarize([field('rating')], given({ a: '5' }, { a: '2' }))).toMatchObject([
      {
        kind: 'rating',
        average: 3.5,
        choices: [
          { choice: '5', count: 1 },
          { choice: '4', count: 0 },
          { choice: '3', count: 0 },
          { choice: '2', count: 1 },
          { choice: '1', count: 0 },
        ],
      },
    ]);
    expect(summarize([field('number')], given({ a: '10,0' }, { a: ' ' }, { a: '-5' }))).toMatchObject([
      { kind: 'number', answered: 2, average: 2.5, lowest: -5, highest: 10 },
    ]);
    expect(summarize([field('rating')], [])).toMatchObject([{ average: null, answered: 0 }]);
  });

  it('keeps the latest texts, of any type that is written', () => {
    const texts = ['uno', 'dos', '', 'tres', 'cuatro', 'cinco', 'seis'].map((a) => ({ a }));
    for (const type of ['text', 'textarea', 'date', 'email', 'phone', 'firma']) {
      expect(summarize([field(type)], given(...texts))).toMatchObject([
        { kind: 'texts', answered: 6, latest: ['uno', 'dos', 'tres', 'cuatro', 'cinco'] },
      ]);
    }
  });
});

describe('answers', () => {
  it('are shown as one line', () => {
    expect(shownAnswer(['Sábado', 'Domingo'])).toBe('Sábado, Domingo');
    expect(shownAnswer(undefined)).toBe('');
  });

  it('of removed fields are not lost', () => {
    expect(orphanedAnswers([field('text')], { answers: { a: 'x', viejo: 'y' } })).toEqual([['viejo', 'y']]);
  });
});
