import { createFunctionSurroundings } from './around-functions.ts';
import { createBackupsApi } from './backups.ts';
import { createFirestoreApi } from './firestore.ts';
import { createFunctionsApi } from './functions.ts';
import { startGoogle } from './google.ts';
import { createHostingApi } from './hosting.ts';
import { createIdentityApis } from './identity.ts';
import { createProjectApis } from './project.ts';
import { createRulesApi } from './rules.ts';
import { createUpkeepApis } from './upkeep.ts';

export type StandIn = Awaited<ReturnType<typeof createStandIn>>;

/** These services are enabled beforehand, because the CLI waits ten seconds for each one that it enables. */
const services = [
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'eventarc',
  'firebaseextensions',
  'firebasehosting',
  'firestore',
  'iam',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
];

export async function createStandIn() {
  const firestore = createFirestoreApi();
  const apis = {
    project: createProjectApis(),
    rules: createRulesApi(),
    firestore,
    backups: createBackupsApi(firestore),
    functions: createFunctionsApi(),
    around: createFunctionSurroundings(),
    hosting: createHostingApi(),
    identity: createIdentityApis(),
    upkeep: createUpkeepApis(),
  };
  for (const service of services) apis.project.services.add(`${service}.googleapis.com`);
  const google = await startGoogle(Object.values(apis).flatMap(({ routes }) => routes));
  return { ...google, ...apis };
}
