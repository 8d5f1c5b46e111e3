import { createEmulator } from './create-emulator.ts';
import { FlagError, HELP, LICENSES, listenOn, parseFlags, VERSION } from './launch/flags.ts';
import {
  createShutdown,
  EXIT_CODE,
  consoleLogger as logger,
  readSeed,
  singleProjectWatch,
  watchParent,
} from './launch/process.ts';
import { followRules } from './launch/rules-file.ts';

const ABOUT = { help: HELP, version: VERSION, licenses: LICENSES };

export function runEmulator(args: readonly string[], under: { readonly cli: boolean }): void {
  void main(args, under).catch((error: unknown) => {
    if (error instanceof FlagError) process.stderr.write(`${error.message}\n`);
    else logger.error('The emulator could not start.', error);
    process.exit(EXIT_CODE.failed);
  });
}

async function main(args: readonly string[], under: { readonly cli: boolean }): Promise<void> {
  const flags = parseFlags(args, under);
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
  // A write to a closed pipe must not end the emulator.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  if (under.cli) watchParent(() => shutdown(EXIT_CODE.orphaned));

  if (flags.rules !== null) followRules(emulator.registry, flags.rules, logger);
  if (flags.websocketPort !== null) await listenOn(emulator.monitor, flags.host, flags.websocketPort);
  const { address } = await listenOn(emulator, flags.host, flags.port);
  logger.info(`Dev App Server is now running on ${address}`);
}
