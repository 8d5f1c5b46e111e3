import { readFile } from 'node:fs/promises';
import { StatusError } from './core/status-error.ts';
import { createEmulator, type Emulator } from './create-emulator.ts';
import { FlagError, HELP, LICENSES, listenOn, parseFlags, VERSION } from './launch/flags.ts';
import {
  createShutdown,
  EXIT_CODE,
  consoleLogger as logger,
  readSeed,
  singleProjectWatch,
  watchParent,
} from './launch/process.ts';

const ABOUT = { help: HELP, version: VERSION, licenses: LICENSES };

/** The program: it serves until a signal, its parent or a client ends it. */
export function runEmulator(args: readonly string[]): void {
  void main(args).catch((error: unknown) => {
    if (error instanceof FlagError || error instanceof StatusError)
      process.stderr.write(`${error.message}\n`);
    else logger.error('The emulator could not start.', error);
    process.exit(EXIT_CODE.failed);
  });
}

async function main(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args);
  if (flags.show !== null) {
    process.stdout.write(ABOUT[flags.show]);
    return;
  }
  for (const warning of flags.warnings) logger.warn(warning);

  const seed = flags.seedFromExport === null ? null : await readSeed(flags.seedFromExport);
  const emulator = createEmulator({
    seed,
    functionsEmulator: flags.functionsEmulator,
    logger,
    shutdown: () => shutdown(EXIT_CODE.shutdown),
    onDatabaseUsed: singleProjectWatch(flags, logger),
  });
  const shutdown = createShutdown(() => emulator.close());
  process.on('SIGINT', () => shutdown(EXIT_CODE.interrupted));
  process.on('SIGTERM', () => shutdown(EXIT_CODE.terminated));
  // The reader of our output may be gone; the parent watch then ends the process.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  watchParent(() => shutdown(EXIT_CODE.orphaned));

  if (flags.rules !== null) await loadDefaultRules(emulator, flags.rules);
  if (flags.websocketPort !== null) await listenOn(emulator.monitor, flags.host, flags.websocketPort);
  const { address } = await listenOn(emulator, flags.host, flags.port);
  logger.info(`Dev App Server is now running on ${address}`);
}

/** Rules that do not compile deny everything until better ones arrive, and the emulator starts. */
async function loadDefaultRules(emulator: Emulator, path: string): Promise<void> {
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new FlagError(`The rules file cannot be read: ${path}`, { cause: error });
  });
  // The registry itself reports errors.
  const { issues } = emulator.registry.setDefault({ name: path, content });
  for (const { severity, description, sourcePosition } of issues) {
    if (severity === 'WARNING') {
      logger.warn(`${path}:${sourcePosition.line}:${sourcePosition.column} ${description}`);
    }
  }
}
