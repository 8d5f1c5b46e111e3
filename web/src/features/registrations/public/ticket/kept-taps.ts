import { TicketIdSchema } from '@copa/domain/ids';
import * as z from 'zod/mini';
import { site } from '../../../../config/site.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { readLocal, writeLocal } from '../../../../lib/storage/local-store.ts';

const KEY = `${site.slug}_taps`;

const TapSchema = z.enum(['ready', 'entry', 'match', 'final']);
/** What was tapped: that they are ready, or the confirmation of a window. */
export type Tap = z.output<typeof TapSchema>;

const KeptSchema = z.record(TicketIdSchema, TapSchema);

function readAll(): Readonly<Record<string, Tap>> {
  const text = readLocal(KEY);
  if (text === null) return {};
  try {
    return z.parse(KeptSchema, JSON.parse(text));
  } catch (error) {
    reportProblem('the taps of this device are unreadable', error);
    return {};
  }
}

/** The tap of this ticket that no answer has come to yet, also from an earlier visit. */
export function readTap(ticketId: string): Tap | null {
  return readAll()[ticketId] ?? null;
}

export function keepTap(ticketId: string, tap: Tap | null): void {
  const { [ticketId]: _, ...others } = readAll();
  const kept = tap === null ? others : { ...others, [ticketId]: tap };
  writeLocal(KEY, Object.keys(kept).length === 0 ? null : JSON.stringify(kept));
}
