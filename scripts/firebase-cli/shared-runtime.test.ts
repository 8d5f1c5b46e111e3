import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { shareRuntimes } from './shared-runtime.cjs';

interface RuntimeWorker {
  state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING';
}

interface Pool {
  addWorker(trigger: object, runtime: object, extension: object): RuntimeWorker;
  readyForWork(trigger: string): boolean;
  getIdleWorker(trigger: string): RuntimeWorker | undefined;
}

const { RuntimeWorkerPool } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/functionsRuntimeWorker.js',
) as { readonly RuntimeWorkerPool: new () => Pool };

it('a process that serves a call takes the next one, unless it starts, ends or another one is idle', () => {
  shareRuntimes();
  const pool = new RuntimeWorkerPool();
  const runtime = { process: new EventEmitter(), events: new EventEmitter() };
  const start = () => pool.addWorker({ id: 'api' }, runtime, {});
  expect(pool.readyForWork('api')).toBe(false);
  const first = start();
  expect(pool.readyForWork('api')).toBe(false);
  first.state = 'BUSY';
  expect(pool.readyForWork('api')).toBe(true);
  expect(pool.getIdleWorker('api')).toBe(first);
  expect(pool.readyForWork('daily')).toBe(false);
  const second = start();
  second.state = 'IDLE';
  expect(pool.getIdleWorker('api')).toBe(second);
  second.state = 'FINISHING';
  expect(pool.getIdleWorker('api')).toBe(first);
  first.state = 'FINISHING';
  expect(pool.readyForWork('api')).toBe(false);
});
