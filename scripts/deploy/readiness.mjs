import { Problem } from '../process/problem.mjs';
import { requireOk } from './google.mjs';
import { accountEmail, holds, OWN_ROLE, projectRoles, SECRET_ROLE, SERVICES } from './needs.mjs';

/**
 * @typedef {import('./google.mjs').AskGoogle} AskGoogle
 * @typedef {import('./needs.mjs').Policy} Policy
 * @typedef {{ project: string, functionsEnvironment: string, settings: Record<string, string> }} Target
 * @typedef {{ names: readonly string[], all: readonly string[] }} Secrets `names`: those that the settings need
 */

export const PREPARE = 'npm run deploy -- --prepare';

/** No rights, or the API is off: a project that nobody has prepared answers so. */
const CANNOT_SEE = new Set([403, 404]);

/**
 * What the deployed program needs around it. Nothing is changed: whatever is missing is named, with the command that
 * brings it.
 *
 * @param {AskGoogle} ask
 * @param {Target} target
 * @param {Secrets} secrets
 * @returns {Promise<Record<string, string>>} the secrets
 */
export async function requireReady(ask, target, secrets) {
  const missing = plainSecrets(target, secrets.all).map(
    (name) => `${target.functionsEnvironment} still holds ${name}: it belongs to Secret Manager alone`,
  );
  missing.push(...(await missingServices(ask, target)));
  missing.push(...(await missingRights(ask, target)));
  const { values, faults } = await readSecrets(ask, target, secrets.names);
  missing.push(...faults);
  if (missing.length === 0) return values;
  throw new Problem(
    [
      `The project ${target.project} is not ready:`,
      ...missing.map((fault) => `- ${fault}`),
      `Run \`${PREPARE}\`, which mends that and nothing else, then deploy again.`,
    ].join('\n'),
  );
}

/**
 * Secrets that stand in the settings, from a time when they were deployed as plain variables.
 *
 * @param {Pick<Target, 'settings'>} target
 * @param {readonly string[]} all
 */
export function plainSecrets({ settings }, all) {
  return all.filter((name) => (settings[name] ?? '') !== '');
}

/**
 * @param {AskGoogle} ask
 * @param {Target} target
 */
async function missingServices(ask, { project }) {
  const states = await Promise.all(
    SERVICES.map(async (service) => {
      const answer = await ask('serviceUsage', 'GET', `/v1/projects/${project}/services/${service}`);
      const { state } = /** @type {{ state?: string }} */ (requireOk(answer, `the state of ${service}`));
      return { service, on: state === 'ENABLED' };
    }),
  );
  return states.filter(({ on }) => !on).map(({ service }) => `${service} is not switched on`);
}

/**
 * @param {AskGoogle} ask
 * @param {Target} target
 */
async function missingRights(ask, { project, settings }) {
  const email = accountEmail(project);
  const member = `serviceAccount:${email}`;
  const account = await ask('iam', 'GET', `/v1/projects/${project}/serviceAccounts/${email}`);
  if (CANNOT_SEE.has(account.status)) return [`the service account ${email} is not there`];
  requireOk(account, `a look at ${email}`);
  const ofProject = await projectPolicy(ask, project);
  const ofItself = await accountPolicy(ask, project);
  return [
    ...projectRoles(settings)
      .filter((role) => !holds(ofProject, role, member))
      .map((role) => `${email} lacks ${role} in the project`),
    ...(holds(ofItself, OWN_ROLE, member) ? [] : [`${email} lacks ${OWN_ROLE} on itself`]),
  ];
}

/**
 * @param {AskGoogle} ask
 * @param {Target} target
 * @param {readonly string[]} names
 */
async function readSecrets(ask, { project }, names) {
  const member = `serviceAccount:${accountEmail(project)}`;
  /** @type {Record<string, string>} */
  const values = {};
  /** @type {string[]} */
  const faults = [];
  for (const name of names) {
    const value = await secretValue(ask, project, name);
    if (value === null) {
      faults.push(`Secret Manager has no ${name} that you may read`);
      continue;
    }
    values[name] = value;
    const policy = await secretPolicy(ask, project, name);
    if (!holds(policy, SECRET_ROLE, member)) {
      faults.push(`${accountEmail(project)} lacks ${SECRET_ROLE} on ${name}`);
    }
  }
  return { values, faults };
}

/**
 * @param {AskGoogle} ask
 * @param {string} project
 * @param {string} name
 */
export async function secretValue(ask, project, name) {
  const path = `/v1/projects/${project}/secrets/${name}/versions/latest:access`;
  const answer = await ask('secretManager', 'GET', path);
  // 400: the latest version is disabled or destroyed.
  if (CANNOT_SEE.has(answer.status) || answer.status === 400) return null;
  const { payload } = /** @type {{ payload: { data: string } }} */ (requireOk(answer, `a look at ${name}`));
  return Buffer.from(payload.data, 'base64').toString('utf8');
}

/**
 * @param {AskGoogle} ask
 * @param {string} project
 */
export async function projectPolicy(ask, project) {
  const body = { options: { requestedPolicyVersion: 3 } };
  const answer = await ask('resourceManager', 'POST', `/v1/projects/${project}:getIamPolicy`, body);
  return /** @type {Policy} */ (requireOk(answer, 'a look at the roles of the project'));
}

/**
 * @param {AskGoogle} ask
 * @param {string} project
 */
export async function accountPolicy(ask, project) {
  const email = accountEmail(project);
  const answer = await ask(
    'iam',
    'POST',
    `/v1/projects/${project}/serviceAccounts/${email}:getIamPolicy`,
    {},
  );
  return /** @type {Policy} */ (requireOk(answer, `a look at the roles on ${email}`));
}

/**
 * @param {AskGoogle} ask
 * @param {string} project
 * @param {string} name
 */
export async function secretPolicy(ask, project, name) {
  const answer = await ask('secretManager', 'GET', `/v1/projects/${project}/secrets/${name}:getIamPolicy`);
  return /** @type {Policy} */ (requireOk(answer, `a look at the roles on ${name}`));
}
