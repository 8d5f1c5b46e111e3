import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../test/console-spy.ts';
import { CopyButton, ShareButtons, whatsAppUrl } from './share-buttons.tsx';

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const user = userEvent.setup();
    render(<CopyButton value="https://example.org/x" />);
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await screen.findByRole('button', { name: 'Copiado' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('https://example.org/x');
  });

  it('shows the text when the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(<CopyButton value="K7-CODE" />);
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect((await screen.findByText(/No se pudo copiar/)).textContent).toContain('K7-CODE');
  });

  it('shows that text until the next try, so that it can be selected by hand', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(<CopyButton value="K7-CODE" />);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    expect(screen.getByText(/No se pudo copiar/).textContent).toContain('K7-CODE');
  });
});

describe('whatsAppUrl', () => {
  it('opens the chat of a number', () => {
    expect(whatsAppUrl('5215512345678', 'Hola & adiós')).toBe(
      'https://wa.me/5215512345678?text=Hola%20%26%20adi%C3%B3s',
    );
  });

  it('lets the reader choose the chat, by an address that content blockers do not hide', () => {
    const url = whatsAppUrl(null, 'Hola');
    expect(url.startsWith('https://wa.me/?text=')).toBe(false);
    expect(new URL(url).href).toBe('https://wa.me/?text=Hola');
  });
});

describe('ShareButtons', () => {
  it('offers WhatsApp everywhere and the system sheet only where there is one', () => {
    render(<ShareButtons url="https://example.org/t?a=1" title="Copa" text="Juega conmigo" />);
    const whatsapp = screen.getByRole('link', { name: 'Compartir por WhatsApp' });
    expect(whatsapp.getAttribute('href')).toBe(
      'https://wa.me?text=Juega%20conmigo%20https%3A%2F%2Fexample.org%2Ft%3Fa%3D1',
    );
    expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
  });

  it.each([
    ['is closed', 'AbortError', [], false],
    ['does not open', 'NotAllowedError', [expect.stringContaining('the share sheet did not open')], true],
  ])('report a failure of the system sheet, if it %s', async (_, name, reported, isSaid) => {
    const share = vi.fn<typeof navigator.share>().mockRejectedValue(new DOMException('no', name));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    render(<ShareButtons url="https://example.org/t" title="Copa" text="Juega conmigo" />);
    await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(share).toHaveBeenCalledOnce();
    expect(screen.queryByText(/^No se pudo compartir/) !== null).toBe(isSaid);
    expect(takeConsole('warn')).toEqual(reported);
  });
});
