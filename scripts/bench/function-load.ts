import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoEnvironment } from '../start/demo-environment.ts';
import { type BenchRun, compared, type Section } from './figure.ts';

const LOADS = 11;
const MOST = 1.35;

const measuring = `
const [file, path] = process.argv.slice(1);
const platform = require('express')();
const start = performance.now();
const { api } = require(file);
const tell = () => process.stdout.write(String(performance.now() - start), () => process.exit());
if (path === undefined) tell();
else {
  platform.use((request, response, next) => {
    response.on('finish', tell);
    next();
  }, api);
  const server = platform.listen(0, '127.0.0.1', () => {
    require('node:http').get({ host: '127.0.0.1', port: server.address().port, path }).on('error', () => {});
  });
}
`;

const FIRST_CALLS = [
  { what: 'load and first answer of a page', path: '/tournament/-' },
  { what: 'load and first answer of the API', path: '/api/health' },
] as const;

export async function functionLoad({ root }: BenchRun): Promise<readonly Section[]> {
  const load = async (file: string, path?: string): Promise<number> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['-e', measuring, file, ...(path === undefined ? [] : [path])],
      {
        cwd: join(root, 'functions'),
        env: {
          ...process.env,
          ...demoEnvironment('http://127.0.0.1'),
          GCLOUD_PROJECT: 'demo-bench',
          FUNCTION_TARGET: 'api',
          METADATA_SERVER_DETECTION: 'none',
        },
      },
    );
    return Number(stdout);
  };
  const bundle = join(root, 'functions', 'lib', 'index.cjs');
  const bare = join(root, 'scripts', 'bench', 'bare-function.cjs');
  const measure = async (
    what: string,
    path: string | undefined,
    limit: { readonly atMost?: number } = {},
  ) => {
    const times: Record<'bundle' | 'bare', number[]> = { bundle: [], bare: [] };
    for (let round = 0; round <= LOADS; round += 1) {
      const [ours, reference] = [await load(bundle, path), await load(bare, path)];
      if (round === 0) continue;
      times.bundle.push(ours);
      times.bare.push(reference);
    }
    const against = 'bare onRequest with firebase-admin';
    return compared({ what, unit: 'ms', measured: times.bundle, reference: times.bare, against, ...limit });
  };
  const figures = [await measure('cold load of the function', undefined, { atMost: MOST })];
  for (const { what, path } of FIRST_CALLS) figures.push(await measure(what, path));
  return [{ title: 'Function', figures }];
}
