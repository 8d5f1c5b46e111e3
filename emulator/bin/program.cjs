'use strict';

const { existsSync } = require('node:fs');
const path = require('node:path');

const bundle = path.join(__dirname, '..', 'lib', 'index.cjs');

/**
 * Serves the embedded Firestore in this process.
 *
 * @param {string[]} args
 */
exports.runEmulator = (args) => {
  if (!existsSync(bundle)) {
    process.stderr.write('The embedded Firestore is not built: run "npm run build -w emulator" first.\n');
    process.exit(1);
  }
  const emulator = /** @type {{ runEmulator(args: string[]): void }} */ (require(bundle));
  emulator.runEmulator(args);
};
