export async function timed(calls: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const start = performance.now();
  const each = calls.map(async (call) => {
    await call();
    return performance.now() - start;
  });
  return (await Promise.all(each)).toSorted((a, b) => a - b);
}
