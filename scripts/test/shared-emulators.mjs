import { join } from 'node:path';
import { buildChanged, removeBuild, webBuild } from '../process/build.mjs';
import { clientEnvironment, suiteAddresses } from '../start/addresses.mjs';
import { anyPorts } from '../start/ports.mjs';
import { clear, emulatorEnvironment, seed } from '../start/seed.mjs';
import { startSuite } from '../start/suite.mjs';

/**
 * An Emulator Suite for all suites that need one, on ports of its own: started by the first, and filled afresh
 * with the demo data for each.
 *
 * @param {{ root: string, scratch: string, index: number }} run
 */
export function createSharedEmulators({ root, scratch, index }) {
  const logFile = join(scratch, `firebase-${index}.log`);
  const outDir = join('.cache', 'web', `test-${process.pid}-${index}`);
  /** @type {ReturnType<typeof start> | undefined} */
  let started;
  let uses = 0;

  async function start() {
    const ports = await anyPorts();
    const env = clientEnvironment(suiteAddresses(ports));
    await buildChanged(root, [webBuild({ outDir, env })], { say: () => undefined });
    return startSuite({
      root,
      ports,
      publicDir: join(root, outDir),
      logFile,
      data: null,
      importFrom: null,
      official: false,
      // The suites' sign-ups all come from one address.
      environment: { COPA_RATE_LIMIT_FACTOR: '1000' },
    });
  }

  return {
    /** @returns {Promise<Record<string, string>>} the environment for a suite */
    async prepare() {
      started ??= start();
      const { addresses } = await started;
      if (uses > 0) await clear(addresses);
      uses += 1;
      await seed(addresses);
      // The first call starts the functions: not in the time of a test.
      await fetch(`${addresses.api}/health`);
      return {
        ...emulatorEnvironment(addresses),
        COPA_SITE_URL: addresses.site,
        COPA_API_URL: addresses.api,
        COPA_FUNCTIONS_URL: addresses.functions,
      };
    },
    async stop() {
      const suite = await started?.catch(() => undefined);
      await suite?.stop();
      removeBuild(root, webBuild({ outDir }));
    },
  };
}
