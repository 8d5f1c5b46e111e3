import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A check is a function from the repository to a list of complaints; run directly, it prints them and exits
 * with 1 when there are any.
 *
 * @param {string} moduleUrl
 * @param {() => string[] | Promise<string[]>} check
 */
export async function runAsProgram(moduleUrl, check) {
  const started = process.argv[1];
  if (!started || realpathSync(started) !== fileURLToPath(moduleUrl)) return;
  const complaints = await check();
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}
