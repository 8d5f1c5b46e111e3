import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { entryKey, filesOf, staticChunks } from '../../../web/prerender/chunk-graph.ts';
import { type BenchRun, limited, type Section } from '../figure.ts';

const pages = [
  { what: 'JavaScript of /', atMost: 100, sources: [entryKey, 'src/app/routes/home.tsx'] },
  {
    what: 'JavaScript of /tournaments',
    atMost: 111,
    sources: [entryKey, 'src/app/routes/tournaments.tsx'],
  },
] as const;

/** Gzipped, against the same code before compression; the build is the production one. */
export function webScripts({ root }: BenchRun): readonly Section[] {
  const dist = join(root, 'web', 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const figures = pages.map(({ what, atMost, sources }) => {
    const keys = new Set<string>();
    for (const source of sources) staticChunks(manifest, source, keys);
    const files = filesOf(manifest, keys).map((file) => readFileSync(join(dist, file)));
    const raw = sum(files.map((file) => file.length)) / 1000;
    const gzipped = sum(files.map((file) => gzipSync(file, { level: 9 }).length)) / 1000;
    return limited({
      what: `${what}, gzip`,
      unit: 'KB',
      measured: [gzipped],
      atMost,
      reference: `${files.length} files uncompressed: ${raw.toFixed(0)} KB`,
      ratio: gzipped / raw,
    });
  });
  return [{ title: 'What the site downloads', figures }];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
