import { NO_CONFIRMATIONS } from '@copa/domain/registrations/confirmation';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { expect, it } from 'vitest';
import { createRegistrationCodes } from '../../desk/code.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit, sampleWindow } from '../../desk/samples.fixture.ts';
import { acceptedOf } from '../../desk/stored-unit.ts';
import { ownRegistrationOf } from '../view.ts';

const hours = (count: number) => new Date(SAMPLE_NOW.getTime() + count * 3_600_000);
const entry = sampleWindow('entry', hours(-1), hours(1));
const match = sampleWindow('match', hours(2), hours(3));
const first = { opensAt: entry.opensAt, closesAt: entry.closesAt };
const second = { opensAt: match.opensAt, closesAt: match.closesAt };
const confirmed = { ...NO_CONFIRMATIONS, entry: { at: SAMPLE_NOW, by: 'player' } } as const;

it.each<[string, Partial<StoredRegistration>, readonly object[]]>([
  ['has a place', {}, [first, second]],
  ['has confirmed the first', { confirmations: confirmed }, [second]],
  ['has its own deadline', { confirmBy: hours(2.5) }, [first, { ...second, closesAt: hours(2.5) }]],
  ['waits', { place: 'waiting' }, []],
  ['was released', { place: 'released' }, []],
  ['was rejected', { status: 'rejected' }, []],
])('a unit that %s reads which confirmations it owes', (_, changes, owed) => {
  const unit = { ...sampleUnit(1), ...changes };
  const [member] = acceptedOf(unit);
  if (member === undefined) throw new Error('no member');
  const tournament = { ...sampleTournament(), windows: [entry, match] };
  const codes = createRegistrationCodes('x'.repeat(32));
  expect(ownRegistrationOf(unit, member, tournament, codes, null).owed).toEqual(owed);
});
