/**
 * Runs suites on a number of lanes, in the order of the list. One that builds upon others waits for them, and is not
 * run when one of them failed.
 *
 * @template {{ name: string, after?: readonly string[] }} Suite
 * @param {readonly Suite[]} suites
 * @param {number} lanes
 * @param {(suite: Suite, failed: string | undefined) => Promise<boolean>} run gives whether it succeeded
 * @param {AbortSignal} [stop] what runs may end, nothing new starts
 */
export async function runOnLanes(suites, lanes, run, stop) {
  /** @type {Map<string, Promise<boolean>>} */
  const outcomes = new Map();
  const waiting = suites.values();

  /** @param {Suite} suite */
  const runAfterOthers = async (suite) => {
    /** @type {string | undefined} */
    let failed;
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
