import { stageStandings } from '@copa/domain/play/board';
import { type Match, parseMatchId } from '@copa/domain/play/match';
import type { Stage } from '@copa/domain/play/stage';
import type { Played } from '@copa/domain/play/standings';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { entrantName } from '../../words/admin.ts';
import type { MatchEditing } from './draft/use-match-draft.ts';

export type RollAnswer = 'unknown' | 'agrees' | 'differs';

export interface OpenedMatch {
  readonly tournament: Tournament;
  readonly stage: Stage;
  readonly matches: readonly Match[];
  readonly id: string;
  readonly editing: MatchEditing;
  readonly units: readonly LobbyUnit[];
  readonly nameOf: (unitId: string) => string;
  readonly question: ReactNode;
  readonly roll: RollAnswer;
}

export interface LobbyUnit {
  readonly id: string;
  readonly name: string;
  readonly bare: string;
  readonly tag: string;
}

export function lobbyUnits(stage: Stage, ids: readonly string[]): readonly LobbyUnit[] {
  const wanted = new Set(ids);
  return stage.entrants
    .filter(({ id }) => wanted.has(id))
    .map((entrant) => ({ id: entrant.id, name: entrantName(entrant), bare: entrant.name, tag: entrant.tag }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
}

export function playedWith(
  rows: MatchEditing['rows'],
  id: string,
  matches: readonly Match[],
): readonly Played[] {
  const others = matches.filter((match) => match.id !== id);
  return [...others, { ...parseMatchId(id), state: 'published', rows }];
}

export function pointsIn(stage: Stage, matches: readonly Played[], id: string) {
  const { number, isExtra } = parseMatchId(id);
  const { rows } = stageStandings(stage, matches);
  return (unitId: string) => {
    const row = isExtra ? undefined : rows.find((each) => each.id === unitId);
    return row?.scored.find(({ match }) => match === number)?.points ?? null;
  };
}
