import { HOUR_MS, MINUTE_MS, REVIEW_MS } from '@copa/domain/limits';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import { describe, expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { createTournament, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import {
  SAMPLE_NOW,
  sampleAcceptance,
  sampleInput,
  sampleWindow,
  toldAsOpened,
} from '../../desk/samples.fixture.ts';
import { codeOf, openTournament } from '../../desk/tournament.fixture.ts';
import { MAIL, TOURNAMENTS } from '../../store/collections.ts';
import { updateTournament } from '../../tournaments/commands.ts';

const at = (minutes: number) => new Date(SAMPLE_NOW.getTime() + minutes * MINUTE_MS);

const ORGANISER = { uid: 'admin-1', email: 'admin@copa.example' };

const site = runServices(SAMPLE_NOW);

it('a late place whose deadline has passed is given on by the tap itself, with its mails', async () => {
  const { dependencies, firestore } = site.program;
  const desk = createDesk(dependencies);
  const id = await createTournament(firestore, {
    maxPlayers: 1,
    date: at((2 * HOUR_MS) / MINUTE_MS),
    waitlist: { max: 5, mode: 'auto', endsAt: null },
    windows: [sampleWindow('match', at(60), at(100))],
  });
  const registered = [];
  for (const number of [1, 2, 3]) registered.push(await desk.register(playerOf(id, number)));
  const [first, late, next] = registered;
  const unitOf = async (unit: typeof late) => (await firestore.doc(`registrations/${unit?.id}`).get()).data();
  const ticketOf = async (unit: typeof late) => String((await unitOf(unit))?.['ticketId']);
  site.now = at(65);
  for (const unit of [late, next]) await desk.ready(await ticketOf(unit));
  await desk.withdrawUnit(String(first?.privateCode));
  expect(await unitOf(late)).toMatchObject({ place: 'held' });

  site.now = at(99);
  await expect(desk.confirm(await ticketOf(late), 'match')).resolves.toMatchObject({ outcome: 'late' });
  expect(await unitOf(late)).toMatchObject({ place: 'released', releasedBy: 'match' });
  expect(await unitOf(next)).toMatchObject({ place: 'held' });
  const { docs } = await firestore.collection('mail').get();
  expect(docs.filter((mail) => String(mail.get('to')) === 'jugadora2@correo.example').length).toBeGreaterThan(
    1,
  );
});

it('a place whose deadline has passed is given on although the tap itself is refused', async () => {
  const opened = await openTournament({
    maxPlayers: 1,
    date: at((2 * HOUR_MS) / MINUTE_MS),
    waitlist: { max: 5, mode: 'auto', endsAt: null },
    windows: [sampleWindow('match', at(60), at(100))],
  });
  const [first, late, next] = await opened.registerAll(1, 2, 3);
  opened.goTo(at(65));
  for (const unit of [late, next]) await opened.ready(unit);
  await opened.leave(first);
  opened.goTo(at(99));
  expect(await codeOf(opened.confirm(late, 'entry'))).toBe('confirmation-closed');
  expect(await opened.unitOf(late)).toMatchObject({ place: 'released', releasedBy: 'match' });
  expect(await opened.unitOf(next)).toMatchObject({ place: 'held' });
});

async function openMatch() {
  const match = sampleWindow('match', at(60), at(100));
  const opened = await openTournament({
    maxPlayers: 1,
    date: at((2 * HOUR_MS) / MINUTE_MS),
    waitlist: { max: 5, mode: 'auto', endsAt: null },
    windows: [match],
    closings: toldAsOpened([match]),
  });
  const [first, late] = await opened.registerAll(1, 2);
  const promoteAt = async (minutes: number) => {
    opened.goTo(at(minutes));
    await opened.ready(late);
    await opened.leave(first);
    return opened.unitOf(late);
  };
  return { opened, late, promoteAt };
}

it('a late place may still be confirmed at the very instant of its deadline', async () => {
  const { opened, late, promoteAt } = await openMatch();
  expect(await promoteAt(65)).toMatchObject({ place: 'held', confirmBy: at(85) });
  opened.goTo(at(85));
  expect(await opened.release(late)).toMatchObject({ place: 'held' });
  expect(await opened.confirm(late, 'match')).toMatchObject({
    place: 'held',
    confirmations: { match: { at: at(85), by: 'player' } },
  });
});

it.each([20, 10])(
  'a place that is given %i minutes before the close stays until the review ends',
  async (minutes) => {
    const { opened, late, promoteAt } = await openMatch();
    expect(await promoteAt(100 - minutes)).toMatchObject({ place: 'held', confirmBy: null });
    opened.goTo(new Date(at(100).getTime() + REVIEW_MS - 1));
    await opened.desk.endReviews('copa-1');
    expect(await opened.release(late)).toMatchObject({ place: 'held' });
    opened.advance(1);
    await opened.desk.endReviews('copa-1');
    expect(await opened.unitOf(late)).toMatchObject({ place: 'released', releasedBy: 'match' });
  },
);

it('an incomplete team keeps its place and hears nothing once the last stage is closed', async () => {
  const ended = await openTournament({ modality: 'duo', date: null, windows: [] });
  const unit = await ended.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
  const mails = await ended.sizeOf(MAIL);
  const [tournament] = await ended.stored(TOURNAMENTS);
  if (tournament === undefined) throw new Error('no tournament');
  await ended.store(TOURNAMENTS, { ...tournament, endedAt: SAMPLE_NOW });
  ended.goTo(new Date((unit.incompleteUntil?.getTime() ?? 0) + 1));
  expect(await ended.release(unit)).toMatchObject({ place: 'held', releasedBy: null });
  expect(await ended.sizeOf(MAIL)).toBe(mails);
  await ended.store(TOURNAMENTS, tournament);
  expect((await ended.release(unit)).releasedBy).toBe('incomplete');
});

it.each([
  ['duo', null, 'held'],
  ['squad', 'conflict', 'released'],
] as const)('a team of two comes back to a tournament of its own size: %s', async (modality, code, place) => {
  const entry = sampleWindow('entry', at(10), at(20));
  const opened = await openTournament({
    modality: 'duo',
    date: at(120),
    windows: [entry],
    closings: toldAsOpened([entry]),
  });
  const alone = await opened.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
  const unit = await opened.accept(alone, sampleAcceptance(2));
  opened.goTo(at(26));
  await opened.desk.endReviews('copa-1');
  expect(await opened.unitOf(unit)).toMatchObject({ place: 'released', releasedBy: 'entry' });
  const change = { changes: { modality }, expectedUpdatedAt: null, id: null };
  await updateTournament(opened.needs, ORGANISER, 'copa-1', change);
  expect(await codeOf(opened.readmit(unit, 'entry'))).toBe(code);
  expect(await opened.unitOf(unit)).toMatchObject({ place });
});

describe('a late place where the organiser decides about who does not confirm', () => {
  const start = at((48 * HOUR_MS) / MINUTE_MS);
  const before = (minutes: number) => new Date(start.getTime() - minutes * MINUTE_MS);
  const window = (onMissing: 'release' | 'mark'): ConfirmationWindow =>
    sampleWindow('match', before(60), before(20), onMissing);

  async function promoted(onMissing: 'release' | 'mark') {
    const opened = await openTournament({
      maxPlayers: 1,
      date: start,
      windows: [window(onMissing)],
      waitlist: { max: 5, mode: 'auto', endsAt: null },
    });
    const [first, late] = await opened.registerAll(1, 2);
    opened.goTo(before(55));
    await opened.ready(late);
    await opened.leave(first);
    return { opened, late };
  }

  it('has no deadline of its own, and is not given on', async () => {
    const { opened, late } = await promoted('mark');
    expect(await opened.unitOf(late)).toMatchObject({ place: 'held', confirmBy: null });
    opened.goTo(before(21));
    expect(await opened.release(late)).toMatchObject({ place: 'held' });
    expect(await opened.confirm(late, 'match')).toMatchObject({ place: 'held', late: { match: null } });
  });

  it('loses its deadline when the organiser decides so meanwhile', async () => {
    const { opened, late } = await promoted('release');
    expect((await opened.unitOf(late)).confirmBy).not.toBeNull();
    const changes = { windows: [window('mark')] };
    await updateTournament(opened.needs, ORGANISER, 'copa-1', {
      id: null,
      changes,
      expectedUpdatedAt: null,
    });
    expect((await opened.unitOf(late)).confirmBy).toBeNull();
    opened.goTo(before(21));
    expect(await opened.release(late)).toMatchObject({ place: 'held' });
  });
});
