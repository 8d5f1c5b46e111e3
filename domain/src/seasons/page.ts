import { pageSlots } from '../page-template.ts';
import { dateInYear } from '../time/days.ts';
import { namedHour, ownHour } from '../time/hours.ts';
import { numberText } from '../words/counted.ts';
import { linesIn } from './lines-text.ts';
import type { SeasonBoard, SeasonBoardRow } from './season-board.ts';
import * as words from './words/board.ts';

export const SEASON_PAGE_DATA_ID = 'season-data';

export type SeasonPagePart = 'waiting' | 'season' | 'table' | 'empty' | 'row' | 'next';

const FACTS = [
  'name',
  'days',
  'status',
  'note',
  'counting',
  'best',
  'ranked',
  'substitutes',
  'ties',
  'updated',
] as const;
export type SeasonFacts = Readonly<Record<(typeof FACTS)[number], string>>;

const LINE = ['number', 'rank', 'name', 'played', 'wins', 'points'] as const;
export type SeasonTableLine = Readonly<Record<(typeof LINE)[number], string>>;

export function seasonDay(day: string, now: Date): string {
  return dateInYear(new Date(`${day}T12:00:00Z`), 'UTC', now);
}

/**
 * `reader` is the reader's time zone. In HTML it is null, and times are in the zone of the last tournament.
 */
export function seasonFacts(board: SeasonBoard, now: Date, reader: string | null): SeasonFacts {
  const { name, firstDay, lastDay, rules, tournaments, erasedAt, updatedAt } = board;
  const timeZone = reader ?? tournaments.at(-1)?.timeZone ?? null;
  const hour =
    timeZone === null
      ? null
      : reader === null
        ? namedHour(updatedAt, timeZone, now)
        : ownHour(updatedAt, now, reader);
  return {
    name,
    days: words.daysText(seasonDay(firstDay, now), seasonDay(lastDay, now)),
    status: seasonStatus(board),
    note: erasedAt === null ? '' : words.erased,
    counting: words.countingText(rules),
    best: words.bestText(rules),
    ranked: words.rankedText(rules),
    substitutes: tournaments.every(({ modality }) => modality === 'solo') ? '' : words.substitutesText(rules),
    ties: words.ties,
    updated: hour === null ? '' : words.lastChange(hour),
  };
}

export const hasTournamentAhead = ({ tournaments }: Pick<SeasonBoard, 'tournaments'>, now: Date) =>
  tournaments.some(({ date }) => date !== null && date > now);

type Progress = Pick<SeasonBoard, 'state' | 'rows' | 'players' | 'tournaments'>;

export function seasonStatus({ state, rows, players, tournaments }: Progress): string {
  const first = rows.filter(({ rank }) => rank === 1).map(({ name }) => name);
  const count = players === 0 ? [] : [words.players(players)];
  if (state === 'closed')
    return [first.length === 0 ? words.over : words.champions(first), ...count].join(' ');
  const ended = tournaments.filter(({ units }) => units !== null).length;
  return [ended === 0 ? words.noneCounted : words.played(ended, tournaments.length), ...count].join(' ');
}

export function seasonLine(
  { number, rank, name, points, wins, lines }: SeasonBoardRow,
  tournaments: SeasonBoard['tournaments'],
): SeasonTableLine {
  return {
    number: String(number),
    rank: rank === null ? words.NO_RANK : String(rank),
    name,
    played: String(linesIn({ lines }, tournaments).length),
    wins: String(wins),
    points: numberText(points),
  };
}

export const seasonFactSlots = () => pageSlots(FACTS);
export const seasonLineSlots = () => pageSlots(LINE);
