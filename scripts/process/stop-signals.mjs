export const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Keeps listening after the first signal, because npm passes on a Ctrl-C that the terminal has already
 * delivered. Without a listener this second signal would end the process during its cleanup.
 *
 * @param {() => void} listener
 * @returns {() => void} stops listening
 */
export function onFirstStopSignal(listener) {
  let asked = false;
  const onSignal = () => {
    if (!asked) listener();
    asked = true;
  };
  for (const signal of stopSignals) process.on(signal, onSignal);
  return () => {
    for (const signal of stopSignals) process.off(signal, onSignal);
  };
}
