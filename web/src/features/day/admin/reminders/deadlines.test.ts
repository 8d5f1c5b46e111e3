import { dayTournament, dayUnit, onSaturday } from '@copa/domain/day/units/day.fixture';
import { expect, it } from 'vitest';
import { deadlineOf, sharedDeadline } from './deadlines.ts';

const windows = [
  { kind: 'entry' as const, opensAt: onSaturday('12:00'), closesAt: onSaturday('15:00') },
  { kind: 'match' as const, opensAt: onSaturday('19:00'), closesAt: onSaturday('19:40') },
].map((window) => ({ ...window, onMissing: 'release' as const }));

it('the consent of a unit that kept its place may come until the next close', () => {
  const tournament = dayTournament({ windows });
  const until = (now: string) => deadlineOf('consent', dayUnit('Ana', 1), tournament, onSaturday(now));
  expect([until('14:00'), until('19:10')]).toEqual([onSaturday('15:00'), onSaturday('19:40')]);
  expect(sharedDeadline('consent', tournament, onSaturday('19:10'))).toEqual(onSaturday('19:40'));
});
