import { afterEach, describe, expect, it, vi } from 'vitest';
import { completeBrowser } from './older-browsers.ts';

const owners: ReadonlyArray<readonly [object, string]> = [
  [Array.prototype, 'toSorted'],
  [Object, 'hasOwn'],
  [AbortSignal, 'timeout'],
  [AbortSignal, 'any'],
];
const natives = owners.map(
  ([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const,
);

function becomeOld() {
  for (const [owner, name] of owners) Reflect.deleteProperty(owner, name);
  completeBrowser();
}

describe('a browser of some years ago', () => {
  afterEach(() => {
    for (const [owner, name, native] of natives) {
      if (native) Object.defineProperty(owner, name, native);
    }
  });

  it('sorts into a new list', () => {
    becomeOld();
    const list = [3, 1, 2];
    expect(list.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
    expect(list.toSorted((one, other) => other - one)).toEqual([3, 2, 1]);
    expect(list).toEqual([3, 1, 2]);
    expect(Object.keys(list)).toHaveLength(3);
  });

  it('knows the own properties of an object', () => {
    becomeOld();
    expect([Object.hasOwn({ a: undefined }, 'a'), Object.hasOwn({}, 'toString')]).toEqual([true, false]);
  });

  it('aborts after a time limit', () => {
    vi.useFakeTimers();
    becomeOld();
    const signal = AbortSignal.timeout(1000);
    vi.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('aborts with any of several signals, even one that has already aborted', () => {
    becomeOld();
    const [one, other] = [new AbortController(), new AbortController()];
    const both = AbortSignal.any([one.signal, other.signal]);
    expect(both.aborted).toBe(false);
    other.abort('enough');
    one.abort('too late');
    expect(both.reason).toBe('enough');
    expect(AbortSignal.any([AbortSignal.abort('before'), new AbortController().signal]).reason).toBe(
      'before',
    );
  });

  it('keeps existing functions', () => {
    completeBrowser();
    for (const [owner, name, native] of natives) {
      expect(Object.getOwnPropertyDescriptor(owner, name)).toEqual(native);
    }
  });
});
