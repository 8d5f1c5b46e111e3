import { type Roll, type RollInput, rollId } from '@copa/domain/day/roll';
import { isRoomOf, type Room, type RoomAddress, type Rooms } from '@copa/domain/day/room';
import { AppError, type ErrorCode } from '@copa/domain/errors';
import { INTRUDERS_MAX } from '@copa/domain/limits';
import type { Stage } from '@copa/domain/play/stage';
import { isPlaying } from '@copa/domain/registrations/playing';
import { namedInSentence } from '@copa/domain/time/hours';
import { storedStatus } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { writeAudit } from '../../audit.ts';
import type { Context } from '../../dependencies.ts';
import { createRecordKeys } from '../../desk/record-keys.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { noShowsOf } from '../../fairness/no-shows.ts';
import { found, invalidFields, refusal } from '../../refusals.ts';
import { REGISTRATIONS, ROLLS, ROOMS, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { type Recorder, requireRecorder } from '../../tournaments/recorder.ts';
import * as tournamentWords from '../../tournaments/words.ts';
import * as words from '../words.ts';

/** Two people may call the same roll, so units that are missing in `input.marks` keep their marks. */
export function callRoll(
  context: Context,
  actor: Recorder,
  tournamentId: string,
  address: RoomAddress,
  input: RollInput,
): Promise<Roll> {
  const { config, database, clock } = context;
  const marked = Object.keys(input.marks).filter((unitId) => input.marks[unitId] !== null);
  return database.transaction(async (transaction) => {
    const tournament = found(
      await transaction.get(TOURNAMENTS, tournamentId),
      tournamentWords.tournamentMissing,
    );
    const now = clock();
    await requireRecorder(transaction, actor, tournament, now);
    const id = rollId(tournamentId, address, tournament.stage);
    const [before, units, rooms, stage] = await Promise.all([
      transaction.get(ROLLS, id),
      transaction.getAll(REGISTRATIONS, marked),
      transaction.get(ROOMS, tournamentId),
      transaction.get(stagesOf(tournamentId), String(Math.max(1, tournament.stage))),
    ]);
    if (tournament.playersErasedAt !== null) throw refusal('not-found', words.unitsNotHere);
    const gone = marked.filter((_, index) => units[index]?.tournamentId !== tournamentId);
    if (gone.length > 0) throw refusedMarks('not-found', words.unitsNotHere, gone);
    const room = rooms?.rooms.find((each) => isRoomOf(each, address)) ?? null;
    // A roll that has begun can still be corrected after its room is gone.
    if (before === null) requireBegun(tournament, address, { room, stage, now });
    const at = room?.openAt ?? tournament.date ?? now;
    const others = units.flatMap((each) =>
      each === null || playsIn(each, tournament, rooms, address, at) ? [] : [each.id],
    );
    if (others.length > 0) throw refusedMarks('conflict', words.notInMatch, others);
    const stateOf = (unitId: string) => before?.marks[unitId]?.state;
    const isNewlyOut = ({ id: unitId }: StoredUnit) =>
      input.marks[unitId] === 'out' && stateOf(unitId) !== 'out';
    const noteNoShows = await noShowsOf(transaction, createRecordKeys(config.statusCodeSecret), {
      rollId: id,
      timeZone: tournament.timeZone,
      match: address.match,
      absent: units.flatMap((each) => (each !== null && isNewlyOut(each) ? [each] : [])),
      takenBack: Object.keys(input.marks).filter(
        (unitId) => input.marks[unitId] !== 'out' && stateOf(unitId) === 'out',
      ),
    });
    const seen = { by: actor.uid, at: now };
    const roll: Roll = before ?? { id, tournamentId, ...address, marks: {}, intruders: [] };
    const marks = { ...roll.marks };
    for (const [unitId, state] of Object.entries(input.marks)) {
      if (state === null) delete marks[unitId];
      else if (marks[unitId]?.state !== state) marks[unitId] = { state, ...seen };
    }
    const kept = roll.intruders.filter(({ nick }) => input.intruders[nick] !== false);
    const added = Object.keys(input.intruders).filter(
      (nick) => input.intruders[nick] === true && !kept.some((each) => each.nick === nick),
    );
    const intruders = [...kept, ...added.map((nick) => ({ nick, ...seen }))];
    if (intruders.length > INTRUDERS_MAX) throw invalidFields({ intruders: words.tooManyIntruders });
    const after = { ...roll, marks, intruders };
    noteNoShows(actor, seen.at);
    transaction.set(ROLLS, after);
    const changed = Object.keys(input.marks).filter((each) => marks[each]?.state !== stateOf(each));
    if (changed.length > 0 || intruders.length !== roll.intruders.length) {
      const noted = (of: Roll['marks'], { length }: Roll['intruders']) => ({
        ...address,
        marks: Object.fromEntries(changed.map((each) => [each, of[each]?.state ?? null])),
        intruders: length,
      });
      writeAudit(transaction, context, {
        actor,
        action: 'tournament.call-roll',
        target: `tournaments/${tournamentId}`,
        tournament,
        before: noted(roll.marks, roll.intruders),
        after: noted(marks, intruders),
      });
    }
    return after;
  });
}

interface Called {
  readonly room: Room | null;
  readonly stage: Stage | null;
  readonly now: Date;
}

function requireBegun(tournament: Tournament, { match }: RoomAddress, { room, stage, now }: Called): void {
  if (storedStatus(tournament, now) !== 'published') throw refusal('conflict', words.rollOfDraft);
  if (tournament.cancelledAt !== null) throw refusal('tournament-cancelled');
  if (room === null && match > (stage?.finish.matches ?? 1))
    throw refusal('conflict', words.unplanned(match));
  const from = room?.openAt ?? tournament.date;
  if (from === null) throw refusal('conflict', words.rollWithoutHour);
  if (now < from) {
    throw refusal('conflict', words.rollTooEarly(namedInSentence(from, tournament.timeZone, now)));
  }
}

function refusedMarks(code: ErrorCode, message: string, unitIds: readonly string[]): AppError {
  const fields = Object.fromEntries(unitIds.map((unitId) => [`marks.${unitId}`, message]));
  return new AppError(code, message, { fields });
}

function playsIn(
  unit: StoredUnit,
  tournament: Tournament,
  rooms: Rooms | null,
  { lobby }: RoomAddress,
  at: Date,
): boolean {
  // Prefers `rooms.lobbies` to `unit.lobby`, which is written only some time after the draw.
  const dealt = rooms?.stage === tournament.stage ? (rooms.lobbies[unit.id] ?? null) : null;
  const known = unit.lobby?.stage === tournament.stage ? unit.lobby.id : null;
  const drawn = rooms === null ? known : dealt;
  const isThere = tournament.stage === 0 ? lobby === null : drawn !== null && (lobby ?? drawn) === drawn;
  return isThere && isPlaying(unit, tournament, at);
}
