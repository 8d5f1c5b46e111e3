import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { programOf } from '../process/programs.ts';
import { repositoryRoot } from '../process/repository.mjs';
import { optionsIn } from './options.ts';

const SEEDS = 1_000_000_000;

export function main() {
  const { minutes, seed } = optionsIn(process.argv.slice(2), () => randomInt(SEEDS));
  console.log(`${minutes} minutes from seed ${seed} on`);
  const args = ['run', '--project', 'load', 'tests/load/soak.test.ts', '--disable-console-intercept'];
  const { status } = spawnSync(process.execPath, [programOf('vitest'), ...args], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, COPA_SOAK_MINUTES: String(minutes), COPA_SOAK_SEED: String(seed) },
  });
  process.exitCode = status ?? 1;
}
