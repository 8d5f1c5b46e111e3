import { officialFrom } from '@copa/domain/play/protest/deadline';
import type { Protest } from '@copa/domain/play/protest/protest';
import type { Context } from '../../dependencies.ts';
import { dueOf } from '../../store/agenda.ts';
import { matchesOf, PROTESTS, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import type { Reader } from '../../store/database.ts';
import { readPublicTable, writeTable } from '../table.ts';

type Address = Pick<Protest, 'tournamentId' | 'stage' | 'match'>;

export function openProtests(reader: Reader, { tournamentId, stage, match }: Address) {
  return reader.find(PROTESTS, {
    where: [
      { field: 'tournamentId', op: '==', value: tournamentId },
      { field: 'stage', op: '==', value: stage },
      { field: 'match', op: '==', value: match },
      { field: 'state', op: '==', value: 'open' },
    ],
  });
}

/** The entry of the agenda has the id `{tournament}_{stage}_{match}`. */
function addressOf(about: string): Address {
  const [tournamentId = '', stage, match = ''] = about.split(/_(?=[^_]*_[^_]*$)|_(?=[^_]*$)/);
  return { tournamentId, stage: Number(stage), match };
}

/**
 * True for a public match that waits without an open protest, because the unit of its last protest was
 * erased.
 */
export async function isHeldUpInVain(reader: Reader, about: string): Promise<boolean> {
  const address = addressOf(about);
  const match = await reader.get(matchesOf(address.tournamentId, address.stage), address.match);
  if (match === null || match.state === 'draft' || match.officialAt !== null) return false;
  return (await openProtests(reader, address)).length === 0;
}

export async function freeMatches({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  for (const about of await dueOf(database, 'protest', now)) {
    const { tournamentId, stage: number, match: id } = addressOf(about);
    await database.transaction(async (transaction) => {
      if (!(await isHeldUpInVain(transaction, about))) return;
      const [tournament, stage, match] = await Promise.all([
        transaction.get(TOURNAMENTS, tournamentId),
        transaction.get(stagesOf(tournamentId), String(number)),
        transaction.get(matchesOf(tournamentId, number), id),
      ]);
      if (tournament === null || stage === null || match === null) return;
      const table = await readPublicTable(transaction, stage, match);
      writeTable(
        transaction,
        tournament,
        table,
        { match: { ...match, officialAt: officialFrom(match, now) } },
        now,
      );
    });
  }
}
