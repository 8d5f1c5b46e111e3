import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { expect, it } from 'vitest';
import {
  SAMPLE_NOW,
  sampleAcceptance,
  sampleInput,
  sampleWindow,
  toldAsOpened,
} from '../../desk/samples.fixture.ts';
import { openTournament } from '../../desk/tournament.fixture.ts';
import { AGENDA, MAIL, TOURNAMENTS } from '../../store/collections.ts';
import { settleAgenda } from '../../wiring/agenda.ts';

const START = new Date(SAMPLE_NOW.getTime() + 48 * HOUR_MS);
const hours = (count: number) => new Date(START.getTime() + count * HOUR_MS);
const CLOSED = hours(3);
const ENTRY = sampleWindow('entry', hours(-24), hours(-3));
const FINAL = sampleWindow('final', hours(20), hours(26), 'mark');

async function openTeam(fields: Partial<Tournament> = {}) {
  const site = await openTournament({ modality: 'duo', date: START, ...fields });
  const team = await site.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
  await site.accept(team, sampleAcceptance(2));
  await site.decide(team, 'approved');
  const { firestore } = site.needs;
  return {
    ...site,
    team,
    change: (changes: Partial<Tournament>) =>
      firestore.doc(`${TOURNAMENTS.path}/copa-1`).update({ ...changes, name: 'Copa' }),
    partnerLeaves: () => site.leave(team, site.memberId(team, 2)),
  };
}

it.each<readonly [string, Partial<Tournament>, Partial<Tournament>]>([
  ['that ended by the clock', {}, {}],
  ['whose last window is over', { windows: [{ ...FINAL, opensAt: hours(18), closesAt: hours(20) }] }, {}],
  ['whose last stage was closed', { endedAt: CLOSED }, {}],
  [
    'whose last stage was closed and opened again',
    { endDate: hours(90), endedAt: CLOSED },
    { endedAt: null },
  ],
  [
    'that was hidden after its last stage was closed',
    { endDate: hours(90), endedAt: CLOSED, status: 'draft', hiddenAt: hours(4) },
    { endedAt: null, status: 'published', hiddenAt: null },
  ],
  ['whose end moved to a later time', { endDate: hours(20) }, { endDate: hours(90) }],
])('a player who leaves after a tournament %s does not cost the team its place', async (_, then, now) => {
  const site = await openTeam();
  const { team } = site;
  await site.change(then);
  site.goTo(hours(24));
  await site.partnerLeaves();
  const mails = (await site.stored(MAIL)).length;
  await site.change(now);
  site.advance(DAY_MS);
  await site.desk.releaseOverdue(site.now());
  expect([(await site.unitOf(team)).place, (await site.stored(MAIL)).length]).toEqual(['held', mails]);
  const due = (await site.stored(AGENDA)).filter(({ task }) => task === 'place');
  await settleAgenda(site.needs, due, site.now());
  expect((await site.stored(AGENDA)).filter(({ task }) => task === 'place')).toEqual([]);
});

it('a team that loses a player before the window of the final closes loses its place in time', async () => {
  const site = await openTeam({ windows: [FINAL] });
  site.goTo(hours(7));
  await site.partnerLeaves();
  site.goTo(hours(20));
  await site.desk.releaseOverdue(site.now());
  expect(await site.unitOf(site.team)).toMatchObject({ place: 'released', releasedBy: 'incomplete' });
});

it.each([
  ['while the tournament goes on takes places', 5, { place: 'released', mails: 2 }],
  ['three days later takes none', 72, { place: 'held', mails: 0 }],
])('a review that the job ends only %s', async (_, end, { place, mails }) => {
  const site = await openTeam({ windows: [ENTRY], closings: toldAsOpened([ENTRY]) });
  const before = (await site.stored(MAIL)).length;
  site.goTo(hours(end));
  await settleAgenda(site.needs, [{ task: 'day', about: 'copa-1' }], hours(-4));
  await site.desk.endAllReviews(site.now());
  expect((await site.unitOf(site.team)).place).toBe(place);
  expect((await site.stored(MAIL)).length - before).toBe(mails);
  await settleAgenda(site.needs, [{ task: 'day', about: 'copa-1' }], site.now());
  expect((await site.stored(AGENDA)).filter(({ task }) => task === 'day')).toEqual([]);
});
