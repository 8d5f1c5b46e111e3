import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { metadataName } from './data-folder.mjs';
import { firestoreEnded, firestoreLogName } from './start-failure.mjs';

/**
 * @typedef {{
 *   command: string,
 *   args: string[],
 *   host: string,
 *   port: number,
 *   websocketPort: number,
 *   project: string,
 *   rules: string,
 * }} BesideOptions
 * @typedef {{ set(name: string, emulator: object): void }} EmulatorRegistry
 * @typedef {{ firestore?: { version: string, path: string, metadata_file: string } }} Metadata
 */

const readyText = 'is now running';
const readyCheckMs = 25;
const rulesCheckMs = 500;

/**
 * What the emulator is given to start from.
 *
 * @param {string} folder a complete export, whichever way it was made
 */
export function seedIn(folder) {
  const { firestore } = readMetadata(folder);
  return firestore === undefined ? null : join(folder, firestore.metadata_file);
}

/**
 * The embedded Firestore beside a CLI that cannot start it. What the CLI does only for an emulator that it has
 * started is done here: the log, new rules while it runs.
 *
 * @param {BesideOptions} options
 * @param {string} workingFolder gets the log that the CLI would write
 */
export function startFirestoreBeside(options, workingFolder) {
  const { command, args, host, port, websocketPort, project, rules } = options;
  const logFile = join(workingFolder, firestoreLogName);
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, {
    cwd: workingFolder,
    stdio: ['ignore', log, log],
    // A Windows console gives Ctrl-C to all of its processes, and the data has to be read before this one ends.
    detached: process.platform === 'win32',
    windowsHide: true,
  });
  closeSync(log);

  let running = true;
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`code: ${code ?? signal}`));
  });
  const ended = exited.then((how) => {
    running = false;
    unwatchFile(rules, sendRules);
    return firestoreEnded(how);
  });

  async function becomeReady() {
    while (running && !readFileSync(logFile, 'utf8').includes(readyText)) await delay(readyCheckMs);
    if (running) watchFile(rules, { interval: rulesCheckMs, persistent: false }, sendRules);
    return running;
  }

  async function putRules() {
    const content = await readFile(rules, 'utf8');
    const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: rules, content }] } }),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  function sendRules() {
    putRules().then(
      () => console.log('Rules updated.'),
      (error) => console.error('The rules stay as they were:', error),
    );
  }

  return {
    /** Resolves with false when it ended instead. */
    ready: becomeReady(),
    /** Resolves with what to say of it. */
    ended,
    /**
     * From then on the CLI takes it for one of its own: the hub lists and exports it, functions get its address
     * and register their triggers with it.
     *
     * @param {EmulatorRegistry} registry
     */
    registerWith(registry) {
      const nothing = () => Promise.resolve();
      registry.set('firestore', {
        getName: () => 'firestore',
        getInfo: () => ({
          name: 'firestore',
          host,
          port,
          pid: child.pid,
          reservedPorts: [websocketPort],
          webSocketHost: host,
          webSocketPort: websocketPort,
        }),
        start: nothing,
        connect: nothing,
        // It outlives the functions that may still write, and ends with the process.
        stop: nothing,
      });
    },
    /** Does not wait, because it is the last thing that a process does. */
    stop() {
      child.kill();
    },
  };
}

/** @param {string} folder */
function readMetadata(folder) {
  const file = join(folder, metadataName);
  return /** @type {Metadata} */ (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
}
