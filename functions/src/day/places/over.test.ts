import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { expect, it } from 'vitest';
import { SAMPLE_NOW, sampleAcceptance, sampleInput } from '../../desk/samples.fixture.ts';
import { openTournament } from '../../desk/tournament.fixture.ts';
import { AGENDA, MAIL, TOURNAMENTS } from '../../store/collections.ts';
import { settleAgenda } from '../../wiring/agenda.ts';

const START = new Date(SAMPLE_NOW.getTime() + 48 * HOUR_MS);
const CLOSED = new Date(START.getTime() + 3 * HOUR_MS);

it.each([
  ['that ended by the clock', null, null],
  ['whose last stage was closed', CLOSED, CLOSED],
  ['whose last stage was closed and opened again', CLOSED, null],
])('a player who leaves after a tournament %s does not cost the team its place', async (_, then, now) => {
  const site = await openTournament({ modality: 'duo', date: START });
  const endedAt = (at: Date | null) =>
    site.needs.firestore.doc(`${TOURNAMENTS.path}/copa-1`).update({ endedAt: at });
  const team = await site.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
  await site.accept(team, sampleAcceptance(2));
  await site.decide(team, 'approved');
  site.goTo(new Date(START.getTime() + DAY_MS));
  await endedAt(then);
  await site.leave(team, site.memberId(team, 2));
  const mails = (await site.stored(MAIL)).length;
  await endedAt(now);
  site.advance(DAY_MS);
  await site.desk.releaseOverdue(site.now());
  expect([(await site.unitOf(team)).place, (await site.stored(MAIL)).length]).toEqual(['held', mails]);
  const due = (await site.stored(AGENDA)).filter(({ task }) => task === 'place');
  await settleAgenda(site.needs, due, site.now());
  expect((await site.stored(AGENDA)).filter(({ task }) => task === 'place')).toEqual([]);
});
