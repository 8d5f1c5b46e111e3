import { createProgram, type Program } from '../../tests/load/support/program.ts';

export async function onProgram<Result>(
  database: { readonly address: string; close(): Promise<void> },
  work: (program: Program) => Promise<Result>,
): Promise<Result> {
  const program = createProgram({ projectId: 'demo-bench', firestoreAddress: database.address });
  try {
    return await work(program);
  } finally {
    await program.close();
    await database.close();
  }
}
