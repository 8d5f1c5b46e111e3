/** What the functions run as, and exactly what that account may do. */
export const ACCOUNT_ID = 'copa-api';

/** @param {string} project */
export const accountEmail = (project) => `${ACCOUNT_ID}@${project}.iam.gserviceaccount.com`;

/** In the whole project: the database, and accounts with their claims. */
const PROJECT_ROLES = ['roles/datastore.user', 'roles/firebaseauth.admin'];

/** Where phones are told: it is called when something is put into the outbox. */
const PUSH_ROLES = ['roles/eventarc.eventReceiver', 'roles/run.invoker'];

/** @param {Record<string, string>} settings */
export const projectRoles = (settings) =>
  (settings['COPA_PUSH_PUBLIC_KEY'] ?? '') === '' ? PROJECT_ROLES : [...PROJECT_ROLES, ...PUSH_ROLES];

/** On itself: it signs the tokens of the separate admin login. */
export const OWN_ROLE = 'roles/iam.serviceAccountTokenCreator';

/** On each secret that it is given. */
export const SECRET_ROLE = 'roles/secretmanager.secretAccessor';

export const SERVICES = [
  'iam.googleapis.com',
  'iamcredentials.googleapis.com',
  'secretmanager.googleapis.com',
];

/**
 * @typedef {{ role: string, members?: string[], condition?: unknown }} Binding
 * @typedef {{ bindings?: Binding[], etag?: string, version?: number }} Policy
 */

/**
 * A role with a condition may not hold when it is needed, and does not count.
 *
 * @param {Policy} policy
 * @param {string} role
 * @param {string} member
 */
export const holds = ({ bindings = [] }, role, member) =>
  bindings.some(
    (binding) => binding.role === role && !binding.condition && (binding.members ?? []).includes(member),
  );

/**
 * Everything else of the policy stays as it is.
 *
 * @param {Policy} policy
 * @param {string} role
 * @param {string} member
 * @returns {Policy}
 */
export const withRole = (policy, role, member) => ({
  ...policy,
  version: 3,
  bindings: [...(policy.bindings ?? []), { role, members: [member] }],
});
