import { Problem } from './problem.mjs';

const required = { major: 20, minor: 19 };

/** @param {string} version for instance `20.19.0` */
export function requireNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > required.major || (major === required.major && minor >= required.minor)) return;
  throw new Problem(
    `Node ${version} is too old: install Node ${required.major}.${required.minor} or newer from https://nodejs.org and try again.`,
  );
}
