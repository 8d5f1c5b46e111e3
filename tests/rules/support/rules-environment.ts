import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { expect } from 'vitest';
import type { CoverageNode, RuleCoverage } from '../../../emulator/src/rules/registry-contract.ts';
import { startRefereed } from '../../emulator/referee/referee.ts';
import { contextOf, type Who } from './people.ts';

export const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

export interface RulesEnvironment {
  readonly test: RulesTestEnvironment;
  firestoreOf(who: Who): Firestore;
  conditions(): Promise<readonly CoverageNode[]>;
  /** Runs a query of a stranger over REST, because the client SDKs have no offset. */
  statusOf(structuredQuery: object): Promise<number>;
  close(): Promise<void>;
}

const PROJECT = 'demo-rules';

export async function startRules(rules = RULES): Promise<RulesEnvironment> {
  const emulator = await startRefereed();
  const { port } = emulator;
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
    conditions: async () => {
      const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
      const { report = [] } = (await response.json()) as RuleCoverage;
      return report;
    },
    statusOf: async (structuredQuery) => {
      const documents = `http://127.0.0.1:${port}/v1/projects/${PROJECT}/databases/(default)/documents`;
      const body = JSON.stringify({ structuredQuery });
      const response = await fetch(`${documents}:runQuery`, { method: 'POST', body });
      await response.arrayBuffer();
      return response.status;
    },
    close: async () => {
      await test.cleanup();
      await emulator.stop();
      expect(emulator.defects).toEqual([]);
    },
  };
}
