import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root */
export function dataFolder(root) {
  const at = (/** @type {string} */ name) => join(root, name);
  return {
    root,
    current: at('current'),
    previous: at('previous'),
    incoming: at('incoming'),
    logs: at('logs'),
    run: at('run'),
    owner: at('owner.json'),
    mark: at('.copa-data'),
  };
}

/** @typedef {ReturnType<typeof dataFolder>} DataFolder */

export const metadataName = 'firebase-export-metadata.json';

/**
 * @param {string} hub
 * @param {DataFolder} data
 * @param {AbortSignal} [limit]
 */
export async function save(hub, data, limit) {
  const asked = fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: data.incoming, initiatedBy: 'start script' }),
    ...(limit && { signal: limit }),
  });
  const response = await asked.catch((cause) => {
    throw limit?.aborted ? cause : new Error('the emulators ended before it was done', { cause });
  });
  if (!response.ok) {
    const { message } = /** @type {{ message?: string }} */ (await response.json());
    const reason = message?.replace(/^.* had HTTP Error: \d+, /, '');
    throw new Error(reason ?? `the export answered ${response.status}`);
  }
  promoteIncoming(data);
}

/**
 * If the process is killed between two of these steps, `recover` (`data-folder.ts`) repairs the folders.
 *
 * @param {DataFolder} data
 */
export function promoteIncoming(data) {
  if (existsSync(data.current)) {
    rmSync(data.previous, { recursive: true, force: true });
    renameSync(data.current, data.previous);
  }
  renameSync(data.incoming, data.current);
}
