import { tsImport } from 'tsx/esm/api';

const { runBudgets } = await tsImport('../prerender/budgets.ts', import.meta.url);
process.exitCode = runBudgets(process.argv[2]);
