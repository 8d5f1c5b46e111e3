import { runScript } from './process/script.mjs';

await runScript(() => import('./start/main.ts'));
process.exit();
