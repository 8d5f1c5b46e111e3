import { decodeJson, encodeJson } from '../../../emulator/src/transports/messages/json.ts';
import { rawClient } from '../support/raw-grpc.ts';

interface ListenMessage {
  readonly targetChange?: {
    readonly targetChangeType?: string;
    readonly targetIds?: number[];
    readonly readTime?: string;
    readonly cause?: object;
  };
  readonly documentChange?: {
    readonly document: { readonly name: string };
    readonly targetIds?: number[];
    readonly removedTargetIds?: number[];
  };
  readonly documentDelete?: { readonly document: string; readonly removedTargetIds?: number[] };
  readonly documentRemove?: { readonly document: string; readonly removedTargetIds?: number[] };
  readonly filter?: { readonly targetId: number; readonly count?: number };
}

/** One stream of listeners, which keeps for each of them what its answers add up to. */
export function listenByGrpc(
  port: number,
  database: string,
  onSnapshot: (held: Held) => void,
  onEnd: (error: Error) => void,
) {
  const client = rawClient(port);
  const stream = client.stream('Listen');
  const held: Held = new Map();
  const current = new Set<number>();
  const failures: unknown[] = [];
  const drop = (name: string, ids: readonly number[] = []) => {
    for (const id of ids) held.get(id)?.delete(name);
  };
  const changeTargets = ({
    targetChangeType = 'NO_CHANGE',
    targetIds = [],
    readTime,
    cause,
  }: NonNullable<ListenMessage['targetChange']>) => {
    if (cause !== undefined) failures.push(cause);
    for (const id of targetIds) {
      if (targetChangeType === 'CURRENT') current.add(id);
      else if (targetChangeType !== 'NO_CHANGE') current.delete(id);
    }
    if (targetChangeType === 'RESET') for (const id of targetIds) held.get(id)?.clear();
    // Without targets it says that all of them are as the database was at that time.
    if (targetChangeType === 'NO_CHANGE' && targetIds.length === 0 && readTime !== undefined)
      onSnapshot(held);
  };
  stream.on('error', onEnd);
  stream.on('data', (bytes: object) => {
    const message = encodeJson('ListenResponse', bytes) as ListenMessage;
    const { targetChange, documentChange, documentDelete, documentRemove, filter } = message;
    if (targetChange !== undefined) changeTargets(targetChange);
    if (documentChange !== undefined) {
      const { document, targetIds = [], removedTargetIds } = documentChange;
      for (const id of targetIds) held.get(id)?.set(document.name, document);
      drop(document.name, removedTargetIds);
    }
    const gone = documentDelete ?? documentRemove;
    if (gone !== undefined) drop(gone.document, gone.removedTargetIds);
    if (filter !== undefined && held.get(filter.targetId)?.size !== (filter.count ?? 0))
      failures.push(filter);
  });
  return {
    failures,
    listen: (targetId: number, target: object) => {
      held.set(targetId, new Map());
      stream.write(decodeJson('ListenRequest', { database, addTarget: { targetId, ...target } }));
    },
    close: () => {
      stream.cancel();
      client.close();
    },
  };
}

/** For each target the documents, as they came, by name. */
export type Held = Map<number, Map<string, object>>;
