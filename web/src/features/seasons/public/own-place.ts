import { PlayerKeySchema } from '@copa/domain/ids';
import { type OwnPlace, ownPlaceOf } from '@copa/domain/seasons/own-place';
import type { SeasonBoard } from '@copa/domain/seasons/season-board';
import { type SeasonResult, SeasonResultSchema } from '@copa/domain/seasons/season-result';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { reportProblem } from '../../../lib/report-problem.ts';
import { keptValue } from '../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';

const KeyedSchema = z.object({
  id: z.optional(z.string()),
  tournamentId: z.string(),
  seasonKeys: z._default(z.array(z.object({ slot: z.int(), key: PlayerKeySchema })), []),
});
const tickets = keptValue(storageKeys.tickets, z.array(z.object({ ticket: KeyedSchema })));

const RegisteredSchema = z.object({
  tournamentId: z.string(),
  unit: z.object({ ticketId: z.string() }),
  slot: z.optional(z.int()),
});
const registrations = keptValue(storageKeys.registrations, z.array(RegisteredSchema));

export interface SlotKey {
  readonly slot: number;
  readonly key: string;
}

/** Without a slot, a ticket with several keys does not tell which member uses this phone. */
export function keyOfSlot(keys: readonly SlotKey[], slot: number | undefined): string | null {
  const own = slot === undefined && keys.length === 1 ? keys[0] : keys.find((each) => each.slot === slot);
  return own?.key ?? null;
}

/** If this phone stores registrations of the season, only their tickets count. */
function keyOnTickets(tournaments: SeasonBoard['tournaments']): string | null {
  const ids = new Set(tournaments.map(({ id }) => id));
  const registered = (registrations.read() ?? []).filter(({ tournamentId }) => ids.has(tournamentId));
  const keys = (tickets.read() ?? []).flatMap(({ ticket: { id, tournamentId, seasonKeys } }) => {
    const own = registered.find(({ unit }) => unit.ticketId === id);
    const counts = ids.has(tournamentId) && (registered.length === 0 || own !== undefined);
    return counts ? (keyOfSlot(seasonKeys, own?.slot) ?? []) : [];
  });
  return keys[0] ?? null;
}

export async function fetchResult(seasonId: string, key: string): Promise<SeasonResult | null> {
  const { fetchDocument } = await import('../../../lib/network/public-firestore.ts');
  const document = await fetchDocument(`seasons/${seasonId}/results/${key}`);
  return document === null ? null : z.parse(SeasonResultSchema, { ...document.data, id: key });
}

export function useOwnPlace(board: SeasonBoard | null, key: string | null): OwnPlace | null {
  const [result, setResult] = useState<SeasonResult | null>(null);
  const own = board === null ? null : (key ?? keyOnTickets(board.tournaments));
  const id = board?.id;
  const revision = board?.revision;
  useEffect(() => {
    if (own === null || id === undefined || revision === undefined) return undefined;
    let wanted = true;
    fetchResult(id, own).then(
      (found) => wanted && setResult(found),
      (error: unknown) => reportProblem('the own place in the season could not be read', error),
    );
    return () => {
      wanted = false;
    };
  }, [id, own, revision]);
  return board !== null && result !== null && result.id === own ? ownPlaceOf(result, board) : null;
}
