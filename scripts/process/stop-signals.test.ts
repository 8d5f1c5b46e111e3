import { expect, it, onTestFinished } from 'vitest';
import { onFirstStopSignal, stopSignals } from './stop-signals.mjs';

it('a Ctrl-C that npm delivers again is heard, and asks for nothing more', () => {
  const before = new Map(stopSignals.map((name) => [name, process.listeners(name)]));
  onTestFinished(() => {
    for (const [name, known] of before) {
      for (const listener of process.listeners(name)) {
        if (!known.includes(listener)) process.removeListener(name, listener);
      }
    }
  });
  let asked = 0;
  onFirstStopSignal(() => {
    asked += 1;
  });
  process.emit('SIGINT', 'SIGINT');
  process.emit('SIGINT', 'SIGINT');
  process.emit('SIGTERM', 'SIGTERM');
  expect(asked).toBe(1);
  for (const [name, known] of before) expect(process.listenerCount(name)).toBe(known.length + 1);
});
