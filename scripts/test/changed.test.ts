import { describe, expect, it } from 'vitest';
import { suitesFor } from './changed.ts';
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
    ['emulator/src/core/a.ts', ['api', 'boundaries', 'dead-code', 'emulator', 'related', 'rules']],
    ['firestore.rules', ['api', 'rules']],
    ['scripts/seed/play.ts', ['dead-code', 'related']],
  ])('has for %s its suites', (file, expected) => {
    expect(namesOf(file).filter((name) => !['files', 'format', 'lint', 'types'].includes(name))).toEqual(
      expected,
    );
  });

  it('checks the types of the folder and of those that import it, and lints what is there', () => {
    const stepsOf = (name: string, ...files: string[]) =>
      of(...files).find((suite) => suite.name === name)?.steps;
    const types = stepsOf('types', 'functions/src/people/attempts.ts')?.map(({ title }) => title);
    expect(types).toEqual(['types of functions', 'types of tests', 'types of scripts']);
    const [lint] = stepsOf('lint', 'domain/src/a.ts', 'domain/src/gone.ts') ?? [];
    expect(lint?.args).toEqual(['--type-aware', '--deny-warnings', 'domain/src/a.ts']);
  });

  it('runs a test of a long suite only when it changed itself', () => {
    expect(projectsOf('functions/src/people/attempts.ts')).not.toContain('e2e');
    expect(projectsOf('tests/e2e/evening.test.ts')).toContain('e2e');
  });
});
