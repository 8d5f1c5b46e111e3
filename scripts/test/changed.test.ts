import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { Problem } from '../process/problem.mjs';
import { suitesFor, suitesOfChange } from './changed.ts';
import { suites } from './suites.ts';

const of = (...files: string[]) => suitesFor(files, (file) => !file.includes('gone'));
const namesOf = (...files: string[]) =>
  of(...files)
    .map(({ name }) => name)
    .toSorted();
const projectsOf = (file: string) =>
  Object.keys(of(file).find(({ name }) => name === 'related')?.vitestProjects ?? {});

describe('suitesFor', () => {
  it.each([
    'package-lock.json',
    'web/package.json',
    'vitest.config.ts',
    'web/vite.config.ts',
    'tsconfig.base.json',
    'tests/tsconfig.json',
    'tests/setup/console-guard.ts',
    'scripts/process/build.ts',
    'scripts/start.mjs',
    'firebase.json',
    '.oxlintrc.json',
  ])('is everything after a change of %s', (file) => {
    expect(of('docs/deploy.md', file)).toBe(suites);
  });

  it('looks at formatting and tables alone after a change of a document', () => {
    expect(namesOf('docs/deploy.md')).toEqual(['files', 'format']);
  });

  it.each([
    ['domain/src/play/standings.ts', ['api', 'boundaries', 'budgets', 'build', 'dead-code', 'related']],
    ['functions/src/people/attempts.ts', ['api', 'boundaries', 'budgets', 'build', 'dead-code', 'related']],
    ['emulator/src/core/a.ts', ['api', 'boundaries', 'build', 'dead-code', 'emulator', 'related', 'rules']],
    ['firestore.rules', ['api', 'rules']],
    ['scripts/seed/play.ts', ['dead-code', 'related']],
  ])('has for %s its suites', (file, expected) => {
    expect(namesOf(file).filter((name) => !['files', 'format', 'lint'].includes(name))).toEqual(expected);
  });

  it('lints the folder and those that import it, because a type may not fit there any more', () => {
    const lint = of('functions/src/people/attempts.ts').find(({ name }) => name === 'lint');
    expect(lint?.steps?.map(({ args }) => args)).toEqual([['functions', 'tests', 'scripts']]);
  });

  it.each(['e2e/visitor-site', 'load/crowd', 'platform/day-push', 'tooling/start'])(
    'builds before it runs a changed test of tests/%s, which tests the build',
    (file) => {
      const chosen = of(`tests/${file}.test.ts`);
      expect(chosen.map(({ name }) => name)).toContain('build');
      expect(chosen.find(({ name }) => name === 'related')?.after).toEqual(['build']);
    },
  );

  it('builds nothing for a test that needs no build', () => {
    expect(namesOf('tests/api/people-admin.test.ts')).not.toContain('build');
  });

  it('runs a test of a long suite only when it changed itself', () => {
    expect(projectsOf('functions/src/people/attempts.ts')).not.toContain('e2e');
    expect(projectsOf('tests/e2e/visitor-site.test.ts')).toContain('e2e');
  });
});

describe('suitesOfChange', () => {
  it.each([
    ['outside of a repository', []],
    ['in a clone with one commit', ['init', 'commit --allow-empty --message one']],
  ])('says %s that nobody knows what changed', (_where, commands) => {
    const root = temporaryFolder();
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@copa.test'];
    for (const command of commands) {
      execFileSync('git', [...author, ...command.split(' ')], { cwd: root, stdio: 'ignore' });
    }
    expect(() => suitesOfChange(root)).toThrow(Problem);
  });
});
