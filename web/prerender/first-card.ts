import path from 'node:path';
import { build, type ResolvedConfig } from 'vite';
import type { FirstCardName } from './documents.ts';

export type FirstCardScripts = Readonly<Record<FirstCardName, string>>;

/** These functions only make schemas, so the bundler may remove calls whose result is not used. */
const SCHEMA_MAKERS = ['z', 'described', 'nullish', 'publicName', 'publicText'];
export const UNUSED_SCHEMAS = { manualPureFunctions: SCHEMA_MAKERS, propertyReadSideEffects: false } as const;

/** The scripts of first cards use no schemas at all. */
const ALL_SCHEMAS = { ...UNUSED_SCHEMAS, manualPureFunctions: [...SCHEMA_MAKERS, 'count', 'text'] };

export async function writeFirstCards(config: ResolvedConfig, out: string): Promise<FirstCardScripts> {
  return {
    ticket: await writeFirstCard(config, out, 'ticket'),
    'registration-status': await writeFirstCard(config, out, 'registration-status'),
  };
}

async function writeFirstCard(
  { root, build: { target } }: ResolvedConfig,
  outDir: string,
  name: FirstCardName,
) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, `src/app/first-cards/${name}.ts`),
        output: { entryFileNames: 'assets/first-card-[hash].js' },
        treeshake: ALL_SCHEMAS,
      },
    },
  });
  const [file] = 'output' in built ? built.output : [];
  if (file === undefined) throw new Error(`The first card of ${name} was not built`);
  return `/${file.fileName}`;
}
