import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoEnvironment } from '../start/demo-environment.ts';
import { type BenchRun, compared, type Section } from './figure.ts';

const LOADS = 11;
const MOST = 1.35;

const measuring = `
const start = performance.now();
require(process.argv[1]);
process.stdout.write(String(performance.now() - start), () => process.exit());
`;

export async function functionLoad({ root }: BenchRun): Promise<readonly Section[]> {
  const load = async (file: string): Promise<number> => {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', measuring, file], {
      cwd: join(root, 'functions'),
      env: {
        ...process.env,
        ...demoEnvironment('http://127.0.0.1'),
        GCLOUD_PROJECT: 'demo-bench',
        FUNCTION_TARGET: 'api',
        METADATA_SERVER_DETECTION: 'none',
      },
    });
    return Number(stdout);
  };
  const bundle = join(root, 'functions', 'lib', 'index.cjs');
  const bare = join(root, 'scripts', 'bench', 'bare-function.cjs');
  const measured: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round <= LOADS; round += 1) {
    const times = [await load(bundle), await load(bare)] as const;
    if (round === 0) continue;
    measured.push(times[0]);
    reference.push(times[1]);
  }
  const what = 'cold load of the function';
  const against = 'bare onRequest with firebase-admin';
  const figures = [compared({ what, unit: 'ms', measured, reference, against, atMost: MOST })];
  return [{ title: 'Function', figures }];
}
