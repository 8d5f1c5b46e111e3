import { Problem } from '../process/problem.mjs';

export type Step = {
  title: string;
  program: [packageName: string, command?: string] | 'node';
  args: string[];
  env?: Readonly<Record<string, string>>;
  remedy?: string;
};

export type Suite = {
  name: string;
  steps?: Step[];
  /**
   * Maps each Vitest project to its folder. Without `related`, a folder in which no test ran counts as a
   * failure.
   */
  vitestProjects?: Record<string, string>;
  related?: readonly string[];
  /** True if no test needs what an earlier one of its file did. */
  isShuffled?: boolean;
  after?: string[];
};

const check = (...names: string[]) => ({
  title: names.join(', '),
  program: 'node' as const,
  args: ['scripts/check.mjs', ...names],
});

/**
 * The longest suites come early, so that none of them runs alone at the end. `format` and `lint` come before
 * them, because both can run while `e2e` waits for `build`.
 */
export const suites: Suite[] = [
  { name: 'build', steps: [{ title: 'build', program: 'node', args: ['scripts/build.mjs'] }] },
  {
    name: 'format',
    steps: [
      {
        title: 'biome',
        program: ['@biomejs/biome', 'biome'],
        args: ['ci', '.'],
        remedy: '"npm run format" puts in order what is listed',
      },
    ],
  },
  {
    name: 'lint',
    steps: [
      {
        title: 'rules and types',
        program: ['oxlint'],
        args: [],
        // The type checker of oxlint is a Go program. It runs faster if it collects no garbage until it uses
        // about 3 GiB.
        env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
      },
    ],
  },
  { name: 'e2e', vitestProjects: { e2e: 'tests/e2e' }, after: ['build'] },
  { name: 'tooling', vitestProjects: { tooling: 'tests/tooling' }, after: ['build'] },
  { name: 'load', vitestProjects: { load: 'tests/load' }, after: ['build'] },
  {
    name: 'unit',
    vitestProjects: {
      'unit-domain': 'domain',
      'unit-emulator': 'emulator',
      'unit-functions': 'functions',
      'unit-scripts': 'scripts',
      web: 'web',
    },
    isShuffled: true,
  },
  { name: 'emulator', vitestProjects: { emulator: 'tests/emulator' }, after: ['build'] },
  { name: 'api', vitestProjects: { api: 'tests/api' }, isShuffled: true },
  { name: 'platform', vitestProjects: { platform: 'tests/platform' }, after: ['build'] },
  { name: 'rules', vitestProjects: { rules: 'tests/rules' }, isShuffled: true },
  {
    name: 'dead-code',
    steps: [
      {
        title: 'knip',
        program: ['knip'],
        args: ['--no-progress', '--config', 'scripts/checks/knip.json'],
        remedy: 'use what is listed, or delete it',
      },
    ],
  },
  {
    name: 'boundaries',
    steps: [{ ...check('boundaries'), remedy: 'docs/architecture.md draws who may import whom' }],
  },
  {
    name: 'files',
    steps: [check('source-files', 'lockfile', 'commands', 'documents', 'words')],
  },
  { name: 'budgets', steps: [check('budgets')], after: ['build'] },
];

export function selectSuites(all: readonly Suite[], names: readonly string[]) {
  const known = new Map(all.map((suite) => [suite.name, suite]));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Problem(`There is no suite ${unknown.join(', ')}; there are ${[...known.keys()].join(', ')}.`);
  }
  const wanted: Set<string> = new Set();
  const want = (name: string) => {
    wanted.add(name);
    for (const dependency of known.get(name)?.after ?? []) want(dependency);
  };
  for (const name of names.length > 0 ? names : known.keys()) want(name);
  return all.filter((suite) => wanted.has(suite.name));
}
