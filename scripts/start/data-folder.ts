import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isAlive } from '../process/is-alive.ts';
import { Problem } from '../process/problem.mjs';
import { holdAnyPort, isFree } from './ports.ts';
import { type DataFolder, dataFolder, metadataName, promoteIncoming } from './saved-data.mjs';

export function wantedDataFolder(root: string, { COPA_DATA_DIR: folder = '' }: NodeJS.ProcessEnv) {
  return dataFolder(resolve(root, folder === '' ? '.data' : folder));
}

/**
 * Completes a save that a killed process left unfinished, and drops an export that the CLI did not finish.
 */
export function recover(data: DataFolder) {
  rmSync(data.run, { recursive: true, force: true });
  if (existsSync(join(data.incoming, metadataName))) promoteIncoming(data);
  else if (!existsSync(data.current) && existsSync(data.previous)) renameSync(data.previous, data.current);
  rmSync(data.incoming, { recursive: true, force: true });
}

export function damage(data: DataFolder): string | undefined {
  if (!existsSync(data.current)) return undefined;
  try {
    const metadata = readJson(join(data.current, metadataName)) as {
      firestore?: { metadata_file?: string };
      auth?: { path?: string };
    };
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

export function damaged(data: DataFolder, reason: string) {
  const goBack = existsSync(data.previous)
    ? `put the save before it, ${data.previous}, in its place, or `
    : '';
  return new Problem(
    `The saved data in ${data.current} cannot be read (${reason}): ${goBack}start over with "npm start -- --fresh".`,
  );
}

export function notSaved(data: DataFolder, reason: string) {
  const next = existsSync(data.current)
    ? 'the save before it is whole, and the next start goes on from there'
    : 'there is no save before it';
  return new Problem(`What changed could not be saved in ${data.root} (${reason}): ${next}.`);
}

export function startOver(data: DataFolder) {
  for (const folder of [data.current, data.previous]) rmSync(folder, { recursive: true, force: true });
}

/**
 * Refuses a second running copy, because two copies would overwrite each other's saves. A copy listens
 * on a port to prove that it runs, because its process id alone may soon belong to another process.
 */
export async function claim(data: DataFolder, site: string) {
  refuseForeign(data);
  written(data, () => {
    mkdirSync(data.logs, { recursive: true });
    writeFileSync(data.mark, 'The data of a local copy. Starts replace and delete what is in this folder.\n');
  });
  const left = textOf(data.owner);
  const owner = await runningOwner(data);
  if (owner) throw alreadyRunning(owner);
  const { port, release } = await holdAnyPort();
  const own = JSON.stringify({ pid: process.pid, port, site });
  try {
    written(data, () => replaceOwner(data, left, own));
  } catch (error) {
    await release();
    throw error;
  }
  return async () => {
    rmSync(data.owner, { force: true });
    await release();
  };
}

function alreadyRunning({ site, pid }: Owner) {
  return new Problem(
    `This copy is already running at ${site} (process ${pid}): use that one, or stop it with Ctrl-C first.`,
  );
}

/**
 * Removes the owner file of a killed copy only if its text is still `left`, because another start may have
 * replaced the file.
 */
function replaceOwner(data: DataFolder, left: string | undefined, own: string) {
  if (left !== undefined && textOf(data.owner) === left) rmSync(data.owner);
  try {
    writeFileSync(data.owner, own, { flag: 'wx' });
  } catch (error) {
    const other = ownerOf(data);
    throw other === undefined ? error : alreadyRunning(other);
  }
}

function refuseForeign(data: DataFolder) {
  if (isOurs(data)) return;
  throw new Problem(
    `${data.root} holds files that no start wrote, and a start deletes old data: choose an empty or a new folder with COPA_DATA_DIR.`,
  );
}

/** A folder of an older version has no mark. It contains a save or only logs. */
function isOurs(data: DataFolder) {
  const saves = [data.current, data.previous, data.incoming].map((folder) => join(folder, metadataName));
  if ([data.mark, ...saves].some((path) => existsSync(path)) || ownerOf(data) !== undefined) return true;
  try {
    return readdirSync(data.root).every((name) => ['logs', '.DS_Store'].includes(name));
  } catch {
    // A missing folder is not foreign. After any other error `written` reports why the folder cannot be used.
    return true;
  }
}

function written(data: DataFolder, write: () => unknown) {
  try {
    write();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `Nothing can be written to ${data.root} (${reason}): make room or give yourself access there, or choose another folder with COPA_DATA_DIR.`,
    );
  }
}

interface Owner {
  readonly pid: number;
  readonly port: number;
  readonly site: string;
}

async function runningOwner(data: DataFolder): Promise<Owner | undefined> {
  const owner = ownerOf(data);
  return owner && isAlive(owner.pid) && !(await isFree(owner.port)) ? owner : undefined;
}

function ownerOf(data: DataFolder): Owner | undefined {
  try {
    const { pid, port, site, ...others } = readJson(data.owner) as Partial<Owner>;
    const isOwner = isNumber(pid) && isNumber(port) && typeof site === 'string';
    return isOwner && Object.keys(others).length === 0 ? { pid, port, site } : undefined;
  } catch {
    return undefined;
  }
}

const isNumber = (value: unknown): value is number => Number.isInteger(value);

function textOf(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
