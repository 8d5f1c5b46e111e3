/** The password may be in the source code, because the demo accounts exist only in emulators. */
export const DEMO_PASSWORD = 'FenixDemo2026';

export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly claims: { readonly admin?: true; readonly owner?: true };
}

export const OWNER: DemoAccount = {
  uid: 'demo-owner',
  email: 'duena@copafenix.test',
  displayName: 'Valeria Ríos',
  claims: { admin: true, owner: true },
};

const ADMINS: readonly DemoAccount[] = [
  { uid: 'demo-admin-1', email: 'mateo@copafenix.test', displayName: 'Mateo Luna', claims: { admin: true } },
  {
    uid: 'demo-admin-2',
    email: 'camila@copafenix.test',
    displayName: 'Camila Ortega',
    claims: { admin: true },
  },
];

export const APPLICANT: DemoAccount = {
  uid: 'demo-applicant',
  email: 'bruno@copafenix.test',
  displayName: 'Bruno Salas',
  claims: {},
};

export const ACCOUNTS: readonly DemoAccount[] = [OWNER, ...ADMINS, APPLICANT];
