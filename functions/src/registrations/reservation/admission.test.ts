import { HOUR_MS } from '@copa/domain/limits';
import type { SeasonResult } from '@copa/domain/seasons/season-result';
import { describe, expect, it } from 'vitest';
import {
  SAMPLE_NOW,
  sampleAcceptance,
  sampleInput,
  sampleTournament,
  sampleUnit,
} from '../../desk/samples.fixture.ts';
import { acceptedOf } from '../../desk/stored-unit.ts';
import { codeOf, openTournament } from '../../desk/tournament.fixture.ts';
import { MAIL, REGISTRATIONS, resultsOf } from '../../store/collections.ts';
import { openDesk } from '../../wiring/open-desk.ts';

const SEASON = 'verano';
const FRIDAY = 'viernes-1';

const reserved = {
  seasonId: SEASON,
  steps: [
    { first: 2, endsAt: new Date(SAMPLE_NOW.getTime() + HOUR_MS) },
    { first: 3, endsAt: new Date(SAMPLE_NOW.getTime() + 2 * HOUR_MS) },
  ],
};
const LINE = {
  tournamentId: FRIDAY,
  date: SAMPLE_NOW,
  points: 10,
  units: 9,
  isSubstitute: false,
  nick: null,
  namedAt: null,
};

const RANKS: readonly (readonly [number: number, rank: number | null])[] = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, null],
];

async function openFinal(overrides: Parameters<typeof openTournament>[0] = {}) {
  const site = await openTournament({ reserved, ...overrides });
  const { codes } = site;
  const results = RANKS.map(
    ([number, rank]): SeasonResult => ({
      id: codes.seasonPlayerOf(SEASON, sampleInput(number).freeFireId),
      number,
      lines: [{ ...LINE, rank: rank ?? 9 }],
      standing: { rank, points: 100, wins: 0, above: null },
    }),
  );
  await site.store(resultsOf(SEASON), ...results);

  async function playedIn(tournamentId: string, number: number): Promise<string> {
    const unit = sampleUnit(number, { id: `${tournamentId}-${number}`, tournamentId });
    const code = codes.codeOf(unit.id);
    const codeHash = codes.hashOf(code);
    const members = acceptedOf(unit).map((member) => ({ ...member, codeHash }));
    await site.store(REGISTRATIONS, { ...unit, members, codeHashes: [codeHash] });
    return code;
  }

  async function proven(number: number, changes: Parameters<typeof sampleInput>[1] = {}) {
    const { freeFireId } = sampleInput(number);
    return sampleInput(number, { freeFireId, seasonCodes: [await playedIn(FRIDAY, number)], ...changes });
  }

  return {
    ...site,
    playedIn,
    proven,
    registerProven: async (...input: Parameters<typeof proven>) => site.register(await proven(...input)),
  };
}

async function refusedWith(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(/\s/g, ' ') : '';
  }
  return 'not refused';
}

describe('a reserved tournament', () => {
  it('lets the first in, with the rank of that moment', async () => {
    const site = await openFinal();
    expect((await site.registerProven(2)).qualified).toEqual({
      rank: 2,
      memberId: sampleInput(2).requestId,
      isProven: true,
    });
    expect((await site.register(sampleInput(1))).qualified).toMatchObject({ rank: 1, isProven: false });
  });

  it('tells a proven phone its rank, and from which hour more may register', async () => {
    const site = await openFinal();
    const wider = 'Desde el vie 20 nov, 7:00 a. m. en México entran los primeros 3.';
    const refused = (number: number) => refusedWith(site.register(sampleInput(number)));
    expect(await refusedWith(site.registerProven(3))).toBe(
      `Esta final es para los primeros 2. Vas 3.º. ${wider}`,
    );
    expect(await refusedWith(site.registerProven(5))).toBe(
      `Esta final es para los primeros 2. Todavía no tienes puesto en la temporada. ${wider}`,
    );
    expect([await refused(3), await refused(9)]).toEqual(
      [0, 1].map(() => `Esta final es para los primeros 2. Este ID no está entre ellos. ${wider}`),
    );
    expect([await site.places(), (await site.claims()).size]).toEqual([0, 0]);
  });

  it.each([
    ['just before the first hour', HOUR_MS - 1, 3, 'reserved'],
    ['at the first hour', HOUR_MS, 3, null],
    ['at the first hour, for one behind the next', HOUR_MS, 4, 'reserved'],
    ['just before the last hour', 2 * HOUR_MS - 1, 4, 'reserved'],
    ['at the last hour', 2 * HOUR_MS, 4, null],
    ['at the last hour, for somebody without a result', 2 * HOUR_MS, 9, null],
  ])('opens wider %s', async (_name, after, number, code) => {
    const site = await openFinal();
    site.advance(after);
    expect(await codeOf(site.registerProven(number))).toBe(code);
  });

  it('marks nobody who registers once everybody may', async () => {
    const site = await openFinal();
    site.advance(2 * HOUR_MS);
    expect((await site.registerProven(1)).qualified).toBeNull();
  });

  it('counts refusals of a network: nobody tries one ID after the other', async () => {
    const site = await openFinal({ maxPlayers: 4 });
    const here = { network: '203.0.113.7', isProven: false };
    const told = [];
    for (const number of [7, 8, 9]) told.push(await codeOf(site.register(sampleInput(number), here)));
    expect(told).toEqual(['reserved', 'reserved', 'network-limited']);
  });

  it('takes no code of a tournament in which the player did not play', async () => {
    const site = await openFinal();
    const seasonCodes = [await site.playedIn('viernes-9', 1)];
    const { qualified } = await site.register(sampleInput(1, { seasonCodes }));
    expect(qualified?.isProven).toBe(false);
  });
});

describe('an unproven unit', () => {
  const { requestId, email } = sampleInput(51);
  const OWN = { requestId, email };
  const { freeFireId } = sampleInput(1);

  it('gives its place up to who proves the ID, and is told', async () => {
    const site = await openFinal({ maxPlayers: 1 });
    const stranger = await site.register(sampleInput(1));
    const player = await site.registerProven(1, OWN);
    expect([player.place, player.qualified?.isProven]).toEqual(['held', true]);
    expect(await site.unitOf(stranger)).toMatchObject({
      place: 'released',
      status: 'rejected',
      reason: expect.stringContaining('Otra persona comprobó') as unknown,
    });
    expect([await site.places(), [...(await site.claims()).values()]]).toEqual([1, [player.id]]);
    expect((await site.stored(MAIL)).filter(({ id }) => id.includes('rejected'))).toHaveLength(1);
  });

  it('never takes the place of a proven one, and no other place with the same ID', async () => {
    const site = await openFinal();
    const player = await site.registerProven(1, OWN);
    expect(await codeOf(site.register(sampleInput(1)))).toBe('already-registered');
    expect(await codeOf(site.registerProven(1, { requestId: sampleInput(61).requestId }))).toBe(
      'already-registered',
    );
    expect([...(await site.claims()).values()]).toEqual([player.id]);
  });

  it('that cannot be read keeps its ID, and logs its path', async () => {
    const site = await openFinal();
    const stranger = await site.register(sampleInput(1));
    await site.needs.firestore.doc(`registrations/${stranger.id}`).update({ members: 'nobody' });
    expect(await codeOf(site.registerProven(1, OWN))).toBe('already-registered');
    expect(site.services.log.join()).toContain(`"path":"registrations/${stranger.id}"`);
  });

  it('stays where another unproven one comes', async () => {
    const site = await openFinal();
    const first = await site.register(sampleInput(1));
    expect(await codeOf(site.register(sampleInput(51, { freeFireId })))).toBe('already-registered');
    expect((await site.unitOf(first)).place).toBe('held');
  });

  it('gives it up after the last hour too', async () => {
    const site = await openFinal({ maxPlayers: 1 });
    const stranger = await site.register(sampleInput(1));
    site.advance(2 * HOUR_MS);
    expect((await site.registerProven(1, OWN)).place).toBe('held');
    expect((await site.unitOf(stranger)).place).toBe('released');
  });

  it('loses nothing where the proven one is refused', async () => {
    const site = await openFinal();
    const stranger = await site.register(sampleInput(1));
    expect(await codeOf(site.registerProven(1, { ...OWN, unit: { name: 'Los Pumas', tag: 'PUM' } }))).toBe(
      'validation-failed',
    );
    expect((await site.unitOf(stranger)).place).toBe('held');
  });

  it('gives the claims of all its members up', async () => {
    const site = await openFinal({ modality: 'duo', maxPlayers: 1 });
    const unit = { name: 'Los Pumas', tag: 'PUM' };
    const stranger = await site.register(sampleInput(1, { unit }));
    await site.accept(stranger, sampleAcceptance(71));
    const player = await site.registerProven(1, { ...OWN, unit: { name: 'Fénix', tag: 'FX' } });
    expect([...(await site.claims()).values()]).toEqual([player.id]);
    expect(await site.places()).toBe(1);
  });

  it('gives the claims of all its members up where both named the same mailbox', async () => {
    const site = await openFinal({ modality: 'duo', maxPlayers: 1 });
    const unit = { name: 'Los Pumas', tag: 'PUM' };
    const earlier = await site.register(sampleInput(1, { unit }));
    await site.accept(earlier, sampleAcceptance(71));
    const player = await site.registerProven(1, { requestId, unit });
    expect([...(await site.claims()).values()]).toEqual([player.id]);
    expect(acceptedOf(await site.accept(player, sampleAcceptance(71)))).toHaveLength(2);
  });

  it('counts as taken for its other members, and not for who may prove the ID', async () => {
    const site = await openFinal({ modality: 'duo' });
    const team = await site.register(sampleInput(1, { unit: { name: 'Los Pumas', tag: 'PUM' } }));
    await site.accept(team, sampleAcceptance(71));
    const { lookup } = openDesk(site.needs);
    const isTaken = (number: number) => lookup.isTaken('copa-1', sampleInput(number).freeFireId);
    expect([await isTaken(1), await isTaken(71)]).toEqual([false, true]);
  });

  it('gives up a number in a full queue too', async () => {
    const site = await openFinal({ maxPlayers: 1, waitlist: { ...sampleTournament().waitlist, max: 1 } });
    await site.register(sampleInput(2));
    const stranger = await site.register(sampleInput(1));
    const player = await site.registerProven(1, OWN);
    expect([player.place, (await site.unitOf(stranger)).place]).toEqual(['waiting', 'released']);
    expect(await site.waiting()).toBe(1);
  });
});

it('asks the captain of a team alone; whoever joins needs no rank, and a repeated request changes nothing', async () => {
  const site = await openFinal({ modality: 'duo' });
  const unit = { name: 'Los Pumas', tag: 'PUM' };
  const team = await site.registerProven(1, { unit });
  expect(acceptedOf(await site.accept(team, sampleAcceptance(9)))).toHaveLength(2);
  expect(await codeOf(site.registerProven(4, { unit }))).toBe('reserved');
  expect((await site.registerProven(1, { unit })).id).toBe(team.id);
});
