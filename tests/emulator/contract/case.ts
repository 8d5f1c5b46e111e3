import { onTestFinished } from 'vitest';
import type { ClosedCollections } from '../referee/closed-collections.ts';
import type { ContractClient, ListenEvent, QuerySpec } from './client.ts';

export interface CaseContext {
  readonly client: ContractClient;
  /** A second client of the same kind. It shares no cache with `client`. */
  readonly other: ContractClient;
  readonly collection: string;
  readonly closed: ClosedCollections;
  /**
   * The code that the client reports for INVALID_ARGUMENT. The lite build derives its code from the HTTP
   * status.
   */
  readonly invalidArgument: string;
}

export type Requirement = 'listen' | 'offline' | 'rules' | 'nullOperands';

export interface ContractCase {
  readonly name: string;
  readonly needs: readonly Requirement[];
  readonly run: (context: CaseContext) => Promise<void>;
}

export const caseNeeding =
  (...needs: readonly Requirement[]) =>
  (name: string, run: ContractCase['run']): ContractCase => ({ name, needs, run });

export const defineCase = caseNeeding();

type Snapshot = Exclude<ListenEvent, { error: string }>;

export async function listening(client: ContractClient, target: QuerySpec | string) {
  const id = await client.listen(target);
  const stop = () => client.unlisten(id);
  onTestFinished(stop);
  async function next(): Promise<Snapshot> {
    const event = await client.nextEvent(id);
    if ('error' in event) throw new Error(`listener failed: ${event.error}`);
    return event;
  }
  return {
    next,
    until: async (condition: (snapshot: Snapshot) => boolean): Promise<readonly Snapshot[]> => {
      const events: Snapshot[] = [];
      for (;;) {
        const event = await next();
        events.push(event);
        if (condition(event)) return events;
      }
    },
    error: async (): Promise<string> => {
      for (;;) {
        const event = await client.nextEvent(id);
        if ('error' in event) return event.error;
      }
    },
    stop,
  };
}

export function settled(snapshot: Snapshot): boolean {
  return !snapshot.fromCache && !snapshot.hasPendingWrites;
}

export function ids(rows: readonly (string | { readonly path: string })[]): string[] {
  return rows.map((row) => (typeof row === 'string' ? row : row.path).split('/').at(-1) ?? '');
}
