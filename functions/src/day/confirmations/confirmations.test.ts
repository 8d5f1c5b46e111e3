import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleAcceptance, sampleInput, sampleWindow } from '../../desk/samples.fixture.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { codeOf, type OpenTournament, openTournament } from '../../desk/tournament.fixture.ts';
import { agendaId } from '../../store/agenda.ts';
import { AGENDA, MAIL, TOURNAMENTS } from '../../store/collections.ts';
import { setCancellation } from '../../tournaments/cancellation.ts';
import { updateTournament } from '../../tournaments/commands.ts';

const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const START = at(48 * HOUR_MS);
const before = (ms: number) => new Date(START.getTime() - ms);

const ENTRY = sampleWindow('entry', before(24 * HOUR_MS), before(3 * HOUR_MS));
const MATCH = sampleWindow('match', before(60 * MINUTE_MS), before(20 * MINUTE_MS));

const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };

const openDay = (changes: Partial<Tournament> = {}) =>
  openTournament({
    maxPlayers: 2,
    windows: [ENTRY, MATCH],
    waitlist: { max: 5, mode: 'auto', endsAt: null },
    ...changes,
  });

describe('when all places are taken', () => {
  it('who comes later waits, under numbers that are given once', async () => {
    const site = await openDay();
    const units = await site.registerAll(1, 2, 3, 4);
    expect(units.map(({ place, waitSeq }) => [place, waitSeq])).toEqual([
      ['held', null],
      ['held', null],
      ['waiting', 1],
      ['waiting', 2],
    ]);
    expect(await site.queue()).toEqual([1, 2]);
    await site.leave(units[3]);
    expect((await site.register(sampleInput(5))).waitSeq).toBe(3);
    expect([await site.places(), await site.waiting()]).toEqual([2, 2]);
  });

  it('who waits cannot register again, and a full queue takes nobody', async () => {
    const site = await openDay({ maxPlayers: 1, waitlist: { max: 1, mode: 'auto', endsAt: null } });
    await site.register(sampleInput(1));
    await site.register(sampleInput(2));
    expect(await codeOf(site.register(sampleInput(3, { freeFireId: '10000002' })))).toBe(
      'already-registered',
    );
    expect(await codeOf(site.register(sampleInput(3)))).toBe('tournament-full');
  });

  it('nobody waits where the organiser has no queue', async () => {
    const site = await openDay({ maxPlayers: 1, waitlist: { max: 0, mode: 'auto', endsAt: null } });
    await site.register(sampleInput(1));
    expect(await codeOf(site.register(sampleInput(2)))).toBe('tournament-full');
  });
});

describe('a place that becomes free', () => {
  const freeing = {
    withdraw: (site: OpenTournament, unit: StoredUnit) => site.leave(unit),
    reject: (site: OpenTournament, unit: StoredUnit) => site.reject(unit),
    delete: (site: OpenTournament, unit: StoredUnit) => site.remove(unit),
  };

  it.each(Object.entries(freeing))('goes to the first who waits, by %s', async (_, free) => {
    const site = await openDay();
    const [first, , third, fourth] = await site.registerAll(1, 2, 3, 4);
    await free(site, first);
    expect(await site.unitOf(third)).toMatchObject({
      place: 'held',
      waitSeq: null,
      promotedAt: site.now(),
      releasedBy: null,
    });
    expect((await site.unitOf(fourth)).place).toBe('waiting');
    expect([await site.queue(), await site.places()]).toEqual([[2], 2]);
    expect((await site.stored(MAIL)).filter(({ id }) => id.endsWith('-promoted-1'))).toHaveLength(1);
  });

  it('waits for the organiser where they give places by hand', async () => {
    const site = await openDay({ waitlist: { max: 5, mode: 'manual', endsAt: null } });
    const [first, , third, fourth] = await site.registerAll(1, 2, 3, 4);
    await site.leave(first);
    expect([await site.places(), await site.queue()]).toEqual([1, [1, 2]]);
    expect((await site.register(sampleInput(5))).place).toBe('waiting');
    const promoted = await site.promote(fourth, 'Le toca');
    expect(promoted.place).toBe('held');
    expect(await codeOf(site.promote(third))).toBe('tournament-full');
    const act = (await site.acts()).find(({ action }) => action === 'registration.promote');
    expect(act).toMatchObject({ after: { place: 'held' } });
    expect(promoted.reasons).toEqual({ [act?.id ?? '']: 'Le toca' });
  });

  it('goes to no team that is still incomplete, and to that team once it is complete', async () => {
    const site = await openDay({ modality: 'duo', maxPlayers: 1 });
    const names = { name: 'Los Fénix', tag: '' };
    const first = await site.register(sampleInput(1, { unit: names }));
    const second = await site.register(sampleInput(2, { unit: names }));
    expect(second).toMatchObject({ place: 'waiting', waitsFor: [], incompleteUntil: null });
    await site.leave(first);
    expect([await site.places(), await site.queue()]).toEqual([0, [1]]);
    const complete = await site.accept(second, sampleAcceptance(3));
    expect(complete).toMatchObject({ place: 'held', waitSeq: null });
    expect([await site.places(), await site.queue()]).toEqual([1, []]);
  });

  it('goes to nobody once the queue has ended', async () => {
    const site = await openDay({ waitlist: { max: 5, mode: 'auto', endsAt: at(HOUR_MS) } });
    const [first] = await site.registerAll(1, 2, 3);
    site.advance(HOUR_MS + 1);
    await site.leave(first);
    expect([await site.places(), await site.queue()]).toEqual([1, [1]]);
  });
});

describe('a free place of a tournament without a date', () => {
  it('goes to nobody once its last stage is closed, and on if that is reopened', async () => {
    const site = await openDay({ date: null, windows: [] });
    const [first, , third] = await site.registerAll(1, 2, 3, 4);
    const end = async (endedAt: Date | null) => {
      const tournament = await site.needs.database.get(TOURNAMENTS, 'copa-1');
      if (tournament !== null) await site.store(TOURNAMENTS, { ...tournament, endedAt });
    };
    await end(SAMPLE_NOW);
    await site.leave(first);
    expect([await site.places(), await site.queue()]).toEqual([1, [1, 2]]);
    await end(null);
    await site.desk.reconsiderWaiting();
    expect((await site.unitOf(third)).place).toBe('held');
  });
});

describe('a place of a team that is not complete', () => {
  it('stays while the tournament is cancelled, and nobody is told that it is lost', async () => {
    const site = await openDay({ modality: 'duo', windows: [] });
    const unit = await site.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
    const mails = await site.sizeOf(MAIL);
    const cancel = (cancelled: boolean) =>
      setCancellation(site.needs, ADMIN, 'copa-1', { cancelled, reason: 'Sin luz' });
    await cancel(true);
    site.goTo(new Date((unit.incompleteUntil?.getTime() ?? 0) + 1));
    expect(await site.release(unit)).toMatchObject({ place: 'held', releasedBy: null });
    expect(await site.sizeOf(MAIL)).toBe(mails);
    await site.removeDocument(AGENDA, agendaId('place', unit.id));
    await cancel(false);
    expect((await site.stored(AGENDA)).map(({ id }) => id)).toContain(agendaId('place', unit.id));
    expect((await site.release(unit)).incompleteUntil).toEqual(at(24 * HOUR_MS + 1));
    site.goTo(at(24 * HOUR_MS + 2));
    expect((await site.release(unit)).releasedBy).toBe('incomplete');
  });
});

describe('a confirmation', () => {
  it.each([
    ['a millisecond before it opens', before(24 * HOUR_MS + 1), 'confirmation-not-open'],
    ['the moment it opens', ENTRY.opensAt, 'confirmed'],
    ['the moment it closes', ENTRY.closesAt, 'confirmed'],
    ['a millisecond after it closed', new Date(ENTRY.closesAt.getTime() + 1), 'late'],
  ])('%s', async (_, moment, expected) => {
    const site = await openDay();
    const unit = await site.register(sampleInput(1));
    site.goTo(moment);
    const outcome = await codeOf(site.confirm(unit, 'entry'));
    const { confirmations, late } = await site.unitOf(unit);
    expect(confirmations.entry).toEqual(expected === 'confirmed' ? { at: moment, by: 'player' } : null);
    expect(late.entry).toEqual(expected === 'late' ? moment : null);
    expect(outcome).toBe(expected === 'confirmation-not-open' ? expected : null);
  });

  it('again is the same, and one of an old ticket is nothing', async () => {
    const site = await openDay();
    const unit = await site.register(sampleInput(1));
    site.goTo(ENTRY.opensAt);
    const first = await site.confirm(unit, 'entry');
    site.advance(MINUTE_MS);
    expect(await site.confirm(unit, 'entry')).toEqual(first);
    await site.reticket(unit);
    expect(await codeOf(site.confirm(unit, 'entry'))).toBe('not-found');
  });

  it('is none of who waits, of who is out, and of an incomplete team', async () => {
    const site = await openDay({ maxPlayers: 1 });
    const [first, second] = await site.registerAll(1, 2);
    site.goTo(ENTRY.opensAt);
    expect(await codeOf(site.confirm(second, 'entry'))).toBe('place-waiting');
    await site.decide(first, 'rejected');
    expect(await codeOf(site.confirm(first, 'entry'))).toBe('place-released');
    const duos = await openDay({ modality: 'duo' });
    const team = await duos.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
    duos.goTo(ENTRY.opensAt);
    expect(await codeOf(duos.confirm(await duos.unitOf(team), 'entry'))).toBe('unit-incomplete');
  });
});

describe('before the match', () => {
  async function openMatch() {
    const site = await openDay({ windows: [MATCH] });
    const units = await site.registerAll(1, 2, 3, 4);
    site.goTo(MATCH.opensAt);
    return { site, units };
  }

  async function openLatePlace() {
    const { site, units } = await openMatch();
    const [first, , third, fourth] = units;
    await site.ready(third);
    await site.leave(first);
    await site.ready(fourth);
    return { site, third, fourth, confirmBy: (await site.unitOf(third)).confirmBy };
  }

  it('a late place moves with the match, and gets no deadline of an incomplete team', async () => {
    const { site, units } = await openMatch();
    const [first, , third] = units;
    await site.ready(third);
    await site.leave(first);
    const { confirmBy } = await site.unitOf(third);
    const later = (moment: Date | null) => new Date((moment?.getTime() ?? 0) + HOUR_MS);
    const changes = { date: later(START), windows: [{ ...MATCH, closesAt: later(MATCH.closesAt) }] };
    await updateTournament(site.needs, ADMIN, 'copa-1', { id: null, changes, expectedUpdatedAt: null });
    expect(await site.unitOf(third)).toMatchObject({ confirmBy: later(confirmBy), incompleteUntil: null });
  });

  it('a place goes only to a unit that is ready, even if others wait before it', async () => {
    const { site, units } = await openMatch();
    const [first, , third, fourth] = units;
    await site.ready(fourth);
    await site.leave(first);
    expect([(await site.unitOf(third)).place, (await site.unitOf(fourth)).place]).toEqual([
      'waiting',
      'held',
    ]);
    expect(await site.unitOf(fourth)).toMatchObject({
      promotedAt: MATCH.opensAt,
      confirmBy: new Date(MATCH.opensAt.getTime() + 20 * MINUTE_MS),
    });
  });

  it('no unit can be ready before it opens, and one that is ready while a place is free gets it', async () => {
    const { site, units } = await openMatch();
    const [first, , third] = units;
    site.goTo(new Date(MATCH.opensAt.getTime() - 1));
    expect(await codeOf(site.ready(third))).toBe('confirmation-not-open');
    site.goTo(MATCH.opensAt);
    await site.leave(first);
    expect([await site.places(), await site.queue()]).toEqual([1, [1, 2]]);
    expect((await site.ready(third)).place).toBe('held');
  });

  it('a late place that is not confirmed within minutes goes to the next unit', async () => {
    const { site, third, fourth, confirmBy } = await openLatePlace();
    site.goTo(confirmBy as Date);
    expect((await site.release(third)).place).toBe('held');
    site.advance(1);
    expect(await site.release(third)).toMatchObject({ place: 'released', releasedBy: 'match' });
    expect((await site.unitOf(fourth)).place).toBe('held');
  });

  it('a late place is not given on while the tournament is cancelled, neither by the job nor by a tap', async () => {
    const { site, third, fourth, confirmBy } = await openLatePlace();
    await setCancellation(site.needs, ADMIN, 'copa-1', { cancelled: true, reason: 'Sin luz' });
    site.goTo(new Date((confirmBy?.getTime() ?? 0) + 1));
    expect(await codeOf(site.confirm(third, 'match'))).toBe('tournament-cancelled');
    expect(await site.release(third)).toMatchObject({ place: 'held', confirmBy });
    expect((await site.unitOf(fourth)).place).toBe('waiting');
  });

  it('a late place that is confirmed in time stays, without a further deadline', async () => {
    const { site, units } = await openMatch();
    const [first, , third] = units;
    await site.ready(third);
    await site.leave(first);
    expect(await site.confirm(third, 'match')).toMatchObject({ place: 'held', confirmBy: null });
  });

  it('a late place of a readmitted unit stays, and only a match confirmation ends its minutes', async () => {
    const site = await openDay({ windows: [{ ...ENTRY, onMissing: 'mark' }, MATCH] });
    const [first, , third] = await site.registerAll(1, 2, 3);
    site.goTo(MATCH.opensAt);
    await site.ready(third);
    await site.leave(first);
    const { confirmBy } = await site.unitOf(third);
    expect(confirmBy).not.toBeNull();
    expect(await site.readmit(third, 'entry')).toMatchObject({ confirmBy });
    expect(await site.readmit(third, 'match')).toMatchObject({ confirmBy: null });
  });

  it('a tap after these minutes gives the place on at once, and is kept', async () => {
    const { site, units } = await openMatch();
    const [first, , third] = units;
    await site.ready(third);
    await site.leave(first);
    site.goTo(new Date(((await site.unitOf(third)).confirmBy as Date).getTime() + 1));
    await site.confirm(third, 'match');
    expect(await site.unitOf(third)).toMatchObject({ place: 'released', releasedBy: 'match' });
    expect((await site.unitOf(third)).late.match).toEqual(site.now());
  });

  it('a ready unit that gets its place after the close counts as confirmed', async () => {
    const { site, units } = await openMatch();
    const [first, , third] = units;
    await site.ready(third);
    site.goTo(new Date(MATCH.closesAt.getTime() + 1));
    await site.leave(first);
    expect(await site.unitOf(third)).toMatchObject({ place: 'held', confirmBy: null });
    expect((await site.unitOf(third)).confirmations.match).toEqual({ at: site.now(), by: 'ready' });
  });
});

describe('an organiser', () => {
  it('readmits in the review, and the place stays', async () => {
    const site = await openDay();
    const unit = await site.register(sampleInput(1));
    site.goTo(new Date(ENTRY.closesAt.getTime() + MINUTE_MS));
    expect((await site.confirm(unit, 'entry')).late.entry).toEqual(site.now());
    expect(await site.readmit(unit, 'entry')).toMatchObject({
      place: 'held',
      confirmations: { entry: { at: site.now(), by: 'organiser' } },
      late: { entry: null },
    });
    expect(await site.acts()).toContainEqual(expect.objectContaining({ action: 'registration.readmit' }));
  });

  it('readmits nobody over somebody who was promoted', async () => {
    const { site, late } = await openLate();
    expect(await codeOf(site.readmit(late, 'match'))).toBe('tournament-full');
  });

  it('readmits into a place that nobody wanted', async () => {
    const { site, late, promoted } = await openLate();
    await site.leave(promoted);
    expect(await site.readmit(late, 'match')).toMatchObject({ place: 'held', releasedBy: null });
  });

  async function openLate() {
    const site = await openDay({ maxPlayers: 1, windows: [MATCH] });
    const [gone, late, promoted] = await site.registerAll(1, 2, 3);
    site.goTo(MATCH.opensAt);
    await site.ready(late);
    await site.ready(promoted);
    await site.leave(gone);
    site.goTo(new Date(((await site.unitOf(late)).confirmBy as Date).getTime() + 1));
    await site.release(late);
    return { site, late, promoted };
  }
});

describe('an incomplete team whose time is over', () => {
  it('goes to the end of the queue where there is one', async () => {
    const site = await openDay({ modality: 'duo', maxPlayers: 1 });
    const names = { name: 'Los Fénix', tag: '' };
    const first = await site.register(sampleInput(1, { unit: names }));
    const second = await site.register(sampleInput(2, { unit: names }));
    const complete = await site.accept(second, sampleAcceptance(3));
    site.goTo(new Date((first.incompleteUntil as Date).getTime() + 1));
    expect(await site.release(first)).toMatchObject({
      place: 'waiting',
      waitSeq: 2,
      releasedBy: 'incomplete',
    });
    expect((await site.unitOf(complete)).place).toBe('held');
  });

  it('holds its place no longer than the first confirmation is open', async () => {
    const site = await openDay({ modality: 'duo' });
    site.goTo(new Date(ENTRY.closesAt.getTime() - HOUR_MS));
    const unit = await site.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
    expect(unit.incompleteUntil).toEqual(ENTRY.closesAt);
  });
});
