import {
  ADULT_AGE,
  AUDIT_KEPT_DAYS,
  AUDIT_OF_PLAYERS_KEPT_DAYS,
  CONFIRMATIONS_REQUIRED,
  MIN_ACCOUNT_LEVEL,
  MIN_AGE,
  PRIZE_DELIVERY_DAYS,
} from '@copa/domain/limits';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { NO_PRIVACY } from '@copa/domain/site/no-privacy';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepSite } from '../../../../lib/use-site.ts';
import { TermsContent } from './terms-content.tsx';

describe('the terms', () => {
  it('have 10 sections', () => {
    render(<TermsContent />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10);
  });

  it('promise the settings of the owner', () => {
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

  const said = { ...NO_PRIVACY, responsible: 'Ana Ruiz', city: 'Medellín', email: 'datos@copa.example' };
  const LAWS = ['LFPDPPP', 'Ley 1581 de 2012', 'LGPD'];
  it.each([
    [NO_PRIVACY, LAWS, /todavía no publicó quién responde.+escribe a hola@copafenix\.example/],
    [
      { ...said, country: 'CO' as const, mailProvider: 'Brevo', serversIn: 'Chile' },
      ['Ley 1581 de 2012'],
      /Responde por los datos Ana Ruiz, en Medellín, Colombia\..+escribe a datos@copa\.example\..+Brevo envía los correos.+están en Chile/s,
    ],
    [
      { ...said, country: 'MX' as const, city: '' },
      ['LFPDPPP'],
      /Responde por los datos Ana Ruiz, en México\./,
    ],
    [{ ...said, country: 'BR' as const }, ['LGPD'], /Ana Ruiz, en Medellín, Brasil\./],
    [{ ...said, country: 'other' as const }, LAWS, /Ana Ruiz, en Medellín\. Para/],
  ])('say who answers for personal data, and by which law: %j', (privacy, laws, text) => {
    act(() => keepSite({ ...DEFAULT_SITE, privacy }));
    const { container } = render(<TermsContent />);
    expect(container.textContent).toMatch(text);
    expect(LAWS.filter((law) => container.textContent?.includes(law))).toEqual(laws);
    expect(container.textContent).toMatch(
      /Acceso: .+Rectificación: .+Cancelación o supresión: .+Oposición: /,
    );
  });

  it('are shown on a phone with older stored settings', () => {
    const { privacy: _, ...before } = DEFAULT_SITE;
    act(() => keepSite(before as typeof DEFAULT_SITE));
    expect(render(<TermsContent />).container.textContent).toContain('todavía no publicó quién responde');
  });

  it.each([
    `${AUDIT_KEPT_DAYS}`,
    `inscripciones se borra a los ${AUDIT_OF_PLAYERS_KEPT_DAYS} días`,
    'reCAPTCHA de Google',
    'Las de tu red y tu correo que están en tu inscripción se borran con ella',
    'aceptas esa transferencia',
    'pide ese contacto solo para escribirle mientras falta el permiso o para entregar un premio',
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
