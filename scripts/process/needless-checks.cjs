const { createRequire } = require('node:module');

/** @typedef {{ getValidator: () => () => boolean }} Configuration */
/** @typedef {{ getLatestSDKVersion: () => string | undefined }} Versions */

/**
 * Before each command, the Firebase CLI compiles a schema for `firebase.json`, which takes a second. Only the
 * CLI's debug log says what breaks the schema. Before the CLI loads functions, it waits up to ten seconds for
 * npm's registry, only to say if `firebase-functions` is out of date.
 */
exports.skipNeedlessChecks = () => {
  const requireAsCli = createRequire(require.resolve('firebase-tools/lib/bin/firebase.js'));
  const configuration = /** @type {Configuration} */ (requireAsCli('../firebaseConfigValidate.js'));
  configuration.getValidator = () => () => true;
  const versions = /** @type {Versions} */ (requireAsCli('../deploy/functions/runtimes/node/versioning.js'));
  versions.getLatestSDKVersion = () => undefined;
};
