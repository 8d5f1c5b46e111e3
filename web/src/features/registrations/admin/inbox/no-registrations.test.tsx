import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NoRegistrations } from './no-registrations.tsx';

const running = { playersErasedAt: null, status: 'published' as const };
const erased = { ...running, playersErasedAt: new Date('2026-03-04T02:00:00Z') };

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

  it('says under the filter of undecided ones that all are decided, and shows all instead', () => {
    const onAll = vi.fn<() => void>();
    render(<NoRegistrations tournament={running} filtered offline={false} onAll={onAll} />);
    expect(screen.getByRole('heading').textContent).toBe('Todo decidido');
    fireEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(onAll).toHaveBeenCalledOnce();
  });

  it.each([
    ['published', /^Comparte el enlace del torneo/],
    ['draft', 'Nadie puede inscribirse todavía: el torneo no está publicado.'],
    ['scheduled', 'Nadie puede inscribirse todavía: el torneo no está publicado.'],
  ] as const)('says what brings the first one to a tournament that is %s', (status, said) => {
    render(<NoRegistrations tournament={{ ...running, status }} filtered={false} offline={false} />);
    expect(screen.getByText(said)).toBeDefined();
  });

  it('says when players were erased, by the clock of the reader', () => {
    render(<NoRegistrations tournament={erased} filtered={false} offline={false} />);
    const day = dateText(erased.playersErasedAt, ownTimeZone(), new Date());
    expect(screen.getByText(new RegExp(`se borraron el ${day}\\. Quedan`))).toBeDefined();
  });
});
