import { DAY } from '@copa/domain/day/headline.fixture';
import { NO_WAITLIST } from '@copa/domain/tournaments/places/waitlist';
import { NO_CLOSINGS, type WindowKind } from '@copa/domain/tournaments/places/window';
import { expect, it } from 'vitest';
import { ownWindows } from './window-steps.ts';

const at = (hour: string) => new Date(`2026-11-20T${hour}:00Z`);
const window = (kind: WindowKind, opensAt: string, closesAt: string) => ({
  kind,
  opensAt: at(opensAt),
  closesAt: at(closesAt),
  onMissing: 'release' as const,
});
const TOURNAMENT = {
  date: at('20:00'),
  endDate: null,
  endedAt: null,
  cancelledAt: null,
  windows: [window('entry', '10:00', '15:00'), window('match', '19:00', '19:40')],
  closings: NO_CLOSINGS,
  waitlist: NO_WAITLIST,
  stage: 0,
};

it.each([
  ['released', '16:00', ['Ya cerró', 'No hace falta']],
  ['released', '19:10', ['Ya cerró', 'No hace falta']],
  ['held', '19:10', ['Ya cerró', expect.stringMatching(/^Cierra .+Si no, pierdes tu cupo\.$/)]],
] as const)('a unit whose place is %s at %s reads which confirmations it still owes', (place, now, said) => {
  const standing =
    place === 'held' ? { placedAt: at('09:00') } : { placedAt: null, releasedBy: 'entry' as const };
  const ticket = { ...DAY, place, ...standing };
  const steps = ownWindows(TOURNAMENT, ticket, at(now))?.steps ?? [];
  expect(steps.map(({ says, means = '' }) => says + means)).toEqual(said);
});
