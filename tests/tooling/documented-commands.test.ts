import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commandsOf } from '../../scripts/checks/commands.ts';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { BACKUP } from './google/backups.ts';
import { PROJECT, WEB_APP_ID } from './google/project.ts';
import { createCheckout } from './google/rehearsal.ts';
import { createStandIn } from './google/stand-in.ts';

const own: readonly (readonly [placeholder: string, value: string])[] = [
  ['projects/your-project-id/locations/nam5/backups/your-backup', BACKUP],
  ['your-old-project-id', PROJECT],
  ['your-project-id', PROJECT],
  ['your-key', 'c2VjcmV0'],
  ['your-separator', 'Bw=='],
];

const documents = ['docs/deploy.md', 'docs/operations.md'].flatMap((name) =>
  commandsOf(readFileSync(join(repositoryRoot, name), 'utf8')),
);

const google = await createStandIn();
const checkout = createCheckout();
let found = false;

afterAll(async () => {
  await google.close();
  checkout.remove();
});

/**
 * Only the first `npx firebase` command runs npx. The later ones start the program directly, because npx
 * takes seconds to find it.
 */
async function run(command: string): Promise<string> {
  // The documents omit `printf` and its pipe, which supply the input that the command asks for.
  expect(documents).toContain(command.replace(/^printf .* \| /, ''));
  const documented = own.reduce((text, [placeholder, value]) => text.replaceAll(placeholder, value), command);
  const line = found ? documented.replace(/^npx firebase /, 'node_modules/.bin/firebase ') : documented;
  found ||= documented.startsWith('npx firebase ');
  const { code, output } = await checkout.run(google, 'sh', ['-c', line]);
  expect(output, command).not.toMatch(/^Error:/m);
  expect(code, `${command}\n${output}`).toBe(0);
  expect(google.unknown).toEqual([]);
  return output;
}

describe('a project from nothing', { timeout: 300_000 }, () => {
  it('is created, chosen and given its web app', async () => {
    expect(await run('npx firebase projects:create your-project-id')).toContain(`Project ID: ${PROJECT}`);
    await run('npx firebase use your-project-id --alias default');
    expect(JSON.parse(checkout.read('.firebaserc'))).toMatchObject({ projects: { default: PROJECT } });
    await run('npx firebase apps:create WEB "Copa Fénix"');
    expect(google.project.webApps).toEqual([{ appId: WEB_APP_ID, displayName: 'Copa Fénix' }]);
  });

  it('gets its database where it was wanted, protected and backed up', async () => {
    expect(await run('npx firebase firestore:locations')).toContain('southamerica-east1');
    await run(
      'npx firebase firestore:databases:create "(default)" --location nam5 --delete-protection ENABLED',
    );
    expect(google.firestore.databases.get('(default)')).toMatchObject({
      locationId: 'nam5',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    });
    await run('npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 14d');
    expect(google.backups.schedules).toMatchObject([{ dailyRecurrence: {}, retention: '1209600s' }]);
  });

  it('tells what the two files of settings ask for', async () => {
    await run('cp functions/.env.example functions/.env.your-project-id');
    expect(checkout.read(`functions/.env.${PROJECT}`)).toContain('COPA_SITE_URL=');
    const config = await run('npx firebase apps:sdkconfig WEB');
    for (const value of [PROJECT, 'AIzaRehearsal', `${PROJECT}.firebaseapp.com`, WEB_APP_ID]) {
      expect(config).toContain(value);
    }
  });
});

describe('Secret Manager', { timeout: 300_000 }, () => {
  it('takes a secret, and gives it back', async () => {
    await run("printf 'typed' | npx firebase functions:secrets:set COPA_SETUP_SECRET");
    expect(google.identity.secrets.get('COPA_SETUP_SECRET')?.versions).toEqual(['typed']);
    const said = await run('npx firebase functions:secrets:access COPA_SETUP_SECRET');
    expect(said).toContain('typed');
  });
});

describe('a backup', { timeout: 300_000 }, () => {
  it('is found, and takes the place of the data while the site is down', async () => {
    expect(await run('npx firebase firestore:backups:list')).toContain(BACKUP);
    await run('npx firebase hosting:disable --force');
    expect(google.hosting.releases).toEqual(['SITE_DISABLE']);
    await run('npx firebase firestore:databases:update "(default)" --delete-protection DISABLED');
    await run('npx firebase firestore:databases:delete "(default)" --force');
    expect(google.firestore.databases.size).toBe(0);
    await run(
      'npx firebase firestore:databases:restore --database "(default)" --backup projects/your-project-id/locations/nam5/backups/your-backup',
    );
    expect(google.backups.restored.get('(default)')).toBe(BACKUP);
    expect(google.backups.schedules).toEqual([]);
  });
});

describe('upkeep', { timeout: 300_000 }, () => {
  it('moves accounts, claims included, by a file', async () => {
    const account = {
      localId: 'u1',
      email: 'ana@copa.example',
      passwordHash: 'aGFzaA==',
      salt: 'c2FsdA==',
      customAttributes: '{"admin":true}',
    };
    // `auth:export` writes an account's password hash only if the account's `version` is 0.
    google.upkeep.accounts.push({ ...account, version: 0 });
    await run('npx firebase auth:export accounts.json --project your-old-project-id');
    google.upkeep.accounts.length = 0;
    await run(
      'npx firebase auth:import accounts.json --project your-project-id --hash-algo=SCRYPT --hash-key=your-key --salt-separator=your-separator --rounds=8 --mem-cost=14',
    );
    expect(google.upkeep.accounts).toMatchObject([account]);
  });

  it('reads what the functions have logged', async () => {
    const said = await run('npx firebase functions:log --only api --lines 500');
    expect(said).toContain('publishing what is due failed');
    expect(google.upkeep.logFilters).toMatchObject([expect.stringContaining('"api"')]);
  });
});
