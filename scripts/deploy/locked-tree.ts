import { lockLocation } from '../process/lock-location.ts';
import { Problem } from '../process/problem.mjs';

export type LockEntry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [more: string]: unknown;
};

export type Lock = { lockfileVersion: number; packages: Record<string, LockEntry> };

export type Manifest = { name: string; dependencies: Record<string, string> } & Record<string, unknown>;

export function lockedTree(
  lock: Lock,
  from: string,
  manifest: Manifest,
): Lock & { name: string; requires: true } {
  const needed = reachable(lock, from, manifest.dependencies, (entry) => ({
    ...requiredBy(entry),
    ...entry.optionalDependencies,
  }));
  const certain = new Set(reachable(lock, from, manifest.dependencies, requiredBy));
  const { name, dependencies } = manifest;
  const packages: Record<string, LockEntry> = { '': { name, dependencies } };
  for (const location of [...needed].toSorted()) {
    const place = placeOf(location, from);
    if (packages[place]) throw new Problem(`Two packages would be installed as ${place}.`);
    const { dev, devOptional, optional, peer, ...entry } = lock.packages[location] ?? {};
    packages[place] = certain.has(location) ? entry : { ...entry, optional: true };
  }
  return { name, lockfileVersion: lock.lockfileVersion, requires: true, packages: withoutCopies(packages) };
}

/**
 * Leaves out a nested package if an identical one further up is found without it, so that functions load it
 * once. A package with nested packages of its own stays.
 */
function withoutCopies(packages: Readonly<Record<string, LockEntry>>): Record<string, LockEntry> {
  const kept = { ...packages };
  const deepestFirst = Object.keys(kept).toSorted((one, other) => depthOf(other) - depthOf(one));
  for (const location of deepestFirst) {
    const at = location.lastIndexOf('/node_modules/');
    if (at === -1 || Object.keys(kept).some((other) => other.startsWith(`${location}/`))) continue;
    const { [location]: copy, ...others } = kept;
    const found = lockLocation(others, location.slice(0, at), location.slice(at + '/node_modules/'.length));
    if (found !== undefined && isSamePackage(kept[found], copy)) delete kept[location];
  }
  return kept;
}

function isSamePackage(one: LockEntry | undefined, other: LockEntry | undefined): boolean {
  return (
    one?.version === other?.version &&
    one?.integrity === other?.integrity &&
    one?.['optional'] === other?.['optional']
  );
}

function depthOf(location: string): number {
  return location.split('/node_modules/').length;
}

function requiredBy(entry: LockEntry) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  const peers = Object.entries(peerDependencies ?? {}).filter(
    ([name]) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  const all = { ...dependencies, ...Object.fromEntries(peers) };
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => optionalDependencies?.[name] === undefined),
  );
}

function reachable(
  { packages }: Lock,
  from: string,
  roots: Record<string, string>,
  next: (entry: LockEntry) => Record<string, string>,
) {
  const found: Set<string> = new Set();
  const follow: (folder: string, names: readonly string[], optional: Record<string, string>) => void = (
    folder,
    names,
    optional,
  ) => {
    for (const name of names) {
      const location = lockLocation(packages, folder, name);
      // npm may leave an optional package out of the lock file.
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

function placeOf(location: string, from: string) {
  return location.startsWith(`${from}/`) ? location.slice(from.length + 1) : location;
}
