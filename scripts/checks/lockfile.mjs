import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockLocation } from '../process/lock-location.mjs';
import { repositoryRoot } from '../process/repository.mjs';
import { runAsProgram } from './program.mjs';

/**
 * @typedef {{
 *   extraneous?: boolean,
 *   os?: string[],
 *   cpu?: string[],
 *   optional?: boolean,
 *   optionalDependencies?: Record<string, string>,
 * }} LockEntry
 * @typedef {Record<string, LockEntry>} LockPackages
 */

const supportedPlatforms = ['linux', 'darwin', 'win32'];

/**
 * What would make `npm ci` fail, or install less than needed on another operating system.
 *
 * @param {LockPackages} packages
 */
export function findLockProblems(packages) {
  /** @type {string[]} */
  const problems = [];
  for (const [location, entry] of Object.entries(packages)) {
    if (entry.extraneous) problems.push(`${location} is extraneous: run "npm prune"`);

    /** @type {Set<string>} */
    const platforms = new Set();
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const place = lockLocation(packages, location, name);
      const resolved = place === undefined ? undefined : packages[place];
      if (!resolved) problems.push(`${location || 'the root'} needs ${name}, which has no entry`);
      for (const platform of resolved?.os ?? []) platforms.add(platform);
    }
    // One platform binary alone may be meant (fsevents); a family of them has to cover every system.
    if (platforms.size > 1) {
      for (const platform of supportedPlatforms) {
        if (!platforms.has(platform)) problems.push(`${location} has no binary for ${platform}`);
      }
    }
  }
  return problems;
}

/** @param {string} root */
function checkLockfile(root) {
  const lock = /** @type {{ packages: LockPackages }} */ (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  );
  return findLockProblems(lock.packages);
}

await runAsProgram(import.meta.url, () => checkLockfile(repositoryRoot));
