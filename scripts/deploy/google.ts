import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Problem } from '../process/problem.mjs';

export type Answer = { status: number; body: unknown };

export type Service =
  | 'firestore'
  | 'hostingApi'
  | 'iam'
  | 'resourceManager'
  | 'secretManager'
  | 'serviceUsage';

export type AskGoogle = (
  service: Service,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
) => Promise<Answer>;

export type CliClient = { request: (options: Record<string, unknown>) => Promise<Answer> };

export type Account = { user: { email: string }; tokens: unknown };

export async function signedInAtGoogle(root: string, project: string): Promise<AskGoogle> {
  const ofTheCli = partsOfTheCli(root);
  const origins = ofTheCli('api') as Record<`${Service}Origin`, () => string>;
  const auth = ofTheCli('auth') as {
    getProjectDefaultAccount: (root: string) => Account | undefined;
    setActiveAccount: (options: object, account: Account) => void;
  };
  const { requireAuth } = ofTheCli('requireAuth') as { requireAuth: (options: object) => Promise<unknown> };
  const { Client } = clientOf(ofTheCli);
  const options = { project, projectRoot: root, nonInteractive: true };
  const account = auth.getProjectDefaultAccount(root);
  if (account) auth.setActiveAccount(options, account);
  await requireAuth(options).catch((cause: unknown) => {
    throw new Problem('Nobody is signed in at Google: run `npx firebase login`.', { cause });
  });

  return (service, method, path, body) => {
    const client = new Client({ urlPrefix: origins[`${service}Origin`](), auth: true });
    return client.request({ method, path, body, resolveOnHTTPError: true }).catch((cause: unknown) => {
      throw new Problem(`Google did not answer ${method} ${path}: ${reasonOf(cause)}`, { cause });
    });
  };
}

export function askAsStranger(root: string, origin: string, path: string) {
  const { Client } = clientOf(partsOfTheCli(root));
  const client = new Client({ urlPrefix: origin, auth: false });
  return client.request({ method: 'GET', path, resolveOnHTTPError: true, timeout: 30_000 });
}

function partsOfTheCli(root: string) {
  const load = createRequire(join(root, 'package.json'));
  return (file: string): unknown => load(`firebase-tools/lib/${file}`);
}

const clientOf = (ofTheCli: (file: string) => unknown) =>
  ofTheCli('apiv2') as { Client: new (options: object) => CliClient };

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

export function requireOk({ status, body }: Answer, what: string) {
  if (status < 300) return body;
  const { error } = (body ?? {}) as { error?: { message?: string } };
  throw new Problem(`Google refused ${what} (${status}): ${error?.message ?? 'without a reason'}`);
}
