import { runScript } from './process/script.mjs';

await runScript(() => import('./soak/main.ts'));
