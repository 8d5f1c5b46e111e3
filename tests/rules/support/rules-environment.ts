import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { afterAll } from 'vitest';
import type { CoverageNode, RuleCoverage } from '../../../emulator/src/rules/registry-contract.ts';
import { startRefereed } from '../../emulator/referee/referee.ts';
import { contextOf, type Who } from './people.ts';

export const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

const PROJECT = 'demo-rules';

/** Runs until the tests of the file have ended. */
export async function openRules() {
  setLogLevel('silent');
  const emulator = await startRefereed();
  const { port } = emulator;
  const test = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: '127.0.0.1', port, rules: RULES },
  });
  afterAll(async () => {
    await test.cleanup();
    await emulator.stop();
  });
  const clients = new Map<Who, Firestore>();
  return {
    test,
    withoutRules: (write: (firestore: Firestore) => Promise<void>) =>
      test.withSecurityRulesDisabled((context) => write(context.firestore() as unknown as Firestore)),
    firestoreOf: (who: Who): Firestore => {
      const known = clients.get(who);
      if (known !== undefined) return known;
      const created = contextOf(test, who).firestore() as unknown as Firestore;
      clients.set(who, created);
      return created;
    },
    conditions: async (): Promise<readonly CoverageNode[]> => {
      const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
      const { report = [] } = (await response.json()) as RuleCoverage;
      return report;
    },
    /** Runs a query of a stranger over REST, because the client SDKs have no offset. */
    statusOf: async (structuredQuery: object): Promise<number> => {
      const documents = `http://127.0.0.1:${port}/v1/projects/${PROJECT}/databases/(default)/documents`;
      const body = JSON.stringify({ structuredQuery });
      const response = await fetch(`${documents}:runQuery`, { method: 'POST', body });
      await response.arrayBuffer();
      return response.status;
    },
  };
}
