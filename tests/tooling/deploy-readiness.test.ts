import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, refusal } from './google/call.ts';
import { PROJECT } from './google/project.ts';
import { configure, createCheckout, type Ended } from './google/rehearsal.ts';
import { createStandIn } from './google/stand-in.ts';

const settingsFile = `functions/.env.${PROJECT}`;
const account = `copa-api@${PROJECT}.iam.gserviceaccount.com`;
const member = `serviceAccount:${account}`;
const STATUS_SECRET = 'rehearsal'.repeat(4);

const google = await createStandIn();
const checkout = createCheckout();
let refused: Ended;
let callsOfRefused: readonly Call[];
let prepared: Ended;
let preparedAgain: Ended;
let callsOfSecond: readonly Call[];
let privateKey: string;
let rolesBefore: readonly string[];
let withKeys: Ended;

beforeAll(async () => {
  configure(checkout);
  checkout.write(
    settingsFile,
    `${checkout.read(settingsFile)}\nCOPA_STATUS_CODE_SECRET="${STATUS_SECRET}"\n`,
  );
  refused = await checkout.run(google, process.execPath, ['scripts/deploy.mjs']);
  callsOfRefused = google.calls.slice();
  prepared = await checkout.run(google, 'npm', ['run', 'deploy', '--', '--prepare']);
  google.forget();
  preparedAgain = await checkout.run(google, process.execPath, ['scripts/deploy.mjs', '--prepare']);
  callsOfSecond = google.calls.slice();
  const keys = await checkout.run(google, process.execPath, ['functions/push-keys.mjs']);
  // Removes the last line break, as an editor may. The documented command appends with `>>`, so the first key
  // must still begin on a new line.
  checkout.write(settingsFile, `${checkout.read(settingsFile).trimEnd()}${keys.output}`);
  privateKey = /^COPA_PUSH_PRIVATE_KEY=(.*)$/m.exec(keys.output)?.[1] ?? '';
  rolesBefore = (google.identity.policy().bindings ?? []).map(({ role }) => role);
  withKeys = await checkout.run(google, process.execPath, ['scripts/deploy.mjs', '--prepare']);
}, 300_000);

afterAll(async () => {
  await google.close();
  checkout.remove();
});

const changes = (calls: readonly Call[]) =>
  calls
    .filter(
      ({ method, path }) => method !== 'GET' && !/oauth2|:getIamPolicy$|:testIamPermissions$/.test(path),
    )
    .map(({ method, path }) => `${method} ${path}`);

describe('a project that is not ready', () => {
  it('is refused before anything is built or changed, with all that it lacks and the command that mends it', () => {
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(
      [
        `The project ${PROJECT} is not ready:`,
        `- ${settingsFile} still holds COPA_STATUS_CODE_SECRET: it belongs to Secret Manager alone`,
        '- iamcredentials.googleapis.com is not switched on',
        `- the service account ${account} is not there`,
        '- Secret Manager has no COPA_STATUS_CODE_SECRET that you may read',
        '- Secret Manager has no COPA_SETUP_SECRET that you may read',
        'Run `npm run deploy -- --prepare`, which mends that and nothing else, then deploy again.',
      ].join('\n'),
    );
    expect(refused.output).not.toContain('Building');
    expect(changes(callsOfRefused)).toEqual([]);
  });

  it('gets an account with exactly its roles, and nobody loses one', () => {
    expect(prepared.code).toBe(0);
    expect(google.project.services).toContain('iamcredentials.googleapis.com');
    expect(rolesBefore).toEqual(['roles/owner', 'roles/datastore.user', 'roles/firebaseauth.admin']);
    const [owner, ...own] = google.identity.policy().bindings ?? [];
    expect(owner?.members).toEqual(['user:duena@copa.example']);
    for (const { members } of own) expect(members).toEqual([member]);
    expect([...google.identity.accounts.values()]).toMatchObject([
      {
        email: account,
        policy: { bindings: [{ role: 'roles/iam.serviceAccountTokenCreator', members: [member] }] },
      },
    ]);
  });

  it('has its secrets moved out of the settings, or made, and shown to nobody', () => {
    const { secrets } = google.identity;
    expect([...secrets.keys()].slice(0, 2)).toEqual(['COPA_STATUS_CODE_SECRET', 'COPA_SETUP_SECRET']);
    expect(secrets.get('COPA_STATUS_CODE_SECRET')?.versions).toEqual([STATUS_SECRET]);
    const [invented = ''] = secrets.get('COPA_SETUP_SECRET')?.versions ?? [];
    expect(invented).toMatch(/^[\w-]{43}$/);
    for (const { policy } of secrets.values()) {
      expect(policy.bindings).toEqual([{ role: 'roles/secretmanager.secretAccessor', members: [member] }]);
    }
    expect(checkout.read(settingsFile)).not.toMatch(/^COPA_STATUS_CODE_SECRET/m);
    for (const output of [refused.output, prepared.output]) {
      expect(output).not.toContain(STATUS_SECRET);
      expect(output).not.toContain(invented);
    }
  });

  it('is left alone once it is ready', () => {
    expect(preparedAgain.code).toBe(0);
    expect(changes(callsOfSecond)).toEqual([]);
  });

  it('gets two roles more, and the private key out of the settings, with keys for notices', () => {
    expect(withKeys.code).toBe(0);
    const { bindings } = google.identity.policy();
    expect(bindings?.slice(3)).toEqual([
      { role: 'roles/eventarc.eventReceiver', members: [member] },
      { role: 'roles/run.invoker', members: [member] },
    ]);
    expect(google.identity.secrets.get('COPA_PUSH_PRIVATE_KEY')?.versions).toEqual([privateKey]);
    expect(checkout.read(settingsFile)).toMatch(/^COPA_PUSH_PUBLIC_KEY=B/m);
    for (const text of [checkout.read(settingsFile), withKeys.output]) expect(text).not.toContain(privateKey);
  });

  it.each([
    ['may not be read', 403, "Permission 'secretmanager.versions.access' denied"],
    ['is disabled', 400, 'Secret Version is in DISABLED state'],
  ])(
    'keeps a secret that %s, and says so',
    async (_why, status, words) => {
      const before = google.identity.secrets.get('COPA_STATUS_CODE_SECRET')?.versions;
      const isRead = /^secretmanager.*COPA_STATUS_CODE_SECRET\/versions\/latest:access$/;
      google.failOn('GET', isRead, refusal(status, 'REFUSED', words));
      const { code, output } = await checkout.run(google, process.execPath, [
        'scripts/deploy.mjs',
        '--prepare',
      ]);
      google.forget();
      expect(google.identity.secrets.get('COPA_STATUS_CODE_SECRET')?.versions).toEqual(before);
      expect(code).toBe(1);
      expect(output).toContain(`Google refused a look at COPA_STATUS_CODE_SECRET (${status}): ${words}`);
    },
    300_000,
  );
});
