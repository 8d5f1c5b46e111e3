import type { Protest } from '@copa/domain/play/protest/protest';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { createRegistrationCodes } from '../../desk/code.ts';
import { SAMPLE_NOW as NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { AGENDA, FORGOTTEN, PROTESTS, REGISTRATIONS, ROLLS, TOURNAMENTS } from '../../store/collections.ts';
import { openDesk } from '../../wiring/open-desk.ts';
import { TASKS } from '../../wiring/tasks.ts';
import { ORGANISER } from '../samples/stage.fixture.ts';
import { namesForgotten } from './forgetting-in-protests.ts';

it.each([
  ['one of two units that left', ['Nova', 'Centella'], true],
  ['none of them', ['Nova', 'Rayo'], false],
])('a text names %s', (_, names, isNamed) => {
  const units = names.map((name) => ({ id: name, isGone: true, forgotten: [name] }));
  expect(namesForgotten('centella no jugó limpio.', units)).toBe(isNamed);
});

let services: Services;

beforeEach(() => {
  services = openServices(NOW);
});

const protest = (number: number): Protest => ({
  id: `u${number}_1_a-1`,
  tournamentId: 'copa-1',
  stage: 1,
  match: 'a-1',
  registrationId: `u${number}`,
  requestId: '00000000-0000-4000-8000-000000000001',
  kind: 'other',
  against: null,
  text: 'centella no jugó limpio.',
  pictures: [1],
  sentAt: NOW,
  state: 'dismissed',
  namesWhoLeft: false,
  reason: '',
  decidedAt: NOW,
  decidedBy: 'camila',
  decidedByName: 'Camila',
  isRedecided: false,
  lastCorrection: null,
  earlierCorrections: [],
});

async function storeCentella(sent: Partial<StoredUnit> = {}): Promise<void> {
  const [captain] = sampleUnit(1).members;
  if (captain?.state !== 'accepted') throw new Error('no captain');
  const hashOf = createRegistrationCodes(services.context.config.statusCodeSecret).hashOf;
  const members = [{ ...captain, nick: 'Centella', formerNicks: ['Pro. Gamer'], codeHash: hashOf('own') }];
  await services.store(TOURNAMENTS, sampleTournament({ stage: 1, currentPlayers: 2 }));
  await services.store(REGISTRATIONS, sampleUnit(1, { members, codeHashes: [hashOf('own')], ...sent }));
}

it('a protest of the unit that leaves goes with it, although it names the unit', async () => {
  const own = { ...protest(0), id: 'unit-1_1_a-1', registrationId: 'unit-1' };
  await storeCentella({ protests: [own.id] });
  await services.store(PROTESTS, own, protest(2));
  await openDesk(services.context).desk.withdraw('own');
  expect((await services.stored(PROTESTS)).map(({ id, text }) => [id, text])).toEqual([['u2_1_a-1', '']]);
});

describe('a name in more protests and rolls than a withdrawal reads', () => {
  const MANY = 30;

  beforeEach(async () => {
    await storeCentella();
    const by = { by: 'camila', at: NOW };
    for (let number = 1; number <= MANY; number += 1) {
      const intruders = ['Centella', 'Nova', 'Pro.Gamer'].map((nick) => ({ nick, ...by }));
      const lobby = { lobby: null, match: number, marks: {} };
      await services.store(ROLLS, { id: `copa-1_${number}`, tournamentId: 'copa-1', ...lobby, intruders });
      await services.store(PROTESTS, protest(number));
    }
    await services.store(PROTESTS, { ...protest(0), state: 'open', decidedAt: null });
    await services.store(PROTESTS, { ...protest(MANY + 1), text: 'Nova no jugó limpio.' });
    await services.store(PROTESTS, { ...protest(MANY + 2), tournamentId: 'copa-2' });
  });

  it('stays where an organiser only corrects it', async () => {
    await openDesk(services.context).desk.correctMember(ORGANISER, 'unit-1', 'unit-1', { nick: 'Otra' });
    expect(await services.stored(FORGOTTEN)).toEqual([]);
  });

  it('is removed by the next run of the job, which then forgets it too', async () => {
    await openDesk(services.context).desk.withdraw('own');
    expect(await services.stored(FORGOTTEN)).toHaveLength(1);
    const later = { decidedAt: new Date(NOW.getTime() + 1000) };
    await services.store(PROTESTS, { ...protest(1), ...later, reason: 'La captura lo muestra.' });
    await services.store(PROTESTS, { ...protest(2), ...later, reason: 'Centella no estaba.' });
    const job = { ...services.context, desk: openDesk(services.context).desk };
    for (const [, run] of TASKS.forget.work) await run(job, NOW);
    const texts = new Map((await services.stored(PROTESTS)).map((each) => [each.id, each]));
    const named = [...texts.values()].filter(({ text }) => text.startsWith('centella'));
    expect(named.map(({ id }) => id).toSorted()).toEqual(['u0_1_a-1', `u${MANY + 2}_1_a-1`].toSorted());
    expect(texts.get('u0_1_a-1')).toMatchObject({ namesWhoLeft: true });
    expect(texts.get('u1_1_a-1')).toMatchObject({ text: '', reason: 'La captura lo muestra.' });
    expect(texts.get('u2_1_a-1')).toMatchObject({ text: '', reason: '' });
    expect(texts.get(`u${MANY + 1}_1_a-1`)).toMatchObject({ text: 'Nova no jugó limpio.' });
    const intruders = (await services.stored(ROLLS)).flatMap((roll) => roll.intruders);
    expect(new Set(intruders.map(({ nick }) => nick))).toEqual(new Set(['Nova']));
    expect(await services.stored(FORGOTTEN)).toEqual([]);
    expect((await services.stored(AGENDA)).filter(({ task }) => task === 'forget')).toEqual([]);
  });
});
