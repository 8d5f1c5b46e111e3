import { runScript } from './process/script.mjs';

await runScript(() => import('./process/build.ts'));
