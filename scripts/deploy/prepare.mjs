import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { Problem } from '../process/problem.mjs';
import { requireOk } from './google.mjs';
import {
  ACCOUNT_ID,
  accountEmail,
  holds,
  OWN_ROLE,
  projectRoles,
  SECRET_ROLE,
  SERVICES,
  withRole,
} from './needs.mjs';
import { accountPolicy, plainSecrets, projectPolicy, secretPolicy, secretValue } from './readiness.mjs';

/**
 * @typedef {import('./google.mjs').AskGoogle} AskGoogle
 * @typedef {import('./google.mjs').Service} Service
 * @typedef {import('./needs.mjs').Policy} Policy
 * @typedef {{ ask: AskGoogle, project: string, say: (line: string) => void }} Work
 * @typedef {{ settingsFile: string, settings: Record<string, string> }} Settings
 */

/** What nobody has to choose; the hash of a password is made from one. */
const INVENTED = new Set(['COPA_STATUS_CODE_SECRET', 'COPA_SETUP_SECRET']);

/** @type {Readonly<Record<string, string>>} */
const MADE_BY = {
  COPA_LOCAL_LOGIN_HASH: '`node functions/hash-password.mjs` makes it from a password',
  COPA_PUSH_PRIVATE_KEY: '`node functions/push-keys.mjs` makes it together with COPA_PUSH_PUBLIC_KEY',
};

const TRIES = 24;
const PAUSE_MS = 5000;

/**
 * Brings what `requireReady` asks for, and leaves everything else as it is. What is there is not touched, so that it
 * may be run as often as anybody likes.
 *
 * @param {Work} work
 * @param {Settings} settings
 * @param {import('./readiness.mjs').Secrets} secrets
 */
export async function prepare(work, { settingsFile, settings }, secrets) {
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

/**
 * @param {Work} work
 * @param {string} service
 */
async function switchOn({ ask, project, say }, service) {
  const path = `/v1/projects/${project}/services/${service}`;
  const isOn = async () => {
    const state = requireOk(await ask('serviceUsage', 'GET', path), `the state of ${service}`);
    return /** @type {{ state?: string }} */ (state).state === 'ENABLED';
  };
  if (await isOn()) return;
  say(`Switching on ${service}.`);
  requireOk(await ask('serviceUsage', 'POST', `${path}:enable`, {}), `to switch on ${service}`);
  await until(isOn, `${service} is not on yet`);
}

/** @param {Work} work */
async function createAccount({ ask, project, say }) {
  const email = accountEmail(project);
  const path = `/v1/projects/${project}/serviceAccounts`;
  const isThere = async () => (await ask('iam', 'GET', `${path}/${email}`)).status === 200;
  if (await isThere()) return;
  say(`Creating the service account ${email}.`);
  const account = { accountId: ACCOUNT_ID, serviceAccount: { displayName: 'API of the tournaments' } };
  requireOk(await ask('iam', 'POST', path, account), `to create ${email}`);
  await until(isThere, `${email} is not there yet`);
}

/**
 * @param {Work} work
 * @param {string} role
 * @param {string} where
 * @param {Service} service
 * @param {string} path
 * @param {() => Promise<Policy>} read
 */
async function grant({ ask, project, say }, role, where, service, path, read) {
  const email = accountEmail(project);
  const member = `serviceAccount:${email}`;
  if (holds(await read(), role, member)) return;
  say(`Giving ${email} ${role} on ${where}.`);
  await until(async () => {
    // Read again each time: somebody else may have changed the roles meanwhile, and theirs must not be lost.
    const policy = withRole(await read(), role, member);
    const answer = await ask(service, 'POST', `${path}:setIamPolicy`, { policy });
    // 409: they did. 400 and 404: Google has not heard of the new account everywhere.
    if ([400, 404, 409].includes(answer.status)) return false;
    requireOk(answer, `${role} on ${where}`);
    return true;
  }, `${role} on ${where} was refused again and again`);
}

/**
 * @param {Work} work
 * @param {string} name
 * @param {string} value
 */
async function move(work, name, value) {
  const kept = await secretValue(work.ask, work.project, name);
  if (kept !== null && kept !== value) {
    throw new Problem(
      `Secret Manager has another ${name} than the settings. Remove the line that is wrong from the settings, or put ` +
        `the right value in with \`npx firebase functions:secrets:set ${name}\`, and run this again.`,
    );
  }
  if (kept === null) await keep(work, name, value);
}

/**
 * @param {Work} work
 * @param {string} name
 */
async function invent(work, name) {
  if ((await secretValue(work.ask, work.project, name)) !== null) return;
  if (!INVENTED.has(name)) {
    throw new Problem(
      `Secret Manager has no ${name}: ${MADE_BY[name]}, ` +
        `\`npx firebase functions:secrets:set ${name}\` takes it. Then run this again.`,
    );
  }
  await keep(work, name, randomBytes(32).toString('base64url'));
}

/**
 * @param {Work} work
 * @param {string} name
 * @param {string} value
 */
async function keep({ ask, project, say }, name, value) {
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

/**
 * Only what Secret Manager has given back by now.
 *
 * @param {string} file
 * @param {readonly string[]} names
 * @param {(line: string) => void} say
 */
function removeFrom(file, names, say) {
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

/**
 * @param {() => Promise<boolean>} done
 * @param {string} otherwise
 */
async function until(done, otherwise) {
  for (let tries = 1; !(await done()); tries += 1) {
    if (tries === TRIES) throw new Problem(`${otherwise}: run this again in a few minutes.`);
    await delay(PAUSE_MS);
  }
}
