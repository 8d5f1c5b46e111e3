import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../test/console-spy.ts';
import { openPage } from '../../test/open-page.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import { NotFound } from './routes/not-found.tsx';
import { useArrival } from './use-arrival.ts';

function Broken(): never {
  throw new Error('boom');
}

function MissingPart(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
}

const Late = lazyPage(() => new Promise<never>(() => undefined));

let arrive: () => void;
const comingPage = () =>
  lazyPage(
    () =>
      new Promise<{ Component: () => ReactNode }>((resolve) => {
        arrive = () => resolve({ Component: () => <h1 tabIndex={-1}>Recién llegada</h1> });
      }),
  );
let Coming = comingPage();

const Cover = () => (
  <>
    <h1 tabIndex={-1}>Portada</h1>
    <Link to="/lenta">Una página lenta</Link>
    <Link to="/tarde">Una página que llega tarde</Link>
  </>
);

function App() {
  useArrival();
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path="/" element={<Cover />} />
        <Route path="/tournaments" element={<Broken />} />
        <Route path="/lenta" element={<Late />} />
        <Route path="/tarde" element={<Coming />} />
        <Route path="/tournament-history" element={<MissingPart />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

const open = (at: string) => openPage(<App />, at);

describe('a page', () => {
  it('that breaks leaves the navigation alive and is forgotten on the next page', async () => {
    open('/tournaments');
    expect(takeConsole('error').join()).toContain('boom');
    expect(takeConsole('warn').join()).toContain('boom');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No pudimos mostrar esta página');
    expect(screen.getByText(/error inesperado/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Inicio' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Portada');
  });

  it('that could not be downloaded says so', () => {
    open('/tournament-history');
    expect(takeConsole('error').join()).toContain('dynamically imported module');
    expect(takeConsole('warn').join()).toContain('dynamically imported module');
    expect(screen.getByText(/La conexión falló o el sitio se actualizó/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Volver a intentar' })).toBeTruthy();
  });

  it('that could not be downloaded asks for its modules before it is loaded again', async () => {
    const asked = vi.fn<(address: string) => Promise<never>>(() => new Promise(() => undefined));
    vi.stubGlobal('fetch', asked);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: '/assets/x.js' });
    document.head.append(link);
    open('/tournament-history');
    takeConsole('error');
    takeConsole('warn');
    asked.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentar' }));
    expect(asked.mock.calls.map(([address]) => address)).toEqual([link.href]);
    link.remove();
  });

  it.each([
    [1, 'whose version is gone loads the new one by itself', 404],
    [0, 'that failed for another reason waits for a tap', 503],
    [0, 'that failed in a version that is there waits for a tap', 200],
  ])('%i times, one %s', async (times, _, status) => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const asked = vi.fn<(address: string) => Promise<Response>>(async () => new Response(null, { status }));
    vi.stubGlobal('fetch', asked);
    open('/tournament-history');
    takeConsole('error');
    takeConsole('warn');
    await vi.waitFor(() => expect(asked.mock.calls.join()).toMatch(/page-outlet\.tsx.*\?there/));
    await act(async () => undefined);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it.each([
    [1, 'arrive', async () => new Response()],
    [0, 'do not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is loaded again %i times when the connection is back, if its modules %s', async (times, _, answer) => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: 'https://copa.test/assets/x.js' });
    document.head.append(link);
    vi.stubGlobal('fetch', answer);
    open('/tournament-history');
    takeConsole('error');
    takeConsole('warn');
    await act(async () => void dispatchEvent(new Event('online')));
    link.remove();
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it('whose version is gone is loaded again only once', async () => {
    const asked = vi.fn<() => Promise<Response>>(async () => new Response(null, { status: 404 }));
    vi.stubGlobal('fetch', asked);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'reload' } as PerformanceNavigationTiming,
    ]);
    open('/tournament-history');
    takeConsole('error');
    takeConsole('warn');
    await act(async () => undefined);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is shown while an earlier page is still being downloaded', async () => {
    open('/');
    await userEvent.click(screen.getByRole('link', { name: 'Una página lenta' }));
    expect(screen.getByText('Cargando página…')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Inicio' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Portada');
  });

  it('focuses its heading on arrival, but not on the first load', async () => {
    open('/nada');
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('link', { name: 'Volver al inicio' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Portada' }));
  });

  it.each([
    ['focuses the heading of a page that arrives late', false],
    ['leaves the focus where the person has taken it meanwhile', true],
  ])('%s', async (_, movesOn) => {
    Coming = comingPage();
    open('/');
    await userEvent.click(screen.getByRole('link', { name: 'Una página que llega tarde' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    const elsewhere = screen.getByRole('link', { name: 'Historial' });
    if (movesOn) elsewhere.focus();
    await act(async () => arrive());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Recién llegada' });
    expect(document.activeElement).toBe(movesOn ? elsewhere : heading);
  });

  it('that does not exist says so in its title as well', () => {
    open('/nada');
    expect(screen.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeTruthy();
    expect(document.title).toBe('Página no encontrada · Copa Fénix');
  });

  it('can be reached past the navigation', async () => {
    open('/nada');
    await userEvent.click(screen.getByRole('link', { name: 'Saltar al contenido' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('ends with contacts and the copyright line', () => {
    open('/');
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toMatch(/© \d{4} Copa Fénix/);
    const { phone, email } = DEFAULT_SITE.contacts;
    const linkOf = (text: string) => within(footer).getByRole('link', { name: text }).getAttribute('href');
    expect(linkOf(phone)).toBe(`tel:${phone.replaceAll(/[^+\d]/g, '')}`);
    expect(linkOf(email)).toBe(`mailto:${email}`);
    expect(linkOf('Acceso de organizadores')).toBe('/acceso');
    expect(screen.getByRole('link', { name: 'Ayuda: preguntas frecuentes' })).toBeTruthy();
  });

  it('has the switch for the sound at its end, which remembers', async () => {
    const state = () =>
      within(screen.getByRole('contentinfo'))
        .getByRole('button', { name: 'Silenciar sonidos' })
        .getAttribute('aria-pressed');
    const { unmount } = open('/');
    expect(state()).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Silenciar sonidos' }));
    expect(state()).toBe('true');
    unmount();
    open('/');
    expect(state()).toBe('true');
  });
});
