import { AppError } from '@copa/domain/errors';
import { isEnded } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { TOURNAMENTS } from '../store/collections.ts';
import { type Database, equal, inRange, type Page, type Paging, type Query } from '../store/database.ts';
import * as words from '../words.ts';

const PARTS = ['ahead', 'undated', 'past'] as const;
type Part = (typeof PARTS)[number];

function queryOf(part: Part, from: Date): Query {
  if (part === 'undated') return { where: equal({ date: null }) };
  return part === 'ahead'
    ? inRange('date', '>=', from)
    : { where: [{ field: 'date', op: '<', value: from }], orderBy: { field: 'date', direction: 'desc' } };
}

export async function soonestLeft(
  database: Pick<Database, 'find' | 'page'>,
  from: Date,
  most: number,
): Promise<readonly Tournament[]> {
  const ahead: Tournament[] = [];
  let cursor: string | undefined;
  do {
    const page = await database.page(TOURNAMENTS, { ...queryOf('ahead', from), limit: most, cursor });
    ahead.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && ahead.filter((each) => !isEnded(each)).length < most);
  const [undated, past] = await Promise.all([
    database.find(TOURNAMENTS, queryOf('undated', from), most),
    database.find(TOURNAMENTS, queryOf('past', from), most),
  ]);
  const left = ahead.filter((each) => !isEnded(each));
  return [...left, ...undated, ...ahead.filter(isEnded).toReversed(), ...past].slice(0, most);
}

type Placed = Pick<Tournament, 'id' | 'date' | 'endedAt' | 'cancelledAt'>;

export function comesSooner(one: Placed, other: Placed, from: Date): boolean {
  const [part, others] = [partOf(one, from), partOf(other, from)];
  if (part !== others) return PARTS.indexOf(part) < PARTS.indexOf(others);
  const ahead = (other.date?.getTime() ?? 0) - (one.date?.getTime() ?? 0);
  if (part === 'past') return ahead === 0 ? one.id > other.id : ahead < 0;
  return ahead === 0 ? one.id < other.id : ahead > 0;
}

function partOf(tournament: Placed, from: Date): Part {
  if (tournament.date === null) return 'undated';
  return tournament.date >= from && !isEnded(tournament) ? 'ahead' : 'past';
}

interface Place {
  readonly part: Part;
  /** All pages use the `from` of the first page, so that no tournament is on two pages. */
  readonly from: Date;
  readonly cursor: string | undefined;
}

export async function soonestPage(
  database: Pick<Database, 'count' | 'page'>,
  from: Date,
  { limit, cursor }: Paging,
): Promise<Page<Tournament>> {
  const start = cursor === undefined ? { part: PARTS[0], from, cursor } : placeOf(cursor);
  const items: Tournament[] = [];
  for (const part of PARTS.slice(PARTS.indexOf(start.part))) {
    const query = queryOf(part, start.from);
    const left = limit - items.length;
    if (left === 0) {
      if ((await database.count(TOURNAMENTS, query.where)) === 0) continue;
      return { items, nextCursor: cursorOf({ ...start, part, cursor: '' }) };
    }
    const page = await database.page(TOURNAMENTS, {
      ...query,
      limit: left,
      cursor: part === start.part ? start.cursor : undefined,
    });
    items.push(...page.items);
    if (page.nextCursor !== null) {
      return { items, nextCursor: cursorOf({ ...start, part, cursor: page.nextCursor }) };
    }
  }
  return { items, nextCursor: null };
}

const cursorOf = ({ part, from, cursor = '' }: Place) => `${part}-${from.getTime()}-${cursor}`;

const CURSOR = /^(ahead|undated|past)-(\d{1,15})-(.*)$/;

function placeOf(text: string): Place {
  const [, part, from, cursor] = CURSOR.exec(text) ?? [];
  const known = PARTS.find((each) => each === part);
  if (known === undefined) {
    throw new AppError('validation-failed', words.badCursor, { fields: { cursor: words.badCursor } });
  }
  return { part: known, from: new Date(Number(from)), cursor: cursor === '' ? undefined : cursor };
}
