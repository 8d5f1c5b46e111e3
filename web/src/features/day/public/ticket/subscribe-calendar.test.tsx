import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SubscribeCalendar } from './subscribe-calendar.tsx';

const FEED = '/api/registrations/ticket/0123456789abcdefghjkmnpqrs/calendar.ics';

function open(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<SubscribeCalendar ticketId="0123456789abcdefghjkmnpqrs" />);
  const link = screen.getByRole('link', { name: 'Suscribir calendario' });
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

  it('shows the address if the browser refuses to copy', async () => {
    fireEvent.click(open(() => Promise.reject(new Error('not allowed'))));
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar dirección' }));
    expect(await screen.findByText(`${location.origin}${FEED}`)).toBeDefined();
  });
});
