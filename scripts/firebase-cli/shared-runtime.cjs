const { createRequire } = require('node:module');

/** @typedef {{ state: string }} RuntimeWorker */

/**
 * @typedef {{
 *   getIdleWorker: (this: Pool, ...key: unknown[]) => RuntimeWorker | undefined,
 *   getTriggerWorkers: (...key: unknown[]) => RuntimeWorker[],
 * }} Pool
 */

/** @typedef {{ RuntimeWorkerPool: { prototype: Pool } }} WorkerModule */

/**
 * Lets a process of a function handle several calls at once, as a deployed instance does. Without this, the
 * CLI starts another process, which takes seconds, for each call that comes while all are busy.
 *
 * When functions are built again, the CLI ends the old processes. A call that still shares one then fails.
 */
exports.shareRuntimes = () => {
  const requireAsCli = createRequire(require.resolve('firebase-tools/lib/bin/firebase.js'));
  const { RuntimeWorkerPool } = /** @type {WorkerModule} */ (
    requireAsCli('../emulator/functionsRuntimeWorker.js')
  );
  const { getIdleWorker } = RuntimeWorkerPool.prototype;
  RuntimeWorkerPool.prototype.getIdleWorker = function (/** @type {unknown[]} */ ...key) {
    const busy = () => this.getTriggerWorkers(...key).find(({ state }) => state === 'BUSY');
    return getIdleWorker.apply(this, key) ?? busy();
  };
};
