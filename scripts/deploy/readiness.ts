import { Problem } from '../process/problem.mjs';
import { type Answer, type AskGoogle, requireOk } from './google.ts';
import { accountEmail, holds, OWN_ROLE, type Policy, projectRoles, SECRET_ROLE, SERVICES } from './needs.ts';

export type Target = { project: string; functionsEnvironment: string; settings: Record<string, string> };

export type Secrets = { names: readonly string[]; all: readonly string[] };

export const ONLY_PREPARE = '--prepare';

/** Google answers 404 if a resource is missing, and 403 if rights are missing or Google's API is disabled. */
const CANNOT_SEE = new Set([403, 404]);

export async function requireReady(
  ask: AskGoogle,
  target: Target,
  secrets: Secrets,
): Promise<Record<string, string>> {
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
      `Run \`npm run deploy -- ${ONLY_PREPARE}\`, which mends that and nothing else, then deploy again.`,
    ].join('\n'),
  );
}

export function plainSecrets({ settings }: Pick<Target, 'settings'>, all: readonly string[]) {
  return all.filter((name) => (settings[name] ?? '') !== '');
}

async function missingServices(ask: AskGoogle, { project }: Target) {
  const states = await Promise.all(
    SERVICES.map(async (service) => {
      const answer = await ask('serviceUsage', 'GET', `/v1/projects/${project}/services/${service}`);
      const { state } = requireOk(answer, `the state of ${service}`) as { state?: string };
      return { service, on: state === 'ENABLED' };
    }),
  );
  return states.filter(({ on }) => !on).map(({ service }) => `${service} is not switched on`);
}

async function missingRights(ask: AskGoogle, { project, settings }: Target) {
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

async function readSecrets(ask: AskGoogle, { project }: Target, names: readonly string[]) {
  const member = `serviceAccount:${accountEmail(project)}`;
  const values: Record<string, string> = {};
  const faults: string[] = [];
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

export async function secretValue(ask: AskGoogle, project: string, name: string) {
  const answer = await latestVersion(ask, project, name);
  // Google answers 400 if the latest version of the secret is disabled or destroyed.
  return CANNOT_SEE.has(answer.status) || answer.status === 400 ? null : valueIn(answer, name);
}

/** Returns null only if there is no value: a value that cannot be read must not be replaced. */
export async function keptValue(ask: AskGoogle, project: string, name: string) {
  const answer = await latestVersion(ask, project, name);
  return answer.status === 404 ? null : valueIn(answer, name);
}

const latestVersion = (ask: AskGoogle, project: string, name: string) =>
  ask('secretManager', 'GET', `/v1/projects/${project}/secrets/${name}/versions/latest:access`);

function valueIn(answer: Answer, name: string) {
  const { payload } = requireOk(answer, `a look at ${name}`) as { payload: { data: string } };
  return Buffer.from(payload.data, 'base64').toString('utf8');
}

export async function projectPolicy(ask: AskGoogle, project: string) {
  const body = { options: { requestedPolicyVersion: 3 } };
  const answer = await ask('resourceManager', 'POST', `/v1/projects/${project}:getIamPolicy`, body);
  return requireOk(answer, 'a look at the roles of the project') as Policy;
}

export async function accountPolicy(ask: AskGoogle, project: string) {
  const email = accountEmail(project);
  const answer = await ask(
    'iam',
    'POST',
    `/v1/projects/${project}/serviceAccounts/${email}:getIamPolicy`,
    {},
  );
  return requireOk(answer, `a look at the roles on ${email}`) as Policy;
}

export async function secretPolicy(ask: AskGoogle, project: string, name: string) {
  const answer = await ask('secretManager', 'GET', `/v1/projects/${project}/secrets/${name}:getIamPolicy`);
  return requireOk(answer, `a look at the roles on ${name}`) as Policy;
}
