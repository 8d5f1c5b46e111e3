import { NAMED_TOURNAMENTS_MAX } from '@copa/domain/limits';
import { expect, it } from 'vitest';
import { choosingFor, grantOf } from './role-choice.tsx';

const cup = (id: string, until: Date | null) => ({
  id,
  name: `Copa ${id}`,
  date: new Date('2026-11-20T18:00:00Z'),
  timeZone: 'America/Bogota',
  until,
  isCancelled: false,
});
const ids = (most: number) => Array.from({ length: most }, (_, index) => `vieja-${index}`);
const grantAfter = (most: number) => {
  const over = ids(most).map((id) => cup(id, new Date(0)));
  const choosing = choosingFor({ role: 'referee', tournaments: [...over, cup('hoy', null)] });
  return grantOf({ ...choosing, ticked: [...choosing.ticked, 'nueva'] });
};

it('a referee of many tournaments is named for the next one without those that are over', () => {
  expect(grantAfter(NAMED_TOURNAMENTS_MAX - 1)).toEqual({ role: 'referee', tournaments: ['hoy', 'nueva'] });
});

it('a referee within the limit keeps also those that are over, because one may be opened again', () => {
  const most = NAMED_TOURNAMENTS_MAX - 2;
  expect(grantAfter(most)).toEqual({ role: 'referee', tournaments: [...ids(most), 'hoy', 'nueva'] });
});
