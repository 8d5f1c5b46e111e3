import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../process/problem.mjs';
import { type Suite, selectSuites, suites } from './suites.ts';

const everything =
  /^(scripts\/(process|test)\/|scripts\/[\w-]+\.mjs$|tests\/setup\/|firebase\.json$|\.(oxlintrc|nvmrc|npmrc))|(^|\/)(package(-lock)?|biome|tsconfig[\w.]*|vite(st)?\.config)\.(json|ts)$/;

const code = /\.(ts|tsx|mjs|cjs|js)$/;

const table: readonly (readonly [pattern: RegExp, suite: string])[] = [
  [/./, 'format'],
  [/./, 'files'],
  [code, 'dead-code'],
  [/^(domain|emulator|functions|web)\/src\/|^scripts\/checks\/dependency-rules/, 'boundaries'],
  [/^(domain|functions|web)\/(src|prerender)\//, 'budgets'],
  [/^(firestore\.rules$|emulator\/|tests\/rules\/)/, 'rules'],
  [/^(firestore\.|(domain|emulator|functions)\/src\/)/, 'api'],
  [/^emulator\//, 'emulator'],
];

const related = ['unit-domain', 'unit-emulator', 'unit-functions', 'unit-scripts', 'web'];

const long = /^tests\/(api|e2e|load|tooling|platform|emulator)\//;

const importers: Readonly<Record<string, readonly string[]>> = {
  domain: ['functions', 'web', 'tests', 'scripts'],
  emulator: ['functions', 'tests', 'scripts'],
  functions: ['tests', 'scripts'],
  web: ['scripts'],
  scripts: ['tests'],
};

export function suitesFor(changed: readonly string[], exists: (file: string) => boolean): readonly Suite[] {
  if (changed.some((file) => everything.test(file))) return suites;
  const present = changed.filter((file) => code.test(file) && exists(file));
  const folders = changed.filter((file) => code.test(file)).map((file) => file.split('/', 1)[0] ?? '');
  const linted = new Set(folders.flatMap((folder) => [folder, ...(importers[folder] ?? [])]));
  const wanted = new Set(
    table.filter(([pattern]) => changed.some((file) => pattern.test(file))).map(([, name]) => name),
  );
  const projects = [...related, ...new Set(present.map((file) => long.exec(file)?.[1] ?? 'web'))];
  const after = [
    ...new Set(suites.flatMap((suite) => (projects.includes(suite.name) ? (suite.after ?? []) : []))),
  ];
  const names = [...wanted, ...after];
  return (names.length === 0 ? [] : selectSuites(suites, names)).concat(
    present.length === 0
      ? []
      : [
          {
            name: 'related',
            after,
            vitestProjects: Object.fromEntries(projects.map((name) => [name, name])),
            related: present,
          },
          {
            name: 'lint',
            steps: (suites.find(({ name }) => name === 'lint')?.steps ?? []).map((step) => ({
              ...step,
              args: [...step.args, ...linted],
            })),
          },
        ],
  );
}

function changedFiles(root: string) {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch (cause) {
      throw new Problem(
        '"npm test -- --changed" asks git what changed, and git does not know the commit before this one: name suites with --only.',
        { cause },
      );
    }
  };
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  const since = (base: string) =>
    lines(
      `${git('diff', '--name-only', '--no-renames', base)}\n${git('ls-files', '--others', '--exclude-standard')}`,
    );
  const hasOrigin = git('branch', '--remotes', '--list', 'origin/main') !== '';
  const ahead = hasOrigin ? since(git('merge-base', 'HEAD', 'origin/main')) : [];
  return ahead.length > 0 ? ahead : since('HEAD~1');
}

export function suitesOfChange(root: string) {
  return suitesFor(changedFiles(root), (file) => existsSync(join(root, file)));
}
