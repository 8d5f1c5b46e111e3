import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { Problem } from '../process/problem.mjs';
import { type AskGoogle, requireOk, type Service } from './google.ts';
import {
  ACCOUNT_ID,
  accountEmail,
  holds,
  OWN_ROLE,
  type Policy,
  projectRoles,
  SECRET_ROLE,
  SERVICES,
  withRole,
} from './needs.ts';
import {
  accountPolicy,
  keptValue,
  plainSecrets,
  projectPolicy,
  type Secrets,
  secretPolicy,
  secretValue,
} from './readiness.ts';

export type Work = { ask: AskGoogle; project: string; say: (line: string) => void };

export type Settings = { settingsFile: string; settings: Record<string, string> };

const INVENTED = new Set(['COPA_STATUS_CODE_SECRET', 'COPA_SETUP_SECRET']);

const MADE_BY: Readonly<Record<string, string>> = {
  COPA_LOCAL_LOGIN_HASH: '`node functions/hash-password.mjs` makes it from a password',
  COPA_PUSH_PRIVATE_KEY: '`node functions/push-keys.mjs` makes it together with COPA_PUSH_PUBLIC_KEY',
};

const TRIES = 24;
const PAUSE_MS = 5000;

export async function prepare(work: Work, { settingsFile, settings }: Settings, secrets: Secrets) {
  for (const service of SERVICES) await switchOn(work, service);
  await createAccount(work);
  const { ask, project } = work;
  const path = `/v1/projects/${project}`;
  for (const role of projectRoles(settings)) {
    await grant(work, role, 'the project', 'resourceManager', path, () => projectPolicy(ask, project));
  }
  const account = `${path}/serviceAccounts/${accountEmail(project)}`;
  await grant(work, OWN_ROLE, 'itself', 'iam', account, () => accountPolicy(ask, project));

  const plain = plainSecrets({ settings }, secrets.all);
  for (const name of plain) await move(work, name, settings[name] ?? '');
  for (const name of secrets.names) {
    await invent(work, name);
    await grant(work, SECRET_ROLE, name, 'secretManager', `${path}/secrets/${name}`, () =>
      secretPolicy(ask, project, name),
    );
  }
  if (plain.length > 0) removeFrom(settingsFile, plain, work.say);
}

async function switchOn({ ask, project, say }: Work, service: string) {
  const path = `/v1/projects/${project}/services/${service}`;
  const isOn = async () => {
    const state = requireOk(await ask('serviceUsage', 'GET', path), `the state of ${service}`);
    return (state as { state?: string }).state === 'ENABLED';
  };
  if (await isOn()) return;
  say(`Switching on ${service}.`);
  requireOk(await ask('serviceUsage', 'POST', `${path}:enable`, {}), `to switch on ${service}`);
  await until(isOn, `${service} is not on yet`);
}

async function createAccount({ ask, project, say }: Work) {
  const email = accountEmail(project);
  const path = `/v1/projects/${project}/serviceAccounts`;
  const isThere = async () => (await ask('iam', 'GET', `${path}/${email}`)).status === 200;
  if (await isThere()) return;
  say(`Creating the service account ${email}.`);
  const account = { accountId: ACCOUNT_ID, serviceAccount: { displayName: 'API of the tournaments' } };
  requireOk(await ask('iam', 'POST', path, account), `to create ${email}`);
  await until(isThere, `${email} is not there yet`);
}

async function grant(
  { ask, project, say }: Work,
  role: string,
  where: string,
  service: Service,
  path: string,
  read: () => Promise<Policy>,
) {
  const email = accountEmail(project);
  const member = `serviceAccount:${email}`;
  if (holds(await read(), role, member)) return;
  say(`Giving ${email} ${role} on ${where}.`);
  await until(async () => {
    const policy = withRole(await read(), role, member);
    const answer = await ask(service, 'POST', `${path}:setIamPolicy`, { policy });
    // 409 means that the policy changed meanwhile. 400 and 404 may mean that Google does not know the new
    // account everywhere yet.
    if ([400, 404, 409].includes(answer.status)) return false;
    requireOk(answer, `${role} on ${where}`);
    return true;
  }, `${role} on ${where} was refused again and again`);
}

async function move(work: Work, name: string, value: string) {
  const kept = await keptValue(work.ask, work.project, name);
  if (kept !== null && kept !== value) {
    throw new Problem(
      `Secret Manager has another ${name} than the settings. Remove the line that is wrong from the settings, or put ` +
        `the right value in with \`npx firebase functions:secrets:set ${name}\`, and run this again.`,
    );
  }
  if (kept === null) await keep(work, name, value);
}

async function invent(work: Work, name: string) {
  if ((await keptValue(work.ask, work.project, name)) !== null) return;
  if (!INVENTED.has(name)) {
    throw new Problem(
      `Secret Manager has no ${name}: ${MADE_BY[name]}, ` +
        `\`npx firebase functions:secrets:set ${name}\` takes it. Then run this again.`,
    );
  }
  await keep(work, name, randomBytes(32).toString('base64url'));
}

async function keep({ ask, project, say }: Work, name: string, value: string) {
  say(`Putting ${name} into Secret Manager.`);
  const secrets = `/v1/projects/${project}/secrets`;
  const replication = { replication: { automatic: {} } };
  const created = await ask('secretManager', 'POST', `${secrets}?secretId=${name}`, replication);
  if (created.status !== 409) requireOk(created, `a place for ${name}`);
  const payload = { payload: { data: Buffer.from(value).toString('base64') } };
  requireOk(await ask('secretManager', 'POST', `${secrets}/${name}:addVersion`, payload), `to keep ${name}`);
  await until(
    async () => (await secretValue(ask, project, name)) === value,
    `Secret Manager does not give ${name} back`,
  );
}

function removeFrom(file: string, names: readonly string[], say: (line: string) => void) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const rest = lines.filter(
    (line) => !names.some((name) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line)),
  );
  const text = rest.join('\n');
  const left = names.filter((name) => parseEnv(text)[name] !== undefined);
  if (left.length > 0) throw new Problem(`Remove ${left.join(', ')} from ${file} by hand.`);
  writeFileSync(file, text);
  say(`Removed from ${file}: ${names.join(', ')}.`);
}

async function until(done: () => Promise<boolean>, otherwise: string) {
  for (let tries = 1; !(await done()); tries += 1) {
    if (tries === TRIES) throw new Problem(`${otherwise}: run this again in a few minutes.`);
    await delay(PAUSE_MS);
  }
}
