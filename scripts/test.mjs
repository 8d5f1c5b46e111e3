import { runScript } from './process/script.mjs';

await runScript(() => import('./test/main.ts'));
