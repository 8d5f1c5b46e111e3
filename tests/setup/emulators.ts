import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildChanged, emulatorBuild, functionsBuild, webBuild } from '../../scripts/process/build.ts';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { clientEnvironment, suiteAddresses } from '../../scripts/start/addresses.ts';
import { anyPorts, type Ports } from '../../scripts/start/ports.ts';
import { emulatorEnvironment, seed } from '../../scripts/start/seed.ts';
import { startSuite } from '../../scripts/start/suite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly emulators: readonly Readonly<Record<string, string>>[];
  }
}

export default function startEmulators(project: TestProject): Promise<() => Promise<void>> {
  return startFor(project, provideClients());
}

/**
 * Serves the build as it is, although its pages may contain other addresses than those of these emulators.
 */
export function startWithBuiltClient(project: TestProject): Promise<() => Promise<void>> {
  return startFor(project, async () => ({ folder: dirname(webBuild().output), remove: () => undefined }));
}

interface Client {
  /** Relative to the repository's root. */
  readonly folder: string;
  remove(): void;
}

type ProvideClient = (ports: Ports, index: number) => Promise<Client>;

async function startFor(
  { config, provide }: TestProject,
  provideClient: ProvideClient,
): Promise<() => Promise<void>> {
  await buildChanged(repositoryRoot, [emulatorBuild, functionsBuild], { say: () => undefined });
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

/** No emulator uses these ports, so each of these addresses in the build is a placeholder. */
const PLACEHOLDERS = clientEnvironment({
  site: 'http://127.0.0.1:60001',
  firestore: '127.0.0.1:60002',
  auth: '127.0.0.1:60003',
});

/**
 * A build is slow and contains the addresses of emulators, so it is made once with placeholders. Each worker
 * gets a copy with the addresses of its own emulators.
 */
function provideClients(): ProvideClient {
  const client = webBuild({ outDir: join('.cache', 'web', 'test'), env: PLACEHOLDERS });
  let built: Promise<void> | undefined;
  return async (ports, index) => {
    await (built ??= buildChanged(repositoryRoot, [client], { say: () => undefined }));
    const folder = join('.cache', 'web', `test-${process.pid}-${index}`);
    const copy = join(repositoryRoot, folder);
    cpSync(join(repositoryRoot, dirname(client.output)), copy, { recursive: true });
    const env = clientEnvironment(suiteAddresses(ports));
    for (const [name, address] of Object.entries(env)) replaceIn(copy, PLACEHOLDERS[name] ?? '', address);
    return { folder, remove: () => rmSync(copy, { recursive: true, force: true }) };
  };
}

function replaceIn(folder: string, text: string, replacement: string): void {
  if (text === replacement) return;
  let found = false;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // In `latin1` each byte is one character, so pictures stay unchanged.
    const content = readFileSync(file, 'latin1');
    if (!content.includes(text)) continue;
    found = true;
    writeFileSync(file, content.replaceAll(text, replacement), 'latin1');
  }
  if (!found) throw new Error(`The built client does not contain ${text}.`);
}

async function startOne(scratch: string, index: number, provideClient: ProvideClient) {
  const ports = await anyPorts();
  // These tests start no Vite server, so a test may start its push service on this port.
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
    // All calls of a suite come from one address, so the rate limits are raised.
    environment: { COPA_RATE_LIMIT_FACTOR: '1000', COPA_PUSH_STAND_IN: pushService },
  });
  const { addresses } = suite;
  await seed(addresses);
  // This call starts the functions, so that no test waits for their start.
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
