import { HOUR_MS } from '@copa/domain/limits';
import type { SeasonResult } from '@copa/domain/seasons/season-result';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleAcceptance, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import { acceptedOf } from '../../desk/stored-unit.ts';
import { codeOf, createWorld, SAMPLE_CODES } from '../../desk/world.fixture.ts';

const SEASON = 'verano';
const FRIDAY = 'viernes-1';
/** A phone whose code played with the same ID in the season. */
const PROVEN = { heldIn: [FRIDAY] };

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

/** The stored result of `Jugadora {number}`. */
function resultOf(number: number, rank: number | null): SeasonResult {
  return {
    id: SAMPLE_CODES.seasonPlayerOf(SEASON, sampleInput(number).freeFireId),
    number,
    lines: [{ ...LINE, rank: rank ?? 9 }],
    standing: { rank, points: 100, wins: 0, above: null },
  };
}

const SEASON_RESULTS = [resultOf(1, 1), resultOf(2, 2), resultOf(3, 3), resultOf(4, 4), resultOf(5, null)];

function openFinal(overrides: Parameters<typeof sampleTournament>[0] = {}) {
  return createWorld({ tournament: sampleTournament({ reserved, ...overrides }), season: SEASON_RESULTS });
}

function refusedWith(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(/\s/g, ' ') : '';
  }
  return 'not refused';
}

describe('a reserved tournament', () => {
  it('lets the first in, with the rank of that moment', () => {
    const world = openFinal();
    expect(world.register(sampleInput(2), PROVEN).qualified).toEqual({
      rank: 2,
      memberId: sampleInput(2).requestId,
      isProven: true,
    });
    expect(world.register(sampleInput(1)).qualified).toMatchObject({ rank: 1, isProven: false });
  });

  it('tells a proven phone its rank, and from which hour more may register', () => {
    const world = openFinal();
    const wider = 'Desde el vie 20 nov, 7:00 a. m. en México entran los primeros 3.';
    const refused = (number: number, sent = {}) =>
      refusedWith(() => world.register(sampleInput(number), sent));
    expect(refused(3, PROVEN)).toBe(`Esta final es para los primeros 2. Vas 3.º. ${wider}`);
    expect(refused(5, PROVEN)).toBe(
      `Esta final es para los primeros 2. Todavía no tienes puesto en la temporada. ${wider}`,
    );
    expect([refused(3), refused(9)]).toEqual(
      [0, 1].map(() => `Esta final es para los primeros 2. Este ID no está entre ellos. ${wider}`),
    );
    expect([world.places(), world.claims().size]).toEqual([0, 0]);
  });

  it.each([
    ['just before the first hour', HOUR_MS - 1, 3, 'reserved'],
    ['at the first hour', HOUR_MS, 3, null],
    ['at the first hour, for one behind the next', HOUR_MS, 4, 'reserved'],
    ['just before the last hour', 2 * HOUR_MS - 1, 4, 'reserved'],
    ['at the last hour', 2 * HOUR_MS, 4, null],
    ['at the last hour, for somebody without a result', 2 * HOUR_MS, 9, null],
  ])('opens wider %s', (_name, after, number, code) => {
    const world = openFinal();
    world.advance(after);
    expect(codeOf(() => world.register(sampleInput(number), PROVEN))).toBe(code);
  });

  it('marks nobody who registers once everybody may', () => {
    const world = openFinal();
    world.advance(2 * HOUR_MS);
    expect(world.register(sampleInput(1), PROVEN).qualified).toBeNull();
  });

  it('counts refusals of a network: nobody tries one ID after the other', () => {
    const world = openFinal({ maxPlayers: 4 });
    const codes = [7, 8, 9].map((number) =>
      codeOf(() => world.register(sampleInput(number), { network: 'net' })),
    );
    expect(codes).toEqual(['reserved', 'reserved', 'network-limited']);
  });

  it('takes no code of a tournament in which the player did not play', () => {
    const world = openFinal();
    expect(world.register(sampleInput(1), { heldIn: ['viernes-9'] }).qualified?.isProven).toBe(false);
  });
});

describe('an unproven unit', () => {
  const own = () => ({ ...sampleInput(51), freeFireId: sampleInput(1).freeFireId });

  it('gives its place up to who proves the ID, and is told', () => {
    const world = openFinal({ maxPlayers: 1 });
    const stranger = world.register(sampleInput(1));
    const player = world.register(own(), PROVEN);
    expect([player.place, player.qualified?.isProven]).toEqual(['held', true]);
    expect(world.registrations.get(stranger.id)).toMatchObject({
      place: 'released',
      status: 'rejected',
      reason: expect.stringContaining('Otra persona comprobó') as unknown,
    });
    expect([world.places(), [...world.claims().values()]]).toEqual([1, [player.id]]);
    expect([...world.mails.keys()].filter((id) => id.includes('rejected'))).toHaveLength(1);
  });

  it('never takes the place of a proven one, and no other place with the same ID', () => {
    const world = openFinal();
    const player = world.register(own(), PROVEN);
    expect(codeOf(() => world.register(sampleInput(1)))).toBe('already-registered');
    expect(codeOf(() => world.register(sampleInput(61, { freeFireId: own().freeFireId }), PROVEN))).toBe(
      'already-registered',
    );
    expect([...world.claims().values()]).toEqual([player.id]);
  });

  it('stays where another unproven one comes', () => {
    const world = openFinal();
    const first = world.register(sampleInput(1));
    expect(codeOf(() => world.register(own()))).toBe('already-registered');
    expect(world.registrations.get(first.id)?.place).toBe('held');
  });

  it('gives it up after the last hour too', () => {
    const world = openFinal({ maxPlayers: 1 });
    const stranger = world.register(sampleInput(1));
    world.advance(2 * HOUR_MS);
    expect(world.register(own(), PROVEN).place).toBe('held');
    expect(world.registrations.get(stranger.id)?.place).toBe('released');
  });

  it('loses nothing where the proven one is refused', () => {
    const world = openFinal();
    const stranger = world.register(sampleInput(1));
    expect(codeOf(() => world.register({ ...own(), unit: { name: 'Los Pumas', tag: 'PUM' } }, PROVEN))).toBe(
      'validation-failed',
    );
    expect(world.registrations.get(stranger.id)?.place).toBe('held');
  });

  it('gives the claims of all its members up', () => {
    const world = openFinal({ modality: 'duo', maxPlayers: 1 });
    const unit = { name: 'Los Pumas', tag: 'PUM' };
    const stranger = world.register(sampleInput(1, { unit }));
    const partner = sampleAcceptance(71);
    world.accept(stranger, partner.requestId ?? '', partner);
    const player = world.register({ ...own(), unit: { name: 'Fénix', tag: 'FX' } }, PROVEN);
    expect([...world.claims().values()]).toEqual([player.id]);
    expect(world.places()).toBe(1);
  });
});

it('asks the captain of a team alone; whoever joins needs no rank, and a repeated request changes nothing', () => {
  const world = openFinal({ modality: 'duo' });
  const unit = { name: 'Los Pumas', tag: 'PUM' };
  const team = world.register(sampleInput(1, { unit }), PROVEN);
  const partner = sampleAcceptance(9);
  expect(acceptedOf(world.accept(team, partner.requestId ?? '', partner))).toHaveLength(2);
  expect(codeOf(() => world.register(sampleInput(4, { unit }), PROVEN))).toBe('reserved');
  expect(world.register(sampleInput(1, { unit }), PROVEN).id).toBe(team.id);
});
