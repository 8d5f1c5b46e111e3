import { noRooms, type Room } from '@copa/domain/day/room';
import { AppError } from '@copa/domain/errors';
import { parseMatchId } from '@copa/domain/play/match';
import type { DrawKind, Lobby } from '@copa/domain/play/stage';
import { undoMarks } from '../../day/roll/undo-marks.ts';
import { refusal } from '../../refusals.ts';
import { matchesOf, REPORTS, ROOMS } from '../../store/collections.ts';
import { equal, type Transaction } from '../../store/database.ts';
import { removalOfPictures, removeReport } from '../../store/report-removal.ts';
import type { Playing, Table } from '../table.ts';
import * as words from '../words.ts';

export interface UndoneSeats {
  readonly told: string | null;
  readonly figures: words.UndoneFigures;
  /** The draw removes these rooms, because units that lose their seats still know the passwords. */
  readonly rooms: readonly Room[];
  readonly undo: () => void;
}

export async function undoneSeats(
  { transaction, tournament, table, now }: Playing,
  lobbies: readonly Lobby[],
): Promise<UndoneSeats> {
  const { number } = table.stage;
  const tournamentId = tournament.id;
  const isKept = keptLobbies(table.stage.lobbies, lobbies);
  // Extra matches can have units of several lobbies, so they are kept only if all lobbies are kept.
  const matches = table.matches.filter(({ lobby, isExtra }) => !isKept(isExtra ? null : lobby));
  const [marks, stored, reports] = await Promise.all([
    undoMarks(transaction, { tournamentId, stage: number, now }, (roll) =>
      isKept(roll.lobby) ? roll.marks : null,
    ),
    transaction.get(ROOMS, tournamentId),
    sentReports(transaction, tournamentId, number),
  ]);
  const { rooms: all, stage: seated } = stored ?? noRooms(tournamentId);
  const stands = seated === number || (seated === 0 && number === 1);
  const rooms = all.filter(({ lobby, openAt }) => stands && openAt <= now && !isKept(lobby));
  const sent = reports.filter(({ match }) => !isKept(parseMatchId(match).lobby));
  const figures = {
    rooms: rooms.map(({ match }) => match),
    marks: marks.marks,
    absences: marks.absences,
    rows: matches.reduce((sum, { rows }) => sum + Object.keys(rows).length, 0),
    reports: sent.length,
  };
  return {
    told: words.undoes(figures),
    figures,
    rooms,
    undo: () => {
      marks.undo();
      for (const { id } of matches) transaction.remove(matchesOf(tournamentId, number), id);
      const removePicture = removalOfPictures(now);
      for (const { id } of sent) removeReport(transaction, id, removePicture);
    },
  };
}

export function requireUnpublished(
  { stage, matches }: Table,
  lobbies: readonly Lobby[],
  kind: DrawKind,
): void {
  const unitsOf = (all: readonly Lobby[], id: string) =>
    all
      .flatMap((lobby) => (lobby.id === id ? lobby.units : []))
      .toSorted()
      .join();
  const stays = (lobby: string) =>
    kind === 'hand' && unitsOf(stage.lobbies, lobby) === unitsOf(lobbies, lobby);
  const isPublic = matches.some(({ state, lobby }) => state !== 'draft' && !stays(lobby));
  if (isPublic) throw refusal('conflict', words.alreadyPublished);
}

export function requireAgreed({ told }: UndoneSeats, agreed: string | undefined): void {
  if (told !== null && told !== agreed) throw new AppError('conflict', told, { fields: { undo: told } });
}

function keptLobbies(before: readonly Lobby[], after: readonly Lobby[]) {
  const kept = before.filter(({ id, units }) => {
    const stays = after.find((lobby) => lobby.id === id)?.units ?? [];
    return units.every((unit) => stays.includes(unit));
  });
  const isAll = before.length === 0 ? after.length === 1 : kept.length === before.length;
  return (lobby: string | null) => (lobby === null ? isAll : kept.some(({ id }) => id === lobby));
}

function sentReports(transaction: Transaction, tournamentId: string, stage: number) {
  return transaction.find(REPORTS, {
    where: equal({ tournamentId, stage }),
  });
}
