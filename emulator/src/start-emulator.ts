import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeExport } from './admin/export/write-export.ts';
import { createEmulator } from './create-emulator.ts';
import { FlagError, listenOn, readPort } from './launch/flags.ts';
import { nearest } from './launch/nearest.ts';
import { consoleLogger, readSeed } from './launch/process.ts';
import { compileRuleset } from './rules/ruleset.ts';
import { compileErrorText } from './rules/syntax/ast.ts';

export interface StartOptions {
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** Default: a free port. */
  readonly port?: number;
  /** The text of `firestore.rules`. Without rules everything is allowed. */
  readonly rules?: string;
  /**
   * The path of the `*.overall_export_metadata` file of an export. The databases of every project start with
   * the documents in the export.
   */
  readonly seed?: string;
}

export interface RunningEmulator {
  readonly host: string;
  readonly port: number;
  /** Environment variables for a process whose Admin SDK must find the emulator. */
  readonly env: { readonly FIRESTORE_EMULATOR_HOST: string };
  /** Replaces the rules of every project that loaded none of its own. Throws if `rules` does not compile. */
  loadRules(rules: string): void;
  /** Deletes every document of every project and restores the documents of the seed. */
  clear(): void;
  /** Exports the `(default)` database of a project into a folder. Resolves with a path for `seed`. */
  export(folder: string, project: string): Promise<string>;
  close(): Promise<void>;
}

const OPTION_TYPES: ReadonlyMap<string, 'string' | 'number'> = new Map(
  Object.entries({
    host: 'string',
    port: 'number',
    rules: 'string',
    seed: 'string',
  } as const satisfies Record<keyof StartOptions, string>),
);
const RULES_NAME = 'firestore.rules';

/** Checks at run time too, because callers in JavaScript may pass anything. */
function checkOptions(options: unknown): void {
  if (typeof options !== 'object' || options === null) {
    throw new FlagError(`startEmulator takes an object of options, not ${String(options)}.`);
  }
  const names = [...OPTION_TYPES.keys()];
  for (const [name, value] of Object.entries(options)) {
    const type = OPTION_TYPES.get(name);
    if (type === undefined) {
      const known = nearest(name, names);
      const meant = known === null ? '' : ` Did you mean ${known}?`;
      throw new FlagError(`startEmulator has no option ${name}.${meant} It has ${names.join(', ')}.`);
    }
    if (value !== undefined && typeof value !== type) {
      throw new FlagError(`The option ${name} of startEmulator is a ${type}, not ${String(value)}.`);
    }
  }
}

/** Runs in this process. Resolves once the emulator listens. */
export async function startEmulator(options: StartOptions = {}): Promise<RunningEmulator> {
  checkOptions(options);
  const { host = '127.0.0.1', rules, seed } = options;
  const wanted = readPort(options.port?.toString()) ?? 0;
  const emulator = createEmulator({
    seed: seed === undefined ? null : await readSeed(seed),
    functionsEmulator: null,
    logger: { ...consoleLogger, info: () => undefined },
    shutdown: () => void emulator.close(),
  });

  function loadRules(content: string): void {
    const { ruleset, issues } = compileRuleset(content);
    if (ruleset === null) throw new Error(compileErrorText(issues, RULES_NAME));
    emulator.registry.setDefault({ name: RULES_NAME, content });
  }

  if (rules !== undefined) loadRules(rules);
  const { port, address } = await listenOn(emulator, host, wanted).catch(async (error: unknown) => {
    await emulator.close();
    throw error;
  });
  return {
    host,
    port,
    env: { FIRESTORE_EMULATOR_HOST: address },
    loadRules,
    clear: () => emulator.clear(),
    export: async (folder, project) => {
      const directory = resolve(folder);
      const name = `firestore_export_${randomUUID()}`;
      const documents = emulator.service.allDocuments(`projects/${project}/databases/(default)`);
      await mkdir(directory, { recursive: true });
      await writeExport({ directory, name, documents, now: Date.now });
      return join(directory, name, `${name}.overall_export_metadata`);
    },
    close: () => emulator.close(),
  };
}
