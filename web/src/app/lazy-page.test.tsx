import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../test/console-spy.ts';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { lazyPage, usePagePending } from './lazy-page.tsx';

const Component = () => <h1>Torneo</h1>;
const FAILED = 'Failed to fetch dynamically imported module: /assets/x.js';

function Pending() {
  return usePagePending() ? <p>pendiente</p> : null;
}

describe('a page in a download of its own', () => {
  it('shows a skeleton until it arrives', async () => {
    const Page = lazyPage(async () => ({ Component }));
    render(
      <>
        <Pending />
        <Page />
      </>,
    );
    expect(screen.getByText('Cargando página…')).toBeDefined();
    expect(screen.getByText('pendiente')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Torneo' })).toBeDefined();
    expect(screen.queryByText('pendiente')).toBeNull();
  });

  it('is shown at once if it was loaded before', async () => {
    const load = vi.fn<() => Promise<{ Component: typeof Component }>>(async () => ({ Component }));
    const Page = lazyPage(load);
    await Page.preload();
    render(
      <>
        <Pending />
        <Page />
      </>,
    );
    expect(screen.getByRole('heading', { name: 'Torneo' })).toBeDefined();
    expect(screen.queryByText('pendiente')).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('throws if its download fails, and is requested again when it is shown again', async () => {
    const load = vi
      .fn<() => Promise<{ Component: typeof Component }>>()
      .mockRejectedValueOnce(new TypeError(FAILED))
      .mockResolvedValueOnce({ Component });
    const Page = lazyPage(load);
    const shown = (key: string) => (
      <ErrorBoundary resetKey={key} fallback={(error) => <p>{String(error)}</p>}>
        <Page key={key} />
      </ErrorBoundary>
    );
    const { rerender } = render(shown('1'));
    expect(await screen.findByText(`TypeError: ${FAILED}`)).toBeDefined();
    expect(takeConsole('error').join()).toContain(FAILED);
    expect(takeConsole('warn').join()).toContain(FAILED);
    rerender(shown('2'));
    expect(await screen.findByRole('heading', { name: 'Torneo' })).toBeDefined();
  });
});
