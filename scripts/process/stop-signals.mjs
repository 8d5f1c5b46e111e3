export const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * npm passes a Ctrl-C on although the terminal has already delivered it: without a listener the second one would end
 * this process in the middle of its stopping.
 *
 * @param {() => void} listener
 */
export function onFirstStopSignal(listener) {
  let asked = false;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (!asked) listener();
      asked = true;
    });
  }
}
