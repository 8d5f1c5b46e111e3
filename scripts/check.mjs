import { runScript } from './process/script.mjs';

await runScript(() => import('./checks/main.ts'));
