/** Where the running suite is; `npm test` says so. */
export interface SuiteEnvironment {
  readonly api: string;
  readonly site: string;
  readonly firestore: string;
  readonly auth: string;
  readonly projectId: string;
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set: these tests need the emulator suite, which \`npm test\` starts.`);
  }
  return value;
}

export function suiteEnvironment(): SuiteEnvironment {
  const api = required('COPA_API_URL');
  return {
    api,
    site: api.replace(/\/api$/, ''),
    firestore: required('FIRESTORE_EMULATOR_HOST'),
    auth: required('FIREBASE_AUTH_EMULATOR_HOST'),
    projectId: required('GCLOUD_PROJECT'),
  };
}
