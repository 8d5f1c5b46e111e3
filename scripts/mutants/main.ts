import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../process/problem.mjs';
import { programOf } from '../process/programs.ts';
import { repositoryRoot } from '../process/repository.mjs';
import { linesOfCode, sampleOf } from './sample.ts';

const USAGE =
  '"npm run mutants" takes files or folders, either of domain/src and functions/src, or of web/src/lib and web/src/features/*/admin, and --sample with a number of lines, --seed with another than 1, --tests with the only tests to run.';

const CONFIGURATION = 'scripts/mutants/stryker.config.json';

/**
 * Files of routes and endpoints are left out, because their tests in `tests/api` do not run against mutants.
 */
const measured =
  /^(domain\/src|functions\/src|web\/src\/lib|web\/src\/features\/[^/]+\/admin)\/(?!.*(\.(test|fixture)\.tsx?$|routes\.ts$|endpoints?\.ts$)).*\.tsx?$/;

export function main() {
  const { paths, sample, seed, tests } = optionsIn(process.argv.slice(2));
  const files = paths.flatMap((path) => [...filesOf(path)]).filter((file) => measured.test(file));
  const ofWeb = files.filter((file) => file.startsWith('web/'));
  if (files.length === 0 || ![0, files.length].includes(ofWeb.length)) throw new Problem(USAGE);
  const lines = files.flatMap((file) => linesOfCode(file, readFileSync(join(repositoryRoot, file), 'utf8')));
  const mutate = sample === null ? files : sampleOf(lines, sample, seed);
  const { status } = spawnSync(
    process.execPath,
    [programOf('@stryker-mutator/core', 'stryker'), 'run', CONFIGURATION, '--mutate', mutate.join(',')],
    {
      cwd: repositoryRoot,
      stdio: 'inherit',
      env: {
        ...process.env,
        MUTANT_SUITE: ofWeb.length > 0 ? 'web' : 'server',
        ...(tests === undefined ? {} : { MUTANT_TESTS: tests }),
      },
    },
  );
  process.exitCode = status ?? 1;
}

function optionsIn(args: string[]) {
  const number = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { sample: number, seed: number, tests: { type: 'string' } },
    });
    return {
      paths: positionals.length > 0 ? positionals : ['domain/src', 'functions/src'],
      sample: values.sample === undefined ? null : Number(values.sample),
      seed: Number(values.seed ?? 1),
      tests: values.tests,
    };
  } catch {
    throw new Problem(USAGE);
  }
}

function* filesOf(path: string): Generator<string> {
  const stats = statSync(join(repositoryRoot, path), { throwIfNoEntry: false });
  if (stats?.isDirectory() !== true) {
    if (stats) yield path;
    return;
  }
  for (const name of readdirSync(join(repositoryRoot, path))) yield* filesOf(`${path}/${name}`);
}
