import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TermsContent } from './terms-content.tsx';

describe('the terms', () => {
  it('have 10 sections', () => {
    render(<TermsContent />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10);
  });

  it.each([
    /11 años o más/,
    /menor de 18, necesitas el permiso/,
    /No se permiten computadoras/,
    /nivel 40 o superior/,
    /grupo oficial de la comunidad/,
    /sin crear una cuenta/,
    /es gratuita salvo/,
    /se confirma tres veces/,
    /modalidad solo o dúo/,
    /mejor de 3 partidas/,
    /Permanecer inactivo/,
    /3 días siguientes al final del torneo/,
    /Puedes borrarlos cuando quieras/,
  ])('say %s', (rule) => {
    const { container } = render(<TermsContent />);
    expect(container.textContent).toMatch(rule);
  });
});
