const path = require('node:path');
const { loadAtFirstUse } = require('./late-modules.cjs');

// `NODE_OPTIONS` makes each process of the emulators load this file. Only a process that serves a function
// has modules of the CLI to load.
if (path.basename(process.argv[1] ?? '') === 'functionsEmulatorRuntime') loadAtFirstUse();
