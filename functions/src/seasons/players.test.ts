import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import type { SeasonRules } from '@copa/domain/seasons/season';
import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { addEntry } from '../fairness/records.ts';
import { eraseExpiredPlayers } from '../registrations/erasure.ts';
import { hiddenIn, REGISTRATIONS, resultsOf, SEASON_BOARDS, TICKETS } from '../store/collections.ts';
import { deleteSeason } from './commands.ts';
import {
  boardIn,
  CAMILA,
  count,
  type Entered,
  enterFriday,
  type Friday,
  NOW,
  openSeason,
  playedFriday,
  playFriday,
  shownIn,
} from './friday.fixture.ts';
import { addToSeason } from './membership.ts';
import { writeSeasons } from './season-results.ts';

const LOBO: Entered = { number: 1, nick: 'Lobo' };
const RAYO: Entered = { number: 2, nick: 'Rayo' };
const OTHER: Entered = { number: 9, nick: 'Otra' };
const LUNA: Entered = { number: 4, nick: 'Luna', minorShown: true };

const site = runServices(NOW);

const pass = (ms: number) => {
  site.now = new Date(site.now.getTime() + ms);
};

async function fridays(
  entered: readonly (readonly Entered[])[],
  fields?: Parameters<typeof playFriday>[2],
): Promise<readonly Friday[]> {
  const played: Friday[] = [];
  for (const [at, each] of entered.entries()) {
    if (at > 0) pass(7 * DAY_MS);
    played.push(await playFriday(site.program, each, fields));
  }
  return played;
}

async function seasonOf(played: readonly Friday[], rules: Partial<SeasonRules> = {}): Promise<string> {
  const id = await openSeason(site.program, played, rules);
  await count(site.program, id);
  return id;
}

const stored = (seasonId: string) => site.program.dependencies.database.find(resultsOf(seasonId), {});
const codeIn = (friday: Friday | undefined, number: number) =>
  friday?.receipts.get(number)?.privateCode ?? '';
const consentIn = (friday: Friday | undefined, number: number) =>
  friday?.receipts.get(number)?.consentCode ?? '';
const choose = (friday: Friday | undefined, number: number, showsNick: boolean) =>
  friday?.desk.giveConsent(consentIn(friday, number), { version: CONSENT_VERSION, showsNick });

describe('a season counts a player', () => {
  it('of another season under another key, which nothing public joins with it', async () => {
    const [first, second] = await fridays([
      [LOBO, RAYO],
      [LOBO, OTHER],
    ]);
    if (first === undefined || second === undefined) throw new Error('a Friday was not played');
    const seasons = [await seasonOf([first]), await seasonOf([second])];
    const [before, now] = await Promise.all(seasons.map(stored));
    const keys = [before, now].map((results) => results?.map(({ id }) => id) ?? []);
    expect(keys.map((each) => each.length)).toEqual([2, 2]);
    expect(new Set(keys.flat()).size).toBe(4);
    const { database } = site.program.dependencies;
    const tickets = [];
    for (const { id, desk, receipts } of [first, second]) {
      await desk.deliverRooms(id);
      tickets.push(await database.get(TICKETS, receipts.get(1)?.ticketId ?? ''));
    }
    const inTickets = tickets.map((ticket) => ticket?.seasonKeys.map(({ key }) => key) ?? []);
    expect(inTickets.map((own, at) => own.every((key) => keys[at]?.includes(key)))).toEqual([true, true]);
    const boards = JSON.stringify(await database.find(SEASON_BOARDS, {}));
    expect(keys.flat().filter((key) => boards.includes(key))).toEqual([]);
  });

  it('who has another nick now under that one, with all lines', async () => {
    const played = await fridays([
      [LOBO, RAYO],
      [{ ...LOBO, nick: 'Lobazo' }, OTHER],
    ]);
    const id = await seasonOf(played);
    expect((await shownIn(site.program, id))[0]).toEqual(['Lobazo', 1, 200]);
    const [, second] = played;
    const unit = second?.receipts.get(1)?.id ?? '';
    await second?.desk.rename(codeIn(second, 1), { nick: 'Lobito', unit: null });
    await writeSeasons(site.program.dependencies, site.now);
    expect((await shownIn(site.program, id))[0]).toEqual(['Lobazo', 1, 200]);
    await second?.desk.decideNames(CAMILA, unit, unit, { taken: true, revision: 1 });
    await count(site.program, id);
    expect((await shownIn(site.program, id))[0]).toEqual(['Lobito', 1, 200]);
  });

  it('of two teams by the result of each', async () => {
    const id = await seasonOf(
      await fridays(
        [
          [
            { ...LOBO, partners: [11] },
            { ...RAYO, partners: [21] },
          ],
          [
            { ...LOBO, partners: [12] },
            { ...RAYO, partners: [11] },
          ],
        ],
        { modality: 'duo' },
      ),
    );
    expect(await shownIn(site.program, id)).toEqual([
      ['Lobo', 1, 200],
      ['Nick11', 2, 180],
      ['Rayo', 3, 160],
      ['Nick12', 4, 100],
      ['Nick21', 5, 80],
    ]);
  });

  it.each([
    ['all', 100, 1],
    ['half', 50, 5],
    ['nothing', 0, 5],
  ] as const)(
    'who was a substitute and never played, with %s of what the team has',
    async (substitutes, points, rank) => {
      const played = await site.startWith('a substitute', () =>
        fridays(
          [
            [
              { ...LOBO, partners: [11, 12] },
              { ...RAYO, partners: [21] },
            ],
          ],
          { modality: 'duo', substitutes: 1 },
        ),
      );
      const id = await seasonOf(played, { substitutes });
      expect(await shownIn(site.program, id)).toContainEqual(['Nick12', rank, points]);
    },
  );

  it('who is a minor under the nick or under a number, and the number stays', async () => {
    const sol: Entered = { number: 5, nick: 'Sol', minorShown: false };
    const played = await fridays([
      [LUNA, sol],
      [LUNA, sol],
    ]);
    const id = await seasonOf(played);
    const names = async () => (await boardIn(site.program, id)).rows.map(({ name }) => name);
    const [luna, number] = await names();
    expect(luna).toBe('Luna');
    expect(number).toMatch(/^Jugador \d$/);
    await choose(played[1], 5, true);
    await count(site.program, id);
    expect(await names()).toEqual(['Luna', 'Sol']);
    await choose(played[1], 5, false);
    await count(site.program, id);
    expect(await names()).toEqual(['Luna', number]);
  });

  it('who left one Friday by the others alone', async () => {
    const played = await fridays([
      [LOBO, RAYO],
      [RAYO, LOBO],
      [RAYO, OTHER],
    ]);
    const id = await seasonOf(played);
    await played[1]?.desk.withdraw(codeIn(played[1], 2));
    await count(site.program, id);
    expect((await shownIn(site.program, id)).filter(([name]) => name === 'Rayo')).toEqual([['Rayo', 1, 180]]);
    for (const friday of [played[0], played[2]]) await friday?.desk.withdraw(codeIn(friday, 2));
    await count(site.program, id);
    expect(JSON.stringify([await stored(id), await boardIn(site.program, id)])).not.toContain('Rayo');
  });

  it('whose teammate left after the end under the nick, in tournaments whose players were erased too', async () => {
    const teams: readonly Entered[] = [
      { ...LOBO, partners: [11] },
      { ...RAYO, partners: [21] },
    ];
    const played = await fridays([teams, teams], { modality: 'duo' });
    const id = await seasonOf(played);
    site.now = new Date(NOW.getTime() + 92 * DAY_MS);
    expect(await eraseExpiredPlayers(site.program.dependencies, site.now)).toEqual([played[0]?.id]);
    await played[1]?.desk.withdraw(codeIn(played[1], 1));
    await count(site.program, id);
    expect(await shownIn(site.program, id)).toContainEqual(['Nick11', 1, 200]);
    const names = (await stored(id)).map(({ lines }) => lines.map(({ nick }) => nick));
    expect(names).toContainEqual(['Nick11', 'Nick11']);
    expect(JSON.stringify(names)).not.toContain('Lobo');
  });

  it('who is suspended as before', async () => {
    const played = await fridays([[LOBO, RAYO]]);
    const id = await seasonOf(played);
    const before = await shownIn(site.program, id);
    const unit = played[0]?.receipts.get(1)?.id ?? '';
    const ban = { requestId: randomUUID(), kind: 'ban', days: null, reason: 'Usó un mod' } as const;
    const { dependencies: needs } = site.program;
    await addEntry(needs, CAMILA, { id: unit, memberId: unit }, ban);
    expect(await needs.database.get(REGISTRATIONS, unit)).toMatchObject({ status: 'approved' });
    await count(site.program, id);
    expect(await shownIn(site.program, id)).toEqual(before);
  });
});

describe('a withdrawn consent', () => {
  const WAYS: readonly (readonly [string, (friday: Friday | undefined) => Promise<unknown> | undefined])[] = [
    ['taken back', (friday) => friday?.desk.refuseConsent(consentIn(friday, 4))],
    ['about the nick alone', (friday) => choose(friday, 4, false)],
  ];
  const named = async (id: string) =>
    JSON.stringify([await stored(id), await boardIn(site.program, id)]).includes('Luna');

  async function afterThree() {
    const { id, played } = await site.startWith('three Fridays', async () => {
      const three = await fridays([
        [LUNA, LOBO],
        [LUNA, OTHER],
        [LUNA, OTHER],
      ]);
      return { id: await seasonOf(three), played: three };
    });
    site.now = new Date(NOW.getTime() + 14 * DAY_MS);
    return { id, played: played.map((friday) => playedFriday(site.program, friday)) };
  }

  it.each(
    WAYS.flatMap(([way, withdraw]) =>
      [0, 1, 2].map((at) => ({ way, withdraw, at, friday: ['first', 'second', 'last'][at] })),
    ),
  )('of the $friday Friday, $way, leaves no name, until a later one', async ({ withdraw, at }) => {
    const { id, played } = await afterThree();
    expect(await named(id)).toBe(true);
    pass(HOUR_MS);
    await withdraw(played[at]);
    await count(site.program, id);
    expect(await named(id)).toBe(false);
    pass(7 * DAY_MS);
    const later = await playFriday(site.program, [LUNA, OTHER]);
    await addToSeason(site.program.dependencies, CAMILA, { id, tournamentId: later.id });
    await count(site.program, id);
    const rows = (await stored(id)).flatMap(({ lines }) => lines.map(({ nick }) => nick));
    expect(rows.filter((nick) => nick === 'Luna')).toHaveLength(1);
    expect(await named(id)).toBe(true);
    pass(HOUR_MS);
    await later.desk.withdraw(codeIn(later, 4));
    await count(site.program, id);
    expect(await named(id)).toBe(false);
  });

  it('of a Friday that has not been played leaves no name, and no trace once the season is deleted', async () => {
    const id = await seasonOf(await fridays([[LUNA, LOBO]]));
    pass(HOUR_MS);
    const { dependencies: needs } = site.program;
    const next = await enterFriday(site.program, [LUNA, OTHER]);
    await addToSeason(needs, CAMILA, { id, tournamentId: next.id });
    await next.desk.refuseConsent(consentIn(next, 4));
    await count(site.program, id);
    expect(await named(id)).toBe(false);
    expect(await needs.database.find(hiddenIn(id), {})).toHaveLength(1);
    await deleteSeason(needs, CAMILA, id);
    await writeSeasons(needs, site.now);
    expect(await needs.database.find(hiddenIn(id), {})).toEqual([]);
  });

  it.each([
    ['refuses', false],
    ['permits and takes it back', true],
  ])(
    'counts for nothing if a stranger registers with the ID and %s before an approval',
    async (_, permits) => {
      const id = await seasonOf(await fridays([[LUNA, LOBO]]));
      pass(HOUR_MS);
      const next = await enterFriday(site.program, [OTHER]);
      await addToSeason(site.program.dependencies, CAMILA, { id, tournamentId: next.id });
      const guardian = { name: 'Nadie Paz', phone: '+52 55 8765 4321' };
      const { consentCode } = await next.desk.register(
        playerOf(next.id, LUNA.number, { ageBand: 'minor', guardian }),
      );
      const code = consentCode ?? '';
      if (permits) await next.desk.giveConsent(code, { version: CONSENT_VERSION, showsNick: true });
      await next.desk.refuseConsent(code);
      await count(site.program, id);
      expect(await named(id)).toBe(true);
    },
  );

  it('of a player whose id was wrong leaves no name once it is corrected', async () => {
    const played = await fridays([
      [LUNA, LOBO],
      [{ ...LUNA, number: 7 }, LOBO],
    ]);
    const id = await seasonOf(played);
    pass(HOUR_MS);
    await choose(played[1], 7, false);
    await count(site.program, id);
    expect(await named(id)).toBe(true);
    const unit = played[1]?.receipts.get(7)?.id ?? '';
    const { freeFireId } = playerOf(played[0]?.id ?? '', LUNA.number);
    await played[1]?.desk.correctMember(CAMILA, unit, unit, { freeFireId });
    await count(site.program, id);
    expect(await named(id)).toBe(false);
  });

  it('that is given again shows the name again', async () => {
    const [first] = await fridays([[LUNA, LOBO]]);
    const id = await seasonOf(first === undefined ? [] : [first]);
    for (const shows of [false, true]) {
      pass(HOUR_MS);
      await choose(first, 4, shows);
      await count(site.program, id);
      expect(await named(id)).toBe(shows);
    }
  });
});
