import { requireNodeVersion } from './node-version.mjs';
import { Problem } from './problem.mjs';

/**
 * Runs what a script does. Its module is loaded when the version of Node is known to do: an older one fails on its
 * imports, and says nothing that helps.
 *
 * @param {() => Promise<{ main: () => Promise<void> }>} load
 */
export async function runScript(load) {
  try {
    requireNodeVersion();
    const { main } = await load();
    await main();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
