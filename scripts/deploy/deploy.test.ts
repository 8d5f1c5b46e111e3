import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { repositoryRoot } from '../process/repository.mjs';
import { requireStart } from './program-start.ts';
import { stageDeployment } from './stage.ts';
import { readTarget } from './target.ts';

let root = '';

function write(path: string, content: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
}

const CLIENT = [
  'VITE_FIREBASE_PROJECT_ID=copa-real',
  'VITE_FIREBASE_API_KEY=key',
  'VITE_FIREBASE_AUTH_DOMAIN=copa-real.firebaseapp.com',
  'VITE_FIREBASE_APP_ID=app',
].join('\n');

/** An unchanged copy of the example must not send players to the site of somebody else. */
const EXAMPLE = readFileSync(join(repositoryRoot, 'functions/.env.example'), 'utf8');

beforeEach(() => {
  root = temporaryFolder();
  write('.firebaserc', JSON.stringify({ projects: { default: 'copa-real' } }));
  write('functions/.env.copa-real', 'COPA_SITE_URL=https://copa.example\n');
  write('web/.env.copa-real', CLIENT);
});

describe('readTarget', () => {
  it('reads where a deployment goes', () => {
    expect(readTarget(root)).toMatchObject({ project: 'copa-real', siteUrl: 'https://copa.example' });
  });

  it.each([
    ['.firebaserc', JSON.stringify({ projects: { default: 'demo-torneos' } }), /demo project/],
    ['functions/.env.copa-real', 'OTHER=1', /lacks COPA_SITE_URL/],
    ['functions/.env.copa-real', EXAMPLE, /lacks COPA_SITE_URL/],
    ['web/.env.copa-real', 'VITE_FIREBASE_PROJECT_ID=copa-real', /lacks VITE_FIREBASE_API_KEY/],
    [
      'web/.env.copa-real',
      CLIENT.replaceAll('copa-real', 'other'),
      /is for other, .firebaserc for copa-real/,
    ],
  ])('refuses a wrong %s before anything is built', (file, content, reason) => {
    write(file, content);
    expect(() => readTarget(root)).toThrow(reason);
  });

  it.each([
    ['COPA_CORS_ORIGINS: https://a.example', /env\.copa-real: line 4 is no setting \(/],
    ['GCLOUD_PROJECT=copa-real', /env\.copa-real: Key GCLOUD_PROJECT is reserved/],
    ['copa_app_check=off', /env\.copa-real: Key copa_app_check must start with an uppercase/],
  ])('refuses %s, at which the CLI would stop after the rules', (line, reason) => {
    write('functions/.env.copa-real', `# Settings\nCOPA_SITE_URL=https://copa.example\n\n${line}\n`);
    expect(() => readTarget(root)).toThrow(reason);
  });

  it('reads the settings as the CLI does', () => {
    const settings = 'COPA_SITE_URL=https://copa.example\nCOPA_OWNER_EMAIL= \nCOPA_APP_CHECK=off\t#c\n';
    write('functions/.env.copa-real', settings);
    expect(readTarget(root).settings).toEqual({
      COPA_SITE_URL: 'https://copa.example',
      COPA_OWNER_EMAIL: '',
      COPA_APP_CHECK: 'off',
    });
  });

  it.each(['report', 'enforce'])(
    'refuses App Check at "%s" without the key that the site needs for it',
    (mode) => {
      write('functions/.env.copa-real', `COPA_SITE_URL=https://copa.example\nCOPA_APP_CHECK=${mode}\n`);
      expect(() => readTarget(root)).toThrow(
        `COPA_APP_CHECK=${mode}, and web/.env.copa-real lacks VITE_APP_CHECK_KEY`,
      );
      write('web/.env.copa-real', `${CLIENT}\nVITE_APP_CHECK_KEY=key\n`);
      expect(readTarget(root).clientEnvironment['VITE_APP_CHECK_KEY']).toBe('key');
    },
  );

  it.each(['functions/.env.copa-real', 'web/.env.copa-real'])('says that %s is missing', (file) => {
    rmSync(join(root, file));
    expect(() => readTarget(root)).toThrow(`${file} is missing`);
  });
});

describe('requireStart', () => {
  const start = (program: string) => {
    write('index.cjs', program);
    requireStart(join(root, 'index.cjs'), readTarget(root));
  };

  it('lets a program pass that starts with the settings and the project, and with nothing else of this machine', () => {
    write('functions/.env.copa-real', 'COPA_SITE_URL=https://copa.example\nSECRET="a b#c"\n');
    const program = `
      const { COPA_SITE_URL, SECRET, GCLOUD_PROJECT, PATH, ...more } = process.env;
      if (COPA_SITE_URL !== 'https://copa.example' || SECRET !== 'a b#c') throw new Error('settings');
      if (GCLOUD_PROJECT !== 'copa-real' || 'HOME' in more) throw new Error('surroundings');
    `;
    expect(() => start(program)).not.toThrow();
  });

  it('says every fault of the settings, without a stack', () => {
    const program = "throw new Error('2 fault(s):\\n- COPA_A must be set\\n- COPA_B must be a number')";
    expect(() => start(program)).toThrow(
      /^functions\/\.env\.copa-real or a secret is wrong:\n- COPA_A must be set\n- COPA_B must be a number$/,
    );
  });

  it('shows the whole of any other failure', () => {
    expect(() => start("require('./missing.cjs')")).toThrow(/does not start with .*\n[^]*missing\.cjs/);
  });
});

describe('stageDeployment', () => {
  it('lays out what the cloud can install and serve, and nothing else', () => {
    const dependencies = { 'firebase-admin': '13.10.0' };
    write(
      'functions/package.json',
      JSON.stringify({ main: 'lib/index.cjs', dependencies, devDependencies: { '@copa/domain': '*' } }),
    );
    const packages = { 'node_modules/firebase-admin': { version: '13.10.0' } };
    write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }));
    write('functions/lib/index.cjs', 'bundle');
    write('functions/src/index.ts', 'source');
    write(
      'firebase.json',
      JSON.stringify({
        hosting: { public: 'web/dist', headers: [] },
        functions: [{ source: 'functions' }],
        emulators: {},
      }),
    );
    write('firestore.rules', 'rules');
    write('firestore.indexes.json', '{}');
    write('built/index.html', '<html>');
    write('built/.templates/tournament.html', 'the page of this build');
    write('stage/left-over', 'x');
    const stage = join(root, 'stage');

    stageDeployment(root, stage, { ...readTarget(root), site: join(root, 'built') });

    expect(readdirSync(stage).toSorted()).toEqual([
      'firebase.json',
      'firestore.indexes.json',
      'firestore.rules',
      'functions',
      'settings',
      'site',
    ]);
    expect(readdirSync(join(stage, 'functions')).toSorted()).toEqual([
      'lib',
      'package-lock.json',
      'package.json',
    ]);
    expect(readdirSync(join(stage, 'settings'))).toEqual(['.env.copa-real']);
    const lock: unknown = JSON.parse(readFileSync(join(stage, 'functions/package-lock.json'), 'utf8'));
    expect(lock).toMatchObject({
      packages: { '': { dependencies }, 'node_modules/firebase-admin': { version: '13.10.0' } },
    });
    const manifest: unknown = JSON.parse(readFileSync(join(stage, 'functions/package.json'), 'utf8'));
    expect(manifest).toEqual({ name: 'functions', private: true, main: 'lib/index.cjs', dependencies });
    const config: unknown = JSON.parse(readFileSync(join(stage, 'firebase.json'), 'utf8'));
    expect(config).toEqual({
      hosting: { public: 'site', headers: [] },
      functions: [{ source: 'functions', configDir: 'settings' }],
    });
    expect(existsSync(join(stage, 'site/index.html'))).toBe(true);
    expect(readFileSync(join(stage, 'functions/lib/pages/tournament.html'), 'utf8')).toBe(
      'the page of this build',
    );
  });
});
