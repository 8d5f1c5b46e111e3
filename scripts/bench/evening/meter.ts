import type { FirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { billedReads } from '../../../tests/load/play/billed-reads.ts';
import type { Changes } from './viewers.ts';

export interface Cost {
  readonly calls: number;
  readonly reads: number;
  readonly writes: number;
}

export function createMeter(now: () => Date) {
  const bill = billedReads();
  const written: { readonly at: number; readonly path: string }[] = [];
  const costs = new Map<string, Cost>();
  return {
    costs: costs as ReadonlyMap<string, Cost>,
    changes: (): Changes => {
      const changes = new Map<string, number[]>();
      for (const { path, at } of written) changes.set(path, [...(changes.get(path) ?? []), at]);
      return changes;
    },
    watch: (service: FirestoreService): FirestoreService => {
      const billed = bill.watch(service);
      return {
        ...billed,
        commit: async (...call) => {
          const result = await billed.commit(...call);
          const at = now().getTime();
          for (const { kind, name } of call[1].writes) {
            if (kind !== 'verify') written.push({ at, path: name.slice(name.indexOf('/documents/') + 11) });
          }
          return result;
        },
      };
    },
    call: async <Result>(role: string, run: () => Promise<Result>): Promise<Result> => {
      bill.take();
      const before = written.length;
      const result = await run();
      const { calls, reads, writes } = costs.get(role) ?? { calls: 0, reads: 0, writes: 0 };
      costs.set(role, {
        calls: calls + 1,
        reads: reads + bill.take().reads,
        writes: writes + written.length - before,
      });
      return result;
    },
  };
}
