import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { noteDay } from './own-days.ts';
import { OwnRegistrationHint } from './own-registration-hint.tsx';
import { keepRegistration } from './own-registrations.ts';

const LOST = '0123456789abcdefghjkmnpqrs';
const AGAIN = 'srqpnmkjhgfedcba9876543210';
const register = (ticketId: string, fullName: string) =>
  keepRegistration({
    code: ticketId,
    tournamentId: 'copa',
    tournamentName: 'Copa',
    fullName,
    registeredAt: 0,
    unit: { ticketId, isCaptain: true },
    invitation: '',
  });
const open = () =>
  render(
    <MemoryRouter>
      <OwnRegistrationHint tournamentId="copa" register={<a href="/register">Inscribirme</a>} />
    </MemoryRouter>,
  );
const toMine = () => screen.queryByRole('link', { name: 'Ir a Mi torneo' })?.getAttribute('href');
const mayRegister = () => screen.queryByText('Inscribirme') !== null;

beforeEach(() => localStorage.clear());

it('replaces the registration by the way to Mi torneo, unless the place was lost', () => {
  const { rerender } = open();
  expect([toMine(), mayRegister()]).toEqual([undefined, true]);
  register(LOST, 'Ana');
  rerender(<></>);
  open();
  expect([toMine(), mayRegister()]).toEqual([`/mi/${LOST}`, false]);
});

it('lets somebody register again who lost the place, and then shows the new registration', () => {
  register(LOST, 'Ana');
  noteDay(LOST, { until: 0, isAsked: false });
  const { unmount } = open();
  expect([toMine(), mayRegister()]).toEqual([`/mi/${LOST}`, true]);
  unmount();
  register(AGAIN, 'Ana otra vez');
  register(LOST, 'Ana');
  open();
  expect(screen.getByText('Desde este teléfono se inscribió Ana otra vez.')).toBeDefined();
  expect([toMine(), mayRegister()]).toEqual([`/mi/${AGAIN}`, false]);
});
