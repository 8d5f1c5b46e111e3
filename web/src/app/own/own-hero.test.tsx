import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteDay } from '../../features/registrations/public/own/own-days.ts';
import { keepRegistration } from '../../features/registrations/public/own/own-registrations.ts';
import OwnHero from './own-hero.tsx';

const HOUR_MS = 3_600_000;
const codes = [
  '0123456789abcdefghjkmnpqrs',
  '9876543210zyxwvtsrqpnmkjhg',
  'abcdefghjkmnpqrstvwxyz0123',
] as const;

function register(index: 0 | 1 | 2, tournamentName: string): string {
  const ticketId = codes[index];
  const own = { tournamentId: `copa-${index}`, tournamentName, playerName: 'Ana', registeredAt: index };
  keepRegistration({ ...own, code: ticketId, unit: { ticketId, isCaptain: true }, invitation: '' });
  return ticketId;
}

// `stubGlobal` would end with the test, but a page's last requests may come later.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined)));

function shown({ isOpen = true } = {}) {
  render(<OwnHero isOpen={isOpen} whenNone={<p>Inscripción gratis</p>} />, { wrapper: MemoryRouter });
  return screen.queryAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')]);
}

it('shows the live tournament that needs an action', () => {
  register(0, 'Copa Uno');
  noteDay(register(1, 'Copa Dos'), { until: Date.now() + HOUR_MS, isAsked: true });
  noteDay(register(2, 'Copa Vieja'), { until: Date.now() - 8 * 24 * HOUR_MS, isAsked: true });
  expect(shown()).toEqual([['Copa DosBuscando cómo va…Abrir', `/mi/${codes[1]}`]]);
});

it('shows the next tournament if none needs an action', () => {
  register(0, 'Copa Uno');
  expect(shown()).toEqual([['Copa UnoBuscando cómo va…Abrir', `/mi/${codes[0]}`]]);
});

it('shows the given content on a phone without a tournament', () => {
  expect(shown()).toEqual([]);
  expect(screen.getByText('Inscripción gratis')).toBeDefined();
});

it.each([true, false])('has its gold button only while an own tournament goes on: %s', (isOpen) => {
  register(0, 'Copa Uno');
  shown({ isOpen });
  expect(screen.getByText('Abrir').className.includes('bg-gold')).toBe(isOpen);
});
