import { CHANGE_TOLD_AFTER_MS } from '@copa/domain/limits';
import { spanText } from '@copa/domain/time/span';
import type { TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { isPaused } from '@copa/domain/tournaments/places/pause';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import { isOver } from '@copa/domain/tournaments/state';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/editor.ts';
import { useTournamentForm } from './tournament-form.ts';
import { type EditorValues, tournamentValuesOf } from './tournament-form-values.ts';

export function hasPlayersToTell(tournament: TournamentAnswer | null): tournament is TournamentAnswer {
  return tournament?.status === 'published' && tournament.currentPlayers + tournament.waitingPlayers > 0;
}

interface ToldOfChangeProps {
  readonly of: keyof typeof words.tells;
  readonly tournament: TournamentAnswer | null;
}

export function ToldOfChange({ of, tournament }: ToldOfChangeProps) {
  const { values } = useTournamentForm();
  const now = useNow();
  const isTold =
    hasPlayersToTell(tournament) &&
    values.status === 'published' &&
    !isPaused(tournament) &&
    !isOver(tournament, now);
  const isChanged = isTold && TOLD[of](values) !== TOLD[of](tournamentValuesOf(tournament));
  return (
    <output className="text-sm text-warning empty:absolute">
      {isChanged && words.tells[of](spanText(CHANGE_TOLD_AFTER_MS))}
    </output>
  );
}

const TOLD: Readonly<Record<ToldOfChangeProps['of'], (values: EditorValues) => string>> = {
  date: ({ undated, date, timeZone }) => (undated ? '' : `${date} ${timeZone}`),
  rules: ({ rules }) => rulesLines(rules).join('\n'),
};
