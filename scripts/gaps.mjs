import { runScript } from './process/script.mjs';

await runScript(() => import('./checks/update-gaps.ts'));
