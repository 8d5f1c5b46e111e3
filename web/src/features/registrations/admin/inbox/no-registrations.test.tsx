import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoRegistrations } from './no-registrations.tsx';

const running = { playersErasedAt: null };
const erased = { playersErasedAt: new Date('2026-03-04T02:00:00Z') };

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

  it('says when players were erased, by the clock of the reader', () => {
    render(<NoRegistrations tournament={erased} filtered={false} offline={false} />);
    const day = dateText(erased.playersErasedAt, ownTimeZone(), new Date());
    expect(screen.getByText(new RegExp(`se borraron el ${day}\\. Quedan`))).toBeDefined();
  });
});
