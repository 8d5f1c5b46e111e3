import { demoEnvironment } from '../../../scripts/start/demo-environment.ts';
import { type Child, startChild } from './child.ts';

export interface BuiltFunction extends Omit<Child, 'ready'> {
  readonly url: string;
  /** The scheduled job, called as the platform's clock calls it; says whether it succeeded. */
  runJob(): Promise<boolean>;
}

/** The bundle that is deployed, in a process of its own. */
export async function startBuiltFunction(
  projectId: string,
  firestoreAddress: string,
): Promise<BuiltFunction> {
  const { ready: url, ...child } = await startChild('function-host.mjs', [], {
    ...process.env,
    ...demoEnvironment('http://127.0.0.1:3001'),
    COPA_RATE_LIMIT_FACTOR: '100000',
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: firestoreAddress,
    METADATA_SERVER_DETECTION: 'none',
  });
  const runJob = async () => (await fetch(`${url}/publishscheduled`, { method: 'POST' })).ok;
  return { url, runJob, ...child };
}
