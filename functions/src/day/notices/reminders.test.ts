import { beforeEach, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { REGISTRATIONS, REMINDERS, TOURNAMENTS } from '../../store/collections.ts';
import { noteReminder } from './reminders.ts';

let services: Services;

const ACTOR = { account: { email: 'camila@copa.example', displayName: 'Camila Paz' } };

const note = (tournamentId: string, memberId: string | null = null) =>
  noteReminder(services.context, ACTOR, tournamentId, {
    registrationId: 'unit-1',
    memberId,
    about: 'consent',
  });
const stored = async () =>
  (await services.stored(REMINDERS)).map(({ id, units }) => [id, Object.keys(units)]);

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament(), sampleTournament({ id: 'copa-2' }));
  const [captain] = sampleUnit(1).members;
  const [partner] = sampleUnit(2).members;
  const members = [captain, partner].flatMap((member, index) =>
    member?.state === 'accepted' ? [{ ...member, slot: index + 1 }] : [],
  );
  await services.store(REGISTRATIONS, { ...sampleUnit(1), members });
});

it('whom organisers wrote to is kept by unit, and by the minor where the adult was written to', async () => {
  await note('copa-1');
  await note('copa-1', 'unit-2');
  expect(await stored()).toEqual([['copa-1', ['unit-1', 'unit-2']]]);
});

it('a reminder is about a unit of that tournament and a member of the unit', async () => {
  await expect(note('copa-2')).rejects.toMatchObject({ code: 'not-found' });
  await expect(note('copa-1', 'nobody')).rejects.toMatchObject({ code: 'not-found' });
  expect(await stored()).toEqual([]);
});

it('a reminder is not kept once the erasure of the players has begun', async () => {
  await services.store(TOURNAMENTS, sampleTournament({ playersErasedAt: SAMPLE_NOW }));
  await expect(note('copa-1')).rejects.toMatchObject({ code: 'not-found' });
  expect(await stored()).toEqual([]);
});
