/** Where the running suite is; `npm test` says so. */
export interface SuiteEnvironment {
  readonly api: string;
  readonly site: string;
  /** The function by its own address, past Hosting, which answers some odd paths itself. */
  readonly functionUrl: string;
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
  const projectId = required('GCLOUD_PROJECT');
  return {
    api,
    site: api.replace(/\/api$/, ''),
    functionUrl: `${required('COPA_FUNCTIONS_URL')}/${projectId}/us-central1/api`,
    firestore: required('FIRESTORE_EMULATOR_HOST'),
    auth: required('FIREBASE_AUTH_EMULATOR_HOST'),
    projectId,
  };
}
