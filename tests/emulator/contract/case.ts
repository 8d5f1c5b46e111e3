import { onTestFinished } from 'vitest';
import type { ClosedCollections } from '../referee/closed-collections.ts';
import type { ContractClient, ListenEvent, QuerySpec } from './client.ts';

export interface CaseContext {
  readonly client: ContractClient;
  /** This second instance is of the same kind and acts as somebody else. */
  readonly other: ContractClient;
  /** A collection that no other case uses. */
  readonly collection: string;
  readonly closed: ClosedCollections;
  /** The client reports INVALID_ARGUMENT as this code: the lite build sees no more than HTTP 400. */
  readonly invalidArgument: string;
}

/** A case makes sense only for clients that can do this. */
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

/** A listener under test: waits for the state that a case expects, however many events lead to it. */
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
    /** All events up to the first that satisfies the condition. */
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

/** The result from the server after all writes, once a client is quiet. */
export function settled(snapshot: Snapshot): boolean {
  return !snapshot.fromCache && !snapshot.hasPendingWrites;
}

export function ids(rows: readonly (string | { readonly path: string })[]): string[] {
  return rows.map((row) => (typeof row === 'string' ? row : row.path).split('/').at(-1) ?? '');
}
