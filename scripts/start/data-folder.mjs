import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../process/problem.mjs';
import { holdAnyPort, isFree } from './ports.mjs';

/**
 * Where the emulators' data lives between two starts: `current` is complete at any moment, `previous` is the
 * save before it, `incoming` is being written.
 *
 * @param {string} folder
 */
export function dataFolder(folder) {
  const at = (/** @type {string} */ name) => join(folder, name);
  return {
    root: folder,
    current: at('current'),
    previous: at('previous'),
    incoming: at('incoming'),
    logs: at('logs'),
    run: at('run'),
    owner: at('owner.json'),
  };
}

/** @typedef {ReturnType<typeof dataFolder>} DataFolder */

const metadataName = 'firebase-export-metadata.json';

/**
 * Puts what `incoming` holds in place. A kill between any two steps leaves a state that `recover` repairs.
 *
 * @param {DataFolder} data
 */
export function promoteIncoming(data) {
  if (!isComplete(data.incoming)) throw new Error('the export is incomplete');
  if (existsSync(data.current)) {
    rmSync(data.previous, { recursive: true, force: true });
    renameSync(data.current, data.previous);
  }
  renameSync(data.incoming, data.current);
}

/**
 * Completes a save that was cut short; a save that was not written whole is dropped.
 *
 * @param {DataFolder} data
 */
export function recover(data) {
  rmSync(data.run, { recursive: true, force: true });
  if (isComplete(data.incoming)) promoteIncoming(data);
  else if (!existsSync(data.current) && existsSync(data.previous)) renameSync(data.previous, data.current);
  dropIncoming(data);
}

/**
 * Its metadata first: without them it is never taken for complete.
 *
 * @param {DataFolder} data
 */
export function dropIncoming(data) {
  rmSync(join(data.incoming, metadataName), { force: true });
  rmSync(data.incoming, { recursive: true, force: true });
}

/** @param {string} folder */
function isComplete(folder) {
  return existsSync(join(folder, metadataName));
}

/**
 * What is wrong with the saved data, as far as it can be told without reading all of it.
 *
 * @param {DataFolder} data
 * @returns {string | undefined}
 */
export function damage(data) {
  if (!existsSync(data.current)) return undefined;
  try {
    const metadata = /** @type {{ firestore?: { metadata_file?: string }, auth?: { path?: string } }} */ (
      readJson(join(data.current, metadataName))
    );
    const firestoreFile = metadata.firestore?.metadata_file;
    if (firestoreFile === undefined || !existsSync(join(data.current, firestoreFile))) {
      return 'the Firestore export is missing';
    }
    if (metadata.auth?.path === undefined) return 'the accounts are missing';
    readJson(join(data.current, metadata.auth.path, 'accounts.json'));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * @param {DataFolder} data
 * @param {string} reason
 */
export function damaged(data, reason) {
  const goBack = existsSync(data.previous)
    ? `put the save before it, ${data.previous}, in its place, or `
    : '';
  return new Problem(
    `The saved data in ${data.current} cannot be read (${reason}): ${goBack}start over with "npm start -- --fresh".`,
  );
}

/**
 * @param {DataFolder} data
 * @param {string} reason
 */
export function notSaved(data, reason) {
  const next = existsSync(data.current)
    ? 'the save before it is whole, and the next start goes on from there'
    : 'there is no save before it';
  return new Problem(`What changed could not be saved in ${data.root} (${reason}): ${next}.`);
}

/** @param {DataFolder} data */
export function startOver(data) {
  for (const folder of [data.current, data.previous]) rmSync(folder, { recursive: true, force: true });
}

/**
 * One running copy per data folder: two would overwrite each other's saves. It holds a port, because the number of
 * a killed process is soon that of another one, in a container even of the next start.
 *
 * @param {DataFolder} data
 * @param {string} site
 */
export async function claim(data, site) {
  written(data, () => mkdirSync(data.logs, { recursive: true }));
  const owner = await runningOwner(data);
  if (owner) {
    throw new Problem(
      `This copy is already running at ${owner.site} (process ${owner.pid}): use that one, or stop it with Ctrl-C first.`,
    );
  }
  const { port, release } = await holdAnyPort();
  written(data, () => writeFileSync(data.owner, JSON.stringify({ pid: process.pid, port, site })));
  return async () => {
    rmSync(data.owner, { force: true });
    await release();
  };
}

/**
 * @param {DataFolder} data
 * @param {() => unknown} write
 */
function written(data, write) {
  try {
    write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `Nothing can be written to ${data.root} (${reason}): make room or give yourself access there, or choose another folder with COPA_DATA_DIR.`,
    );
  }
}

/**
 * @param {DataFolder} data
 * @returns {Promise<{ pid: number, port: number, site: string } | undefined>}
 */
async function runningOwner(data) {
  if (!existsSync(data.owner)) return undefined;
  try {
    const owner = /** @type {{ pid: number, port: number, site: string }} */ (readJson(data.owner));
    process.kill(owner.pid, 0);
    return (await isFree(owner.port)) ? undefined : owner;
  } catch {
    // Unreadable or of a process that is gone: nobody's.
    return undefined;
  }
}

/**
 * @param {string} path
 * @returns {unknown}
 */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
