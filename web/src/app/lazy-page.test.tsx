import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPage, usePagePending } from './lazy-page.ts';

const Component = () => <h1>Torneo</h1>;

function Pending() {
  return usePagePending() ? <p>pendiente</p> : null;
}

describe('a page in a download of its own', () => {
  it('lets something stand in its place until it arrives', async () => {
    const Page = lazyPage(async () => ({ Component }));
    render(
      <Suspense fallback={<p>cargando</p>}>
        <Page />
      </Suspense>,
    );
    expect(screen.getByText('cargando')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Torneo' })).toBeDefined();
  });

  it('is there at once when it was loaded before', async () => {
    const load = vi.fn<() => Promise<{ Component: typeof Component }>>(async () => ({ Component }));
    const Page = lazyPage(load);
    await Page.preload();
    render(
      <Suspense fallback={<p>cargando</p>}>
        <Pending />
        <Page />
      </Suspense>,
    );
    expect(screen.getByRole('heading', { name: 'Torneo' })).toBeDefined();
    expect(screen.queryByText('cargando')).toBeNull();
    expect(screen.queryByText('pendiente')).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
