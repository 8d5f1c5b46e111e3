const path = require('node:path');
const { loadAtFirstUse } = require('./late-modules.cjs');

// `NODE_OPTIONS` makes each process that the CLI starts load this file. Of these, only processes that serve a
// function load modules of the CLI.
if (path.basename(process.argv[1] ?? '') === 'functionsEmulatorRuntime') loadAtFirstUse();
