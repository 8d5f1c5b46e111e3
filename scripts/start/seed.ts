import { join } from 'node:path';
import { bundledProgram } from '../process/bundled-program.ts';
import { outputOf, startGroup } from '../process/child-group.mjs';
import { Problem } from '../process/problem.mjs';
import { projectId, repositoryRoot } from '../process/repository.mjs';
import type { Addresses } from './addresses.ts';
import { demoEnvironment } from './demo-environment.ts';

export function emulatorEnvironment(addresses: Addresses) {
  return {
    ...demoEnvironment(addresses.site),
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
  };
}

export async function isEmpty(firestore: string) {
  const response = await fetch(
    `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents:listCollectionIds`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ pageSize: 1 }),
    },
  );
  if (!response.ok)
    throw new Problem(`Firestore did not answer (${response.status}): ${await response.text()}`);
  const { collectionIds = [] } = (await response.json()) as { collectionIds?: string[] };
  return collectionIds.length === 0;
}

export async function seed(addresses: Addresses) {
  const program = await bundledProgram(join(repositoryRoot, 'scripts', 'seed', 'main.ts'));
  const group = startGroup(process.execPath, [program], {
    cwd: repositoryRoot,
    env: { ...process.env, ...emulatorEnvironment(addresses) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = outputOf(group.child);
  const { code } = await group.exited;
  if (code !== 0) throw new Problem(`Writing the demo data failed:\n${output().trim()}`);
}
