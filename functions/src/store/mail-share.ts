import { DAY_MS, MAILS_PER_DAY_MAX, MAILS_PER_TOURNAMENT_MAX } from '@copa/domain/limits';
import type { Mailbox, StoredMember } from '@copa/domain/registrations/member';
import { TRACES, type Trace } from './collections.ts';
import type { Reader, Transaction } from './database.ts';
import { isCurrent, newTrace } from './traces.ts';

export interface MailTraces {
  readonly now: Date;
  /** Null: the trace does not exist. Undefined: it was not read. */
  trace(id: string): Trace | null | undefined;
  storeTrace(trace: Trace): void;
}

export function takesMail(traces: MailTraces, { here, everywhere }: Mailbox): boolean {
  const { now } = traces;
  const inTournament = current(traces, here) ?? newTrace(here, now);
  const inDay = current(traces, everywhere) ?? newTrace(everywhere, now, DAY_MS);
  if (inTournament.count >= MAILS_PER_TOURNAMENT_MAX || inDay.count >= MAILS_PER_DAY_MAX) return false;
  for (const trace of [inTournament, inDay]) traces.storeTrace({ ...trace, count: trace.count + 1 });
  return true;
}

function current(traces: MailTraces, id: string): Trace | null {
  const trace = traces.trace(id);
  if (trace === undefined) throw new Error('a mail to a mailbox whose share was not read');
  return isCurrent(trace, traces.now) ? trace : null;
}

type Unit = { readonly members: readonly StoredMember[] };

export function mailTraceIdsOf(units: readonly Unit[]): readonly string[] {
  const mailboxes = units.flatMap(({ members }) =>
    members.flatMap((member) => (member.state === 'accepted' ? (member.mailbox ?? []) : [])),
  );
  return [...new Set(mailboxes.flatMap(({ here, everywhere }) => [here, everywhere]))];
}

export async function readTraces(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Trace | null>> {
  const found = await reader.getAll(TRACES, ids);
  return new Map(ids.map((id, index) => [id, found[index] ?? null]));
}

export async function openMailTraces(
  transaction: Transaction,
  units: readonly Unit[],
  now: Date,
): Promise<MailTraces> {
  const traces = new Map(await readTraces(transaction, mailTraceIdsOf(units)));
  return {
    now,
    trace: (id) => traces.get(id),
    storeTrace: (trace) => {
      traces.set(trace.id, trace);
      transaction.set(TRACES, trace);
    },
  };
}
