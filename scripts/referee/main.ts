import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KNOWN_DIFFERENCES } from '../../tests/emulator/referee/known-differences.ts';
import { Problem } from '../process/problem.mjs';
import { programOf } from '../process/programs.ts';
import { repositoryRoot } from '../process/repository.mjs';
import { wantsOfficialFirestore } from '../start/firestore-choice.ts';
import { type Results, verdictOf } from './report.ts';

/** These suites send their requests to the emulator's port, so they also run against Google's emulator. */
const SUITES = [
  'tests/emulator/chromium.test.ts',
  'tests/emulator/differential/expressions.test.ts',
  'tests/emulator/firebase-admin-rest.test.ts',
  'tests/emulator/firebase-admin.test.ts',
  'tests/emulator/lite-sdk.test.ts',
  'tests/emulator/rules-unit-testing.test.ts',
  'tests/emulator/web-sdk.test.ts',
  'tests/rules/',
];

export async function main() {
  const env = { ...process.env, FIRESTORE_EMULATOR: 'official' };
  await wantsOfficialFirestore(env);
  const suites = process.argv.length > 2 ? process.argv.slice(2) : SUITES;
  const folder = mkdtempSync(join(tmpdir(), 'referee-'));
  const outputFile = join(folder, 'results.json');
  const projects = ['--project', 'emulator', '--project', 'rules'];
  const reporters = ['--reporter', 'json', '--outputFile', outputFile];
  const child = spawn(process.execPath, [programOf('vitest'), 'run', ...projects, ...reporters, ...suites], {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  const results = readResults(outputFile);
  rmSync(folder, { recursive: true });
  const { agrees, text } = verdictOf(results, KNOWN_DIFFERENCES, repositoryRoot);
  console.log(text);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary !== undefined) appendFileSync(summary, `\`\`\`\n${text}\n\`\`\`\n`);
  if (agrees && exitCode !== 0)
    throw new Problem(`Vitest failed outside of a suite; it ended with ${exitCode}.`);
  if (!agrees) process.exitCode = 1;
}

function readResults(file: string): Results {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results;
  } catch (error) {
    throw new Problem('The suites wrote no results.', { cause: error });
  }
}
