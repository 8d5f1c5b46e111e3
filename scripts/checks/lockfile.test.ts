import { describe, expect, it } from 'vitest';
import { findLockProblems, type LockPackages } from './lockfile.ts';

const tool = (os: readonly string[]): LockPackages => ({
  '': {},
  'node_modules/tool': { optionalDependencies: Object.fromEntries(os.map((name) => [`tool-${name}`, '1'])) },
  ...Object.fromEntries(os.map((name) => [`node_modules/tool-${name}`, { os: [name], optional: true }])),
});

describe('findLockProblems', () => {
  it('accepts a family of binaries for every system', () => {
    expect(findLockProblems(tool(['linux', 'darwin', 'win32', 'android']))).toEqual([]);
  });

  it('accepts a single binary that only one system needs', () => {
    expect(findLockProblems(tool(['darwin']))).toEqual([]);
  });

  it('names the system that a family forgets', () => {
    expect(findLockProblems(tool(['linux', 'darwin']))).toEqual([
      'node_modules/tool has no binary for win32',
    ]);
  });

  it('names an optional dependency without an entry', () => {
    const packages = tool(['linux', 'darwin', 'win32']);
    delete packages['node_modules/tool-win32'];
    expect(findLockProblems(packages)).toEqual([
      'node_modules/tool needs tool-win32, which has no entry',
      'node_modules/tool has no binary for win32',
    ]);
  });

  it('finds an entry in the folder of the package or in any above', () => {
    const nested = { optionalDependencies: { part: '1' } };
    expect(
      findLockProblems({
        'web/node_modules/a': nested,
        'web/node_modules/part': {},
        'node_modules/b/node_modules/c': nested,
        'node_modules/part': {},
      }),
    ).toEqual([]);
    expect(findLockProblems({ 'node_modules/a': nested, 'web/node_modules/part': {} })).toHaveLength(1);
  });

  it('refuses an entry that nothing needs', () => {
    expect(findLockProblems({ 'node_modules/left': { extraneous: true } })).toEqual([
      'node_modules/left is extraneous: run "npm prune"',
    ]);
  });
});
