import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { repositoryRoot } from '../../../scripts/process/repository.mjs';
import { quickFirebaseCli } from '../../setup/quick-firebase-cli.ts';
import { PROJECT, WEB_APP_ID } from './project.ts';
import type { StandIn } from './stand-in.ts';

const parts = [
  'domain',
  'functions',
  'web',
  'scripts',
  'firebase.json',
  'firestore.indexes.json',
  'firestore.rules',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const generated = /^(node_modules|dist|lib)$/;

export type Checkout = ReturnType<typeof createCheckout>;

interface RunOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly onOutput?: (output: string, end: (signal: NodeJS.Signals) => void) => void;
}

export type Ended = Awaited<ReturnType<typeof runProgram>>;

export function createCheckout(more: readonly string[] = [], sources: readonly string[] = parts) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'copa-deploy-test-')));
  const root = join(folder, 'Años (1)');
  for (const part of [...sources, ...more]) {
    cpSync(join(repositoryRoot, part), join(root, part), {
      recursive: true,
      filter: (path) => !isGenerated(path.slice(join(repositoryRoot, part).length)),
    });
  }
  for (const owner of ['.', 'functions', 'web', ...more]) {
    const isCopied = existsSync(join(root, owner));
    if (isCopied && existsSync(join(repositoryRoot, owner, 'node_modules'))) borrowDependencies(owner, root);
  }
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const home = join(folder, 'home');
  write('../home/configstore/firebase-tools.json', JSON.stringify(signedIn));
  return {
    root,
    read,
    json: (path: string): unknown => JSON.parse(read(path)),
    shownFiles: (path: string) =>
      readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(join(root, path), join(entry.parentPath, entry.name)).split(sep))
        .filter((parts) => !parts.some((part) => part.startsWith('.')))
        .map((parts) => parts.join('/')),
    write,
    run: (google: StandIn, program: string, args: readonly string[], options: RunOptions = {}) =>
      runProgram(program, args, root, { ...surroundings(home, google), ...options.environment }, options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function borrowDependencies(owner: string, root: string): void {
  const [from, to] = [join(repositoryRoot, owner, 'node_modules'), join(root, owner, 'node_modules')];
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    if (entry !== '@copa' && !entry.startsWith('.vite')) symlinkSync(join(from, entry), join(to, entry));
  }
  if (owner !== '.') return;
  mkdirSync(join(to, '@copa'));
  for (const own of ['domain', 'functions', 'web']) symlinkSync(join(root, own), join(to, '@copa', own));
}

/** Checks only the first part of a path, because `generated` matches `lib`, but `web/src/lib` is source. */
function isGenerated(path: string): boolean {
  const [, first = ''] = path.split(/[\\/]/);
  return generated.test(first) || /^\.env\.(?!example)/.test(first);
}

const signedIn = {
  user: { email: 'duena@copa.example' },
  tokens: { refresh_token: 'rehearsal', access_token: 'old', expires_at: 1, scopes: [] },
};

function surroundings(home: string, google: StandIn): Record<string, string> {
  const { PATH = '' } = process.env;
  return {
    PATH,
    HOME: home,
    XDG_CONFIG_HOME: home,
    TMPDIR: dirname(home),
    CI: 'true',
    // No program that a test starts may ask the real registry.
    npm_config_registry: 'https://registry.invalid/',
    ...quickFirebaseCli,
    ...google.environment,
  };
}

async function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
  { onOutput }: RunOptions,
) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      onOutput?.(output, (signal) => child.kill(signal));
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, output };
}

export function configure(checkout: Checkout): void {
  checkout.write('.firebaserc', JSON.stringify({ projects: { default: PROJECT } }));
  const settings = checkout
    .read('functions/.env.example')
    .replace(/^COPA_SITE_URL=.*$/m, `COPA_SITE_URL=https://${PROJECT}.web.app`)
    .replace(/^COPA_OWNER_EMAIL=.*$/m, 'COPA_OWNER_EMAIL=duena@copa.example');
  checkout.write(`functions/.env.${PROJECT}`, settings);
  checkout.write(
    `web/.env.${PROJECT}`,
    [
      `VITE_FIREBASE_PROJECT_ID=${PROJECT}`,
      'VITE_FIREBASE_API_KEY=AIzaRehearsal',
      `VITE_FIREBASE_AUTH_DOMAIN=${PROJECT}.firebaseapp.com`,
      `VITE_FIREBASE_APP_ID=${WEB_APP_ID}`,
      'VITE_APP_CHECK_KEY=6Lrehearsal',
    ].join('\n'),
  );
}
