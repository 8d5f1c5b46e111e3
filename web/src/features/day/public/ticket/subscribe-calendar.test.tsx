import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SubscribeCalendar } from './subscribe-calendar.tsx';

const FEED = '/api/registrations/ticket/0123456789abcdefghjkmnpqrs/calendar.ics';

function open(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<SubscribeCalendar ticketId="0123456789abcdefghjkmnpqrs" />);
  const link = screen.getByRole('link', { name: 'Calendario siempre al día' });
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
}

describe('subscribing to the calendar', () => {
  it('opens the calendar of the phone, and offers the address if there is none', async () => {
    const copied: string[] = [];
    const link = open(async (text) => void copied.push(text));
    expect(link.getAttribute('href')).toBe(`webcal://${location.host}${FEED}`);
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.click(link);
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar dirección' }));
    expect(await screen.findByRole('button', { name: 'Dirección copiada' })).toBeDefined();
    expect(copied).toEqual([`${location.origin}${FEED}`]);
  });

  it('only offers the address in an app of Android, which would leave the page for an error', async () => {
    const app = 'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/126.0.0.0 Instagram 337.0';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(app);
    render(<SubscribeCalendar ticketId="0123456789abcdefghjkmnpqrs" />);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Calendario siempre al día' }))).toBe(false);
    expect(await screen.findByRole('button', { name: 'Copiar dirección' })).toBeDefined();
  });

  it('shows the address if the browser refuses to copy', async () => {
    fireEvent.click(open(() => Promise.reject(new Error('not allowed'))));
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar dirección' }));
    expect(await screen.findByText(`${location.origin}${FEED}`)).toBeDefined();
  });
});
