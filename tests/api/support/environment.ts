import { suiteVariable } from '../../setup/suite-variable.ts';

export interface SuiteEnvironment {
  readonly api: string;
  readonly site: string;
  /**
   * `fuzz.test.ts` calls the function at its own address, because Hosting answers some malformed paths
   * itself.
   */
  readonly functionUrl: string;
  readonly firestore: string;
  readonly auth: string;
  readonly projectId: string;
}

export function suiteEnvironment(): SuiteEnvironment {
  const api = suiteVariable('COPA_API_URL');
  const projectId = suiteVariable('GCLOUD_PROJECT');
  return {
    api,
    site: api.replace(/\/api$/, ''),
    functionUrl: `${suiteVariable('COPA_FUNCTIONS_URL')}/${projectId}/us-central1/api`,
    firestore: suiteVariable('FIRESTORE_EMULATOR_HOST'),
    auth: suiteVariable('FIREBASE_AUTH_EMULATOR_HOST'),
    projectId,
  };
}
