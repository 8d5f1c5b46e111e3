import { decodeJson, encodeJson } from '../../../emulator/src/transports/messages/json.ts';
import { rawClient, type Stream } from '../support/raw-grpc.ts';
import type { WireDocument } from './wire.ts';

interface ListenMessage {
  readonly targetChange?: {
    readonly targetChangeType?: string;
    readonly targetIds?: number[];
    readonly resumeToken?: string;
    readonly readTime?: string;
    readonly cause?: object;
  };
  readonly documentChange?: {
    readonly document: WireDocument;
    readonly targetIds?: number[];
    readonly removedTargetIds?: number[];
  };
  readonly documentDelete?: { readonly document: string; readonly removedTargetIds?: number[] };
  readonly documentRemove?: { readonly document: string; readonly removedTargetIds?: number[] };
  readonly filter?: { readonly targetId: number; readonly count?: number };
}

export interface Listener {
  readonly target: object;
  readonly held: Map<string, WireDocument>;
  token: string | null;
  isCurrent: boolean;
}

export function createListeningClient(port: number, database: string) {
  const client = rawClient(port);
  const active = new Map<number, Listener>();
  const ended = new Set<number>();
  const failures: unknown[] = [];
  const mismatches: Listener[] = [];
  let stream: Stream | null = null;
  let targets = 0;
  let onSnapshot: () => void = () => undefined;
  let onFailure: (failure: unknown) => void = () => undefined;

  const send = (request: object) => stream?.write(decodeJson('ListenRequest', { database, ...request }));
  const fail = (failure: unknown) => {
    failures.push(failure);
    onFailure(failure);
  };
  const idOf = (listener: Listener) => [...active].find(([, each]) => each === listener)?.[0];

  /** Starts a listen with a new id, so that late answers for the old id are ignored. */
  function resume(listener: Listener): void {
    const { target, token: resumeToken, held } = listener;
    listener.isCurrent = false;
    active.set(++targets, listener);
    const from = resumeToken === null ? {} : { resumeToken, expectedCount: held.size };
    send({ addTarget: { targetId: targets, ...target, ...from } });
  }

  function pause(listener: Listener): void {
    const targetId = idOf(listener);
    if (targetId === undefined) return;
    active.delete(targetId);
    send({ removeTarget: targetId });
  }

  function changeTargets(change: NonNullable<ListenMessage['targetChange']>): void {
    const { targetChangeType = 'NO_CHANGE', targetIds = [], resumeToken, readTime, cause } = change;
    if (cause !== undefined) fail(cause);
    if (targetChangeType === 'REMOVE') for (const id of targetIds) ended.add(id);
    const meant = targetIds.length === 0 ? [...active.keys()] : targetIds;
    for (const listener of meant.map((id) => active.get(id)).filter((each) => each !== undefined)) {
      if (targetChangeType === 'RESET') listener.held.clear();
      if (targetChangeType === 'CURRENT') listener.isCurrent = true;
      if (resumeToken !== undefined && listener.isCurrent) listener.token = resumeToken;
    }
    // A `NO_CHANGE` with `readTime` and no target ids says that all targets are consistent at that time.
    const isSnapshot = targetChangeType === 'NO_CHANGE' && targetIds.length === 0 && readTime !== undefined;
    if (isSnapshot && [...active.values()].every(({ isCurrent }) => isCurrent)) onSnapshot();
  }

  function count(targetId: number, counted: number): void {
    const listener = active.get(targetId);
    if (listener === undefined || listener.held.size === counted) return;
    mismatches.push(listener);
    pause(listener);
    listener.held.clear();
    listener.token = null;
    resume(listener);
  }

  function take({
    targetChange,
    documentChange,
    documentDelete,
    documentRemove,
    filter,
  }: ListenMessage): void {
    if (targetChange !== undefined) changeTargets(targetChange);
    const { document, targetIds = [] } = documentChange ?? {};
    const name = document?.name ?? documentDelete?.document ?? documentRemove?.document ?? '';
    const { removedTargetIds = [] } = documentChange ?? documentDelete ?? documentRemove ?? {};
    for (const id of targetIds) if (document !== undefined) active.get(id)?.held.set(name, document);
    for (const id of removedTargetIds) active.get(id)?.held.delete(name);
    for (const id of [...targetIds, ...removedTargetIds]) if (ended.has(id)) fail({ name, id });
    if (filter !== undefined) count(filter.targetId, filter.count ?? 0);
  }

  function connect(): void {
    const opened = client.stream('Listen');
    stream = opened;
    opened.on('error', (error) => {
      if (stream === opened) fail(error);
    });
    opened.on('data', (bytes: object) => {
      if (stream === opened) take(encodeJson('ListenResponse', bytes) as ListenMessage);
    });
    const listeners = [...active.values()];
    active.clear();
    for (const listener of listeners) resume(listener);
  }

  function disconnect(): void {
    const broken = stream;
    stream = null;
    broken?.cancel();
  }

  return {
    failures,
    mismatches,
    connect,
    disconnect,
    pause,
    resume,
    isActive: (listener: Listener) => idOf(listener) !== undefined,
    listen: (target: object): Listener => {
      const listener: Listener = { target, held: new Map(), token: null, isCurrent: false };
      resume(listener);
      return listener;
    },
    until: (holds: () => boolean): Promise<void> =>
      new Promise((resolve, reject) => {
        onFailure = (failure) => reject(new Error(`The stream said ${JSON.stringify(failure)}.`));
        if (failures.length > 0) onFailure(failures[0]);
        onSnapshot = () => {
          if (holds()) resolve();
        };
      }),
    close: () => {
      disconnect();
      client.close();
    },
  };
}
