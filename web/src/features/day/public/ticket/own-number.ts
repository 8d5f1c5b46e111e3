import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { keptValue } from '../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';

const NumberedSchema = z.object({
  id: z.optional(z.string()),
  tournamentId: z.string(),
  number: z.number(),
});
/** `use-ticket.ts` writes this list, with more fields. */
const kept = keptValue(storageKeys.tickets, z.array(z.object({ ticket: NumberedSchema })));

async function fetchNumber(ticketId: string): Promise<number | null> {
  const { fetchDocument } = await import('../../../../lib/network/public-firestore.ts');
  const document = await fetchDocument(`tickets/${ticketId}`);
  return document === null ? null : z.parse(NumberedSchema, document.data).number;
}

/** Without `ownTicketId`, uses the tournament's ticket that this phone opened last. */
export function useOwnNumber(tournamentId: string, ownTicketId: string | undefined): number | null {
  const [seen] = useState(() => kept.read());
  const isOwn = ({ id, tournamentId: of }: z.output<typeof NumberedSchema>) =>
    of === tournamentId && (ownTicketId === undefined || id === ownTicketId);
  const known = seen?.find(({ ticket }) => isOwn(ticket))?.ticket.number ?? null;
  const ticketId = known === null ? ownTicketId : undefined;
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
  return known ?? fetched;
}
