import { CHANGE_TOLD_AFTER_MS } from '@copa/domain/limits';
import { spanText } from '@copa/domain/time/span';
import type { TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { isPaused } from '@copa/domain/tournaments/places/pause';
import { isWaitlistLive } from '@copa/domain/tournaments/places/waitlist-limit';
import { losesPlayers } from '@copa/domain/tournaments/podium/old-date';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import { isInPlay, isOver } from '@copa/domain/tournaments/state';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { fromLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/editor.ts';
import { type EditorValues, tournamentValuesOf } from './tournament-form-values.ts';

export type ToldChange = 'date' | 'zone' | 'end' | 'rules';

const TOLD: Readonly<Record<ToldChange, (values: EditorValues) => string>> = {
  date: ({ undated, date }) => (undated ? '' : date),
  zone: ({ timeZone }) => timeZone,
  end: ({ undated, endDate }) => (undated ? '' : endDate),
  rules: ({ rules }) => rulesLines(rules).join('\n'),
};

/** If several of these changed, only the first one has a text, because they all say what becomes of the date. */
const OF_DATE = ['date', 'zone', 'end'] as const;

export function hasPlayersToTell(tournament: TournamentAnswer | null): tournament is TournamentAnswer {
  return tournament?.status === 'published' && tournament.currentPlayers + tournament.waitingPlayers > 0;
}

type Effect = 'tells' | 'begins' | 'ends' | 'refused';

/** Returns null if saving the change has no effect of which the organiser must know. */
function effectOf(
  of: ToldChange,
  tournament: TournamentAnswer | null,
  values: EditorValues,
  now: Date,
): Effect | null {
  const isTold =
    hasPlayersToTell(tournament) &&
    values.status === 'published' &&
    !isPaused(tournament) &&
    !isOver(tournament, now) &&
    !(of === 'zone' && values.undated);
  if (!isTold) return null;
  const before = tournamentValuesOf(tournament);
  const isChanged = (each: ToldChange) => TOLD[each](values) !== TOLD[each](before);
  if (of === 'rules' ? !isChanged(of) : OF_DATE.find(isChanged) !== of) return null;
  const span = typedSpan(tournament, values);
  if (of === 'rules') return isOver(span, now) ? null : 'tells';
  const { date, endDate } = span;
  if (of === 'end' && date !== null && endDate !== null && endDate <= date) return null;
  if (losesPlayers(tournament, span, now)) return 'refused';
  if (isOver(span, now)) return 'ends';
  // Players hear when it begins, and not when it ends.
  if (of === 'end') return null;
  return isInPlay(span, now) ? 'begins' : 'tells';
}

export function changeText(
  of: ToldChange,
  tournament: TournamentAnswer | null,
  values: EditorValues,
  now: Date,
): string | null {
  const effect = effectOf(of, tournament, values, now);
  if (effect === null) return null;
  const told = words.tells[of === 'rules' ? 'rules' : 'date'](spanText(CHANGE_TOLD_AFTER_MS));
  const texts: Readonly<Record<Effect, string>> = {
    tells: told,
    begins: `${words.beginsBySaving} ${told}`,
    ends: words.endsBySaving,
    refused: words.refusedBySaving,
  };
  return texts[effect];
}

function typedSpan(tournament: TournamentAnswer, { undated, date, endDate, timeZone }: EditorValues) {
  const instant = (local: string) => (undated ? null : fromLocalInput(local, timeZone));
  return { ...tournament, date: instant(date), endDate: instant(endDate) };
}

/** Returns true if saving mails players another date. Players without an address hear nothing of it. */
export function tellsOfDate(tournament: TournamentAnswer | null, values: EditorValues, now: Date): boolean {
  return OF_DATE.some((of) => ['tells', 'begins'].includes(effectOf(of, tournament, values, now) ?? ''));
}

export type GivingChange = 'maxPlayers' | 'waitlistMode';

/** Counts the waiting units that get a place at once if the change is saved. */
export function givenPlaces(
  by: GivingChange,
  tournament: TournamentAnswer | null,
  values: EditorValues,
  now: Date,
): number {
  const isGiven =
    hasPlayersToTell(tournament) &&
    values.status === 'published' &&
    values.waitlistMode === 'auto' &&
    isWaitlistLive(tournament, now) &&
    values[by] !== tournamentValuesOf(tournament)[by];
  if (!isGiven) return 0;
  return Math.min(typedNumber(values.maxPlayers) - tournament.currentPlayers, tournament.waitingPlayers);
}
