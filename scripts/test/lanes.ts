export async function runOnLanes<Suite extends { name: string; after?: readonly string[] }>(
  suites: readonly Suite[],
  lanes: number,
  run: (suite: Suite, failed: string | undefined) => Promise<boolean>,
  stop?: AbortSignal,
) {
  const outcomes: Map<string, Promise<boolean>> = new Map();
  const waiting = suites.values();

  const runAfterOthers = async (suite: Suite) => {
    let failed: string | undefined;
    for (const name of suite.after ?? []) {
      if ((await outcomes.get(name)) === false) failed = name;
    }
    return stop?.aborted ? false : run(suite, failed);
  };
  const lane = async () => {
    for (const suite of waiting) {
      const outcome = runAfterOthers(suite);
      outcomes.set(suite.name, outcome);
      await outcome;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
