import {
  ADULT_AGE,
  CONFIRMATIONS_REQUIRED,
  MIN_ACCOUNT_LEVEL,
  MIN_AGE,
  PRIZE_DELIVERY_DAYS,
} from '@copa/domain/limits';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepSite } from '../../../../lib/use-site.ts';
import { TermsContent } from './terms-content.tsx';

describe('the terms', () => {
  it('have 10 sections', () => {
    render(<TermsContent />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10);
  });

  it('promise what the owner has set', () => {
    const { container, rerender } = render(<TermsContent />);
    expect(container.textContent).toContain('A los 90 días de que termina un torneo se borran por sí solos');
    act(() => keepSite({ ...DEFAULT_SITE, keepPlayersDays: 30 }));
    rerender(<TermsContent />);
    expect(container.textContent).toContain('A los 30 días de que termina');
    act(() => keepSite({ ...DEFAULT_SITE, keepPlayersDays: null }));
    rerender(<TermsContent />);
    expect(container.textContent).toContain('resolver reclamos y entregar los premios.');
    expect(container.textContent).not.toContain('por sí solos');
  });

  it.each([
    `${MIN_AGE} años o más`,
    `menor de ${ADULT_AGE}, necesitas el permiso`,
    'No se permiten computadoras',
    `nivel ${MIN_ACCOUNT_LEVEL} o superior`,
    'grupo oficial de la comunidad',
    'sin crear una cuenta',
    'es gratuita salvo',
    `se confirma ${CONFIRMATIONS_REQUIRED === 3 ? 'tres' : '?'} veces`,
    'modalidad solo, dúo o escuadra',
    'mejor de 3 partidas',
    'Permanecer inactivo',
    `${PRIZE_DELIVERY_DAYS} días siguientes al final del torneo`,
    'Puedes borrarlos cuando quieras',
  ])('say %s', (rule) => {
    const { container } = render(<TermsContent />);
    expect(container.textContent).toContain(rule);
  });
});
