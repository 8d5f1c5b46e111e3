import { MINUTE_MS } from '@copa/domain/limits';
import { expect, it } from 'vitest';
import { sampleInput } from '../../desk/samples.fixture.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { openTournament } from '../../desk/tournament.fixture.ts';
import { REGISTRATIONS } from '../../store/collections.ts';

it.each<[keyof StoredUnit, Partial<StoredUnit>, Partial<StoredUnit>]>([
  ['givenOnAt', { status: 'rejected' }, { place: 'released', givenOnAt: null }],
  ['takeBackUntil', {}, { place: 'held', takeBackUntil: null }],
  ['incompleteUntil', {}, { place: 'released', releasedBy: 'incomplete' }],
  ['confirmBy', {}, { place: 'released', releasedBy: 'match' }],
])('%s passes only after its last millisecond', async (deadline, fields, after) => {
  const site = await openTournament();
  const at = new Date(site.now().getTime() + MINUTE_MS);
  const unit = { ...(await site.register(sampleInput(1))), ...fields, [deadline]: at };
  await site.store(REGISTRATIONS, unit);
  site.goTo(at);
  await site.desk.releaseOverdue(new Date(at.getTime() + 1));
  expect(await site.unitOf(unit)).toEqual(unit);
  site.advance(1);
  expect(await site.release(unit)).toMatchObject(after);
});
