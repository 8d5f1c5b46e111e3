import { act, render, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import type { ReactFireGlobals } from 'reactfire';
import { Observable, type Subscriber } from 'rxjs';
import { expect, it } from 'vitest';
import { adminOf, anAdmin, anOwner } from '../../../test/admin-screen.tsx';
import { takeConsole } from '../../../test/console-spy.ts';
import { AdminContext } from '../admin/admin-context.ts';
import { useListener } from './use-listener.ts';

let open: Subscriber<string>[] = [];
let most = 0;
const listening = () =>
  new Observable<string>((subscriber) => {
    open.push(subscriber);
    most = Math.max(most, open.length);
    return () => {
      open = open.filter((each) => each !== subscriber);
    };
  });

function show(user = anAdmin, query = 'tournaments', { isStrict = false } = {}) {
  const admin = adminOf(user);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AdminContext value={admin}>{children}</AdminContext>
  );
  return renderHook(({ name }) => useListener(name, listening), {
    initialProps: { name: query },
    wrapper,
    reactStrictMode: isStrict,
  });
}
const say = (value: string) => act(() => open.at(-1)?.next(value));

it.each([false, true])('listens once while it is shown, and never after (strict: %s)', (isStrict) => {
  most = 0;
  const { result, rerender, unmount } = show(anAdmin, 'list-0', { isStrict });
  for (let list = 1; list <= 100; list += 1) {
    say(`of ${list}`);
    expect(result.current).toBe(`of ${list}`);
    expect(open).toHaveLength(1);
    rerender({ name: `list-${list}` });
    expect(result.current).toBeUndefined();
    expect(open).toHaveLength(1);
  }
  expect(most).toBeLessThanOrEqual(2);
  unmount();
  expect(open).toHaveLength(0);
});

it('shows the next account no data of the former one, and starts the same query again', () => {
  const first = show(anAdmin);
  say('of an admin');
  first.unmount();
  for (const user of [anAdmin, anOwner]) {
    const { result, unmount } = show(user);
    expect(result.current).toBeUndefined();
    say(`of ${user.uid}`);
    expect(result.current).toBe(`of ${user.uid}`);
    unmount();
  }
});

it('throws a failure once, and the next attempt starts again', () => {
  const { unmount } = show();
  expect(() => act(() => open.at(-1)?.error(new Error('permission-denied')))).toThrow('permission-denied');
  takeConsole('error');
  unmount();
  const { result } = show();
  say('again');
  expect(result.current).toBe('again');
});

it('leaves no data in ReactFire, also after a render that React drops', async () => {
  const { _reactFirePreloadedObservables: kept } = globalThis as unknown as ReactFireGlobals;
  const keptData = () =>
    [...kept.values()].flatMap(({ immutableStatus: { data } }) => (data as unknown) ?? []);
  const { rerender, unmount } = show();
  say('a name');
  expect(keptData()).toEqual([{ value: 'a name' }]);
  rerender({ name: 'other names' });
  expect(keptData()).toEqual([]);
  say('another name');
  unmount();
  expect(keptData()).toEqual([]);

  const coming = new Promise<never>(() => {});
  const Waiting = () => {
    useListener('names of nobody', listening);
    return use(coming);
  };
  const screenOf = (
    <AdminContext value={adminOf(anAdmin)}>
      <Suspense fallback="waits">
        <Waiting />
      </Suspense>
    </AdminContext>
  );
  const { container } = await act(() => Promise.resolve(render(screenOf)));
  expect(container.textContent).toBe('waits');
  expect(open).toHaveLength(0);
  expect(keptData()).toEqual([]);
});
