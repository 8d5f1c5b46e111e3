import { demoEnvironment } from '../../../scripts/start/demo-environment.ts';
import { type Child, startChild } from './child.ts';

export interface BuiltFunction extends Omit<Child, 'ready'> {
  readonly url: string;
  runJob(): Promise<boolean>;
}

const inCloud = (projectId: string, more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  ...demoEnvironment('http://127.0.0.1:3001'),
  GCLOUD_PROJECT: projectId,
  METADATA_SERVER_DETECTION: 'none',
  ...more,
});

export function startUnderFramework(projectId: string, more: NodeJS.ProcessEnv = {}): Promise<Child> {
  return startChild('framework-host.mjs', [], inCloud(projectId, { NODE_ENV: 'production', ...more }));
}

export async function startBuiltFunction(
  projectId: string,
  firestoreAddress: string,
): Promise<BuiltFunction> {
  const limits = { COPA_RATE_LIMIT_FACTOR: '100000', FIRESTORE_EMULATOR_HOST: firestoreAddress };
  const { ready: url, ...child } = await startChild('function-host.mjs', [], inCloud(projectId, limits));
  const runJob = async () => (await fetch(`${url}/publishscheduled`, { method: 'POST' })).ok;
  return { url, runJob, ...child };
}
