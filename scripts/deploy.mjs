import { runScript } from './process/script.mjs';

await runScript(() => import('./deploy/main.ts'));
