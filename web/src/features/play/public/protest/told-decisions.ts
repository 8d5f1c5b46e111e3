import { InstantSchema } from '@copa/domain/time/instant';
import { keptValue, readableValues } from '../../../../lib/storage/kept-value.ts';
import { ownKey } from '../../../../lib/storage/storage-keys.ts';

const told = keptValue(ownKey('decisiones'), readableValues(InstantSchema));

export function isTold(ticketId: string, decidedAt: Date): boolean {
  const last = told.read()?.[ticketId];
  return last !== undefined && last >= decidedAt;
}

export function noteTold(ticketId: string, decidedAt: Date): void {
  told.keep({ ...told.read(), [ticketId]: decidedAt });
}
