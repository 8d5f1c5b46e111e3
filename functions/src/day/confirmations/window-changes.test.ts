import { HOUR_MS, MINUTE_MS, REVIEW_MS } from '@copa/domain/limits';
import { NO_CLOSING } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import {
  SAMPLE_NOW,
  sampleInput,
  sampleTournament,
  sampleWindow,
  toldAsOpened,
} from '../../desk/samples.fixture.ts';
import { openTournament } from '../../desk/tournament.fixture.ts';
import { AUDIT, TOURNAMENTS } from '../../store/collections.ts';
import { setCancellation } from '../../tournaments/cancellation.ts';
import { updateTournament } from '../../tournaments/commands.ts';
import * as words from '../words.ts';
import { endReview, extendWindow } from './window-changes.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const CLOSES = at(4 * HOUR_MS);
const WINDOW = sampleWindow('entry', at(HOUR_MS), CLOSES);
const afterClose = (ms: number) => new Date(CLOSES.getTime() + ms);

let services: Services;
const TOLD = { date: at(9 * HOUR_MS), windows: [WINDOW], closings: toldAsOpened([WINDOW]) };
const open = (changes: Partial<Tournament> = {}) =>
  services.store(TOURNAMENTS, sampleTournament({ ...TOLD, ...changes }));
const end = (now: Date) => {
  services.now = now;
  return endReview(services.context, ACTOR, 'copa-1', 'entry');
};
const extend = (now: Date, closesAt: Date) => {
  services.now = now;
  return extendWindow(services.context, ACTOR, 'copa-1', 'entry', closesAt);
};
const closing = async () => (await services.stored(TOURNAMENTS))[0]?.closings.entry;
const acts = async () => (await services.stored(AUDIT)).length;

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
});

describe('the review after a window', () => {
  it('begins once the window has closed, not in the moment of the close', async () => {
    await open();
    await expect(end(CLOSES)).rejects.toMatchObject({ code: 'conflict' });
    await end(afterClose(1));
    expect(await closing()).toMatchObject({ endedAt: afterClose(1) });
  });

  it('of a hidden tournament has no end, and its window is extended only before the close', async () => {
    await open({ status: 'draft', hiddenAt: at(2 * HOUR_MS) });
    await expect(end(afterClose(MINUTE_MS))).rejects.toMatchObject({ message: words.nobodyLosesPlace });
    await expect(extend(afterClose(REVIEW_MS), at(6 * HOUR_MS))).rejects.toMatchObject({
      message: words.publishToExtend,
    });
    expect([await closing(), await acts()]).toEqual([TOLD.closings.entry, 0]);
  });

  it('that an organiser ended is not ended again', async () => {
    await open();
    await end(afterClose(MINUTE_MS));
    await end(afterClose(2 * MINUTE_MS));
    expect(await closing()).toMatchObject({ endedAt: afterClose(MINUTE_MS), closedAt: null });
    expect(await acts()).toBe(1);
  });

  it('that has ended by itself is not ended by anybody', async () => {
    await open();
    await end(afterClose(REVIEW_MS));
    expect([await closing(), await acts()]).toEqual([TOLD.closings.entry, 0]);
    await end(afterClose(REVIEW_MS - 1));
    expect(await closing()).toMatchObject({ endedAt: afterClose(REVIEW_MS - 1) });
  });

  it('is none of a window that there is not, or of a cancelled tournament', async () => {
    await open({ windows: [] });
    await expect(end(afterClose(1))).rejects.toMatchObject({ code: 'not-found' });
    await open({ cancelledAt: SAMPLE_NOW });
    await expect(end(afterClose(1))).rejects.toMatchObject({ code: 'tournament-cancelled' });
  });
});

describe('a window that is extended', () => {
  const LATER = afterClose(HOUR_MS);

  it('closes later, once; the same again is the same', async () => {
    await open();
    await extend(CLOSES, LATER);
    expect((await services.stored(TOURNAMENTS))[0]?.windows).toEqual([{ ...WINDOW, closesAt: LATER }]);
    expect(await closing()).toMatchObject({ extendedAt: CLOSES, closedAt: null });
    await extend(afterClose(1), LATER);
    expect([await closing(), await acts()]).toMatchObject([{ extendedAt: CLOSES }, 1]);
    await expect(extend(afterClose(1), afterClose(2 * HOUR_MS))).rejects.toMatchObject({ code: 'conflict' });
  });

  it('may still be in review, and no later', async () => {
    await open();
    await expect(extend(afterClose(REVIEW_MS), LATER)).rejects.toMatchObject({ code: 'conflict' });
    await extend(afterClose(REVIEW_MS - 1), LATER);
    expect(await closing()).toMatchObject({ extendedAt: afterClose(REVIEW_MS - 1) });
  });

  it('is none whose places were given on', async () => {
    const entry = { ...NO_CLOSING, closedAt: SAMPLE_NOW };
    await open({ closings: { ...TOLD.closings, entry } });
    await expect(extend(CLOSES, LATER)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['the same moment', CLOSES, CLOSES],
    ['an earlier one', CLOSES, afterClose(-1)],
    ['a moment that is past', afterClose(MINUTE_MS), afterClose(MINUTE_MS)],
    ['the start', CLOSES, at(10 * HOUR_MS)],
  ])('does not close at %s', async (_, now, closesAt) => {
    await open();
    await expect(extend(now, closesAt)).rejects.toMatchObject({
      fields: { closesAt: expect.any(String) as unknown },
    });
    expect(await acts()).toBe(0);
  });
});

describe('a window that closed while the tournament was cancelled', () => {
  async function resumed(cancelledAt: Date, resumedAt: Date) {
    const site = await openTournament(TOLD);
    const [unit] = await site.registerAll(1);
    for (const [moment, cancelled] of [
      [cancelledAt, true],
      [resumedAt, false],
    ] as const) {
      site.goTo(moment);
      await setCancellation(site.needs, ACTOR, 'copa-1', { cancelled, reason: '' });
    }
    const placeAt = async (moment: Date) => {
      site.goTo(moment);
      await site.desk.endReviews('copa-1');
      return (await site.unitOf(unit)).place;
    };
    return { site, placeAt };
  }

  it.each([
    ['before its close', CLOSES.getTime() - HOUR_MS],
    ['in its review', CLOSES.getTime() + MINUTE_MS],
  ])('and was cancelled %s, has its whole review from then on', async (_, cancelledAt) => {
    const back = afterClose(HOUR_MS);
    const afterBack = (ms: number) => new Date(back.getTime() + ms);
    const { placeAt, site } = await resumed(new Date(cancelledAt), back);
    expect(await placeAt(back)).toBe('held');
    expect(await placeAt(afterBack(REVIEW_MS - 1))).toBe('held');
    await setCancellation(site.needs, ACTOR, 'copa-1', { cancelled: false, reason: '' });
    expect(await placeAt(afterBack(REVIEW_MS))).toBe('released');
  });

  it('is extended by the organiser, as after any close', async () => {
    const { placeAt, site } = await resumed(CLOSES, afterClose(HOUR_MS));
    await extendWindow(site.needs, ACTOR, 'copa-1', 'entry', afterClose(2 * HOUR_MS));
    expect(await placeAt(afterClose(2 * HOUR_MS))).toBe('held');
    expect(await placeAt(afterClose(2 * HOUR_MS + REVIEW_MS))).toBe('released');
  });

  it('is ended early by the organiser, as after any close', async () => {
    const { placeAt, site } = await resumed(CLOSES, afterClose(HOUR_MS));
    const soon = afterClose(HOUR_MS + 1);
    expect(await placeAt(soon)).toBe('held');
    await endReview(site.needs, ACTOR, 'copa-1', 'entry');
    expect(await placeAt(soon)).toBe('released');
  });

  it('has none if its places were due before that', async () => {
    const { placeAt } = await resumed(afterClose(REVIEW_MS), afterClose(HOUR_MS));
    expect(await placeAt(afterClose(HOUR_MS))).toBe('released');
  });
});

it('a window that closed and took no places takes none afterwards', async () => {
  const site = await openTournament({ windows: [{ ...WINDOW, onMissing: 'mark' }] });
  const unit = await site.register(sampleInput(1));
  site.goTo(afterClose(HOUR_MS));
  const edit = { id: null, expectedUpdatedAt: null, changes: { windows: [WINDOW] } };
  await expect(updateTournament(site.needs, ACTOR, 'copa-1', edit)).rejects.toMatchObject({
    code: 'validation-failed',
  });
  await site.desk.endReviews('copa-1');
  expect((await site.unitOf(unit)).place).toBe('held');
});
