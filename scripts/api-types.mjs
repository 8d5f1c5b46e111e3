import { runScript } from './process/script.mjs';

await runScript(() => import('./process/api-types.ts'));
