const path = require('node:path');
const { skipNeedlessChecks } = require('../../scripts/process/needless-checks.cjs');

// Each Node process that a test starts loads this file first, not only the Firebase CLI.
if (/^firebase(\.js)?$/.test(path.basename(process.argv[1] ?? ''))) skipNeedlessChecks();
