import { type Roll, type RollInput, rollId } from '@copa/domain/day/roll';
import type { RoomAddress } from '@copa/domain/day/room';
import { INTRUDERS_MAX } from '@copa/domain/limits';
import type { Actor } from '../../audit.ts';
import type { Context } from '../../dependencies.ts';
import { createRecordKeys } from '../../desk/record-keys.ts';
import type { StoredUnit } from '../../desk/unit.ts';
import { noShowsOf } from '../../fairness/no-shows.ts';
import { found, invalidFields, refusal } from '../../refusals.ts';
import { REGISTRATIONS, ROLLS, TOURNAMENTS } from '../../store/collections.ts';
import * as tournamentWords from '../../tournaments/words.ts';
import * as words from '../words.ts';

/** Changes only the named marks, in a transaction: two organisers do not undo each other. An absence goes on record with its mark. */
export function callRoll(
  { config, database, clock }: Context,
  actor: Actor,
  tournamentId: string,
  address: RoomAddress,
  input: RollInput,
): Promise<Roll> {
  const marked = Object.keys(input.marks).filter((unitId) => input.marks[unitId] !== null);
  return database.transaction(async (transaction) => {
    const tournament = found(
      await transaction.get(TOURNAMENTS, tournamentId),
      tournamentWords.tournamentMissing,
    );
    const id = rollId(tournamentId, address, tournament.stage);
    const [before, units] = await Promise.all([
      transaction.get(ROLLS, id),
      transaction.getAll(REGISTRATIONS, marked),
    ]);
    if (tournament.playersErasedAt !== null || units.some((each) => each?.tournamentId !== tournamentId)) {
      throw refusal('not-found', words.unitsNotHere);
    }
    const stateOf = (unitId: string) => before?.marks[unitId]?.state;
    const isNewlyOut = ({ id: unitId }: StoredUnit) =>
      input.marks[unitId] === 'out' && stateOf(unitId) !== 'out';
    const noteNoShows = await noShowsOf(transaction, createRecordKeys(config.statusCodeSecret), {
      rollId: id,
      match: address.match,
      absent: units.flatMap((each) => (each !== null && isNewlyOut(each) ? [each] : [])),
      takenBack: Object.keys(input.marks).filter(
        (unitId) => input.marks[unitId] !== 'out' && stateOf(unitId) === 'out',
      ),
    });
    const seen = { by: actor.uid, at: clock() };
    const roll: Roll = before ?? { id, tournamentId, ...address, marks: {}, intruders: [] };
    const marks = { ...roll.marks };
    for (const [unitId, state] of Object.entries(input.marks)) {
      if (state === null) delete marks[unitId];
      // A mark keeps its first observer, however often it is repeated.
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
    return after;
  });
}
