import { DAY_MS, STATS_DAYS } from '@copa/domain/limits';
import {
  type Figures,
  hourStart,
  noonHour,
  shownCounts,
  type Tally,
  utcDay,
  utcHour,
} from '@copa/domain/registrations/figures';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { sampleUnit } from '../desk/samples.fixture.ts';
import { collection } from '../store/collection.ts';
import { REGISTRATIONS } from '../store/collections.ts';
import type { Database } from '../store/database.ts';
import { countFigures, FIGURES, figuresOfNothing } from '../store/figures.ts';
import { UNITS_AT_ONCE } from '../store/unit-pages.ts';
import { keepFigures, quantile } from './kept-figures.ts';

describe('the figures that the panel keeps', () => {
  /** The database stamps the figures with the real time. */
  const NOW = new Date();
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
  let services: Services;
  const keep = () => keepFigures(services.context.database, NOW);
  const count = (id: string, tally: Tally) =>
    services.context.database.transaction((transaction) => {
      countFigures(transaction, id, tally);
      return Promise.resolve();
    });
  const come = async (id: string, tally: Tally) => {
    await store(id, NOW, {});
    await count(id, tally);
  };
  const store = (id: string, changedAt: Date, figures: Partial<Figures>) =>
    services.store(FIGURES, { ...figuresOfNothing(id), changedAt, ...figures });

  beforeEach(async () => {
    services = openServices(NOW);
    await store('older', daysAgo(STATS_DAYS + 2), { approved: 7, rejected: 1 });
    await store('newer', daysAgo(1), { approved: 2, pending: 4 });
  });

  it('add up for all tournaments, also once one changes, comes or is read later', async () => {
    const kept = keep();
    await kept.changes();
    expect(await kept.totals()).toEqual({ pending: 4, approved: 9, rejected: 1, blocked: 0 });
    await count('newer', { approved: 1, pending: -1 });
    await kept.changes();
    expect(await kept.totals()).toEqual({ pending: 3, approved: 10, rejected: 1, blocked: 0 });
    await come('newest', { pending: 5 });
    await kept.of(['older']);
    expect(await kept.totals()).toEqual({ pending: 8, approved: 10, rejected: 1, blocked: 0 });
  });

  it('are asked of the database once, and again once an unknown tournament comes', async () => {
    const { database } = services.context;
    let sums = 0;
    const sum: Database['sum'] = (...query) => {
      sums += 1;
      return database.sum(...query);
    };
    const kept = keepFigures({ ...database, sum }, NOW);
    const asked = async () => {
      sums = 0;
      await kept.changes();
      await kept.totals();
      return sums;
    };
    expect([await asked(), await asked()]).toEqual([4, 0]);
    await count('newer', { pending: 1 });
    expect(await asked()).toBe(0);
    await come('newest', { pending: 1 });
    expect([await asked(), await asked()]).toEqual([4, 0]);
  });

  it('count a change once that comes while the database adds up', async () => {
    const { database } = services.context;
    let isLate = true;
    const sum: Database['sum'] = async (...query) => {
      const total = await database.sum(...query);
      if (isLate) {
        isLate = false;
        await count('newer', { approved: 1 });
      }
      return total;
    };
    const kept = keepFigures({ ...database, sum }, NOW);
    await kept.changes();
    await kept.totals();
    expect(await kept.totals()).toEqual({ pending: 4, approved: 10, rejected: 1, blocked: 0 });
  });

  it('tell once which tournaments changed in the days that are shown', async () => {
    const kept = keep();
    expect(await kept.changes()).toEqual(['newer']);
    expect(await kept.changes()).toEqual([]);
    await count('older', { pending: 1 });
    await come('newest', {});
    expect((await kept.changes()).toSorted()).toEqual(['newest', 'older']);
    expect(await kept.changes()).toEqual([]);
  });

  it('are those of the tournaments that are asked for, and nothing of an unknown one', async () => {
    const kept = keep();
    const [unknown, older] = await kept.of(['unknown', 'older']);
    expect(unknown).toEqual(figuresOfNothing('unknown'));
    expect(older).toMatchObject({ id: 'older', approved: 7 });
  });

  it('say how many registered on each day, and how long decisions about those took', async () => {
    const [today, first, before] = [0, STATS_DAYS - 1, STATS_DAYS].map((days) => utcDay(daysAgo(days)));
    const created = { [`${today}`]: 2, [`${first}`]: 1, [`${before}`]: 9 };
    await store('newer', daysAgo(1), { created, decided: { [`${today} 10`]: 9, [`${first} 60`]: 1 } });
    await store('other', daysAgo(1), { created: { [`${today}`]: 3 }, decided: { [`${before} 500`]: 99 } });
    const kept = keep();
    await kept.changes();
    const { registrationsByDay, approvalMinutes } = kept.recent(NOW);
    expect(registrationsByDay).toHaveLength(STATS_DAYS);
    expect(registrationsByDay.filter((each) => each.count > 0)).toEqual([
      { day: first, count: 1 },
      { day: today, count: 5 },
    ]);
    expect(approvalMinutes).toEqual({ median: 10, p90: 10 });
    expect(keep().recent(NOW).approvalMinutes).toBeNull();
  });

  it('say how many registered in each hour since the day before the days that are shown', async () => {
    const [first, before] = [daysAgo(STATS_DAYS + 1), daysAgo(STATS_DAYS + 2)];
    const counted = (at: Date, count: number) => ({ [utcDay(at)]: count, [utcHour(at)]: count });
    const byDay = utcDay(daysAgo(3));
    await store('newer', daysAgo(1), { created: { ...counted(NOW, 2), [byDay]: 4 } });
    await store('other', daysAgo(1), {
      created: { ...counted(first, 1), ...counted(before, 9), ...counted(NOW, 3) },
    });
    const kept = keep();
    await kept.changes();
    expect(kept.recent(NOW).registrationsByHour).toEqual([
      { hour: hourStart(utcHour(first)), count: 1 },
      { hour: hourStart(noonHour(byDay)), count: 4 },
      { hour: hourStart(utcHour(NOW)), count: 5 },
    ]);
  });
});

describe('figures that an earlier version stored without `blocked`', () => {
  const NOW = new Date();
  const alone = (id: string, changes: Partial<StoredRegistration>) =>
    sampleUnit(1, { id, tournamentId: 'older', status: 'pending', createdAt: NOW, ...changes });

  it('are counted once they are read, and changed as all others from then on', async () => {
    const services = openServices(NOW);
    const { database } = services.context;
    const minor: StoredRegistration['members'] = sampleUnit(1).members.map((member) =>
      member.state === 'accepted' ? { ...member, ageBand: 'minor' } : member,
    );
    const more = Array.from({ length: UNITS_AT_ONCE }, (_, index) =>
      alone(`minor-${index}`, { members: minor }),
    );
    await services.store(
      REGISTRATIONS,
      ...more,
      alone('ready', {}),
      alone('minor', { members: minor }),
      alone('other', { members: minor, tournamentId: 'another' }),
      alone('rejected', { members: minor, status: 'rejected' }),
    );
    const earlier = collection(
      'figures',
      z.object({ id: z.string(), changedAt: z.date(), pending: z.int() }),
    );
    await services.store(earlier, { id: 'older', changedAt: NOW, pending: UNITS_AT_ONCE + 3 });
    // The third one was blocked too, and got its consent before the count.
    await database.transaction((transaction) => {
      countFigures(transaction, 'older', { blocked: -1 });
      return Promise.resolve();
    });
    expect(shownCounts((await database.get(FIGURES, 'older')) ?? figuresOfNothing('older'))).toEqual({
      pending: UNITS_AT_ONCE + 3,
      approved: 0,
      rejected: 0,
    });
    const kept = keepFigures(database, NOW);
    expect(await kept.changes()).toEqual(['older']);
    expect((await kept.of(['older']))[0]).toMatchObject({ blocked: UNITS_AT_ONCE + 1, countsBlocked: true });
    expect(await kept.totals()).toMatchObject({ pending: UNITS_AT_ONCE + 3, blocked: UNITS_AT_ONCE + 1 });
    expect(await database.get(FIGURES, 'older')).toMatchObject({
      blocked: UNITS_AT_ONCE + 1,
      countsBlocked: true,
    });
    await database.transaction((transaction) => {
      countFigures(transaction, 'older', { blocked: 1 });
      return Promise.resolve();
    });
    await kept.changes();
    expect((await kept.of(['older']))[0]).toMatchObject({ blocked: UNITS_AT_ONCE + 2 });
  });

  it('are left alone after the tournament is gone', async () => {
    const services = openServices(NOW);
    const gone = { ...figuresOfNothing('older'), changedAt: NOW, isGone: true, countsBlocked: false };
    await services.store(FIGURES, gone);
    await keepFigures(services.context.database, NOW).changes();
    expect(await services.context.database.get(FIGURES, 'older')).toMatchObject({ countsBlocked: false });
  });
});

describe('a quantile', () => {
  it('is a value that was measured', () => {
    expect(quantile([5, 1, 3], 0.5)).toBe(3);
    expect(quantile([5, 1, 3, 9], 0.5)).toBe(3);
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9);
    expect(quantile([7], 0.9)).toBe(7);
  });

  it('has as many values at or below it as it says', () => {
    const property = fc.property(
      fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (values, share) => {
        const limit = quantile(values, share);
        return values.filter((value) => value <= limit).length >= share * values.length;
      },
    );
    expect(() => fc.assert(property)).not.toThrow();
  });
});
