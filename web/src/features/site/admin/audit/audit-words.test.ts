import { FormSchema } from '@copa/domain/forms/form';
import { StageSettingsSchema } from '@copa/domain/play/stage';
import { QuestionSchema } from '@copa/domain/questions/question';
import { SeasonSchema } from '@copa/domain/seasons/season';
import { SiteSettingsSchema } from '@copa/domain/site/settings';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldNames, valueName } from '../../words/audit-fields.ts';
import { BOOKKEEPING } from './audit-changes.ts';

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly string[];
}

function partsOf({
  properties = {},
  items,
  anyOf = [],
  oneOf = [],
}: JsonSchema): readonly [string, string][] {
  const own = Object.entries(properties)
    .filter(([field]) => !BOOKKEEPING.has(field))
    .flatMap(([field, inner]): readonly [string, string][] => [
      [field, ''],
      ...[inner, ...(inner.anyOf ?? []), inner.items ?? {}]
        .flatMap((each) => each.enum ?? [])
        .map((value): [string, string] => [field, value]),
      ...partsOf(inner),
    ]);
  return [...own, ...(items === undefined ? [] : partsOf(items)), ...[...anyOf, ...oneOf].flatMap(partsOf)];
}

const AUDITED = {
  FormSchema,
  QuestionSchema,
  SeasonSchema,
  SiteSettingsSchema,
  StageSettingsSchema,
  TournamentSchema,
};

it.each(Object.entries(AUDITED))('has Spanish words for all of %s', (_, schema) => {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema;
  const parts = partsOf(json);
  expect(parts.length).toBeGreaterThan(4);
  const unnamed = parts.filter(([field, value]) => {
    if (value === '') return fieldNames[field] === undefined;
    return valueName(field, value) === value;
  });
  expect(unnamed).toEqual([]);
});

it.each([
  ['place', 'waiting', 'En espera'],
  ['window', 'match', 'Partida'],
  ['why', 'match', 'No confirmó la partida'],
  ['kind', 'ban', 'Suspensión'],
  ['tournaments', 'all', 'Todos'],
  ['decision', 'upheld', 'Aceptada'],
  ['decision', 'dismissed', 'No aceptada'],
  ['kind', 'seed', 'En orden'],
  ['kind', 'random', 'Al azar'],
  ['kind', 'hand', 'A mano'],
])('says of the field %s the value %s', (field, value, said) => {
  expect(valueName(field, value)).toBe(said);
});
