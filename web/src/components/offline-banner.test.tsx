import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const bannerAt = (address: string) => openPage(<OfflineBanner />, address);

describe('without a connection', () => {
  it.each([
    ['/', 'Sin conexión: lo que ves puede no estar al día.'],
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

  it('says when the connection is back, but not for ever', () => {
    vi.useFakeTimers();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    bannerAt('/');
    const banner = screen.getByRole('status');
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(banner.textContent).toBe('De nuevo con conexión.');
    expect(banner.firstElementChild?.className).toBe('sr-only');
    act(() => void vi.advanceTimersByTime(5000));
    expect(banner.textContent).toBe('');
  });

  it('says nothing with a connection', () => {
    bannerAt('/admin');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
