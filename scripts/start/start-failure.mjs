import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../process/problem.mjs';

/** @typedef {{ reason: string, firestoreEnded: boolean }} Failure */

const firestoreLogName = 'firestore-debug.log';

/** How the CLI says that its Firestore emulator is gone. */
const firestoreEndedText = 'Firestore Emulator has exited with';

export class StartFailure extends Problem {
  /**
   * @param {Failure} failure
   * @param {string} logFile
   */
  constructor({ reason, firestoreEnded }, logFile) {
    super(`The emulators did not start: ${reason} (all they said is in ${logFile}).`);
    this.name = 'StartFailure';
    this.reason = reason;
    this.firestoreEnded = firestoreEnded;
  }
}

/**
 * The CLI calls the suite ready although it could not load the API.
 *
 * @param {string} log
 * @returns {Failure | undefined}
 */
export function brokenFunctions(log) {
  const line = /Failed to load function definition from source: (.*)/.exec(log)?.[1];
  return line === undefined ? undefined : { reason: line.trim(), firestoreEnded: false };
}

/**
 * @param {string} log
 * @param {string} workingFolder where the CLI puts what Firestore said
 * @returns {Failure}
 */
export function failureIn(log, workingFolder) {
  if (!log.includes(firestoreEndedText)) return { reason: reasonIn(log), firestoreEnded: false };
  const firestoreLog = join(workingFolder, firestoreLogName);
  const said = existsSync(firestoreLog) ? lastLine(readFileSync(firestoreLog, 'utf8')) : undefined;
  return { reason: said ?? 'Firestore ended at once', firestoreEnded: true };
}

/** @param {string} text */
function lastLine(text) {
  return text
    .split('\n')
    .findLast((line) => line.trim() !== '')
    ?.trim();
}

const harmless = /CLI MOTD|Env variable override/;

/**
 * The CLI's own explanation.
 *
 * @param {string} log
 */
export function reasonIn(log) {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !harmless.test(line));
  const reason =
    lines.find((line) => line.startsWith('Error: ')) ??
    lines.find((line) => line.startsWith('⚠')) ??
    lines.at(-1) ??
    'they said nothing';
  return reason.replace(/^(Error:|⚠)\s*/, '').replace(/[.:]+$/, '');
}
