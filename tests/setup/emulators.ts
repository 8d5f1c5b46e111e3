import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildChanged, removeBuild, webBuild } from '../../scripts/process/build.ts';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { clientEnvironment, suiteAddresses } from '../../scripts/start/addresses.ts';
import { anyPorts, type Ports } from '../../scripts/start/ports.ts';
import { emulatorEnvironment, seed } from '../../scripts/start/seed.ts';
import { startSuite } from '../../scripts/start/suite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The environment of each worker, by its number. */
    readonly emulators: readonly Readonly<Record<string, string>>[];
  }
}

/** Each worker of a project has an Emulator Suite of its own with the demo data: no two files ever meet in one database. */
export default function startEmulators(project: TestProject): Promise<() => Promise<void>> {
  return startFor(project, clientFor);
}

/** The same where nobody opens the client: its pages are there as the build left them, for whatever addresses. */
export function startWithBuiltClient(project: TestProject): Promise<() => Promise<void>> {
  return startFor(project, async () => ({ folder: dirname(webBuild().output), remove: () => undefined }));
}

interface Client {
  /** A path from the repository's root. */
  readonly folder: string;
  remove(): void;
}

type ProvideClient = (ports: Ports, index: number) => Promise<Client>;

async function startFor(
  { config, provide }: TestProject,
  provideClient: ProvideClient,
): Promise<() => Promise<void>> {
  const scratch = mkdtempSync(join(tmpdir(), 'copa-test-'));
  const workers = Array.from({ length: config.maxWorkers }, (_, index) =>
    startOne(scratch, index, provideClient),
  );
  const stop = async () => {
    const started = await Promise.allSettled(workers);
    await Promise.all(
      started.map((each) => (each.status === 'fulfilled' ? each.value.stop() : Promise.resolve())),
    );
    rmSync(scratch, { recursive: true, force: true });
  };
  try {
    const started = await Promise.all(workers);
    provide(
      'emulators',
      started.map(({ environment }) => environment),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The addresses of the emulators are part of the client. */
async function clientFor(ports: Ports, index: number): Promise<Client> {
  const folder = join('.cache', 'web', `test-${process.pid}-${index}`);
  const client = webBuild({ outDir: folder, env: clientEnvironment(suiteAddresses(ports)) });
  await buildChanged(repositoryRoot, [client], { say: () => undefined });
  return { folder, remove: () => removeBuild(repositoryRoot, client) };
}

async function startOne(scratch: string, index: number, provideClient: ProvideClient) {
  const ports = await anyPorts();
  // The address at which a test listens as the push service: no Vite server runs there.
  const pushService = `http://127.0.0.1:${ports.vite}`;
  const client = await provideClient(ports, index);
  const suite = await startSuite({
    root: repositoryRoot,
    ports,
    publicDir: join(repositoryRoot, client.folder),
    logFile: join(scratch, `firebase-${index}.log`),
    data: null,
    importFrom: null,
    official: false,
    // The suites' sign-ups all come from one address.
    environment: { COPA_RATE_LIMIT_FACTOR: '1000', COPA_PUSH_STAND_IN: pushService },
  });
  const { addresses } = suite;
  await seed(addresses);
  // The first call starts the functions: not in the time of a test.
  await fetch(`${addresses.api}/health`);
  return {
    environment: {
      ...emulatorEnvironment(addresses),
      COPA_SITE_URL: addresses.site,
      COPA_API_URL: addresses.api,
      COPA_FUNCTIONS_URL: addresses.functions,
      COPA_PUSH_STAND_IN: pushService,
    },
    stop: async () => {
      await suite.stop();
      client.remove();
    },
  };
}
