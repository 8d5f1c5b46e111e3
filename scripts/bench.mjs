import { runScript } from './process/script.mjs';

await runScript(() => import('./bench/main.ts'));
