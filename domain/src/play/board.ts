import type { Tournament } from '../tournaments/tournament.ts';
import { boardId } from './board/id.ts';
import { type Board, BoardSchema } from './board/schema.ts';
import { scoredText } from './board/scored.ts';
import { cutOfStage } from './cut.ts';
import type { Match } from './match.ts';
import { type Entrant, isLastStage, namedUnits, type Stage } from './stage.ts';
import { type Contender, type Played, type Standings, type StandingsRow, standings } from './standings.ts';

export { type Board, BoardSchema, boardId };

export function stageStandings(stage: Stage, matches: readonly Played[]): Standings {
  return standings(stage, contendersOf(stage), matches, stage.adjustments, stage.tieDraw?.order ?? []);
}

function contendersOf({ entrants, lobbies }: Stage): readonly Contender[] {
  const lobbyOf = new Map(lobbies.flatMap(({ id, units }) => units.map((unit) => [unit, id] as const)));
  return entrants.flatMap(({ id, number, carried }) => {
    const lobby = lobbyOf.get(id);
    return lobby === undefined ? [] : [{ id, number, lobby, carried }];
  });
}

export function boardOf(
  tournament: Pick<Tournament, 'status' | 'cancelledAt' | 'name' | 'timeZone'>,
  stage: Stage,
  matches: readonly Match[],
  next: number | null,
): Omit<Board, 'openings' | 'revision' | 'updatedAt'> {
  const { rows, champion, isOver } = stageStandings(stage, matches);
  const cut = isLastStage(stage) ? null : cutOfStage(rows, stage);
  const passing = new Set(cut?.passing);
  const tied = new Set(cut?.tied.flatMap(({ units }) => units));
  const passOf = (id: string) => (passing.has(id) ? 'in' : tied.has(id) ? 'tied' : 'out');
  const entrants = new Map(stage.entrants.map((entrant) => [entrant.id, entrant]));
  return {
    id: boardId(stage.tournamentId, stage.number),
    tournamentId: stage.tournamentId,
    listed: tournament.status === 'published',
    isCancelled: tournament.cancelledAt !== null,
    tournament: tournament.name,
    timeZone: tournament.timeZone,
    stage: stage.number,
    name: stage.name,
    state: stage.state,
    finish: stage.finish,
    tieBreak: stage.tieBreak,
    advance: stage.advance,
    matches: publicMatches(matches, entrants),
    rows: rows.flatMap((row) => {
      const entrant = entrants.get(row.id);
      if (entrant === undefined) return [];
      const { number, name, tag } = entrant;
      const pass = cut === null ? null : passOf(row.id);
      return [{ number, name, tag, ...publicRow(row), isChampion: row.id === champion, pass }];
    }),
    left: leftOf(stage),
    corrections: [...stage.corrections],
    isOver,
    takesReports: stage.reports,
    next,
  };
}

function leftOf(stage: Stage): Board['left'] {
  const left = namedUnits(stage).slice(stage.entrants.length);
  return left.map(({ number, name }) => ({ number, name }));
}

function publicRow({ id: _, scored, ...row }: StandingsRow) {
  return { ...row, scored: scoredText(scored) };
}

function publicMatches(matches: readonly Match[], entrants: ReadonlyMap<string, Pick<Entrant, 'number'>>) {
  return matches
    .filter(({ state }) => state !== 'draft')
    .toSorted(
      (a, b) =>
        a.lobby.localeCompare(b.lobby) || Number(a.isExtra) - Number(b.isExtra) || a.number - b.number,
    )
    .map((match) => ({
      lobby: match.lobby,
      number: match.number,
      isExtra: match.isExtra,
      map: match.map,
      state: match.state,
      officialAt: match.officialAt,
      publishedAt: match.publishedAt,
      scoresUntil: match.scoresUntil,
      fairPlayUntil: match.fairPlayUntil,
      order: match.isExtra ? placed(match.rows).flatMap((id) => entrants.get(id)?.number ?? []) : [],
    }));
}

function placed(rows: Match['rows']): readonly string[] {
  const last = Number.POSITIVE_INFINITY;
  return Object.entries(rows)
    .filter(([, { placement }]) => placement !== null)
    .toSorted(([, one], [, other]) => (one.placement ?? last) - (other.placement ?? last))
    .map(([id]) => id);
}
