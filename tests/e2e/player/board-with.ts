import type { Board, BoardRow } from '@copa/domain/play/board/schema';
import { scoredText } from '@copa/domain/play/board/scored';
import type { TableRank } from '@copa/domain/registrations/table-rank';

export const OWN_NUMBER = 7;

export function boardWith(place: TableRank): Board {
  const { stage, stageName, rank, of, inLobby, passing, pass, isOver, isClosed, takesReports } = place;
  const scored = Array.from({ length: place.played }, (_, index) => ({
    match: index + 1,
    placement: 3,
    kills: 1,
    points: 9,
    played: true,
  }));
  const row = (number: number, changes: Partial<BoardRow>): BoardRow => ({
    number,
    name: `Equipo ${number}`,
    tag: '',
    lobby: 'a',
    rank: null,
    points: place.points,
    booyahs: place.booyahs,
    kills: place.kills,
    scored: scoredText(scored),
    decided: null,
    isOnPoint: place.isOnPoint,
    isChampion: false,
    pass,
    ...changes,
  });
  const own = (rank ?? of) - 1;
  const rows = Array.from({ length: of }, (_, index) =>
    index === own
      ? row(OWN_NUMBER, { rank, isChampion: place.isChampion })
      : row(100 + index, { rank: index + 1 }),
  );
  return {
    id: '',
    tournamentId: 'copa',
    listed: true,
    isCancelled: false,
    tournament: 'Copa',
    timeZone: 'America/Bogota',
    stage,
    name: stageName,
    state: isClosed ? 'closed' : 'playing',
    finish: { kind: 'matches', matches: 3 },
    tieBreak: [],
    advance: inLobby
      ? { perLobby: passing ?? 1, byTable: passing === null ? 1 : 0 }
      : { perLobby: 0, byTable: passing ?? 0 },
    matches: [],
    rows: inLobby ? [...rows, row(200, { lobby: 'b', rank: of + 1 })] : rows,
    left: [],
    corrections: [],
    isOver,
    openings: [],
    takesReports,
    next: null,
    revision: 1,
    updatedAt: new Date('2026-12-01T22:00:00Z'),
  };
}
