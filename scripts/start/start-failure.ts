import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../process/problem.mjs';

export type Failure = { reason: string; firestoreEnded: boolean };

const firestoreLogName = 'firestore-debug.log';

const firestoreEndedText = 'Firestore Emulator has exited with';

export class StartFailure extends Problem {
  readonly reason: string;
  readonly firestoreEnded: boolean;

  constructor({ reason, firestoreEnded }: Failure, logFile: string) {
    super(`The emulators did not start: ${reason} (all they said is in ${logFile}).`);
    this.name = 'StartFailure';
    this.reason = reason;
    this.firestoreEnded = firestoreEnded;
  }
}

/** Finds functions that failed to load, because the Firebase CLI reports the suite as ready even then. */
export function brokenFunctions(log: string): Failure | undefined {
  const line = /Failed to load function definition from source: (.*)/.exec(log)?.[1];
  return line === undefined ? undefined : { reason: line.trim(), firestoreEnded: false };
}

export function failureIn(log: string, workingFolder: string): Failure {
  if (!log.includes(firestoreEndedText)) return { reason: reasonIn(log), firestoreEnded: false };
  const firestoreLog = join(workingFolder, firestoreLogName);
  const said = existsSync(firestoreLog) ? lastLine(readFileSync(firestoreLog, 'utf8')) : undefined;
  return { reason: said ?? 'Firestore ended at once', firestoreEnded: true };
}

function lastLine(text: string) {
  return text
    .split('\n')
    .findLast((line) => line.trim() !== '')
    ?.trim();
}

const harmless = /CLI MOTD|Env variable override/;

export function reasonIn(log: string) {
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
