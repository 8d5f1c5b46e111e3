import { requireNodeVersion } from './node-version.mjs';
import { Problem } from './problem.mjs';

/**
 * Everything else is imported after the check of Node's version: an older Node fails on those imports with a message
 * that helps nobody.
 *
 * @param {() => Promise<{ main: () => unknown }>} load imports a TypeScript module
 */
export async function runScript(load) {
  try {
    requireNodeVersion();
    const { prepareTypeScript } = await import('./typescript.mjs');
    await prepareTypeScript();
    const { main } = await load();
    await main();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
