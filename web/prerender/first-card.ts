import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import { buildBeside } from './after-build.ts';
import type { FirstCardName } from './documents.ts';

export type FirstCardScripts = Readonly<Record<FirstCardName, string>>;

/** The scripts of first cards use no schemas, so the bundler may remove calls of these functions. */
const SCHEMA_MAKERS = ['z', 'count', 'described', 'nullish', 'publicName', 'publicText', 'text'];

export async function writeFirstCards(config: ResolvedConfig, out: string): Promise<FirstCardScripts> {
  return {
    ticket: await writeFirstCard(config, out, 'ticket'),
    'registration-status': await writeFirstCard(config, out, 'registration-status'),
  };
}

async function writeFirstCard(config: ResolvedConfig, outDir: string, name: FirstCardName) {
  const built = await buildBeside(config, outDir, {
    modulePreload: false,
    rolldownOptions: {
      input: path.join(config.root, `src/app/first-cards/${name}.ts`),
      output: { entryFileNames: 'assets/first-card-[hash].js' },
      treeshake: { manualPureFunctions: SCHEMA_MAKERS, propertyReadSideEffects: false },
    },
  });
  const [file] = 'output' in built ? built.output : [];
  if (file === undefined) throw new Error(`The first card of ${name} was not built`);
  return `/${file.fileName}`;
}
