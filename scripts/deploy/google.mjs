import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Problem } from '../process/problem.mjs';

/**
 * @typedef {{ status: number, body: unknown }} Answer
 * @typedef {'iam' | 'resourceManager' | 'secretManager' | 'serviceUsage'} Service
 * @typedef {(service: Service, method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>} AskGoogle
 * @typedef {{ request: (options: Record<string, unknown>) => Promise<Answer> }} CliClient
 * @typedef {{ user: { email: string }, tokens: unknown }} Account
 */

/**
 * Google's APIs, asked as whoever is signed in at the Firebase CLI, by the CLI's own client. An answer of any status is
 * an answer.
 *
 * @param {string} root
 * @param {string} project
 * @returns {Promise<AskGoogle>}
 */
export async function signedInAtGoogle(root, project) {
  const ofTheCli = partsOfTheCli(root);
  const origins = /** @type {Record<`${Service}Origin`, () => string>} */ (ofTheCli('api'));
  const auth =
    /** @type {{ getProjectDefaultAccount: (root: string) => Account | undefined, setActiveAccount: (options: object, account: Account) => void }} */ (
      ofTheCli('auth')
    );
  const { requireAuth } = /** @type {{ requireAuth: (options: object) => Promise<unknown> }} */ (
    ofTheCli('requireAuth')
  );
  const { Client } = clientOf(ofTheCli);
  const options = { project, projectRoot: root, nonInteractive: true };
  const account = auth.getProjectDefaultAccount(root);
  if (account) auth.setActiveAccount(options, account);
  await requireAuth(options).catch((/** @type {unknown} */ cause) => {
    throw new Problem('Nobody is signed in at Google: run `npx firebase login`.', { cause });
  });

  return (service, method, path, body) => {
    const client = new Client({ urlPrefix: origins[`${service}Origin`](), auth: true });
    return client
      .request({ method, path, body, resolveOnHTTPError: true })
      .catch((/** @type {unknown} */ cause) => {
        throw new Problem(`Google did not answer ${method} ${path}: ${reasonOf(cause)}`, { cause });
      });
  };
}

/**
 * An address of ours, asked as anybody asks it.
 *
 * @param {string} root
 * @param {string} origin
 * @param {string} path
 */
export function askAsStranger(root, origin, path) {
  const { Client } = clientOf(partsOfTheCli(root));
  const client = new Client({ urlPrefix: origin, auth: false });
  return client.request({ method: 'GET', path, resolveOnHTTPError: true, timeout: 30_000 });
}

/** @param {string} root */
function partsOfTheCli(root) {
  const load = createRequire(join(root, 'package.json'));
  /** @param {string} file */
  return (file) => /** @type {unknown} */ (load(`firebase-tools/lib/${file}`));
}

/** @param {(file: string) => unknown} ofTheCli */
const clientOf = (ofTheCli) =>
  /** @type {{ Client: new (options: object) => CliClient }} */ (ofTheCli('apiv2'));

/** @param {unknown} cause */
const reasonOf = (cause) => (cause instanceof Error ? cause.message : String(cause));

/**
 * The answer, or the reason why there is none.
 *
 * @param {Answer} answer
 * @param {string} what
 */
export function requireOk({ status, body }, what) {
  if (status < 300) return body;
  const { error } = /** @type {{ error?: { message?: string } }} */ (body ?? {});
  throw new Problem(`Google refused ${what} (${status}): ${error?.message ?? 'without a reason'}`);
}
