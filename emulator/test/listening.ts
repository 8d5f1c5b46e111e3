import { type Authorizer, allowAll, type Caller } from '../src/core/authorizer.ts';
import { type Clock, systemClock } from '../src/core/clock.ts';
import { createFirestoreService } from '../src/core/firestore-service.ts';
import type { StructuredQuery } from '../src/core/model.ts';
import type { StatusError } from '../src/core/status-error.ts';
import type { Value } from '../src/core/values/value.ts';
import { createListenHub } from '../src/watch/listen-hub.ts';
import type { ListenResponse, TargetRequest } from '../src/watch/listen-messages.ts';
import { ADMIN } from './start-firestore.ts';
import { ascending, DATABASE, DOCUMENTS, int, queryOf, set, where } from './value-builders.ts';

export const ANONYMOUS: Caller = { kind: 'user', auth: null };
const noHeartbeat = { every: () => () => undefined };

export const above = (value: number) => where('n', 'GREATER_THAN', int(value));
export const byN = [ascending('n')];

export function setUp(authorizer: Authorizer = allowAll, caller: Caller = ADMIN, clock: Clock = systemClock) {
  const service = createFirestoreService({ authorizer, clock });
  let queriesRun = 0;
  const counted = {
    ...service,
    runQuery: (...values: Parameters<typeof service.runQuery>) => {
      queriesRun++;
      return service.runQuery(...values);
    },
  };
  const hub = createListenHub(counted, authorizer, noHeartbeat);
  const open = (unread = () => 0, unreadBytes = () => 0) => {
    let responses: ListenResponse[] = [];
    const ends: (StatusError | null)[] = [];
    const stream = hub.open(caller, {
      send: (response) => responses.push(response),
      end: (error) => ends.push(error),
      get waiting() {
        return unread();
      },
      get waitingBytes() {
        return unreadBytes();
      },
      drop: () => {
        responses = [];
      },
    });
    const take = (): ListenResponse[] => {
      const taken = responses;
      responses = [];
      return taken;
    };
    const add = (
      targetId: number,
      selector: TargetRequest['selector'],
      rest: Partial<TargetRequest> = {},
    ) => {
      const target = { targetId, selector, resume: null, expectedCount: null, ...rest };
      stream.receive({ kind: 'add', database: DATABASE, target });
      return take();
    };
    return { stream, take, add, ends };
  };
  const write = (name: string, fields: Record<string, Value> | null) =>
    service.commit(ADMIN, {
      database: DATABASE,
      transaction: null,
      writes: [
        fields === null
          ? { kind: 'delete', name: `${DOCUMENTS}/${name}`, precondition: null }
          : set(name, fields),
      ],
    });
  return { service, hub, open, write, queries: () => queriesRun };
}

export const listenTo = (overrides: Partial<StructuredQuery> = {}): TargetRequest['selector'] => ({
  kind: 'query',
  parent: DOCUMENTS,
  query: queryOf('c', overrides),
});

export function brief(response: ListenResponse): string {
  const short = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
  switch (response.kind) {
    case 'targetChange':
      return `${response.type} [${response.targetIds.join()}]${response.cause ? ` ${response.cause.status}` : ''}`;
    case 'documentChange':
      return `change ${short(response.document.name)} +[${response.targetIds.join()}] -[${response.removedTargetIds.join()}]`;
    case 'documentDelete':
      return `delete ${short(response.name)} -[${response.removedTargetIds.join()}]`;
    case 'documentRemove':
      return `remove ${short(response.name)} -[${response.removedTargetIds.join()}]`;
    case 'filter':
      return `filter ${response.targetId} ${response.count}`;
  }
}

export const tokenOf = (responses: readonly ListenResponse[]): Uint8Array => {
  const last = responses.at(-1);
  if (last?.kind !== 'targetChange' || last.resumeToken === undefined) throw new Error('no token');
  return last.resumeToken;
};
