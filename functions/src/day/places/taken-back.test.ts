import { noRooms } from '@copa/domain/day/room';
import { AppError } from '@copa/domain/errors';
import { GIVEN_ON_AFTER_MS, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleInput, sampleWindow } from '../../desk/samples.fixture.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { type OpenTournament, openTournament } from '../../desk/tournament.fixture.ts';
import { claimsOf, MAIL, ROOMS, TOURNAMENTS } from '../../store/collections.ts';
import * as words from '../words.ts';

const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const WAITLIST = { max: 2, mode: 'manual' as const, endsAt: null };

async function openQueue(changes: Parameters<typeof openTournament>[0] = {}) {
  const site = await openTournament({ maxPlayers: 1, waitlist: WAITLIST, ...changes });
  const [held, first, second] = await site.registerAll(1, 2, 3);
  const toldOf = async ({ id }: StoredUnit) =>
    (await site.stored(MAIL)).filter((mail) => mail.id.startsWith(`${id}-promoted`)).length;
  const queued = async () => [await site.places(), await site.queue()];
  return { site, held, first, second, toldOf, queued };
}

async function given(changes: Parameters<typeof openTournament>[0] = {}) {
  const opened = await openQueue(changes);
  await opened.site.remove(opened.held);
  return { ...opened, unit: await opened.site.promote(opened.second, 'Le toca') };
}

async function change(site: OpenTournament, changes: Partial<Tournament>): Promise<void> {
  const [tournament] = await site.stored(TOURNAMENTS);
  if (tournament === undefined) throw new Error('the tournament is missing');
  await site.store(TOURNAMENTS, { ...tournament, ...changes });
}

const conflictOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof AppError && error.code === 'conflict' ? error.message : null),
  );

describe('a place that an organiser gave', () => {
  it('is taken back without a trace: the unit has its number again, and nobody has the place', async () => {
    const { site, second, toldOf, queued } = await given();
    expect(await queued()).toEqual([1, [1]]);
    site.advance(GIVEN_ON_AFTER_MS);
    const { reasons: _, ...unit } = await site.takePlaceBack(second);
    const { reasons: __, ...before } = second;
    expect(unit).toEqual(before);
    expect(await queued()).toEqual([0, [1, 2]]);
    const claims = (await site.stored(claimsOf('copa-1'))).map(({ registrationId, waiting }) => ({
      registrationId,
      waiting,
    }));
    expect(claims).toContainEqual({ registrationId: second.id, waiting: true });
    await site.giveOn(second);
    expect(await toldOf(second)).toBe(0);
    expect(await queued()).toEqual([0, [1, 2]]);
  });

  it('is told once it can no longer be taken back', async () => {
    const { site, second, toldOf } = await given();
    await site.release(second);
    expect(await toldOf(second)).toBe(0);
    expect(await site.giveOn(second)).toMatchObject({
      place: 'held',
      takeBackUntil: null,
      beforePromotion: null,
    });
    expect(await toldOf(second)).toBe(1);
    await site.giveOn(second);
    expect(await toldOf(second)).toBe(1);
    expect(await conflictOf(site.takePlaceBack(second))).toBe(words.placeTold);
  });

  it('is told again to a unit that waited with another number meanwhile', async () => {
    const { site, first, second, toldOf } = await given();
    site.advance(GIVEN_ON_AFTER_MS + 1);
    await site.giveOn(second);
    await site.reject(second);
    await site.promote(first);
    const again = await site.decide(second, 'pending');
    expect(again.waitSeq).toBeGreaterThan(second.waitSeq ?? 0);
    await site.remove(first);
    await site.promote(second);
    site.advance(GIVEN_ON_AFTER_MS + 1);
    await site.giveOn(second);
    expect(await toldOf(second)).toBe(2);
  });

  it('is told although the tournament was hidden meanwhile, as it was before', async () => {
    const { site, second, toldOf } = await given();
    await change(site, { status: 'draft', hiddenAt: site.now() });
    await site.giveOn(second);
    expect(await toldOf(second)).toBe(1);
  });

  it('is told after a rejection that was undone, and not before', async () => {
    const { site, unit, toldOf } = await given();
    await site.decide(unit, 'rejected');
    expect(await conflictOf(site.takePlaceBack(unit))).toBe(words.isRejected);
    await site.decide(unit, 'pending');
    expect(await toldOf(unit)).toBe(0);
    await site.giveOn(unit);
    expect(await toldOf(unit)).toBe(1);
  });

  it('stays gone once it was given on, or the unit was rejected', async () => {
    const { site, unit, toldOf } = await given();
    await site.reject(unit);
    expect(await conflictOf(site.takePlaceBack(unit))).toBe(words.placeGoneAlready);
    expect(await toldOf(unit)).toBe(0);
  });

  it('stays with a unit that was approved meanwhile, because the approval told it', async () => {
    const { site, unit } = await given();
    await site.decide(unit, 'approved');
    expect(await conflictOf(site.takePlaceBack(unit))).toBe(words.placeTold);
  });

  it('can be taken from a unit that was approved while it waited', async () => {
    const { site, held, second } = await openQueue();
    await site.decide(second, 'approved');
    await site.remove(held);
    site.advance(MINUTE_MS);
    await site.promote(second, 'Le toca');
    expect((await site.takePlaceBack(second)).place).toBe('waiting');
  });

  it('is taken back once, however often it is asked', async () => {
    const { site, second, queued } = await given();
    await site.takePlaceBack(second);
    expect((await site.takePlaceBack(second)).place).toBe('waiting');
    expect(await queued()).toEqual([0, [1, 2]]);
    const acts = (await site.acts()).filter(({ action }) => action === 'registration.take-place-back');
    expect(acts.map(({ before, after }) => [before, after])).toEqual([
      [{ place: 'held' }, { place: 'waiting' }],
    ]);
  });

  it('cannot be taken from a unit that got it by itself', async () => {
    const { site, held, first } = await openQueue({ waitlist: { ...WAITLIST, mode: 'auto' } });
    await site.remove(held);
    expect(await conflictOf(site.takePlaceBack(first))).toBe(words.placeTold);
  });

  it('can be taken back although somebody joined the queue meanwhile, which is then longer', async () => {
    const { site, second, queued } = await given();
    const newcomer = await site.register(sampleInput(4));
    await site.takePlaceBack(second);
    expect(await queued()).toEqual([0, [1, 2, newcomer.waitSeq]]);
  });

  it('stays with a unit that confirmed meanwhile, or for which an organiser did', async () => {
    const windows = [sampleWindow('entry', at(0), at(HOUR_MS))];
    for (const how of ['confirm', 'readmit'] as const) {
      const { site, second } = await given({ windows });
      await site[how](second, 'entry');
      expect(await conflictOf(site.takePlaceBack(second))).toBe(words.placeConfirmed);
    }
  });

  it('stays with a unit that was put in a lobby meanwhile', async () => {
    const { site, second } = await given();
    await change(site, { roomsRevision: 1 });
    await site.store(ROOMS, { ...noRooms('copa-1'), stage: 1, lobbies: { [second.id]: 'a' } });
    await site.decide(second, 'approved');
    expect((await site.unitOf(second)).lobby).toEqual({ stage: 1, id: 'a' });
    expect(await conflictOf(site.takePlaceBack(second))).toBe(words.placeInLobby);
  });

  it.each([
    ['can be taken from a unit that was in that lobby before', 1, 'waiting'],
    ['stays with a unit that is in that lobby of a later stage', 2, words.placeInLobby],
  ])('%s', async (_, stage, told) => {
    const { site, held, second } = await openQueue();
    const putInLobby = (number: number) =>
      site.store(ROOMS, { ...noRooms('copa-1'), stage: number, lobbies: { [second.id]: 'a' } });
    await change(site, { roomsRevision: 1 });
    await putInLobby(1);
    await site.decide(second, 'approved');
    await site.remove(held);
    site.advance(MINUTE_MS);
    await site.promote(second);
    await putInLobby(stage);
    await site.decide(second, 'pending');
    const place = site.takePlaceBack(second).then((unit) => unit.place);
    expect(await place.catch(() => conflictOf(site.takePlaceBack(second)))).toBe(told);
  });

  it('can be taken from a unit that confirmed an earlier place alone', async () => {
    const windows = [sampleWindow('entry', at(0), at(HOUR_MS))];
    const { site, held, first } = await openQueue({ windows });
    await site.confirm(held, 'entry');
    site.advance(MINUTE_MS);
    await site.reject(held);
    await site.promote(first);
    const waiting = await site.decide(held, 'pending');
    expect([waiting.place, waiting.confirmations.entry?.by]).toEqual(['waiting', 'player']);
    await site.remove(first);
    await site.promote(held);
    expect((await site.takePlaceBack(held)).place).toBe('waiting');
  });

  it('is ready again after a close, and not confirmed', async () => {
    const windows = [sampleWindow('match', at(0), at(HOUR_MS))];
    const { site, held, second } = await openQueue({ windows });
    await site.confirm(held, 'match');
    const ready = await site.ready(second);
    site.goTo(at(HOUR_MS + 10 * MINUTE_MS));
    await site.remove(held);
    const promoted = await site.promote(second);
    expect(promoted.confirmations.match?.by).toBe('ready');
    const { reasons: _, ...unit } = await site.takePlaceBack(second);
    const { reasons: __, ...before } = ready;
    expect(unit).toEqual(before);
  });

  it('goes to the next who may have it if places go on by themselves', async () => {
    const windows = [sampleWindow('match', at(0), at(HOUR_MS))];
    const { site, held, first, second, queued } = await openQueue({
      windows,
      waitlist: { ...WAITLIST, mode: 'auto' },
    });
    await site.remove(held);
    await site.promote(second);
    await site.ready(first);
    expect((await site.takePlaceBack(second)).place).toBe('waiting');
    expect((await site.unitOf(first)).place).toBe('held');
    expect(await queued()).toEqual([1, [2]]);
  });
});
