import { type Roll, rollId } from '@copa/domain/day/roll';
import { noShowId, withoutNoShows } from '../../fairness/no-shows.ts';
import { ROLLS } from '../../store/collections.ts';
import { equal, type Transaction } from '../../store/database.ts';

type Marks = Roll['marks'];

export interface UndoneMarks {
  readonly marks: number;
  readonly absences: number;
  readonly undo: () => void;
}

/** If `keptOf` returns null, the roll is removed. */
export async function undoMarks(
  transaction: Transaction,
  { tournamentId, stage, now }: { readonly tournamentId: string; readonly stage: number; readonly now: Date },
  keptOf: (roll: Roll) => Marks | null,
): Promise<UndoneMarks> {
  const rolls = await transaction.find(ROLLS, {
    where: equal({ tournamentId }),
  });
  const changed = rolls
    .filter((roll) => roll.id === rollId(tournamentId, roll, stage))
    .map((roll) => ({ roll, kept: keptOf(roll) }))
    .filter(({ roll, kept }) => kept !== roll.marks);
  const gone = changed.flatMap(({ roll, kept }) =>
    Object.entries(roll.marks).flatMap(([unitId, { state }]) =>
      kept?.[unitId] === undefined ? { id: noShowId(roll.id, unitId), state } : [],
    ),
  );
  const absent = gone.flatMap(({ id, state }) => (state === 'out' ? id : []));
  const forgive = await withoutNoShows(transaction, absent, now);
  return {
    marks: gone.length,
    absences: absent.length,
    undo: () => {
      forgive();
      for (const { roll, kept } of changed) {
        if (kept === null) transaction.remove(ROLLS, roll.id);
        else transaction.set(ROLLS, { ...roll, marks: kept });
      }
    },
  };
}
