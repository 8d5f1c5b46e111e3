import { FormSchema } from '@copa/domain/forms/form';
import { MIN_ACCOUNT_LEVEL } from '@copa/domain/limits';
import { answerError } from '@copa/domain/questions/answers';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { StoredTournamentSchema } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRegistrationCodes } from '../../functions/src/desk/code.ts';
import { createRecordKeys } from '../../functions/src/desk/record-keys.ts';
import { demoDocuments } from './seed.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const documents = demoDocuments(NOW, createRegistrationCodes('a secret'), createRecordKeys('a secret'));
const idOf = (path: string) => path.split('/')[1] ?? '';
const below = (collection: string) =>
  [...documents].filter(([path]) => path.startsWith(`${collection}/`) && path.split('/').length === 2);

const tournaments = below('tournaments').map(([path, data]) => ({
  ...z.parse(StoredTournamentSchema, data),
  id: idOf(path),
  rules: String(data['rules']),
}));
const forms = new Map(
  below('forms').map(([path, data]) => [idOf(path), z.parse(FormSchema, { ...data, id: idOf(path) })]),
);

const NUMBERS: Readonly<Record<string, string>> = { sola: '1', dos: '2', tres: '3' };
const CONFIRMED: Readonly<Record<string, WindowKind>> = {
  'que vas': 'entry',
  'que estás listo': 'match',
  'que juegas la final': 'final',
};

describe('the rules of the demo', () => {
  it.each(tournaments)(
    'are kept by the form: $id asks for no level that may not play',
    ({ rules, linkedFormId }) => {
      expect(rules).toContain(`nivel ${MIN_ACCOUNT_LEVEL} o superior`);
      const levels = (forms.get(linkedFormId ?? '')?.fields ?? []).filter(({ id }) => id === 'nivel');
      expect(levels).toHaveLength(linkedFormId === null ? 0 : 1);
      for (const field of levels) {
        const refused = ['12', String(MIN_ACCOUNT_LEVEL - 1)].map((level) => answerError(field, level));
        expect(refused).toEqual(['Elige una de las opciones', 'Elige una de las opciones']);
        expect(Number(/\d+/.exec(field.options[0] ?? '')?.[0])).toBe(MIN_ACCOUNT_LEVEL);
      }
    },
  );

  it.each(tournaments)('agree with the confirmations beside them: $id', ({ rules, description, windows }) => {
    const said = /a las horas que dice el torneo: (.+)\.$/m.exec(rules)?.[1] ?? '';
    const kinds = said.split(/, | y /).flatMap((part) => CONFIRMED[part] ?? []);
    expect(kinds).toEqual(windows.map(({ kind }) => kind));
    expect(windows.length > 0 || !/confirm/i.test(`${rules} ${description}`)).toBe(true);
  });

  it.each(tournaments)('agree with the plan beside them: $id', ({ rules, description, plan }) => {
    const lines = plan?.steps.at(-1)?.lines ?? [];
    const how = /^Final\. (.+)$/m.exec(rules)?.[1];
    expect(how === undefined || lines.includes(how)).toBe(true);
    expect(how === undefined).toBe(lines.length === 0);
    const planned = /(\d+) partidas?/i.exec(lines.join(' '))?.[1];
    const counts = [...`${rules} ${description}`.matchAll(/(sola|dos|tres|\d+) partidas?\b|mejor de (\d)/g)];
    const numbers = counts.map(([, games = '', best = games]) => NUMBERS[best] ?? best);
    expect(numbers.filter((number) => number !== planned)).toEqual([]);
  });
});
