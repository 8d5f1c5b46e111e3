import { runScript } from './process/script.mjs';

await runScript(() => import('./referee/main.ts'));
