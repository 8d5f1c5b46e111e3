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
 * Lets a process that serves a function take several calls at a time, as a deployed instance does. The CLI
 * starts another process for each call that comes while all processes are busy, and each one takes seconds.
 *
 * When functions are built again, the CLI ends a busy process after its first answer. Other calls in the same
 * process then fail.
 */
exports.shareRuntimes = () => {
  const requireAsCli = createRequire(require.resolve('firebase-tools/lib/bin/firebase.js'));
  const { RuntimeWorkerPool } = /** @type {WorkerModule} */ (
    requireAsCli('../emulator/functionsRuntimeWorker.js')
  );
  const { getIdleWorker } = RuntimeWorkerPool.prototype;
  RuntimeWorkerPool.prototype.getIdleWorker = function (...key) {
    const busy = () => this.getTriggerWorkers(...key).find(({ state }) => state === 'BUSY');
    return getIdleWorker.apply(this, key) ?? busy();
  };
};
