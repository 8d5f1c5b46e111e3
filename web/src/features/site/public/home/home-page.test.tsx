import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../../../test/open-page.tsx';
import { site } from '../../../../config/site.ts';
import { writeLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { achievementsTitle, communityTitle, stepsTitle } from '../../words/home.ts';
import { Hero } from './hero.tsx';
import { HomePage } from './home-page.tsx';

function open(own: ReactNode = null, isPlain = false) {
  return openPage(<HomePage hero={<Hero own={own} isPlain={isPlain} />} featured={<p>Próximo torneo</p>} />);
}

describe('home', () => {
  beforeEach(() => localStorage.setItem(storageKeys.noticeDismissed, '1'));

  it('leads to the tournaments', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Renace\s+en cada partida/);
    expect(screen.getByRole('link', { name: 'Inscribirme a un torneo' }).getAttribute('href')).toBe(
      '/tournaments',
    );
    expect(screen.getByText('Próximo torneo')).toBeTruthy();
  });

  it('keeps its buttons beside the tournament of this phone', () => {
    open(<a href="/mi/codigo">Ir a Mi torneo</a>);
    const [register, own] = ['Inscribirme a un torneo', 'Ir a Mi torneo'].map((name) =>
      screen.getByRole('link', { name }),
    );
    expect(register?.closest('section')).toBe(own?.closest('section'));
    expect(own && register?.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    [null, false, true],
    [<p key="open">Mi torneo</p>, true, false],
    [<p key="over">Mi torneo</p>, false, true],
  ])('has its gold button for the way in unless an own tournament goes on', (own, isPlain, isGold) => {
    open(own, isPlain);
    const register = screen.getByRole('link', { name: 'Inscribirme a un torneo' });
    expect(register.className.includes('fire-fill')).toBe(isGold);
  });

  it('has the achievements right after the hero, and sections of the specification before our own', () => {
    open();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      achievementsTitle,
      communityTitle,
      stepsTitle,
    ]);
  });

  it('shows the four achievements, as those of the beginning', () => {
    open();
    const section = screen.getByRole('heading', { name: achievementsTitle }).closest('section');
    expect(section && within(section).getByText('Nuestros comienzos')).toBeTruthy();
    const items = within(screen.getByRole('list', { name: 'Logros' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '3torneos realizados',
      '300+jugadores inscritos',
      '$300+en premios',
      '24/7de soporte',
    ]);
  });

  it('is built with a button that the page can draw plain before React runs', () => {
    const html = renderToString(
      <MemoryRouter>
        <Hero />
      </MemoryRouter>,
    );
    expect(html).toMatch(/<a [^>]*hero-first/);
  });

  it('links to every community group of the configuration', () => {
    open();
    expect(site.community).toHaveLength(3);
    for (const { label, url } of site.community) {
      expect(screen.getByRole('link', { name: `Entrar a ${label}` }).getAttribute('href')).toBe(url);
    }
  });
});

describe('the development notice', () => {
  it('opens on the first visit, and never again once dismissed', async () => {
    const { unmount } = open();
    const dialog = screen.getByRole('dialog', { name: 'Sitio en desarrollo' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    open();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['after another page of the site', { idx: 1 }],
    ['over a toast of the page that sent the visitor here', { idx: 0, usr: { isTold: true } }],
  ])('never opens %s', (_, state) => {
    history.replaceState(state, '');
    open();
    expect(screen.queryByRole('dialog')).toBeNull();
    history.replaceState(null, '');
  });

  it('never opens on a phone with a registration that is not over', () => {
    localStorage.setItem(storageKeys.mine, String(Date.now() + 60_000));
    open();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('never opens after a page of the site that was left before its scripts ran', () => {
    const left = vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/`);
    open();
    expect(screen.queryByRole('dialog')).toBeNull();
    left.mockReturnValue('https://chat.example/');
    cleanup();
    open();
    expect(screen.getByRole('dialog', { name: 'Sitio en desarrollo' })).toBeDefined();
    left.mockRestore();
  });

  it('can be dismissed in a browser that stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    const dialog = screen.getByRole('dialog', { name: 'Sitio en desarrollo' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    writeLocal(storageKeys.noticeDismissed, null);
  });
});
