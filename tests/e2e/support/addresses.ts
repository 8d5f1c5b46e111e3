function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set: the journeys need the running suite, which \`npm test\` starts.`);
  }
  return value;
}

/** Where the running suite is; `npm test` says so. */
export function suiteAddresses() {
  return {
    site: required('COPA_SITE_URL').replace(/\/$/, ''),
    api: required('COPA_API_URL').replace(/\/$/, ''),
    firestore: required('FIRESTORE_EMULATOR_HOST'),
    auth: required('FIREBASE_AUTH_EMULATOR_HOST'),
    projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-torneos',
  };
}
