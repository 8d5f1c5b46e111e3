import { beforeEach, expect, it } from 'vitest';
import { readFrom } from '../../time/reader.fixture.ts';
import { before, START, tournament } from '../../tournaments/state.fixture.ts';
import { HOUR, PLAIN, TEAM_DAY, UNITS } from '../headline.fixture.ts';
import { headlineOf } from '../headline.ts';

beforeEach(() => readFrom(PLAIN.timeZone));

it.each([
  ['pending', 'one missing', 'Alguien salió: falta 1 jugador.'],
  ['approved', 'one missing', 'Alguien salió: falta 1 jugador y otra aprobación.'],
  ['approved', 'two missing', 'Alguien salió: faltan 2 jugadores y otra aprobación.'],
  ['approved', 'complete', 'Están completos. Falta que los aprueben otra vez.'],
] as const)('a unit says that somebody left, from a team that was %s, %s: %s', (leftFrom, members, said) => {
  const played = { ...PLAIN, ...tournament() };
  const unit = { ...TEAM_DAY, leftFrom, status: 'pending', place: 'held', incompleteUntil: START } as const;
  const { sentence } = headlineOf({ ...unit, members: [...UNITS[members]] }, played, before(START, HOUR));
  expect(sentence).toBe(said);
});
