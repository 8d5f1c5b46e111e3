import { requireNodeVersion } from './node-version.mjs';
import { Problem } from './problem.mjs';

/**
 * Checks Node's version before any TypeScript or package is imported, because an older Node would fail on
 * these imports with an unhelpful message.
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
