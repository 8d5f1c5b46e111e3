const path = require('node:path');
const { skipNeedlessChecks } = require('../../scripts/process/needless-checks.cjs');

// `NODE_OPTIONS` makes each Node process load this file, so only the Firebase CLI is changed.
if (/^firebase(\.js)?$/.test(path.basename(process.argv[1] ?? ''))) skipNeedlessChecks();
