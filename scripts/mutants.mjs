import { runScript } from './process/script.mjs';

await runScript(() => import('./mutants/main.ts'));
