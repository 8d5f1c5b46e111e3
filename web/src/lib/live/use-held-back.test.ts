import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useHeldBack } from './use-held-back.ts';

interface Row {
  readonly id: string;
  readonly at: number;
  readonly said: string;
}

const rules = {
  mayReplace: (shown: Row, changed: Row) => shown.at === changed.at,
  joins: ({ at }: Row, shown: readonly Row[]) => shown.every((each) => each.at > at),
};
const row = (id: string, at: number, said = id): Row => ({ id, at, said });

function open(rows: readonly Row[], isReady = true, kept = rules) {
  const { result, rerender } = renderHook(({ list, ready, known }) => useHeldBack(list, ready, kept, known), {
    initialProps: { list: rows, ready: isReady, known: rows },
  });
  return {
    give: (list: readonly Row[], ready = true, known = list) => rerender({ list, ready, known }),
    left: () => [...result.current.left],
    said: () => [...result.current.shown.map(({ said }) => said), result.current.arrived.length],
    ask: () => act(() => result.current.showArrived()),
  };
}

describe('a list that is open', () => {
  it('holds back what arrives until somebody asks for it', () => {
    const list = open([row('b', 2), row('a', 1)]);
    list.give([row('c', 3), row('b', 2), row('a', 1)]);
    expect(list.said()).toEqual(['b', 'a', 1]);
    list.ask();
    expect(list.said()).toEqual(['c', 'b', 'a', 0]);
  });

  it('holds back what arrives in an empty list once it is ready', () => {
    const list = open([], false, { ...rules, joins: () => false });
    list.give([]);
    list.give([row('a', 1)]);
    expect(list.said()).toEqual([1]);
  });

  it('holds nothing back after somebody asked too early, until it is ready', () => {
    const list = open([row('a', 1)]);
    list.give([row('a', 1)], false);
    list.ask();
    list.give([row('b', 2), row('a', 1)], false);
    expect(list.said()).toEqual(['b', 'a', 0]);
    list.give([row('c', 3), row('b', 2), row('a', 1)]);
    expect(list.said()).toEqual(['c', 'b', 'a', 0]);
  });

  it('adds a row that belongs below all others', () => {
    const list = open([row('c', 3), row('b', 2)]);
    list.give([row('c', 3), row('b', 2), row('a', 1)]);
    expect(list.said()).toEqual(['c', 'b', 'a', 0]);
  });

  it('keeps the place of a row that leaves, in its latest version, until somebody asks', () => {
    const [c, b, a] = [row('c', 3), row('b', 2), row('a', 1)];
    const list = open([c, b, a]);
    list.give([a], true, [row('b', 2, 'decided'), a]);
    expect(list.said()).toEqual(['c', 'decided', 'a', 0]);
    expect(list.left()).toEqual(['c', 'b']);
    list.give([b, a]);
    expect([list.said(), list.left()]).toEqual([['c', 'b', 'a', 0], ['c']]);
    list.ask();
    expect(list.said()).toEqual(['b', 'a', 0]);
  });

  it('becomes empty once nothing is left of it', () => {
    const list = open([row('b', 2), row('a', 1)]);
    list.give([]);
    expect(list.said()).toEqual([0]);
    list.give([row('c', 3)]);
    expect(list.said()).toEqual(['c', 0]);
  });

  it('changes a row in its place, or keeps what is shown until somebody asks', () => {
    const list = open([row('a', 1)]);
    list.give([row('a', 1, 'decided')]);
    expect(list.said()).toEqual(['decided', 0]);
    list.give([row('a', 2, 'sent again')]);
    expect(list.said()).toEqual(['a', 1]);
    list.ask();
    expect(list.said()).toEqual(['sent again', 0]);
  });
});
