import { spawn } from 'node:child_process';

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit
 * @typedef {{
 *   child: import('node:child_process').ChildProcess,
 *   exited: Promise<Exit>,
 *   signal: (signal: NodeJS.Signals) => void,
 *   end: (graceMs?: number) => Promise<Exit>,
 * }} ChildGroup
 */

/** @type {Set<ChildGroup>} */
const running = new Set();

/**
 * Starts a program as the leader of its own process group. Ctrl-C in the terminal does not reach the group, and
 * `signal` also reaches the program's children.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {ChildGroup}
 */
export function startGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });

  /** @type {Promise<Exit>} */
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: 127, signal: null }));
  });

  /** @param {NodeJS.Signals} name */
  const signal = (name) => {
    if (child.pid === undefined) return;
    signalGroup(child.pid, name);
  };

  /** @type {ChildGroup} */
  const group = {
    child,
    exited,
    signal,
    async end(graceMs = 5_000) {
      signal('SIGTERM');
      const timer = setTimeout(() => signal('SIGKILL'), graceMs);
      const exit = await exited;
      clearTimeout(timer);
      signal('SIGKILL');
      return exit;
    },
  };
  running.add(group);
  void exited.then(() => running.delete(group));
  return group;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => string}
 */
export function outputOf(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  return () => output;
}

/**
 * @param {number} leader
 * @param {NodeJS.Signals} name
 */
function signalGroup(leader, name) {
  try {
    process.kill(-leader, name);
  } catch (error) {
    // ESRCH means that all processes of the group have ended. On macOS the error is EPERM until their parent
    // has noticed the end.
    if (!(error instanceof Error && 'code' in error && ['ESRCH', 'EPERM'].includes(String(error.code))))
      throw error;
  }
}

export async function endAllGroups(graceMs = 2_000) {
  await Promise.all([...running].map((group) => group.end(graceMs)));
}
