import { type RollInput, RollInputSchema } from '@copa/domain/day/roll';
import { noRooms } from '@copa/domain/day/room';
import type { AppError } from '@copa/domain/errors';
import { DAY_MS, HOUR_MS, INTRUDERS_MAX, NO_SHOWS_KEPT_DAYS } from '@copa/domain/limits';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { addEntry, getRecord } from '../../fairness/records.ts';
import {
  AGENDA,
  AUDIT,
  NAMINGS,
  RECORDS,
  REGISTRATIONS,
  ROOMS,
  TOURNAMENTS,
} from '../../store/collections.ts';
import { callRoll } from './roll.ts';

const REFEREE = {
  uid: 'referee-1',
  email: 'arbitro@copa.example',
  role: 'referee' as const,
};
const warning = {
  requestId: '00000000-0000-4000-8000-000000000009',
  kind: 'warning' as const,
  days: null,
  reason: 'Insultó en la sala',
};

let services: Services;

function team(): StoredRegistration {
  const roles = ['captain', 'player', 'substitute'] as const;
  const members = roles.flatMap((role, index) =>
    sampleUnit(index + 1).members.map((member) => ({ ...member, role, slot: index + 1 })),
  );
  return { ...sampleUnit(1), members };
}

const roomOf = (match: number) => ({
  match,
  lobby: null,
  roomId: '401',
  password: 'fenix',
  openAt: SAMPLE_NOW,
  revision: match,
});

const roll = (input: Partial<RollInput>, match = 1) =>
  callRoll(
    services.context,
    REFEREE,
    'copa-1',
    { lobby: null, match },
    { marks: {}, intruders: {}, ...input },
  );
const mark = (state: 'in' | 'out' | null, match = 1) => roll({ marks: { 'unit-1': state } }, match);
const recordOf = (number: number) =>
  getRecord(services.context, REFEREE, { id: 'unit-1', memberId: `unit-${number}` }).then(({ entries }) =>
    entries.map(({ kind }) => kind),
  );

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ date: SAMPLE_NOW }));
  await services.store(NAMINGS, { id: REFEREE.uid, tournaments: ['copa-1'] });
  await services.store(ROOMS, { ...noRooms('copa-1'), rooms: [roomOf(1), roomOf(2)] });
  await services.store(REGISTRATIONS, team());
});

describe('who is absent', () => {
  it('has a no-show on record, each player once, and no substitute', async () => {
    await mark('out');
    await mark('out');
    expect([await recordOf(1), await recordOf(2), await recordOf(3)]).toEqual([['no_show'], ['no_show'], []]);
    const { entries } = await getRecord(services.context, REFEREE, { id: 'unit-1', memberId: 'unit-2' });
    expect(entries).toMatchObject([
      {
        from: SAMPLE_NOW,
        until: new Date(SAMPLE_NOW.getTime() + NO_SHOWS_KEPT_DAYS * DAY_MS),
        reason: 'No estuvo en la sala de la partida 1.',
        by: { uid: REFEREE.uid, email: REFEREE.email },
        tournament: 'Copa Relámpago',
        ofOthers: false,
      },
    ]);
  });

  it.each([null, 'in'] as const)(
    'loses exactly that when the mark becomes %s, whoever is in the unit by then',
    async (state) => {
      const where = { id: 'unit-1', memberId: 'unit-1' };
      await addEntry(services.context, REFEREE, where, warning);
      await mark('out');
      await mark('out', 2);
      const [captain] = team().members;
      await services.store(REGISTRATIONS, { ...team(), members: captain === undefined ? [] : [captain] });
      await mark(state);
      expect(await recordOf(1)).toHaveLength(2);
      const kept = (await services.stored(RECORDS)).map(({ noShows }) => noShows);
      expect(kept).toEqual([['copa-1_2_unit-1'], ['copa-1_2_unit-1']]);
      await mark(state, 2);
      expect(await recordOf(1)).toEqual(['warning']);
      expect(await services.stored(RECORDS)).toHaveLength(1);
      const behind = (await services.stored(AGENDA)).filter(
        ({ task, at }) => task === 'record' && at.getTime() === 0,
      );
      expect(behind).toHaveLength(4);
    },
  );

  it('changes no record by being there', async () => {
    await mark('in');
    await mark(null);
    expect(await services.stored(RECORDS)).toEqual([]);
  });

  it('may be somebody else who typed the ID: organisers read that', async () => {
    await mark('out');
    const other = sampleUnit(9, { id: 'unit-9' });
    const members = other.members.map((member) => ({
      ...member,
      freeFireId: '10000001',
      phone: '+57 300 123 4567',
    })) as StoredRegistration['members'];
    await services.store(REGISTRATIONS, { ...other, members });
    const { entries } = await getRecord(services.context, REFEREE, { id: 'unit-9', memberId: 'unit-9' });
    expect(entries).toMatchObject([{ kind: 'no_show', ofOthers: true }]);
  });

  it.each([
    ['has lost its place', { place: 'released' as const }, 'conflict'],
    ['is in another tournament', { tournamentId: 'copa-2' }, 'not-found'],
  ])(
    'is refused by name if the unit %s, so that other marks can be sent without it',
    async (_, changes, code) => {
      await services.store(REGISTRATIONS, { ...sampleUnit(9), id: 'unit-9', ...changes });
      const marks = { 'unit-1': 'in', 'unit-9': 'out' } as const;
      const refused = await roll({ marks }).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code });
      expect(Object.keys((refused as AppError).fields ?? {})).toEqual(['marks.unit-9']);
    },
  );
});

describe('the roll call', () => {
  it('keeps what two organisers see, each in their own words, until one of them takes it back', async () => {
    await services.store(REGISTRATIONS, { ...sampleUnit(9), id: 'unit-9' });
    const { context } = services;
    const organiser = { uid: 'admin-1', email: 'ana@copa.example', role: 'admin' as const };
    const where = { lobby: null, match: 1 };
    const seen = { marks: { 'unit-9': 'out' as const }, intruders: { Colado: true } };
    await Promise.all([
      roll({ marks: { 'unit-1': 'in' }, intruders: { Fantasma: true } }),
      callRoll(context, organiser, 'copa-1', where, seen),
    ]);
    const first = await roll({});
    expect(first.marks).toMatchObject({
      'unit-1': { state: 'in' },
      'unit-9': { state: 'out', by: 'admin-1' },
    });
    expect(first.intruders.map(({ nick }) => nick).toSorted()).toEqual(['Colado', 'Fantasma']);
    services.now = new Date(SAMPLE_NOW.getTime() + HOUR_MS);
    expect(await roll(seen)).toEqual(first);
    const undone = await roll({ marks: { 'unit-1': null }, intruders: { Colado: false } });
    expect(Object.keys(undone.marks)).toEqual(['unit-9']);
    expect(undone.intruders.map(({ nick }) => nick)).toEqual(['Fantasma']);
  });

  it('of a lobby is apart from that of another one, and is about its own units', async () => {
    await services.store(REGISTRATIONS, { ...sampleUnit(9), id: 'unit-9' });
    await services.store(TOURNAMENTS, sampleTournament({ date: SAMPLE_NOW, stage: 1 }));
    const rooms = ['a', 'b'].map((lobby) => ({ ...roomOf(1), lobby }));
    const lobbies = { 'unit-1': 'a', 'unit-9': 'b' };
    await services.store(ROOMS, { ...noRooms('copa-1'), rooms, stage: 1, lobbies });
    const of = (lobby: string, input: Partial<RollInput>) =>
      callRoll(
        services.context,
        REFEREE,
        'copa-1',
        { lobby, match: 1 },
        { marks: {}, intruders: {}, ...input },
      );
    await of('a', { marks: { 'unit-1': 'in' } });
    await expect(of('b', { marks: { 'unit-1': 'in' } })).rejects.toMatchObject({ code: 'conflict' });
    const { lobby, marks, intruders } = await of('b', { intruders: { Nadie: true } });
    expect([lobby, marks, intruders.map(({ nick }) => nick)]).toEqual(['b', {}, ['Nadie']]);
  });

  it('knows no more intruders than there can be, and each by a nick', async () => {
    const nicks = (from: number) =>
      Object.fromEntries(Array.from({ length: INTRUDERS_MAX }, (_, index) => [`Nick${from + index}`, true]));
    await roll({ intruders: nicks(0) });
    await expect(roll({ intruders: nicks(1) })).rejects.toMatchObject({ code: 'validation-failed' });
    expect((await roll({})).intruders).toHaveLength(INTRUDERS_MAX);
    expect(RollInputSchema.safeParse({ intruders: { ' ': true } }).success).toBe(false);
  });

  it('is of a match that is planned and has begun', async () => {
    const later = { ...roomOf(2), openAt: new Date(SAMPLE_NOW.getTime() + HOUR_MS) };
    await services.store(ROOMS, { ...noRooms('copa-1'), rooms: [later] });
    const refusal = (match: number) => mark('out', match).catch((error: unknown) => error);
    const early = /^Todavía no se puede pasar lista de esta partida: empieza /;
    expect(await refusal(2)).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(early) as string,
    });
    const unplanned = expect.stringContaining('La partida 7 no está planeada') as string;
    expect(await refusal(7)).toMatchObject({ code: 'conflict', message: unplanned });
  });

  it('is in the audit once, with what it changed', async () => {
    for (let time = 0; time < 2; time += 1) {
      await roll({ marks: { 'unit-1': 'out' }, intruders: { Fantasma: true } });
    }
    expect(await services.stored(AUDIT)).toMatchObject([
      {
        action: 'tournament.call-roll',
        before: { lobby: null, match: 1, marks: { 'unit-1': null }, intruders: 0 },
        after: { lobby: null, match: 1, marks: { 'unit-1': 'out' }, intruders: 1 },
      },
    ]);
  });
});
