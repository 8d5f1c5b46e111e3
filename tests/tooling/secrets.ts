import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Each pattern needs the random part of a secret, so that a text about secrets does not match. */
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

/** A value written down beside a name that promises a secret. */
const ASSIGNED =
  /(passw(or)?d|secret|api_?key|token|clave)\w*['"]?\s*(:|=)\s*(['"`])(?=[^'"`\s]*\d)[^'"`\s$]{12,}\4/i;

const SECRET_FILE =
  /^(\.env(\..+)?|.*\.(pem|key|p12|pfx|jks|keystore)|.*service-?account.*\.json|\.npmrc|id_[a-z0-9]+)$/i;

/** Names of secrets in a text; `assigned` also looks at what is written beside names such as "password". */
export function secretsIn(text: string, assigned = false): readonly string[] {
  const found = SECRETS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return assigned && ASSIGNED.test(text) ? [...found, 'a value beside a secret name'] : found;
}

export function isSecretFile(path: string): boolean {
  const name = basename(path);
  return name !== '.env.example' && SECRET_FILE.test(name);
}

const NOT_OURS = new Set(['node_modules', '.git', '.data', '.cache', '.firebase', 'dist', 'lib', 'coverage']);

/** Below a folder, relative to it. */
export function filesBelow(folder: string, skip: ReadonlySet<string> = new Set()): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    if (skip.has(entry.name)) return [];
    return filesBelow(join(folder, entry.name), skip).map((path) => join(entry.name, path));
  });
}

/** Lists the files that are in the repository or that `git add` would add; all files of a copy without Git. */
export function repositoryFiles(root: string): readonly string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) return filesBelow(root, NOT_OURS);
  return listed.stdout.split('\0').filter((path) => path !== '');
}

/** Null for what is no text, or was removed since it was listed. */
export function textOf(path: string): string | null {
  try {
    const bytes = readFileSync(path);
    return bytes.includes(0) ? null : bytes.toString('utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
