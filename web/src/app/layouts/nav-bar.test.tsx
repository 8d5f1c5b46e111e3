import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { writeLocal } from '../../lib/storage/local-store.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { NavBar } from './nav-bar.tsx';

const played: Array<{ src: string; volume: number }> = [];

const open = (at = '/') => openPage(<NavBar />, at);

describe('the navigation bar', () => {
  beforeEach(() => {
    played.length = 0;
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
      played.push({ src: new URL(this.src).pathname, volume: this.volume });
      return Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
    });
  });

  it('leads to the three public screens and marks the current one', () => {
    open('/tournaments');
    const links = ['Inicio', 'Torneos', 'Historial'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/tournaments',
      '/tournament-history',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  });

  it('leads to the own tournament while it is live, with a sign if it needs an action', () => {
    const own = () => screen.queryByRole('link', { name: /^Mi torneo/ });
    open();
    expect(own()).toBeNull();
    act(() => void writeLocal(storageKeys.mine, String(Date.now() + 60_000)));
    expect([own()?.textContent, own()?.getAttribute('href')]).toEqual(['Mi torneo', '/mi']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Inicio',
      'Torneos',
      'Historial',
      'Mi torneo',
    ]);
    act(() => void writeLocal(storageKeys.mine, `${Date.now() + 60_000}!${Date.now() + 30_000}`));
    expect(own()?.textContent).toBe('Mi torneo: por hacer');
    act(() => void writeLocal(storageKeys.mine, `${Date.now() + 60_000}!${Date.now() - 30_000}`));
    expect(own()?.textContent).toBe('Mi torneo');
    act(() => void writeLocal(storageKeys.mine, `${Date.now() - 60_000}!`));
    expect(own()).toBeNull();
  });

  it('shows Admin while somebody is signed in as admin', () => {
    open();
    act(() => void writeLocal(storageKeys.userRole, 'owner'));
    expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin');
    act(() => void writeLocal(storageKeys.userRole, null));
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  });

  it('plays the sound at 0.5 on navigation and 0.2 on hover, and ignores play errors', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Torneos' }));
    expect(played).toEqual([
      { src: '/sonido-ui1.mp3', volume: 0.2 },
      { src: '/sonido-ui1.mp3', volume: 0.5 },
    ]);
  });

  it('lets the music of other apps play on where a page can ask for that', async () => {
    const audioSession = { type: 'auto' };
    Object.defineProperty(navigator, 'audioSession', { value: audioSession, configurable: true });
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Torneos' }));
    Reflect.deleteProperty(navigator, 'audioSession');
    expect(audioSession).toEqual({ type: 'ambient' });
  });

  it('stays silent while muted', async () => {
    writeLocal(storageKeys.mutedSounds, '1');
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Inicio' }));
    expect(played).toEqual([]);
  });
});
