import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import { useAwaited } from '../../lib/admin/awaited.ts';
import { AwaitedArea, AwaitedPage, awaitedPart, ShownTogether } from './shown-together.tsx';

beforeEach(() => void vi.useFakeTimers());

const arrivals = new Map<string, () => void>();
const arrive = (name: string) => act(async () => arrivals.get(name)?.());

function Part({ name, rows }: { readonly name: string; readonly rows?: string }) {
  const [isComing, setIsComing] = useState(true);
  arrivals.set(name, () => setIsComing(false));
  useAwaited(isComing);
  if (isComing) return null;
  return rows === undefined ? <button type="button">{name}</button> : <Part name={rows} />;
}

const page = (address: string, ...names: readonly string[]) => (
  <AwaitedArea address={address}>
    <ShownTogether loading="Cargando…">
      <button type="button">siempre</button>
      {names.map((name) => (
        <Part key={name} name={name} />
      ))}
      {address === 'filas' && <Part name="lista" rows="filas" />}
    </ShownTogether>
  </AwaitedArea>
);
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('shows nothing until everything has arrived, in whatever order', async () => {
  render(page('uno', 'a', 'b'));
  expect(shown()).toEqual([]);
  expect(screen.getByText('Cargando…')).toBeDefined();
  await arrive('b');
  expect(shown()).toEqual([]);
  await arrive('a');
  expect(shown()).toEqual(['siempre', 'a', 'b']);
  expect(screen.queryByText('Cargando…')).toBeNull();
});

it('waits for parts that an arrival loads', async () => {
  render(page('filas'));
  await arrive('lista');
  expect(shown()).toEqual([]);
  await arrive('filas');
  expect(shown()).toEqual(['siempre', 'filas']);
});

it('waits for an optional part, which another download brings', async () => {
  let bring: (part: { default: () => string }) => void = () => undefined;
  const Optional = awaitedPart(() => new Promise<{ default: () => string }>((resolve) => (bring = resolve)));
  render(
    <AwaitedArea address="parte">
      <ShownTogether loading="Cargando…">
        <button type="button">siempre</button>
        <Optional />
      </ShownTogether>
    </AwaitedArea>,
  );
  expect(shown()).toEqual([]);
  await act(async () => bring({ default: () => 'la parte' }));
  expect(shown()).toEqual(['siempre']);
  expect(screen.getByText('la parte')).toBeDefined();
  document.head.replaceChildren();
});

it('waits for a screen that is its own download', async () => {
  let bring: (page: { default: () => ReactNode }) => void = () => undefined;
  const Screen = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (bring = resolve)));
  render(
    <AwaitedArea address="pantalla">
      <Suspense fallback={<AwaitedPage label="Cargando…" />}>
        <Screen />
      </Suspense>
    </AwaitedArea>,
  );
  const Arrived = () => (
    <ShownTogether loading="Cargando…">
      <Part name="a" />
    </ShownTogether>
  );
  await act(async () => bring({ default: Arrived }));
  expect(shown()).toEqual([]);
  expect(screen.getByText('Cargando…')).toBeDefined();
  await arrive('a');
  expect(shown()).toEqual(['a']);
});

it('shows the rest after five seconds, and stays shown whatever loads then', async () => {
  render(page('uno', 'a', 'b'));
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(shown()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown()).toEqual(['siempre']);
  await arrive('a');
  expect(shown()).toEqual(['siempre', 'a']);
});

it('waits for nothing without a connection, and stays shown when it returns', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(page('uno', 'a'));
  expect(shown()).toEqual(['siempre']);
  online.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  expect(shown()).toEqual(['siempre']);
});

it('waits again at another address', async () => {
  const { rerender } = render(page('uno', 'a'));
  await arrive('a');
  rerender(page('dos', 'a', 'b'));
  expect(shown()).toEqual([]);
  await arrive('b');
  expect(shown()).toEqual(['siempre', 'a', 'b']);
});

it('is shown at once if nothing loads, or outside such an area', () => {
  const { unmount } = render(page('uno'));
  expect(shown()).toEqual(['siempre']);
  unmount();
  render(<ShownTogether loading="Cargando…">{page('uno')}</ShownTogether>);
  expect(shown()).toEqual(['siempre']);
});

it('says that a part is missing, and loads it when asked', async () => {
  // `fetch` fails, so the retry calls `load` again instead of reloading the page.
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/part.js" />';
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi.fn<() => Promise<{ default: () => string }>>(async () => ({ default: () => 'la parte' }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Optional = awaitedPart(load);
  render(
    <AwaitedArea address="parte">
      <ShownTogether loading="Cargando…">
        <Optional />
      </ShownTogether>
    </AwaitedArea>,
  );
  await act(async () => undefined);
  expect(takeConsole('warn').join()).toContain('part missing');
  expect(screen.getByRole('alert').textContent).toContain('Falta una parte de esta pantalla');
  await act(async () => screen.getByRole('button', { name: 'Reintentar' }).click());
  expect(screen.getByText('la parte')).toBeDefined();
});
