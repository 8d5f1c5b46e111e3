import { describe, expect, it, onTestFinished } from 'vitest';
import { Interrupted, listenForStop } from './stopping.ts';

function listen() {
  const before = new Set(process.listeners('SIGINT'));
  const said: string[] = [];
  const time = { now: 0 };
  let exit: (code: number) => void = () => undefined;
  const exited = new Promise<number>((resolve) => {
    exit = resolve;
  });
  const stopping = listenForStop({ say: (line) => said.push(line), now: () => time.now, exit });
  const added = process.listeners('SIGINT').filter((listener) => !before.has(listener));
  onTestFinished(() => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      for (const listener of added) process.removeListener(name, listener);
    }
  });
  return { stopping, said, time, exited, ctrlC: () => added.forEach((listener) => listener('SIGINT')) };
}

describe('the first Ctrl-C', () => {
  it('interrupts the step that runs', async () => {
    const { stopping, ctrlC } = listen();
    const step = stopping.orInterrupted(new Promise(() => undefined));
    ctrlC();
    await expect(step).rejects.toThrow(Interrupted);
    expect(stopping.isRequested()).toBe(true);
  });

  it('counts as an interruption also if it ended the program of the step', async () => {
    const { stopping, ctrlC } = listen();
    let fail: (error: Error) => void = () => undefined;
    const step = new Promise((_resolve, reject) => {
      fail = reject;
    });
    ctrlC();
    fail(new Error('the program ended with 3221225786'));
    await expect(stopping.orInterrupted(step)).rejects.toThrow(Interrupted);
    await expect(listen().stopping.orInterrupted(Promise.reject(new Error('disk full')))).rejects.toThrow(
      'disk full',
    );
  });

  it('says what a second one does, and is not taken for two', () => {
    const { said, ctrlC, time } = listen();
    ctrlC();
    time.now = 20;
    ctrlC();
    expect(said).toEqual(['Stopping; Ctrl-C again stops at once, without saving.']);
  });
});

describe('the second Ctrl-C', () => {
  it('ends everything at once', async () => {
    const { said, ctrlC, time, exited } = listen();
    ctrlC();
    time.now = 2_000;
    ctrlC();
    expect(await exited).toBe(130);
    expect(said.at(-1)).toMatch(/^Stopped at once/);
  });
});
