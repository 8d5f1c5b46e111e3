import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { createEmulator } from '../../../emulator/src/create-emulator.ts';
import type { CoverageNode } from '../../../emulator/src/rules/registry-contract.ts';
import { contextOf, type Who } from './people.ts';

export const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

export interface RulesEnvironment {
  readonly test: RulesTestEnvironment;
  /** One client for each person. */
  firestoreOf(who: Who): Firestore;
  /** The conditions of `allow` statements with what they came to so far. */
  conditions(): readonly CoverageNode[];
  close(): Promise<void>;
}

const PROJECT = 'demo-rules';

export async function startRules(rules = RULES): Promise<RulesEnvironment> {
  const emulator = createEmulator({
    seed: null,
    functionsEmulator: null,
    logger: { info: () => {}, warn: () => {}, error: fail },
    shutdown: () => {},
  });
  const { port } = await emulator.listen('127.0.0.1', 0);
  const test = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: '127.0.0.1', port, rules },
  });
  const clients = new Map<Who, Firestore>();
  return {
    test,
    firestoreOf: (who) => {
      const known = clients.get(who);
      if (known !== undefined) return known;
      const created = contextOf(test, who).firestore() as unknown as Firestore;
      clients.set(who, created);
      return created;
    },
    conditions: () => emulator.registry.coverage(PROJECT)?.report ?? [],
    close: async () => {
      await test.cleanup();
      await emulator.close();
    },
  };
}

function fail(message: string, error: unknown): never {
  throw new Error(message, { cause: error });
}
