/**
 * @typedef {{ name: string, after: readonly string[], exclusive?: string, run: () => Promise<boolean> }} Task
 */

/**
 * Runs tasks in the given order on a number of lanes. A task starts when those it comes after have succeeded
 * and nobody else holds its exclusive resource; when one of them failed it is given to `onBlocked` instead.
 *
 * @param {readonly Task[]} tasks
 * @param {number} lanes
 * @param {(task: Task, failed: string) => void} onBlocked
 * @param {AbortSignal} [stop] what runs may end, nothing new starts
 */
export async function runOnLanes(tasks, lanes, onBlocked, stop) {
  const waiting = [...tasks];
  const names = new Set(tasks.map((task) => task.name));
  /** @type {Map<string, boolean>} */
  const finished = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @type {Set<string>} */
  const held = new Set();

  const startWhatCan = () => {
    if (stop?.aborted) return;
    for (const task of waiting.slice()) {
      const dependencies = task.after.filter((name) => names.has(name));
      const failed = dependencies.find((name) => finished.get(name) === false);
      if (failed !== undefined) {
        waiting.splice(waiting.indexOf(task), 1);
        finished.set(task.name, false);
        onBlocked(task, failed);
        return startWhatCan();
      }
      const ready = dependencies.every((name) => finished.get(name) === true);
      const free = task.exclusive === undefined || !held.has(task.exclusive);
      if (running.size < lanes && ready && free) start(task);
    }
  };

  /** @param {Task} task */
  const start = (task) => {
    waiting.splice(waiting.indexOf(task), 1);
    if (task.exclusive !== undefined) held.add(task.exclusive);
    running.set(
      task.name,
      task.run().then((succeeded) => {
        finished.set(task.name, succeeded);
        running.delete(task.name);
        if (task.exclusive !== undefined) held.delete(task.exclusive);
      }),
    );
  };

  startWhatCan();
  while (running.size > 0) {
    await Promise.race(running.values());
    startWhatCan();
  }
  if (waiting.length > 0 && !stop?.aborted)
    throw new Error(`never ready: ${waiting.map((task) => task.name).join(', ')}`);
}
