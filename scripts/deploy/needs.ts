export const ACCOUNT_ID = 'copa-api';

export const accountEmail = (project: string) => `${ACCOUNT_ID}@${project}.iam.gserviceaccount.com`;

const PROJECT_ROLES = ['roles/datastore.user', 'roles/firebaseauth.admin'];

/**
 * Eventarc uses the API's account to call the function that sends push notices, so the account needs these
 * roles.
 */
const PUSH_ROLES = ['roles/eventarc.eventReceiver', 'roles/run.invoker'];

export const projectRoles = (settings: Record<string, string>) =>
  (settings['COPA_PUSH_PUBLIC_KEY'] ?? '') === '' ? PROJECT_ROLES : [...PROJECT_ROLES, ...PUSH_ROLES];

/** The API's account has this role on itself, because it signs the tokens of the separate admin login. */
export const OWN_ROLE = 'roles/iam.serviceAccountTokenCreator';

export const SECRET_ROLE = 'roles/secretmanager.secretAccessor';

export const SERVICES = [
  'iam.googleapis.com',
  'iamcredentials.googleapis.com',
  'secretmanager.googleapis.com',
];

export type Binding = { role: string; members?: string[]; condition?: unknown };

export type Policy = { bindings?: Binding[]; etag?: string; version?: number };

/** A role with a condition does not count, because the condition may not hold when the role is needed. */
export const holds = ({ bindings = [] }: Policy, role: string, member: string) =>
  bindings.some(
    (binding) => binding.role === role && !binding.condition && (binding.members ?? []).includes(member),
  );

export const withRole = (policy: Policy, role: string, member: string): Policy => ({
  ...policy,
  version: 3,
  bindings: [...(policy.bindings ?? []), { role, members: [member] }],
});
