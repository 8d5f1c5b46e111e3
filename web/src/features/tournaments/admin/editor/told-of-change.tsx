import { CHANGE_TOLD_AFTER_MS } from '@copa/domain/limits';
import { spanText } from '@copa/domain/time/span';
import type { TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { isPaused } from '@copa/domain/tournaments/places/pause';
import { isWaitlistLive } from '@copa/domain/tournaments/places/waitlist-limit';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import { isOver } from '@copa/domain/tournaments/state';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { fromLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/editor.ts';
import { useTournamentForm } from './tournament-form.ts';
import { type EditorValues, tournamentValuesOf } from './tournament-form-values.ts';

export function hasPlayersToTell(tournament: TournamentAnswer | null): tournament is TournamentAnswer {
  return tournament?.status === 'published' && tournament.currentPlayers + tournament.waitingPlayers > 0;
}

interface ToldProps {
  readonly tournament: TournamentAnswer | null;
}

interface ToldOfChangeProps extends ToldProps {
  readonly of: keyof typeof TOLD;
}

export function ToldOfChange({ of, tournament }: ToldOfChangeProps) {
  const { values } = useTournamentForm();
  const now = useNow();
  const isTold =
    hasPlayersToTell(tournament) &&
    values.status === 'published' &&
    !isPaused(tournament) &&
    !isOver(tournament, now) &&
    !(of === 'zone' && values.undated);
  const isChanged = isTold && TOLD[of](values) !== TOLD[of](tournamentValuesOf(tournament));
  return (
    <output className="text-sm text-warning empty:absolute">
      {isChanged && textOf(of, isOver(typedSpan(tournament, values), now))}
    </output>
  );
}

function textOf(of: ToldOfChangeProps['of'], isPast: boolean): string {
  if (isPast && of !== 'rules') return words.endsBySaving;
  return words.tells[of === 'rules' ? 'rules' : 'date'](spanText(CHANGE_TOLD_AFTER_MS));
}

function typedSpan(tournament: TournamentAnswer, { undated, date, endDate, timeZone }: EditorValues) {
  const instant = (local: string) => (undated ? null : fromLocalInput(local, timeZone));
  return { ...tournament, date: instant(date), endDate: instant(endDate) };
}

const TOLD = {
  date: ({ undated, date }: EditorValues) => (undated ? '' : date),
  zone: ({ timeZone }: EditorValues) => timeZone,
  rules: ({ rules }: EditorValues) => rulesLines(rules).join('\n'),
};

interface GivenPlacesProps extends ToldProps {
  readonly by: 'maxPlayers' | 'waitlistMode';
}

/** Units that wait get the new places at once, and no later change takes a place back. */
export function GivenPlaces({ by, tournament }: GivenPlacesProps) {
  const { values } = useTournamentForm();
  const now = useNow();
  const isGiven =
    hasPlayersToTell(tournament) &&
    values.status === 'published' &&
    values.waitlistMode === 'auto' &&
    !isPaused(tournament) &&
    isWaitlistLive(tournament, now) &&
    values[by] !== tournamentValuesOf(tournament)[by];
  const free = isGiven ? typedNumber(values.maxPlayers) - tournament.currentPlayers : 0;
  const given = Math.min(free, tournament?.waitingPlayers ?? 0);
  return (
    <output className="text-sm text-warning empty:absolute">{given > 0 && words.givesPlaces(given)}</output>
  );
}
