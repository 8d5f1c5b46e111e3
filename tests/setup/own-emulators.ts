/**
 * A suite that runs on several workers has emulators for each of them, so that no two files ever meet in one
 * database: `COPA_EMULATORS` is the list of what each worker's environment says. Without it all share those
 * that the environment names.
 */
const everyWorkers = JSON.parse(process.env['COPA_EMULATORS'] ?? '[]') as Record<string, string>[];

Object.assign(process.env, everyWorkers[Number(process.env['VITEST_POOL_ID']) - 1]);
