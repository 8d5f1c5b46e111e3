import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockLocation } from '../process/lock-location.ts';

export type LockEntry = {
  extraneous?: boolean;
  os?: string[];
  cpu?: string[];
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
};

export type LockPackages = Record<string, LockEntry>;

const supportedPlatforms = ['linux', 'darwin', 'win32'];

export function findLockProblems(packages: LockPackages) {
  const problems: string[] = [];
  for (const [location, entry] of Object.entries(packages)) {
    if (entry.extraneous) problems.push(`${location} is extraneous: run "npm prune"`);

    const platforms: Set<string> = new Set();
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const place = lockLocation(packages, location, name);
      const resolved = place === undefined ? undefined : packages[place];
      if (!resolved) problems.push(`${location || 'the root'} needs ${name}, which has no entry`);
      for (const platform of resolved?.os ?? []) platforms.add(platform);
    }
    // A package may have a binary for one platform only, such as fsevents. Binaries for several platforms
    // must cover every supported platform.
    if (platforms.size > 1) {
      for (const platform of supportedPlatforms) {
        if (!platforms.has(platform)) problems.push(`${location} has no binary for ${platform}`);
      }
    }
  }
  return problems;
}

export function check(root: string) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockPackages;
  };
  return findLockProblems(lock.packages);
}
