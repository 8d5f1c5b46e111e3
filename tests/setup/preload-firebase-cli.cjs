const path = require('node:path');
const { loadAtFirstUse } = require('../../scripts/firebase-cli/late-modules.cjs');
const { skipNeedlessChecks } = require('../../scripts/firebase-cli/needless-checks.cjs');

require('../../scripts/firebase-cli/preload-runtime.cjs');

// `NODE_OPTIONS` makes each Node process load this file, so only the Firebase CLI is changed.
if (/^firebase(\.js)?$/.test(path.basename(process.argv[1] ?? ''))) {
  loadAtFirstUse();
  skipNeedlessChecks();
}
