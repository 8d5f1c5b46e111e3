import { tsImport } from 'tsx/esm/api';

const { runBudgets } = /** @type {typeof import('../../web/prerender/budgets.ts')} */ (
  await tsImport('../../web/prerender/budgets.ts', import.meta.url)
);
process.exitCode = runBudgets();
