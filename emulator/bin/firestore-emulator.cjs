#!/usr/bin/env node
'use strict';

const [command, ...rest] = process.argv.slice(2);

if (command === 'exec') void import('./exec.mjs').then(({ exec }) => exec(rest));
else require('./program.cjs').runEmulator(process.argv.slice(2), { cli: false });
