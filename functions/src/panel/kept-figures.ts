import { isDeepStrictEqual } from 'node:util';
import { DAY_MS, MINUTE_MS, STATS_DAYS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import {
  createdByHour,
  decisionOf,
  type Figures,
  hourStart,
  utcDay,
  utcHour,
} from '@copa/domain/registrations/figures';
import { RegistrationStatusSchema } from '@copa/domain/registrations/places/unit-day';
import type { Database } from '../store/database.ts';
import { countBlocked, lacksBlocked } from '../store/earlier/blocked-count.ts';
import { FIGURES, figuresOfNothing } from '../store/figures.ts';

/** A commit may become visible up to this long after its timestamp. */
const VISIBLE_WITHIN_MS = MINUTE_MS;

const COUNTED = [...RegistrationStatusSchema.options, 'blocked'] as const;

type Counts = Readonly<Record<(typeof COUNTED)[number], number>>;

export type KeptFigures = ReturnType<typeof keepFigures>;

export function keepFigures(database: Database, now: Date) {
  const kept = new Map<string, Figures>();
  let since = new Date(now.getTime() - (STATS_DAYS + 1) * DAY_MS);
  let others: Counts | null = null;
  const changed = new Set<string>();

  async function renew(): Promise<boolean> {
    const { items, askedAt } = await database.stampedSince(FIGURES, 'changedAt', since);
    since = new Date(askedAt.getTime() - VISIBLE_WITHIN_MS);
    const newer = items.filter((figures) => !isDeepStrictEqual(kept.get(figures.id), figures));
    keep(newer);
    for (const { id } of newer) changed.add(id);
    return newer.length > 0;
  }

  async function countMissing(): Promise<void> {
    const ids = [...kept.values()].filter(lacksBlocked).map(({ id }) => id);
    for (const id of ids) {
      const figures = await countBlocked(database, id);
      if (figures !== null) kept.set(figures.id, figures);
    }
    if (ids.length > 0) others = null;
  }

  function keep(figures: readonly Figures[]): void {
    if (figures.some(({ id }) => !kept.has(id))) others = null;
    for (const each of figures) kept.set(each.id, each);
  }

  const added = (status: keyof Counts) => [...kept.values()].reduce((sum, each) => sum + each[status], 0);

  return {
    async changes(): Promise<readonly string[]> {
      await renew();
      await countMissing();
      const ids = [...changed];
      changed.clear();
      return ids;
    },

    async of(ids: readonly string[]): Promise<readonly Figures[]> {
      const unknown = ids.filter((id) => !kept.has(id));
      const found = await database.getReadable(FIGURES, unknown);
      keep(unknown.map((id, index) => found[index] ?? figuresOfNothing(id)));
      await countMissing();
      return ids.map((id) => kept.get(id) ?? figuresOfNothing(id));
    },

    /**
     * `others` is not kept if figures changed during the query, because a change might count twice or not at
     * all.
     */
    async totals(): Promise<Counts> {
      if (others !== null) return countsBy((status) => added(status) + (others?.[status] ?? 0));
      const sums = await Promise.all(COUNTED.map((status) => database.sum(FIGURES, status)));
      const sumOf = (status: keyof Counts) => sums[COUNTED.indexOf(status)] ?? 0;
      if (!(await renew())) others = countsBy((status) => sumOf(status) - added(status));
      return countsBy(sumOf);
    },

    recent: (at: Date) => recentOf([...kept.values()], at),
  };
}

function countsBy(count: (status: keyof Counts) => number): Counts {
  const [pending, approved, rejected] = [count('pending'), count('approved'), count('rejected')];
  return { pending, approved, rejected, blocked: count('blocked') };
}

function recentOf(
  figures: readonly Figures[],
  now: Date,
): Pick<Stats, 'registrationsByHour' | 'registrationsByDay' | 'approvalMinutes'> {
  const days = Array.from({ length: STATS_DAYS }, (_, index) =>
    utcDay(new Date(now.getTime() - (STATS_DAYS - 1 - index) * DAY_MS)),
  );
  const minutes = figures.flatMap(({ decided }) =>
    Object.entries(decided).flatMap(([key, count]) => {
      const decision = decisionOf(key);
      return days.includes(decision.day) ? Array<number>(count).fill(decision.minutes) : [];
    }),
  );
  return {
    registrationsByHour: hoursSince(figures, new Date(now.getTime() - (STATS_DAYS + 1) * DAY_MS)),
    registrationsByDay: days.map((day) => ({
      day,
      count: figures.reduce((sum, { created }) => sum + (created[day] ?? 0), 0),
    })),
    approvalMinutes:
      minutes.length === 0 ? null : { median: quantile(minutes, 0.5), p90: quantile(minutes, 0.9) },
  };
}

function hoursSince(figures: readonly Figures[], since: Date): Stats['registrationsByHour'] {
  const first = utcHour(since);
  const sums = new Map<string, number>();
  for (const [hour, count] of figures.flatMap(({ created }) => createdByHour(created))) {
    if (hour >= first) sums.set(hour, (sums.get(hour) ?? 0) + count);
  }
  return [...sums.keys()].toSorted().map((hour) => ({ hour: hourStart(hour), count: sums.get(hour) ?? 0 }));
}

export function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)] ?? 0;
}
