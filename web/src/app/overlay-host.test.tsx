import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { OverlayHost, readOverlayHash } from './overlay-host.tsx';
import { OverlayLink } from './overlay-link.tsx';

function Page() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>Estás en {pathname + search + hash}</p>
      <OverlayLink overlay="terms">Términos</OverlayLink>
      <OverlayLink overlay="faq">Ayuda</OverlayLink>
      <button type="button" onClick={() => void navigate(-1)}>
        Atrás
      </button>
      <OverlayHost />
    </>
  );
}

const open = (...entries: string[]) => openPage(<Page />, ...entries);

describe('overlays', () => {
  it('open by link over the page, and the back button closes them', async () => {
    open('/tournaments?modo=duo');
    await userEvent.click(screen.getByRole('link', { name: 'Términos' }));
    expect(await screen.findByRole('dialog', { name: 'Términos y condiciones' })).toBeTruthy();
    expect(screen.getByText('Estás en /tournaments?modo=duo#terminos')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Estás en /tournaments?modo=duo')).toBeTruthy();
  });

  it('closing one opened from the page leaves no dead entry in the history', async () => {
    open('/', '/tournaments');
    await userEvent.click(screen.getByRole('link', { name: 'Ayuda' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preguntas frecuentes' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    expect(screen.getByText('Estás en /tournaments')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(screen.getByText('Estás en /')).toBeTruthy();
  });

  it('a shared link opens at once and closes in place', async () => {
    open('/#faq-edad-minima');
    const dialog = await screen.findByRole('dialog', { name: 'Preguntas frecuentes' });
    const question = within(dialog).getByText('¿Cuál es la edad mínima?').closest('details');
    await waitFor(() => expect(question?.open).toBe(true));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Estás en /')).toBeTruthy();
  });

  it('are whole pages before JavaScript runs', () => {
    open('/');
    expect(screen.getByRole('link', { name: 'Términos' }).getAttribute('href')).toBe('/terminos');
    expect(screen.getByRole('link', { name: 'Ayuda' }).getAttribute('href')).toBe('/faq');
  });
});

describe('readOverlayHash', () => {
  it.each([
    ['#terminos', { overlay: 'terms' }],
    ['#faq', { overlay: 'faq', question: null }],
    ['#faq-premios-cuando', { overlay: 'faq', question: 'premios-cuando' }],
    ['#contenido', null],
    ['', null],
  ])('%s', (hash, shown) => {
    expect(readOverlayHash(hash)).toEqual(shown);
  });
});
