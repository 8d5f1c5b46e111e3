import { fileURLToPath } from 'node:url';

const preload = fileURLToPath(new URL('preload-firebase-cli.cjs', import.meta.url));

/** With these `NODE_OPTIONS`, a command of the Firebase CLI takes about half the CPU time. */
export const quickFirebaseCli = { NODE_OPTIONS: `--require ${JSON.stringify(preload)}` };
