import { HOUR_MS, MINUTE_MS, REVIEW_MS } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleInput, sampleWindow, toldAsOpened } from '../../desk/samples.fixture.ts';
import { ADMIN, type OpenTournament, openTournament } from '../../desk/tournament.fixture.ts';
import { agendaId } from '../../store/agenda.ts';
import { AGENDA, MAIL, TOURNAMENTS } from '../../store/collections.ts';
import { setCancellation } from '../../tournaments/cancellation.ts';
import { updateTournament } from '../../tournaments/commands.ts';
import { publishDue } from '../../tournaments/publish-due.ts';
import { settleAgenda } from '../../wiring/agenda.ts';
import { dayDue } from '../next-run.ts';

const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const CLOSES = at(4 * HOUR_MS);
const afterClose = (ms: number) => new Date(CLOSES.getTime() + ms);
const windowsOf = (kind: 'entry' | 'match') => [sampleWindow(kind, at(HOUR_MS), CLOSES)];
const told = (kind: 'entry' | 'match') => ({
  windows: windowsOf(kind),
  closings: toldAsOpened(windowsOf(kind)),
});

const edit = (site: OpenTournament, changes: Partial<Tournament>) =>
  updateTournament(site.needs, ADMIN, 'copa-1', { id: null, expectedUpdatedAt: null, changes });
const cancel = (site: OpenTournament, cancelled: boolean) =>
  setCancellation(site.needs, ADMIN, 'copa-1', { cancelled, reason: '' });
const stored = async (site: OpenTournament) => {
  const [tournament] = await site.stored(TOURNAMENTS);
  if (tournament === undefined) throw new Error('the tournament is gone');
  return tournament;
};

type Way = (site: OpenTournament, from: Date, to: Date) => Promise<void>;

const byHand: Way = async (site, from, to) => {
  site.goTo(from);
  await edit(site, { status: 'draft' });
  site.goTo(to);
  await edit(site, { status: 'published' });
};
const byJob: Way = async (site, from, to) => {
  site.goTo(from);
  await edit(site, { status: 'scheduled', publishDate: to });
  site.goTo(to);
  expect(await publishDue(site.needs, to)).toEqual(['copa-1']);
  expect(await publishDue(site.needs, to)).toEqual([]);
};

describe.each([
  ['an organiser', byHand],
  ['the job', byJob],
])('a tournament that is hidden and published again by %s', (_, pause) => {
  it.each([
    ['before its close', afterClose(-HOUR_MS), 'held', 'held'],
    ['in its review', afterClose(MINUTE_MS), 'held', 'held'],
    ['after its review', afterClose(REVIEW_MS), 'released', 'released'],
  ])('gives a window its whole review if it was hidden %s', async (__, from, first, last) => {
    const site = await openTournament({ ...told('entry') });
    const [unit] = await site.registerAll(1);
    const back = afterClose(HOUR_MS);
    await pause(site, from, back);
    const placeAt = async (ms: number) => {
      site.goTo(new Date(back.getTime() + ms));
      await site.desk.endReviews('copa-1');
      return (await site.unitOf(unit)).place;
    };
    expect([await placeAt(0), await placeAt(REVIEW_MS - 1)]).toEqual([first, last]);
    expect(await placeAt(REVIEW_MS)).toBe('released');
  });

  it('takes no places for a window that was open only meanwhile', async () => {
    const site = await openTournament({ windows: windowsOf('entry') });
    const [unit] = await site.registerAll(1);
    await pause(site, at(HOUR_MS - 1), afterClose(1));
    site.goTo(afterClose(HOUR_MS));
    await site.desk.endReviews('copa-1');
    expect((await site.unitOf(unit)).place).toBe('held');
    expect((await stored(site)).windows).toEqual([{ ...windowsOf('entry')[0], onMissing: 'mark' }]);
  });

  it('is on the agenda again, and is shown as published', async () => {
    const site = await openTournament({ ...told('entry') });
    await pause(site, at(HOUR_MS), afterClose(HOUR_MS));
    const tournament = await stored(site);
    expect(tournament).toMatchObject({ status: 'published', publishedAt: site.now(), hiddenAt: null });
    expect(dayDue(tournament, site.now())).toEqual(afterClose(HOUR_MS + REVIEW_MS));
    expect((await site.stored(AGENDA)).map(({ id }) => id)).toContain(agendaId('day', 'copa-1'));
  });

  it('gives an incomplete team the time that was left', async () => {
    const site = await openTournament({ modality: 'duo' });
    const unit = await site.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
    expect(unit.incompleteUntil).toEqual(at(12 * HOUR_MS));
    await pause(site, at(10 * HOUR_MS), at(30 * HOUR_MS));
    expect((await site.release(unit)).incompleteUntil).toEqual(at(32 * HOUR_MS));
    expect((await site.stored(AGENDA)).map(({ id }) => id)).toContain(agendaId('place', unit.id));
    site.goTo(at(32 * HOUR_MS + 1));
    expect((await site.release(unit)).releasedBy).toBe('incomplete');
  });

  it('gives a late place the minutes that were left', async () => {
    const site = await openTournament({ maxPlayers: 1, ...told('match'), waitlist: QUEUE });
    const [first, second] = await site.registerAll(1, 2);
    site.goTo(at(HOUR_MS));
    await site.ready(second);
    await site.leave(first);
    expect((await site.unitOf(second)).confirmBy).toEqual(at(HOUR_MS + 20 * MINUTE_MS));
    await pause(site, at(HOUR_MS + 5 * MINUTE_MS), at(2 * HOUR_MS));
    expect((await site.release(second)).confirmBy).toEqual(at(2 * HOUR_MS + 15 * MINUTE_MS));
  });
});

it('a deadline that a pause does not move is on the agenda again after it', async () => {
  const site = await openTournament({ modality: 'duo', date: at(6 * HOUR_MS) });
  const unit = await site.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
  await edit(site, { status: 'draft' });
  site.goTo(at(3 * HOUR_MS));
  const onAgenda = async () =>
    (await site.stored(AGENDA)).filter(({ id }) => id === agendaId('place', unit.id));
  await settleAgenda(site.needs, await onAgenda(), site.now());
  expect(await onAgenda()).toEqual([]);
  await edit(site, { status: 'published' });
  expect([await onAgenda(), (await site.unitOf(unit)).incompleteUntil]).toMatchObject([
    [{}],
    unit.incompleteUntil,
  ]);
});

const QUEUE = { max: 5, mode: 'auto' as const, endsAt: null };

describe('while a tournament is hidden', () => {
  it('no unit loses its place, and nobody is told that it is lost', async () => {
    const site = await openTournament({ modality: 'duo', ...told('entry') });
    const unit = await site.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
    const mails = await site.sizeOf(MAIL);
    await edit(site, { status: 'draft' });
    expect(dayDue(await stored(site), site.now())).toBeNull();
    site.goTo(at(24 * HOUR_MS));
    await site.desk.endReviews('copa-1');
    expect(await site.release(unit)).toMatchObject({ place: 'held', releasedBy: null });
    expect(await site.sizeOf(MAIL)).toBe(mails);
  });

  it.each([
    ['is hidden', (site: OpenTournament) => edit(site, { status: 'draft' })],
    ['is cancelled', (site: OpenTournament) => cancel(site, true)],
  ])('a rejection is completed also if the tournament %s', async (_, stop) => {
    const site = await openTournament();
    const [unit] = await site.registerAll(1);
    await site.decide(unit, 'rejected');
    await stop(site);
    expect(await site.giveOn(unit)).toMatchObject({ place: 'released', givenOnAt: null });
    expect([await site.places(), (await site.claims()).size]).toEqual([0, 0]);
  });

  it('a late place is not given on by a tap, which still confirms', async () => {
    const site = await openTournament({ maxPlayers: 1, ...told('match'), waitlist: QUEUE });
    const [first, second] = await site.registerAll(1, 2);
    site.goTo(at(HOUR_MS));
    await site.ready(second);
    await site.leave(first);
    await edit(site, { status: 'draft' });
    site.goTo(at(2 * HOUR_MS));
    expect(await site.confirm(second, 'match')).toMatchObject({ place: 'held', confirmBy: null });
  });

  it.each([
    ['the publication', async (site: OpenTournament) => void (await edit(site, { status: 'published' }))],
    ['a newcomer after the hour of it', async (site: OpenTournament) => void (await site.registerAll(3))],
  ])('nobody gets a free place by itself, and the queue comes first at %s', async (_, publish) => {
    const site = await openTournament({ maxPlayers: 1, waitlist: QUEUE });
    const [first, second] = await site.registerAll(1, 2);
    await edit(site, { status: 'scheduled', publishDate: at(HOUR_MS) });
    await site.leave(first);
    const mails = await site.sizeOf(MAIL);
    await site.desk.endReviews('copa-1');
    expect([(await site.unitOf(second)).place, await site.sizeOf(MAIL)]).toEqual(['waiting', mails]);
    site.goTo(at(HOUR_MS));
    await publish(site);
    expect((await site.unitOf(second)).place).toBe('held');
  });

  it('who gets a place by hand gets back only the time since then', async () => {
    const waitlist = { ...QUEUE, mode: 'manual' as const };
    const site = await openTournament({ maxPlayers: 1, ...told('match'), waitlist });
    const [first, second] = await site.registerAll(1, 2);
    await edit(site, { status: 'draft' });
    site.goTo(at(HOUR_MS));
    await site.leave(first);
    await site.promote(second);
    site.goTo(at(2 * HOUR_MS));
    await edit(site, { status: 'published' });
    expect((await site.unitOf(second)).confirmBy).toEqual(at(2 * HOUR_MS + 20 * MINUTE_MS));
  });
});

describe('a tournament that is hidden and cancelled', () => {
  type Act = (site: OpenTournament) => Promise<unknown>;
  const hiding: Act = (site) => edit(site, { status: 'draft' });
  const publishing: Act = (site) => edit(site, { status: 'published' });
  const cancelling: Act = (site) => cancel(site, true);
  const resuming: Act = (site) => cancel(site, false);

  it.each<[string, readonly Act[]]>([
    ['hidden first and published first', [hiding, cancelling, publishing, resuming]],
    ['hidden first and published last', [hiding, cancelling, resuming, publishing]],
    ['cancelled first and resumed first', [cancelling, hiding, resuming, publishing]],
    ['cancelled first and resumed last', [cancelling, hiding, publishing, resuming]],
  ])('gives time back once: %s', async (_, acts) => {
    const site = await openTournament({ modality: 'duo' });
    const unit = await site.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
    const untils: (Date | null)[] = [];
    for (const [hour, act] of acts.entries()) {
      site.goTo(at((10 + hour) * HOUR_MS));
      await act(site);
      untils.push((await site.release(unit)).incompleteUntil);
    }
    const [until, later] = [at(12 * HOUR_MS), at(15 * HOUR_MS)];
    expect(untils).toEqual([until, until, until, later]);
    expect(await stored(site)).toMatchObject({ hiddenAt: null, cancelledAt: null });
  });

  it('was never hidden if nobody had seen it before', async () => {
    const site = await openTournament({ status: 'draft' });
    for (const act of [cancelling, resuming, hiding]) await act(site);
    expect(await stored(site)).toMatchObject({ status: 'draft', hiddenAt: null });
  });
});
