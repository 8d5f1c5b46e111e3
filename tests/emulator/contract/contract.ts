import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClosedCollections, closedCollections } from '../referee/closed-collections.ts';
import { type Refereed, startRefereed } from '../referee/referee.ts';
import { PROJECT } from '../support/emulator.ts';
import type { ContractCase, Requirement } from './case.ts';
import { documentCases } from './cases/documents.ts';
import { listenerCases } from './cases/listeners.ts';
import { permissionCases } from './cases/permissions.ts';
import { queryCases } from './cases/queries.ts';
import { randomCases } from './cases/random.ts';
import { volumeCases } from './cases/volume.ts';
import { writeCases } from './cases/writes.ts';
import type { ContractClient } from './client.ts';

const groups: Readonly<Record<string, readonly ContractCase[]>> = {
  documents: documentCases,
  writes: writeCases,
  queries: queryCases,
  listeners: listenerCases,
  permissions: permissionCases,
  volume: volumeCases,
  random: randomCases,
};

export interface ContractOptions {
  readonly provides: readonly Requirement[];
  readonly connect: (port: number) => ContractClient | Promise<ContractClient>;
  readonly invalidArgument?: string;
}

export function runContract(
  client: string,
  { provides, connect, invalidArgument = 'invalid-argument' }: ContractOptions,
): void {
  let emulator: Refereed;
  let closed: ClosedCollections;
  let first: ContractClient;
  let second: ContractClient;

  describe(`${client}`, () => {
    beforeAll(async () => {
      emulator = await startRefereed();
      closed = closedCollections(emulator.port, PROJECT);
      first = await connect(emulator.port);
      second = await connect(emulator.port);
    });

    afterAll(async () => {
      await first.close();
      await second.close();
      await emulator.stop();
    });

    let serial = 0;
    for (const [group, all] of Object.entries(groups)) {
      const cases = all.filter(({ needs }) => needs.every((need) => provides.includes(need)));
      if (cases.length === 0) continue;
      describe(`${group}`, () => {
        for (const { name, run } of cases) {
          it(`${name}`, async () => {
            const collection = `case${serial++}`;
            const outcome = run({ client: first, other: second, collection, closed, invalidArgument });
            await expect(outcome).resolves.toBeUndefined();
          });
        }
      });
    }
  });
}
