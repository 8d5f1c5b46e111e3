import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { outputOf, startGroup } from './child-group.mjs';
import { Problem } from './problem.mjs';
import { programOf } from './programs.ts';
import { repositoryRoot } from './repository.mjs';

export type Build = {
  name: string;
  inputs: readonly string[];
  output: string;
  command: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
};

const notAnInput = /^(node_modules|dist(-.*)?|lib|coverage)$/;

export const emulatorBuild: Build = {
  name: 'the Firestore emulator',
  inputs: ['emulator', 'package-lock.json'],
  output: 'emulator/lib/index.cjs',
  command: ['emulator/build.mjs'],
};

export const functionsBuild: Build = {
  name: 'the API',
  inputs: ['functions', 'domain', 'firebase.json', 'package-lock.json'],
  output: 'functions/lib/index.cjs',
  command: ['functions/build.mjs'],
};

export const apiTypesBuild: Build = {
  name: 'the types of the API',
  inputs: ['domain', 'functions/src/http/documentation', 'tests/setup/api-types.ts', 'package-lock.json'],
  output: '.cache/api-types.d.ts',
  command: ['scripts/api-types.mjs'],
};

export function webBuild({
  outDir = 'web/dist',
  env = {},
}: {
  outDir?: string;
  env?: Record<string, string>;
} = {}): Build {
  return {
    name: 'the site',
    inputs: ['web', 'domain', 'package-lock.json'],
    output: `${outDir}/index.html`,
    command: [programOf('vite'), 'build', '--logLevel', 'warn'],
    cwd: 'web',
    env: { ...env, COPA_WEB_OUT_DIR: resolve(outDir) },
  };
}

export async function buildChanged(
  root: string,
  builds: readonly Build[],
  { say }: { say: (line: string) => void },
) {
  for (const build of builds) {
    const inputs = fingerprint(root, build);
    const stampFile = stampFileOf(root, build);
    const output = join(root, build.output);
    const built = existsSync(output) && existsSync(stampFile);
    if (built && readFileSync(stampFile, 'utf8') === stampOf(inputs, output)) continue;
    say(`Building ${build.name}.`);
    // A build that fails or is stopped may leave part of its output, which must not count as built.
    rmSync(stampFile, { force: true });
    await runBuild(root, build);
    markBuilt(root, build, inputs);
  }
}

export function markBuilt(root: string, build: Build, inputs = fingerprint(root, build)) {
  const stampFile = stampFileOf(root, build);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stampOf(inputs, join(root, build.output)));
}

/**
 * Other programs also write the output, such as the watcher of `npm run dev`, so the stamp includes the
 * output.
 */
function stampOf(inputs: string, output: string) {
  return createHash('sha256').update(inputs).update(readFileSync(output)).digest('hex');
}

export function main() {
  const say = (line: string) => console.log(line);
  return buildChanged(repositoryRoot, [emulatorBuild, functionsBuild, webBuild()], { say });
}

export function removeBuild(root: string, build: Build) {
  rmSync(dirname(join(root, build.output)), { recursive: true, force: true });
  rmSync(stampFileOf(root, build), { force: true });
}

function stampFileOf(root: string, { output }: Build) {
  return join(root, '.cache', 'builds', createHash('sha256').update(output).digest('hex').slice(0, 16));
}

async function runBuild(root: string, { name, command, cwd = '.', env = {}, output }: Build) {
  // Bundlers leave temporary files, so each build gets a temporary folder of its own, which is removed.
  const temporary = mkdtempSync(join(tmpdir(), 'copa-build-'));
  const folders = { TMPDIR: temporary, TMP: temporary, TEMP: temporary };
  const group = startGroup(process.execPath, command, {
    cwd: join(root, cwd),
    env: { ...process.env, ...folders, NO_COLOR: '1', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = outputOf(group.child);
  const { code } = await group.exited;
  rmSync(temporary, { recursive: true, force: true });
  if (code !== 0) throw new Problem(`Building ${name} failed:\n${stripVTControlCharacters(log()).trim()}`);
  if (!existsSync(join(root, output))) throw new Problem(`Building ${name} did not write ${output}.`);
}

function fingerprint(root: string, { inputs, command, env = {} }: Build) {
  // A new year needs a new build, because the footer of the site has the year in which it was built.
  const year = new Date().getFullYear();
  const digest = createHash('sha256').update(JSON.stringify([process.version, year, command, env]));
  for (const input of inputs) {
    for (const file of filesUnder(root, input)) digest.update(file).update(readFileSync(join(root, file)));
  }
  return digest.digest('hex');
}

function* filesUnder(root: string, path: string): Generator<string> {
  if (!statSync(join(root, path)).isDirectory()) {
    yield path;
    return;
  }
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
    const generated = notAnInput.test(entry.name) && !path.includes('/');
    if (!generated && !entry.name.includes('.test.')) yield* filesUnder(root, `${path}/${entry.name}`);
  }
}
