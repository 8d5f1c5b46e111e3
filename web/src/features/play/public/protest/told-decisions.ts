import { TicketIdSchema } from '@copa/domain/ids';
import { InstantSchema } from '@copa/domain/time/instant';
import * as z from 'zod/mini';
import { keptValue } from '../../../../lib/storage/kept-value.ts';
import { ownKey } from '../../../../lib/storage/storage-keys.ts';

const told = keptValue(ownKey('decisiones'), z.record(TicketIdSchema, InstantSchema));

export function isTold(ticketId: string, decidedAt: Date): boolean {
  const last = told.read()?.[ticketId];
  return last !== undefined && last >= decidedAt;
}

export function noteTold(ticketId: string, decidedAt: Date): void {
  told.keep({ ...told.read(), [ticketId]: decidedAt });
}
