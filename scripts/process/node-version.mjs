import { Problem } from './problem.mjs';

/**
 * True for the versions of Node that Vite supports.
 *
 * @param {number} major
 * @param {number} minor
 */
function isSupported(major, minor) {
  if (major === 20) return minor >= 19;
  return major > 22 || (major === 22 && minor >= 12);
}

/** @param {string} version for instance `20.19.0` */
export function requireNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (isSupported(major, minor)) return;
  throw new Problem(
    `Node ${version} is not supported: install Node 20.19, or 22.12 or newer, from https://nodejs.org and try again.`,
  );
}
