'use strict';

const { existsSync } = require('node:fs');
const path = require('node:path');

const bundle = path.join(__dirname, '..', 'lib', 'index.cjs');

/**
 * @param {string[]} args
 * @param {{ cli: boolean }} under Did the Firebase CLI start this process?
 */
exports.runEmulator = (args, under) => {
  if (!existsSync(bundle)) {
    process.stderr.write('The embedded Firestore is not built: run "npm run build -w emulator" first.\n');
    process.exit(1);
  }
  const emulator = /** @type {{ runEmulator(args: string[], under: { cli: boolean }): void }} */ (
    require(bundle)
  );
  emulator.runEmulator(args, under);
};
