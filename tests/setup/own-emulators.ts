import { inject } from 'vitest';

Object.assign(process.env, inject('emulators')[Number(process.env['VITEST_POOL_ID']) - 1]);
