import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoRegistrations } from './no-registrations.tsx';

const timeZone = 'America/Bogota';
const running = { playersErasedAt: null, timeZone };
const erased = { playersErasedAt: new Date('2026-03-04T02:00:00Z'), timeZone };

describe('an empty list of registrations', () => {
  it.each([
    ['a filter', running, { filtered: true, offline: false }, 'Nadie con ese filtro'],
    ['the network', erased, { filtered: false, offline: true }, 'Sin conexión'],
    ['players who were erased', erased, { filtered: false, offline: false }, 'Datos borrados'],
    ['nobody yet', running, { filtered: false, offline: false }, 'Ninguna inscripción todavía'],
    ['nobody at all', null, { filtered: false, offline: false }, 'Ninguna inscripción todavía'],
  ])('tells of %s', (_why, tournament, state, title) => {
    render(<NoRegistrations tournament={tournament} {...state} />);
    expect(screen.getByRole('heading').textContent).toBe(title);
  });

  it('says when players were erased, by the clock of the tournament', () => {
    render(<NoRegistrations tournament={erased} filtered={false} offline={false} />);
    expect(screen.getByText(/se borraron el mar 3 mar( 2026)?\. Quedan/)).toBeDefined();
  });
});
