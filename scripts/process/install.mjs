import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endAllGroups, outputOf, startGroup } from './child-group.mjs';
import { Problem } from './problem.mjs';
import { onFirstStopSignal } from './stop-signals.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/**
 * npm writes node_modules/.package-lock.json as its last step, so an interrupted install does not look
 * complete. `os` and `cpu` tell whether node_modules was copied from another kind of machine.
 *
 * @param {Lock} wanted
 * @param {Lock} installed
 * @param {{ platform: string, arch: string }} machine
 */
export function installMatchesLock(wanted, installed, { platform, arch } = process) {
  if (
    Object.values(installed.packages).some(
      ({ os = ['any'], cpu = ['any'] }) => !fits(os, platform) || !fits(cpu, arch),
    )
  )
    return false;
  return Object.entries(wanted.packages).every(([location, entry]) => {
    if (!location.includes('node_modules/') || entry.link) return true;
    const found = installed.packages[location];
    if (!found) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @param {string[]} names
 * @param {string} own
 */
function fits(names, own) {
  if (names.includes(`!${own}`)) return false;
  return names.includes(own) || names.includes('any') || names.every((name) => name.startsWith('!'));
}

/** @param {string} root */
function isInstalled(root) {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  return installMatchesLock(readLock(join(root, 'package-lock.json')), readLock(installedLock));
}

/** @param {string} path */
function readLock(path) {
  return /** @type {Lock} */ (JSON.parse(readFileSync(path, 'utf8')));
}

function npmCommand() {
  const npmScript = process.env.npm_execpath;
  if (npmScript?.endsWith('.js') && existsSync(npmScript)) {
    return { command: process.execPath, args: [npmScript] };
  }
  return { command: 'npm', args: [] };
}

/**
 * @param {string} root
 * @param {{ say: (line: string) => void }} output
 */
export async function ensureInstalled(root, { say }) {
  if (isInstalled(root)) return;
  const started = Date.now();
  say('Installing the dependencies (npm ci); the first time takes about a minute.');
  const npm = npmCommand();
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=warn'];
  let stopped = false;
  const ignoreSignals = onFirstStopSignal(() => {
    stopped = true;
    void endAllGroups();
  });
  const group = startGroup(npm.command, [...npm.args, 'ci', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = outputOf(group.child);
  const alive = setInterval(() => {
    say(`  still installing (${Math.round((Date.now() - started) / 1000)} s)`);
  }, 10_000);
  const { code, signal } = await group.exited;
  clearInterval(alive);
  ignoreSignals();
  if (stopped || signal !== null)
    throw new Problem('Installing the dependencies was stopped; the next start does it again.', {
      exitCode: 130,
    });
  if (code !== 0) {
    throw new Problem(
      `Installing the dependencies failed (${reasonFrom(output())}): ${remedyFor(output())}, then run the same command again.`,
    );
  }
  say(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** @param {string} output */
export function reasonFrom(output) {
  const errors = output
    .split('\n')
    .map((line) => /^npm (?:error|ERR!)\s+(.*)$/.exec(line)?.[1]?.trim() ?? '')
    .filter((line) => line !== '' && !line.startsWith('A complete log'));
  const explanation = errors.filter((line) => !/^(code|errno|syscall|path)\b/.test(line))[0] ?? errors[0];
  return explanation ?? 'npm gave no reason';
}

const unreachable =
  /^npm (?:error|ERR!) code (ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET\w*|E5\d\d)$/m;

/** @param {string} output */
function remedyFor(output) {
  return unreachable.test(output)
    ? 'see that the npm registry can be reached'
    : 'mend that ("npm ci" says more)';
}
