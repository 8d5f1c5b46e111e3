import type { Match } from '@copa/domain/play/match';
import { officialFrom } from '@copa/domain/play/protest/deadline';
import type { Protest } from '@copa/domain/play/protest/protest';
import type { Context } from '../../dependencies.ts';
import { eachInTurn } from '../../logger.ts';
import { dueOf } from '../../store/agenda.ts';
import { matchesOf, PROTESTS, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { equal, type Reader } from '../../store/database.ts';
import { officialAtSetter } from '../table.ts';

type Address = Pick<Protest, 'tournamentId' | 'stage' | 'match'>;

/** Returns at most two open protests of a match, because callers ask only whether there is another one. */
export function openProtests(reader: Reader, { tournamentId, stage, match }: Address) {
  return reader.find(PROTESTS, { where: equal({ tournamentId, stage, match, state: 'open' }) }, 2);
}

function addressOf(about: string): Address {
  const [tournamentId = '', stage, match = ''] = about.split(/_(?=[^_]*_[^_]*$)|_(?=[^_]*$)/);
  return { tournamentId, stage: Number(stage), match };
}

/**
 * Returns the match if its last open protest was erased with its unit. Then no protest is open, but `officialAt`
 * is still null.
 */
async function heldUpInVain(reader: Reader, address: Address): Promise<Match | null> {
  const match = await reader.get(matchesOf(address.tournamentId, address.stage), address.match);
  if (match === null || match.state === 'draft' || match.officialAt !== null) return null;
  return (await openProtests(reader, address)).length === 0 ? match : null;
}

export const isHeldUpInVain = async (reader: Reader, about: string): Promise<boolean> =>
  (await heldUpInVain(reader, addressOf(about))) !== null;

export async function freeMatches({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  await eachInTurn(await dueOf(database, 'protest', now), (about) => {
    const address = addressOf(about);
    return database.transaction(async (transaction) => {
      const match = await heldUpInVain(transaction, address);
      if (match === null) return;
      const [tournament, stage] = await Promise.all([
        transaction.get(TOURNAMENTS, address.tournamentId),
        transaction.get(stagesOf(address.tournamentId), String(address.stage)),
      ]);
      if (tournament === null || stage === null) return;
      const setOfficialAt = await officialAtSetter(transaction, tournament, match);
      setOfficialAt(officialFrom(match, now), now);
    });
  });
}
