const { createRequire } = require('node:module');

/** @typedef {{ getValidator: () => () => boolean }} ConfigurationModule */
/** @typedef {{ getLatestSDKVersion: () => string | undefined }} VersionsModule */

/**
 * Replaces two functions of the Firebase CLI whose results nobody sees. One compiles a schema for
 * `firebase.json` before each command, which takes a second; its result goes only to the CLI's debug log. The
 * other waits up to ten seconds for npm's registry, to warn if `firebase-functions` is out of date. Without a
 * version, the CLI does not warn.
 */
exports.skipNeedlessChecks = () => {
  // The CLI's own modules call these functions through `exports`, so a replacement takes effect there.
  const requireAsCli = createRequire(require.resolve('firebase-tools/lib/bin/firebase.js'));
  const configuration = /** @type {ConfigurationModule} */ (requireAsCli('../firebaseConfigValidate.js'));
  configuration.getValidator = () => () => true;
  const versions = /** @type {VersionsModule} */ (
    requireAsCli('../deploy/functions/runtimes/node/versioning.js')
  );
  versions.getLatestSDKVersion = () => undefined;
};
