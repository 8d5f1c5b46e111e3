import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { OfflineBanner } from './offline-banner.tsx';

const bannerAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <OfflineBanner />
    </MemoryRouter>,
  );

describe('without a connection', () => {
  it.each([
    ['/', 'Sin conexión. Te mostramos lo último que se guardó en este teléfono.'],
    ['/admin', 'Sin conexión: lo que ves puede estar atrasado, y lo que escribes queda en este teléfono.'],
    [
      '/admin/torneos',
      'Sin conexión: lo que ves puede estar atrasado, y lo que escribes queda en este teléfono.',
    ],
  ])('%s explains the effect on that page', (address, message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    bannerAt(address);
    expect(screen.getByRole('status').textContent).toBe(message);
  });

  it('says when the connection is back', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    bannerAt('/');
    const banner = screen.getByRole('status');
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(banner.textContent).toBe('De nuevo con conexión.');
    expect(banner.firstElementChild?.className).toBe('sr-only');
  });

  it('says nothing with a connection', () => {
    bannerAt('/admin');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
