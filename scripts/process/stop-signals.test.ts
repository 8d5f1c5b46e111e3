import { expect, it } from 'vitest';
import { onFirstStopSignal, stopSignals } from './stop-signals.mjs';

it('a Ctrl-C that npm delivers again is heard, and asks for nothing more', () => {
  const listeners = () => stopSignals.map((name) => process.listenerCount(name));
  const before = listeners();
  let asked = 0;
  const ignore = onFirstStopSignal(() => {
    asked += 1;
  });
  process.emit('SIGINT', 'SIGINT');
  process.emit('SIGINT', 'SIGINT');
  process.emit('SIGTERM', 'SIGTERM');
  expect(asked).toBe(1);
  expect(listeners()).toEqual(before.map((count) => count + 1));
  ignore();
  expect(listeners()).toEqual(before);
});
