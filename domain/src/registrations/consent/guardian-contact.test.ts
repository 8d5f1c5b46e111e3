import { describe, expect, it } from 'vitest';
import { DAY_MS, DEFAULT_PLAY_MS, HOUR_MS, PRIZE_DELIVERY_DAYS } from '../../limits.ts';
import {
  awaitingPrize,
  contactRefusal,
  contactsKept,
  givesPrizes,
  keptForPrize,
} from './guardian-contact.ts';

const START = new Date('2026-12-01T20:00:00Z');
const END = START.getTime() + DEFAULT_PLAY_MS;
const at = (milliseconds: number) => new Date(END + milliseconds);
const won = (unit: number | null, changes: { prize?: string; deliveredAt?: Date | null } = {}) => ({
  rank: 1,
  player: 'Los Cóndores',
  prize: '100 diamantes',
  points: null,
  deliveredAt: null,
  unit,
  ...changes,
});

const PLAIN = {
  date: START as Date | null,
  endDate: null,
  endedAt: null as Date | null,
  reopenedAt: null as Date | null,
  cancelledAt: null as Date | null,
  prizePool: '1er: TBD, 2do: TBD, 3er: TBD',
  prize: '',
  results: [] as ReturnType<typeof won>[],
};
const UNIT = { number: 7, status: 'pending', place: 'held' } as const;
const MINOR = { state: 'accepted', ageBand: 'minor', consent: null } as const;
const PERMITTED = { ...MINOR, consent: { showsNick: true } };

type Case = Partial<Omit<Parameters<typeof contactRefusal>[1], 'tournament' | 'unit'>> & {
  readonly tournament?: Partial<typeof PLAIN>;
  readonly unit?: Partial<Parameters<typeof contactRefusal>[1]['unit']>;
};
const asked = ({ tournament, unit, member = MINOR }: Case) => ({
  tournament: { ...PLAIN, ...tournament },
  unit: { ...UNIT, ...unit },
  member,
});

describe('an organiser may write to the adult of a minor', () => {
  it.each<[Case, Date, RegExp | null]>([
    [{}, START, null],
    [{ unit: { place: 'waiting' } }, START, null],
    [{}, at(0), null],
    [{}, at(1), /ya terminó/],
    [{ member: PERMITTED }, START, /permiso ya está dado/],
    [{ member: { ...MINOR, ageBand: 'adult' } }, START, /no nombró/],
    [{ member: { ...MINOR, ageBand: null } }, START, /no nombró/],
    [{ unit: { status: 'rejected' } }, START, /ya no está en el torneo/],
    [{ unit: { place: 'released' } }, START, /ya no está en el torneo/],
    [{ tournament: { cancelledAt: START } }, START, /cancelado/],
  ])('for the missing consent, %j at %s: %s', (changes, now, refused) => {
    const found = contactRefusal('consent', asked(changes), now);
    expect(found ?? 'allowed').toMatch(refused ?? /^allowed$/);
  });

  it.each<[Case, Date, RegExp | null]>([
    [{ tournament: { results: [won(7)] } }, at(HOUR_MS), null],
    [{ tournament: { results: [won(7)] } }, at(PRIZE_DELIVERY_DAYS * DAY_MS), null],
    [{ tournament: { results: [won(7)] } }, at(PRIZE_DELIVERY_DAYS * DAY_MS + 1), /se borró/],
    [{ tournament: { date: null, results: [won(7)] } }, at(HOUR_MS), null],
    [{ tournament: { results: [won(8)] } }, at(HOUR_MS), /no tiene un premio/],
    [{ tournament: { results: [won(null)] } }, at(HOUR_MS), /no tiene un premio/],
    [{ tournament: { results: [won(7, { prize: '' })] } }, at(HOUR_MS), /no tiene un premio/],
    [{ tournament: { results: [won(7, { deliveredAt: START })] } }, at(HOUR_MS), /no tiene un premio/],
    [{ tournament: { results: [won(7)], cancelledAt: START } }, at(HOUR_MS), /cancelado/],
    [{ tournament: { results: [won(7)] }, member: { ...MINOR, ageBand: 'adult' } }, at(0), /no nombró/],
  ])('for a prize, %j at %s: %s', (changes, now, refused) => {
    const found = contactRefusal('prize', asked({ member: PERMITTED, ...changes }), now);
    expect(found ?? 'allowed').toMatch(refused ?? /^allowed$/);
  });
});

describe('the adults of a tournament are kept', () => {
  const PRIZES = { prizePool: '1er: 100 diamantes, 2do: TBD, 3er: TBD' };
  it.each([
    ['before its end, prize or not', {}, 0, 'all'],
    ['after its end without a prize', {}, 1, 'none'],
    ['for a day after its end with one: protests may move the podium', PRIZES, DAY_MS, 'all'],
    ['after that day where they are of winners', PRIZES, DAY_MS + 1, 'prized'],
    ['where a result names the prize', { results: [won(7)] }, DAY_MS + 1, 'prized'],
    ['until prizes are delivered', PRIZES, PRIZE_DELIVERY_DAYS * DAY_MS, 'prized'],
    ['no longer', PRIZES, PRIZE_DELIVERY_DAYS * DAY_MS + 1, 'none'],
    [
      'of nobody but winners where it was opened again',
      { ...PRIZES, reopenedAt: START },
      DAY_MS + 1,
      'prized',
    ],
    ['while it has no date', { date: null }, 365 * DAY_MS, 'all'],
  ] as const)('%s', (_, changes, passed, kept) => {
    expect(
      contactsKept(
        { ...PLAIN, ...changes, results: [...(('results' in changes && changes.results) || [])] },
        at(passed),
      ),
    ).toBe(kept);
  });
});

it.each([
  [PLAIN, false, []],
  [{ ...PLAIN, prize: 'Una camiseta' }, true, []],
  [{ ...PLAIN, results: [won(4, { prize: '' })] }, false, []],
  [{ ...PLAIN, results: [won(null), won(3)] }, true, [3]],
  [{ ...PLAIN, results: [won(3), won(4, { prize: '' }), won(5, { deliveredAt: START })] }, true, [3]],
])('of %j there are prizes: %s, and they wait for the units %j', (tournament, some, units) => {
  expect([givesPrizes(tournament), awaitingPrize(tournament)]).toEqual([some, units]);
});

it('keeps the adult for a day after the delivery was marked, because that may be a mistake', () => {
  const delivered = { ...PLAIN, results: [won(3), won(4, { deliveredAt: at(0) })] };
  expect([DAY_MS, DAY_MS + 1].map((passed) => keptForPrize(delivered, at(passed)))).toEqual([[3, 4], [3]]);
  expect(awaitingPrize(delivered)).toEqual([3]);
});
