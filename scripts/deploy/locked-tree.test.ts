import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { repositoryRoot } from '../process/repository.mjs';
import { type Lock, lockedTree } from './locked-tree.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'));
const rootLock = readJson('package-lock.json') as Lock;
const { dependencies } = readJson('functions/package.json') as { dependencies: Record<string, string> };
const manifest = { name: 'functions', private: true, dependencies };
const locked = lockedTree(rootLock, 'functions', manifest);

function install(lock: object) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('the lock file of what is deployed', () => {
  it('is accepted by npm', () => {
    const { status, output } = install(locked);
    expect(output).toMatch(/added \d{3} packages/);
    expect(status).toBe(0);
  });

  it('would be refused without one of its packages', () => {
    const { 'node_modules/protobufjs': missing, ...packages } = locked.packages;
    expect(missing).toBeDefined();
    expect(install({ ...locked, packages }).status).not.toBe(0);
  });

  it('has the versions of the repository, each from the same place and with the same digest', () => {
    const { '': root, ...packages } = locked.packages;
    expect(root?.dependencies).toEqual(dependencies);
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    for (const [location, entry] of Object.entries(packages)) {
      const tested = rootLock.packages[`functions/${location}`] ?? rootLock.packages[location];
      expect(entry.integrity, location).toMatch(/^sha512-/);
      expect([entry.version, entry.resolved, entry.integrity], location).toEqual([
        tested?.version,
        tested?.resolved,
        tested?.integrity,
      ]);
    }
  });

  it('has nothing of the site or of the tools', () => {
    for (const name of ['react', 'vite', 'vitest', 'firebase', 'firebase-tools', '@copa/domain']) {
      expect(locked.packages[`node_modules/${name}`], name).toBeUndefined();
    }
  });

  it('has Express once, which the platform, the SDK and the bundle then share', () => {
    const copies = Object.keys(locked.packages).filter((location) =>
      location.endsWith('node_modules/express'),
    );
    expect(copies).toEqual(['node_modules/express']);
  });

  it('keeps a nested package whose version would not be found without it', () => {
    const packages = {
      'functions/node_modules/a': { version: '2.0.0' },
      'node_modules/b': { version: '1.0.0', dependencies: { a: '*', c: '*' } },
      'node_modules/b/node_modules/a': { version: '1.0.0' },
      'node_modules/b/node_modules/c': { version: '1.0.0', dependencies: { a: '*' } },
      'node_modules/b/node_modules/c/node_modules/a': { version: '2.0.0' },
      'node_modules/d': { version: '1.0.0', dependencies: { a: '*' } },
      'node_modules/d/node_modules/a': { version: '2.0.0' },
    };
    const tree = lockedTree({ lockfileVersion: 3, packages }, 'functions', {
      name: 'functions',
      dependencies: { a: '2.0.0', b: '1.0.0', d: '1.0.0' },
    });
    expect(Object.keys(tree.packages).filter((location) => location.endsWith('/a'))).toEqual([
      'node_modules/a',
      'node_modules/b/node_modules/a',
      'node_modules/b/node_modules/c/node_modules/a',
    ]);
  });

  it('follows what needs what, and marks what only optional packages need', () => {
    const packages = {
      'functions/node_modules/a': { version: '2.0.0', dependencies: { b: '*' } },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { c: '*', none: '*' },
        peerDependencies: { d: '*', e: '*' },
        peerDependenciesMeta: { e: { optional: true } },
      },
      'node_modules/b/node_modules/d': { version: '1.0.0', peer: true },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/e': { version: '1.0.0' },
    };
    const tree = lockedTree({ lockfileVersion: 3, packages }, 'functions', {
      name: 'functions',
      dependencies: { a: '2.0.0' },
    });
    expect(Object.keys(tree.packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/b',
      'node_modules/b/node_modules/d',
      'node_modules/c',
    ]);
    expect(tree.packages['node_modules/a']?.version).toBe('2.0.0');
    expect(tree.packages['node_modules/b']).not.toHaveProperty('dev');
    expect(tree.packages['node_modules/c']).toMatchObject({ optional: true });
    expect(() =>
      lockedTree({ lockfileVersion: 3, packages }, 'functions', { name: 'x', dependencies: { gone: '1' } }),
    ).toThrow('package-lock.json has no gone');
  });
});
