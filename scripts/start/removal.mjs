import { rmSync } from 'node:fs';

/**
 * Windows refuses for a moment to remove what a process that has just ended held open.
 *
 * @param {readonly string[]} paths
 */
export function removeAll(paths) {
  for (const path of paths) {
    rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
