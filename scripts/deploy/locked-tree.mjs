import { lockLocation } from '../process/lock-location.mjs';
import { Problem } from '../process/problem.mjs';

/**
 * @typedef {{
 *   version?: string,
 *   resolved?: string,
 *   integrity?: string,
 *   link?: boolean,
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 *   [more: string]: unknown,
 * }} LockEntry
 * @typedef {{ lockfileVersion: number, packages: Record<string, LockEntry> }} Lock
 * @typedef {{ name: string, dependencies: Record<string, string> } & Record<string, unknown>} Manifest
 */

/**
 * The part of the repository's lock file that a manifest needs: the same versions from the same places, so that what
 * is installed elsewhere is what was tested here.
 *
 * @param {Lock} lock
 * @param {string} from the workspace that the manifest stands for
 * @param {Manifest} manifest
 * @returns {Lock & { name: string, requires: true }}
 */
export function lockedTree(lock, from, manifest) {
  const needed = reachable(lock, from, manifest.dependencies, (entry) => ({
    ...requiredBy(entry),
    ...entry.optionalDependencies,
  }));
  const certain = new Set(reachable(lock, from, manifest.dependencies, requiredBy));
  const { name, dependencies } = manifest;
  /** @type {Record<string, LockEntry>} */
  const packages = { '': { name, dependencies } };
  for (const location of [...needed].toSorted()) {
    const place = placeOf(location, from);
    if (packages[place]) throw new Problem(`Two packages would be installed as ${place}.`);
    const { dev, devOptional, optional, peer, ...entry } = lock.packages[location] ?? {};
    packages[place] = certain.has(location) ? entry : { ...entry, optional: true };
  }
  return { name, lockfileVersion: lock.lockfileVersion, requires: true, packages };
}

/** @param {LockEntry} entry */
function requiredBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.entries(peerDependencies ?? {}).filter(
    ([name]) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  const all = { ...dependencies, ...Object.fromEntries(peers) };
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => optionalDependencies?.[name] === undefined),
  );
}

/**
 * @param {Lock} lock
 * @param {string} from
 * @param {Record<string, string>} roots
 * @param {(entry: LockEntry) => Record<string, string>} next
 */
function reachable({ packages }, from, roots, next) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {(folder: string, names: readonly string[], optional: Record<string, string>) => void} */
  const follow = (folder, names, optional) => {
    for (const name of names) {
      const location = lockLocation(packages, folder, name);
      // What is optional and fits no machine that the lock file knows is in none.
      if (location === undefined && optional[name] !== undefined) continue;
      const entry = location === undefined ? undefined : packages[location];
      if (location === undefined || entry === undefined || entry.link === true) {
        throw new Problem(`package-lock.json has no ${name} for ${folder}: run \`npm install\`.`);
      }
      if (found.has(location)) continue;
      found.add(location);
      follow(location, Object.keys(next(entry)), entry.optionalDependencies ?? {});
    }
  };
  follow(from, Object.keys(roots), {});
  return found;
}

/**
 * @param {string} location
 * @param {string} from
 */
function placeOf(location, from) {
  return location.startsWith(`${from}/`) ? location.slice(from.length + 1) : location;
}
