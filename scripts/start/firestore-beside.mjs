import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  unwatchFile,
  watchFile,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { metadataName } from './data-folder.mjs';
import { firestoreEnded, firestoreLogName } from './start-failure.mjs';

/**
 * @typedef {{ command: string, args: string[], address: string, project: string, rules: string }} BesideOptions
 * @typedef {{ firestore?: { version: string, path: string, metadata_file: string } }} Metadata
 */

const readyText = 'is now running';
const readyCheckMs = 25;
const rulesCheckMs = 500;
/** As the CLI describes the data of its own Firestore emulator. */
const exported = {
  version: '1.22.0',
  path: 'firestore_export',
  metadata_file: 'firestore_export/firestore_export.overall_export_metadata',
};

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
 * The embedded Firestore beside a CLI that cannot start it. What the CLI does for an emulator of its own is
 * done here: the log, its part of an export, new rules while it runs.
 *
 * @param {BesideOptions} options
 * @param {string} workingFolder gets the log that the CLI would write
 */
export function startFirestoreBeside({ command, args, address, project, rules }, workingFolder) {
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

  /**
   * @param {string} action
   * @param {{ method: 'POST' | 'PUT', body: string }} request
   */
  async function call(action, request) {
    const response = await fetch(`http://${address}/emulator/v1/projects/${project}:${action}`, request);
    if (!response.ok) throw new Error(await response.text());
  }

  function sendRules() {
    readFile(rules, 'utf8')
      .then((content) => JSON.stringify({ rules: { files: [{ name: rules, content }] } }))
      .then((body) => call('securityRules', { method: 'PUT', body }))
      .then(
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
     * Adds the documents to what the hub has exported.
     *
     * @param {string} folder
     */
    async exportInto(folder) {
      const body = {
        database: `projects/${project}/databases/(default)`,
        export_directory: folder,
        export_name: exported.path,
      };
      await call('export', { method: 'POST', body: JSON.stringify(body) });
      const metadata = { ...readMetadata(folder), firestore: exported };
      writeFileSync(join(folder, metadataName), JSON.stringify(metadata, undefined, 2));
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
