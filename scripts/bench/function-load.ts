import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoEnvironment } from '../start/demo-environment.ts';
import { type BenchRun, compared, type Figure, type Section } from './figure.ts';
import { type CpuProfile, partsOfBundle, sharesOf } from './load-profile.ts';
import { spreadOf } from './statistics.ts';

const LOADS = 11;
const MOST = 1.35;
const PROFILES = 5;
const TOLD_SHARE = 0.01;

const measuring = `
const start = performance.now();
require(process.argv[1]);
process.stdout.write(String(performance.now() - start), () => process.exit());
`;

/** Each load happens in a new process, as when the platform starts an instance. */
export async function functionLoad({ root, scratch }: BenchRun): Promise<readonly Section[]> {
  const load = async (file: string, ...flags: readonly string[]): Promise<number> => {
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, '-e', measuring, file], {
      cwd: join(root, 'functions'),
      env: {
        ...process.env,
        ...demoEnvironment('http://127.0.0.1'),
        GCLOUD_PROJECT: 'demo-bench',
        // The platform sets this variable to the name of the instance's function.
        FUNCTION_TARGET: 'api',
        METADATA_SERVER_DETECTION: 'none',
      },
    });
    return Number(stdout);
  };
  const bundle = join(root, 'functions', 'lib', 'index.cjs');
  const bare = join(root, 'scripts', 'bench', 'bare-function.cjs');
  const times: Record<'bundle' | 'bare', number[]> = { bundle: [], bare: [] };
  for (let round = 0; round <= LOADS; round += 1) {
    const [ours, reference] = [await load(bundle), await load(bare)];
    if (round === 0) continue;
    times.bundle.push(ours);
    times.bare.push(reference);
  }
  const figure = compared({
    what: 'cold load of the function bundle',
    unit: 'ms',
    measured: times.bundle,
    reference: times.bare,
    against: 'bare onRequest with firebase-admin',
    atMost: MOST,
  });
  const profiles = join(scratch, 'profiles');
  mkdirSync(profiles, { recursive: true });
  for (let round = 0; round < PROFILES; round += 1) {
    await load(bundle, '--cpu-prof', '--cpu-prof-interval=200', `--cpu-prof-dir=${profiles}`);
  }
  return [
    { title: 'Function', figures: [figure] },
    {
      title: 'What a cold load of the function is spent on, by samples of its processor time',
      figures: spentOn(profiles, readFileSync(bundle, 'utf8')),
    },
  ];
}

function spentOn(folder: string, bundle: string): readonly Figure[] {
  const parts = partsOfBundle(bundle);
  const shares = readdirSync(folder).map((file) => {
    const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile;
    return sharesOf(profile, join('lib', 'index.cjs'), parts);
  });
  const names = new Set(shares.flatMap((each) => [...each.keys()]));
  const medians = [...names].map(
    (name) => [name, spreadOf(shares.map((each) => each.get(name) ?? 0)).median] as const,
  );
  const told = medians
    .filter(([, share]) => share >= TOLD_SHARE)
    .toSorted(([, one], [, other]) => other - one);
  const rest = medians.reduce((sum, [, share]) => sum + (share < TOLD_SHARE ? share : 0), 0);
  return [...told, ['all else', rest] as const].map(([what, share]) => ({
    what,
    measured: `${(share * 100).toFixed(1)} %`,
  }));
}
