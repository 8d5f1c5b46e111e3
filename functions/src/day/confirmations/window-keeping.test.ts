import { AppError } from '@copa/domain/errors';
import { HOUR_MS, LEAST_NOTICE_MS, MINUTE_MS, REVIEW_MS } from '@copa/domain/limits';
import { type ConfirmationWindow, NO_CLOSING, NO_CLOSINGS } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { TournamentContent } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleInput, sampleWindow, toldAsOpened } from '../../desk/samples.fixture.ts';
import { ADMIN, openTournament } from '../../desk/tournament.fixture.ts';
import { AGENDA, MAIL, TOURNAMENTS } from '../../store/collections.ts';
import { updateTournament } from '../../tournaments/commands.ts';
import { repeatTournament } from '../../tournaments/repetition.ts';
import { settleAgenda } from '../../wiring/agenda.ts';
import * as words from '../words.ts';

const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const ENTRY = sampleWindow('entry', at(HOUR_MS), at(4 * HOUR_MS));
const MATCH: ConfirmationWindow = {
  ...ENTRY,
  kind: 'match',
  opensAt: at(8 * HOUR_MS),
  closesAt: at(8 * HOUR_MS + 40 * MINUTE_MS),
};
const START = at(9 * HOUR_MS);
const ROOM = { match: 1, lobby: null, roomId: '1', password: 'x', openAt: at(8.75 * HOUR_MS), revision: 1 };
const ROOMS = { id: 'copa-1', rooms: [ROOM], seats: {}, stage: 0, lobbies: {}, former: {}, told: [] };
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** The job notes what is due, and does not run again before the test says so. */
async function openAsleep(window: ConfirmationWindow, changes: Partial<Tournament> = {}) {
  const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
  const fields = { date: START, maxPlayers: 2, windows: [window], waitlist, roomsRevision: 1, ...changes };
  const site = await openTournament(fields, { rooms: ROOMS });
  const units = await site.registerAll(1, 2, 3);
  for (const unit of units) await site.decide(unit, 'approved');
  const settle = () => settleAgenda(site.needs, [{ task: 'day', about: 'copa-1' }], site.now());
  await settle();
  return {
    site,
    units,
    job: async () => {
      await site.desk.endAllReviews(site.now());
      await site.desk.tellAllDue(site.now());
      await settle();
    },
    tournament: async () => {
      const [stored] = await site.stored(TOURNAMENTS);
      if (stored === undefined) throw new Error('no tournament');
      return stored;
    },
    places: () => Promise.all(units.map(async (unit) => (await site.unitOf(unit)).place)),
    texts: async (kind: string) =>
      (await site.stored(MAIL))
        .filter(({ id }) => id.includes(`-${kind}-`))
        .map(({ message }) => message.text),
  };
}

const edit = (needs: Parameters<typeof updateTournament>[0], changes: Partial<TournamentContent>) =>
  updateTournament(needs, ADMIN, 'copa-1', { id: null, expectedUpdatedAt: null, changes });

const KEPT = ['held', 'held', 'waiting'];
const GIVEN_ON = ['released', 'released', 'held'];

describe('a window that opened and closed while the job did not run', () => {
  it.each([
    ['the confirmation of who comes', ENTRY],
    ['the confirmation before the match', MATCH],
  ])('takes no place: %s', async (_, window) => {
    const { kind } = window;
    const extendedAt = at(-1);
    const stored = { ...NO_CLOSINGS, [kind]: { ...NO_CLOSING, extendedAt } };
    const { site, units, job, tournament, places, texts } = await openAsleep(window, { closings: stored });
    site.goTo(after(window.closesAt, REVIEW_MS));
    await job();
    expect(await places()).toEqual(KEPT);
    expect([await texts('released'), await texts(kind)]).toEqual([[], []]);
    const { windows, closings } = await tournament();
    expect(windows).toEqual([{ ...window, onMissing: 'mark' }]);
    const kept = { extendedAt, toldAt: null, closedAt: null };
    expect(closings[kind]).toMatchObject({ untoldAt: site.now(), ...kept });
    const acts = (await site.acts()).filter(({ action }) => action === 'tournament.keep-places');
    expect(acts).toMatchObject([{ actor: { uid: 'system' }, tournament: { id: 'copa-1' } }]);
    expect((await site.unitOf(units[0])).rooms).toHaveLength(1);
    const { length } = await site.acts();
    await job();
    expect(await places()).toEqual(KEPT);
    expect(await site.acts()).toHaveLength(length);
  });

  it.each([
    ['a newcomer', 'register', null],
    ['an organiser who ends the review', 'end', words.untold],
    ['a player who taps too late', 'confirm', null],
  ] as const)('takes no place by another call either: %s', async (_, call, refused) => {
    const { site, units, places, tournament } = await openAsleep(MATCH);
    site.goTo(after(MATCH.closesAt, MINUTE_MS));
    const calls = {
      register: () => site.register(sampleInput(4)),
      end: () => site.desk.endReview(ADMIN, 'copa-1', 'match'),
      confirm: () => site.confirm(units[0], 'match'),
    };
    const refusal = await calls[call]().then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal instanceof AppError ? refusal.message : refusal).toBe(refused);
    site.goTo(after(MATCH.closesAt, 2 * REVIEW_MS));
    await site.desk.endReviews('copa-1');
    expect(await places()).toEqual(KEPT);
    expect((await tournament()).windows).toEqual([{ ...MATCH, onMissing: 'mark' }]);
  });
});

describe('a window whose notice goes out late', () => {
  it.each([
    ['with the least time that is enough', -LEAST_NOTICE_MS, 'release', GIVEN_ON],
    ['with less', 1 - LEAST_NOTICE_MS, 'mark', KEPT],
  ] as const)('%s', async (_, ms, onMissing, expected) => {
    const { site, job, tournament, places, texts } = await openAsleep(ENTRY);
    site.goTo(after(ENTRY.closesAt, ms));
    await job();
    const told = await texts('entry');
    expect(told).toHaveLength(2);
    const saysLost = told.filter((text) => text.includes('si no, pierdes tu cupo'));
    expect(saysLost).toHaveLength(onMissing === 'release' ? 2 : 0);
    expect((await tournament()).windows[0]?.onMissing).toBe(onMissing);
    site.goTo(after(ENTRY.closesAt, REVIEW_MS));
    await job();
    expect(await places()).toEqual(expected);
  });
});

describe('an organiser asks again', () => {
  it('after the close: players are told, and who does not confirm loses the place', async () => {
    const { site, units, job, tournament, places, texts } = await openAsleep(ENTRY);
    site.goTo(after(ENTRY.closesAt, HOUR_MS));
    await job();
    const closesAt = after(site.now(), 30 * MINUTE_MS);
    const opensAt = site.now();
    await site.desk.extendWindow(ADMIN, 'copa-1', 'entry', closesAt);
    expect((await tournament()).windows).toEqual([{ ...ENTRY, opensAt, closesAt }]);
    expect((await tournament()).closings.entry).toMatchObject({ extendedAt: opensAt, untoldAt: null });
    expect((await site.acts()).at(-1)?.action).toBe('tournament.reopen-window');
    expect((await site.unitOf(units[0])).rooms).toEqual([]);
    await job();
    expect((await texts('entry')).filter((text) => text.includes('pierdes tu cupo'))).toHaveLength(2);
    await site.confirm(units[1], 'entry');
    site.goTo(after(closesAt, REVIEW_MS));
    await job();
    expect(await places()).toEqual(['released', 'held', 'held']);
  });

  it('before the site has noticed it, and although the window was extended before', async () => {
    const { site, tournament } = await openAsleep(ENTRY);
    site.goTo(after(ENTRY.closesAt, -MINUTE_MS));
    const extend = (minutes: number) =>
      site.desk.extendWindow(ADMIN, 'copa-1', 'entry', after(ENTRY.closesAt, minutes * MINUTE_MS));
    await extend(15);
    expect((await tournament()).windows[0]?.opensAt).toEqual(site.now());
    site.goTo(after(ENTRY.closesAt, HOUR_MS));
    await extend(90);
    expect((await tournament()).closings.entry).toMatchObject({ extendedAt: site.now(), untoldAt: null });
  });

  it.each([
    ['lets it take places again', -5 * MINUTE_MS, 'release', 0],
    ['moves its close', HOUR_MS, 'mark', 2 * HOUR_MS],
  ] as const)(
    'by an edit that %s: players are told, and places are lost',
    async (_, ms, onMissing, later) => {
      const { site, job, tournament, places, texts } = await openAsleep(ENTRY);
      site.goTo(after(ENTRY.closesAt, ms));
      await job();
      expect((await tournament()).windows[0]?.onMissing).toBe('mark');
      site.goTo(after(site.now(), MINUTE_MS));
      const closesAt = after(ENTRY.closesAt, later);
      await edit(site.needs, { windows: [{ ...ENTRY, closesAt, onMissing }] });
      expect((await tournament()).windows).toEqual([{ ...ENTRY, opensAt: site.now(), closesAt }]);
      await job();
      expect((await texts('entry')).filter((text) => text.includes('pierdes tu cupo'))).toHaveLength(2);
      site.goTo(after(closesAt, REVIEW_MS));
      await job();
      expect(await places()).toEqual(GIVEN_ON);
    },
  );
});

it('a window that is moved after its close tells those who were placed since', async () => {
  const { site, job, texts } = await openAsleep(ENTRY, { closings: toldAsOpened([ENTRY]) });
  site.goTo(after(ENTRY.closesAt, REVIEW_MS));
  await job();
  expect(await texts('entry')).toEqual([]);
  const closesAt = after(ENTRY.closesAt, 2 * HOUR_MS);
  await edit(site.needs, { windows: [{ ...ENTRY, closesAt }] });
  await job();
  expect(await texts('entry')).toHaveLength(1);
});

it('a window that only closes later than players were told takes places as before', async () => {
  const { site, job, places } = await openAsleep(ENTRY, { closings: toldAsOpened([ENTRY]) });
  site.goTo(after(ENTRY.closesAt, -MINUTE_MS));
  await edit(site.needs, { windows: [{ ...ENTRY, closesAt: after(ENTRY.closesAt, 3 * MINUTE_MS) }] });
  site.goTo(after(ENTRY.closesAt, 3 * MINUTE_MS + REVIEW_MS));
  expect((await site.stored(AGENDA)).length).toBeGreaterThan(0);
  await job();
  expect(await places()).toEqual(GIVEN_ON);
});

it('the repetition of a tournament has its window as the organiser set it', async () => {
  const { site, job } = await openAsleep(ENTRY);
  site.goTo(after(ENTRY.closesAt, REVIEW_MS));
  await job();
  const next = await repeatTournament(site.needs, ADMIN, 'copa-1', '00000000-0000-4000-8000-000000000009');
  expect(next.windows).toMatchObject([{ kind: 'entry', onMissing: 'release' }]);
});
