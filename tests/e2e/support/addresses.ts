import { suiteVariable } from '../../setup/suite-variable.ts';

export function suiteAddresses() {
  return {
    site: suiteVariable('COPA_SITE_URL').replace(/\/$/, ''),
    api: suiteVariable('COPA_API_URL').replace(/\/$/, ''),
    functions: suiteVariable('COPA_FUNCTIONS_URL'),
    firestore: suiteVariable('FIRESTORE_EMULATOR_HOST'),
    auth: suiteVariable('FIREBASE_AUTH_EMULATOR_HOST'),
    projectId: suiteVariable('GCLOUD_PROJECT'),
  };
}
