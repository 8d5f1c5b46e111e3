import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { readLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { useOwnRegistrations } from '../own/own-registrations.ts';

const NumberedSchema = z.object({ tournamentId: z.string(), number: z.number() });
const KeptSchema = z.array(z.object({ ticket: NumberedSchema }));

/** Of a ticket that this phone looked at. */
function keptNumber(tournamentId: string): number | null {
  const text = readLocal(storageKeys.tickets);
  if (text === null) return null;
  try {
    const kept = z.parse(KeptSchema, JSON.parse(text));
    return kept.find(({ ticket }) => ticket.tournamentId === tournamentId)?.ticket.number ?? null;
  } catch (error) {
    reportProblem('the tickets of this device are unreadable', error);
    return null;
  }
}

async function fetchNumber(ticketId: string): Promise<number | null> {
  const { readDocument } = await import('../../../../lib/network/public-firestore.ts');
  const document = await readDocument(`tickets/${ticketId}`);
  return document === null ? null : z.parse(NumberedSchema, document.data).number;
}

/** The number of the unit that this phone registered for a tournament; asked for once where it never saw the ticket. */
export function useOwnNumber(tournamentId: string): number | null {
  const kept = useMemo(() => keptNumber(tournamentId), [tournamentId]);
  const own = useOwnRegistrations().find((registration) => registration.tournamentId === tournamentId);
  const ticketId = kept === null ? own?.unit?.ticketId : undefined;
  const [fetched, setFetched] = useState<number | null>(null);
  useEffect(() => {
    if (ticketId === undefined) return undefined;
    let wanted = true;
    fetchNumber(ticketId).then(
      (number) => wanted && setFetched(number),
      (error: unknown) => reportProblem('the own number could not be read', error),
    );
    return () => {
      wanted = false;
    };
  }, [ticketId]);
  return kept ?? fetched;
}
