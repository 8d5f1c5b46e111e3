import { execFile } from 'node:child_process';
import { Problem } from '../process/problem.mjs';

const requiredMajor = 21;

export async function wantsOfficialFirestore(env: NodeJS.ProcessEnv) {
  const choice = env['FIRESTORE_EMULATOR'] ?? '';
  if (choice === '' || choice === 'embedded') return false;
  if (choice !== 'official') {
    throw new Problem(`FIRESTORE_EMULATOR is "embedded" or "official", not "${choice}".`);
  }
  const version = javaMajor(await javaVersionText());
  if (version === undefined) {
    throw new Problem(
      `FIRESTORE_EMULATOR=official needs Java ${requiredMajor} or newer, and there is no java on PATH: install one, or leave the variable out to use the embedded emulator.`,
    );
  }
  if (version < requiredMajor) {
    throw new Problem(
      `FIRESTORE_EMULATOR=official needs Java ${requiredMajor} or newer, and this is Java ${version}: install a newer one, or leave the variable out to use the embedded emulator.`,
    );
  }
  return true;
}

function javaVersionText(): Promise<string> {
  return new Promise((resolve) => {
    execFile('java', ['-version'], (error, stdout, stderr) => resolve(error ? '' : `${stdout}\n${stderr}`));
  });
}

export function javaMajor(text: string) {
  const match = /version "(?:1\.)?(\d+)/.exec(text);
  return match ? Number(match[1]) : undefined;
}
