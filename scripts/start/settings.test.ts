import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireNodeVersion } from '../process/node-version.mjs';
import { repositoryRoot } from '../process/repository.mjs';
import { OWNER } from '../seed/accounts.ts';
import { demoEnvironment } from './demo-environment.ts';
import { type FirebaseConfig, localConfig } from './firebase-config.ts';
import { javaMajor, wantsOfficialFirestore } from './firestore-choice.ts';
import { parseStartOptions } from './options.ts';

const ports = {
  hosting: 1,
  functions: 2,
  firestore: 3,
  auth: 4,
  vite: 5,
  hub: 6,
  logging: 7,
  websocket: 8,
  eventarc: 9,
  tasks: 10,
};

const policyOf = (config: Pick<ReturnType<typeof localConfig>, 'hosting'>) =>
  config.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value;

describe('localConfig', () => {
  const committed = JSON.parse(readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const local = localConfig(committed, ports, { publicDir: '.cache/web', environmentDir: '../env' });

  it('moves every emulator', () => {
    const { ui, singleProjectMode, ...emulators } = local.emulators;
    expect(ui).toEqual({ enabled: false });
    expect(singleProjectMode).toBe(false);
    const used = Object.values(emulators).map((emulator) => (emulator as { port: number }).port);
    expect(new Set(used)).toEqual(new Set([1, 2, 3, 4, 6, 7, 9, 10]));
    expect(local.hosting.public).toBe('.cache/web');
    expect(local.functions).toMatchObject([{ source: 'functions', configDir: '../env' }]);
  });

  it('lets the site reach its emulators and changes nothing else of the policy', () => {
    const emulators = 'http://127.0.0.1:3 http://127.0.0.1:4 ';
    expect(policyOf(local)?.replaceAll(emulators, '')).toBe(policyOf(committed));
    expect(policyOf(local)).toContain(`connect-src ${emulators}'self'`);
  });

  it('names the files of a folder in a pattern that costs the emulator little', () => {
    const headers = [{ key: 'Cache-Control', value: 'immutable' }];
    const named = { source: '/assets/deep/@(a-1.js|b.css)', headers };
    const folder = { source: '/@(art|fonts)/**', headers };
    const config = { ...committed, hosting: { ...committed.hosting, headers: [named, folder] } };
    const { hosting } = localConfig(config, ports, { publicDir: 'web', environmentDir: 'env' });
    const regex = String.raw`^/assets/deep/(?:a-1\.js|b\.css)$`;
    expect(hosting.headers).toEqual([{ regex, headers }, folder]);
  });

  it('starts from a policy without inline code', () => {
    expect(policyOf(committed)).toMatch(/^default-src 'none'/);
    expect(policyOf(committed)).not.toMatch(/unsafe-|https:[ ;]|\*[ ;]/);
  });
});

describe('demoEnvironment', () => {
  it("names the seed's owner", () => {
    expect(demoEnvironment('x')).toMatchObject({ COPA_SITE_URL: 'x', COPA_OWNER_EMAIL: OWNER.email });
  });
});

describe('parseStartOptions', () => {
  it('knows its words', () => {
    expect(parseStartOptions([])).toEqual({ dev: false, fresh: false });
    expect(parseStartOptions(['--dev', '--fresh'])).toEqual({ dev: true, fresh: true });
    expect(() => parseStartOptions(['--frehs'])).toThrow('does not know --frehs');
  });
});

describe('requireNodeVersion', () => {
  it.each(['18.20.4', '20.18.9', '16.0.0', '21.7.3', '22.0.0', '22.5.0'])('refuses %s', (version) => {
    expect(() => requireNodeVersion(version)).toThrow(
      `Node ${version} is not supported: install Node 20.19, or 22.12 or newer`,
    );
  });

  it.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0'])('accepts %s', (version) => {
    expect(() => requireNodeVersion(version)).not.toThrow();
  });
});

describe('wantsOfficialFirestore', () => {
  it('is asked for by name', async () => {
    expect(await wantsOfficialFirestore({})).toBe(false);
    expect(await wantsOfficialFirestore({ FIRESTORE_EMULATOR: 'embedded' })).toBe(false);
    await expect(wantsOfficialFirestore({ FIRESTORE_EMULATOR: 'google' })).rejects.toThrow('not "google"');
  });
});

describe('javaMajor', () => {
  it.each([
    ['openjdk version "21.0.2" 2024-01-16', 21],
    ['java version "1.8.0_292"', 8],
    ['openjdk version "22-ea"', 22],
    ['', undefined],
  ])('%j', (text, major) => {
    expect(javaMajor(text)).toBe(major);
  });
});
