import { importTypeScript } from '../process/typescript.mjs';
import { checkFunctionSize } from './function-size.mjs';

const { runBudgets } = /** @type {typeof import('../../web/prerender/budgets.ts')} */ (
  await importTypeScript('../../web/prerender/budgets.ts', import.meta.url)
);
process.exitCode = Math.max(runBudgets(), checkFunctionSize());
