import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { Button, ExternalLinkButton, LinkButton } from './button.tsx';

describe('Button', () => {
  it('does not submit a form unless told to', () => {
    render(<Button>Guardar</Button>);
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveProperty('type', 'button');
  });

  it('while busy says so, keeps focus and refuses clicks and submits', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Enviando…
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Enviando…' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('links inside and outside the site', () => {
    openPage(
      <>
        <LinkButton to="/tournaments">Torneos</LinkButton>
        <ExternalLinkButton href="https://example.org/">Chat</ExternalLinkButton>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Torneos' }).getAttribute('href')).toBe('/tournaments');
    expect(screen.getByRole('link', { name: 'Chat' }).getAttribute('rel')).toContain('noopener');
  });
});
