import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { ACCOUNTS, DEMO_PASSWORD } from '../../scripts/seed/accounts.ts';
import { demoEnvironment } from '../../scripts/start/demo-environment.ts';

/**
 * Each pattern requires characters of the secret itself, so that a secret's name or prefix alone does not
 * match.
 */
const SECRETS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----(\\n|\s)+[A-Za-z0-9+/=]{20}/],
  ['a service account', /"private_key_id"\s*:\s*"[0-9a-f]{20}/],
  ['a key of Google', /\bAIza[\w-]{35}/],
  ['a client secret of Google', /\bGOCSPX-[\w-]{20}/],
  ['a token of Google', /\bya29\.[\w-]{20}|\b1\/\/0[\w-]{40}/],
  ['a signed token', /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16}/],
  ['a key of AWS', /\b(AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of GitHub', /\b(gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22})/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}|_authToken\s*=\s*[^\s$]/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10}/],
  ['a key of Stripe', /\b[rs]k_live_\w{16}/],
  ['an address with a password', /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@'"`$<>{}]+:[^\s/:@'"`$<>{}]{4,}@/],
  ['a scrypt hash', /\bscrypt:\d+:\d+:\d+:[\w+/=-]{8,}:[\w+/=-]{20}/],
];

const ASSIGNED =
  /(passw(or)?d|secret|api_?key|token|clave)\w*['"]?\s*(:|=)\s*(['"`])(?=[^'"`\s]*\d)[^'"`\s$]{12,}\4/i;

const SECRET_FILE =
  /^(\.env(\..+)?|.*\.(pem|key|p12|pfx|jks|keystore)|.*service-?account.*\.json|\.npmrc|id_[a-z0-9]+)$/i;

function secretsIn(text: string, assigned = false): readonly string[] {
  const found = SECRETS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return assigned && ASSIGNED.test(text) ? [...found, 'a value beside a secret name'] : found;
}

function isSecretFile(path: string): boolean {
  const name = basename(path);
  return name !== '.env.example' && SECRET_FILE.test(name);
}

const NOT_OURS = new Set(['node_modules', '.git', '.data', '.cache', '.firebase', 'dist', 'lib', 'coverage']);

function filesBelow(folder: string, skip: ReadonlySet<string> = new Set()): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    if (skip.has(entry.name)) return [];
    return filesBelow(join(folder, entry.name), skip).map((path) => join(entry.name, path));
  });
}

function repositoryFiles(root: string): readonly string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) return filesBelow(root, NOT_OURS);
  return listed.stdout.split('\0').filter((path) => path !== '');
}

function textOf(path: string): string | null {
  try {
    const bytes = readFileSync(path);
    return bytes.includes(0) ? null : bytes.toString('utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const demo = demoEnvironment('http://127.0.0.1:3001');
const DEMO_SECRETS = [
  DEMO_PASSWORD,
  demo['COPA_SETUP_SECRET'],
  demo['COPA_STATUS_CODE_SECRET'],
  demo['COPA_LOCAL_LOGIN_HASH'],
  demo['COPA_PUSH_PRIVATE_KEY'],
].map(String);
const DEMO_PLACES = /^(README\.md|docs\/|scripts\/|tests\/)/;
const WITH_TEST_DATA = /\.test\.tsx?$|\.fixture\.ts$|^(scripts|tests)\//;
const PRODUCT = /^(domain|functions|web|emulator)\/.*\.(ts|tsx|mjs|js|html|json)$/;

const site = join(repositoryRoot, 'web/dist');
const server = join(repositoryRoot, 'functions/lib');

function withoutDemo(text: string): string {
  return DEMO_SECRETS.reduce((rest, secret) => rest.replaceAll(secret, ''), text);
}

/** The samples are joined from parts, because the tests of `the repository` also search this file. */
const random = (length: number) => 'a1B2c3D4'.repeat(8).slice(0, length);

describe('what is taken for a secret', () => {
  it.each([
    ['a private key', `-----BEGIN ${'PRIVATE KEY'}-----\n${random(40)}`],
    ['a private key', `"-----BEGIN RSA ${'PRIVATE KEY'}-----\\n${random(40)}"`],
    ['a service account', `"private_key${'_id'}": "${'0af1'.repeat(10)}"`],
    ['a key of Google', `AI${'za'}${random(35)}`],
    ['a client secret of Google', `GOC${'SPX-'}${random(28)}`],
    ['a token of Google', `ya${'29.'}${random(40)}`],
    ['a signed token', [`ey${'J'}${random(20)}`, `ey${'J'}${random(30)}`, random(43)].join('.')],
    ['a key of AWS', `AK${'IA'}${'A1'.repeat(8)}`],
    ['a token of GitHub', `gh${'p_'}${random(36)}`],
    ['a token of npm', `//registry.example/:_auth${'Token'}=${random(8)}`],
    ['a token of Slack', `xo${'xb-'}${random(12)}`],
    ['a key of Stripe', `sk${'_live_'}${random(24)}`],
    ['an address with a password', `https${'://'}user:${random(8)}@db.example`],
    ['a scrypt hash', `scr${'ypt:'}16384:8:1:${random(16)}:${random(43)}`],
  ])('%s', (name, text) => {
    expect(secretsIn(text)).toEqual([name]);
  });

  it('is a value beside a name that promises one, and no sentence', () => {
    expect(secretsIn(`const setupSecret = '${random(16)}';`, true)).toHaveLength(1);
    expect(secretsIn(`{ "apiKey": "${random(16)}" }`, true)).toHaveLength(1);
    expect(secretsIn("const passwordLabel = 'Tu contraseña de 8 letras';", true)).toEqual([]);
    expect(secretsIn("const label = 'La contraseña es incorrecta.'; token = readToken();", true)).toEqual([]);
  });

  it('is a file of settings or keys, and not its example', () => {
    for (const path of [
      '.env',
      'functions/.env.copa',
      'web/.env.local',
      'a/key.pem',
      '.npmrc',
      'x/serviceAccount.json',
    ]) {
      expect(isSecretFile(path), path).toBe(true);
    }
    for (const path of ['functions/.env.example', 'web/src/config/env.ts', 'keys.ts']) {
      expect(isSecretFile(path), path).toBe(false);
    }
  });
});

describe('the repository', () => {
  const files = repositoryFiles(repositoryRoot);

  it('holds no secret and no file of secrets', () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((path) => {
      if (isSecretFile(path)) return [path];
      const text = textOf(join(repositoryRoot, path));
      if (text === null) return [];
      const read = DEMO_PLACES.test(path) ? withoutDemo(text) : text;
      return secretsIn(read, PRODUCT.test(path) && !WITH_TEST_DATA.test(path)).map(
        (name) => `${path}: ${name}`,
      );
    });
    expect(found).toEqual([]);
  });

  it('knows the demo secrets only where the demo is', () => {
    const found = files.filter((path) => {
      if (DEMO_PLACES.test(path)) return false;
      const text = textOf(join(repositoryRoot, path));
      return text !== null && withoutDemo(text) !== text;
    });
    expect(found).toEqual([]);
  });

  it.each(['.env', 'functions/.env.copa-fenix', 'web/.env.copa-fenix'])('would not take %s in', (path) => {
    const asked = spawnSync('git', ['check-ignore', '--no-index', '--quiet', path], { cwd: repositoryRoot });
    // Outside a Git repository, `git check-ignore` exits with 128.
    expect([0, 128]).toContain(asked.status);
  });
});

describe('what is built', () => {
  const texts = (folder: string) =>
    filesBelow(folder).map((path) => [path, textOf(join(folder, path)) ?? ''] as const);

  it('is there to be read', () => {
    expect(existsSync(site), `${site} is not there: npm run build first`).toBe(true);
    expect(existsSync(server), `${server} is not there: npm run build first`).toBe(true);
  });

  it('for visitors holds no secret, no setting of the server, no account and no source map', () => {
    const words = [...DEMO_SECRETS, ...Object.keys(demo), ...ACCOUNTS.map(({ email }) => email)];
    const found = texts(site).flatMap(([path, text]) => [
      ...secretsIn(text).map((name) => `${path}: ${name}`),
      ...words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
      ...(isSecretFile(path) || path.endsWith('.map') ? [path] : []),
    ]);
    expect(found).toEqual([]);
  });

  it('for the server holds no secret and none of the demo', () => {
    const found = texts(server).flatMap(([path, text]) => [
      ...(path.endsWith('.map') ? [] : secretsIn(text)).map((name) => `${path}: ${name}`),
      ...DEMO_SECRETS.filter((secret) => text.includes(secret)).map((secret) => `${path}: ${secret}`),
      ...(isSecretFile(path) ? [path] : []),
    ]);
    expect(found).toEqual([]);
  });
});
