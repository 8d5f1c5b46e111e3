import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteDay } from './own-days.ts';
import OwnHero from './own-hero.tsx';
import { keepRegistration } from './own-registrations.ts';

const HOUR_MS = 3_600_000;
const codes = [
  '0123456789abcdefghjkmnpqrs',
  '9876543210zyxwvtsrqpnmkjhg',
  'abcdefghjkmnpqrstvwxyz0123',
] as const;

function register(index: 0 | 1 | 2, tournamentName: string): string {
  const ticketId = codes[index];
  const own = { tournamentId: `copa-${index}`, tournamentName, fullName: 'Ana', registeredAt: index };
  keepRegistration({ ...own, code: ticketId, unit: { ticketId, isCaptain: true }, invitation: '' });
  return ticketId;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked')));
});

function shown() {
  render(<OwnHero whenNone={<h1>La de siempre</h1>} />, { wrapper: MemoryRouter });
  const ways = screen.queryAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')]);
  return { title: screen.getByRole('heading').textContent, ways };
}

it('begins with the one where something is to be done, of those that are not over', () => {
  register(0, 'Copa Uno');
  noteDay(register(1, 'Copa Dos'), { until: Date.now() + HOUR_MS, isAsked: true });
  noteDay(register(2, 'Copa Vieja'), { until: Date.now() - HOUR_MS, isAsked: false });
  expect(shown()).toEqual({
    title: 'Copa Dos',
    ways: [
      ['Ir a Mi torneo', `/mi/${codes[1]}`],
      ['Mis 2 torneos', '/mi'],
    ],
  });
  expect(screen.getAllByText(/Hay algo que hacer/)).toHaveLength(1);
});

it('with one tournament shows the way to others', () => {
  register(0, 'Copa Uno');
  expect(shown()).toEqual({
    title: 'Copa Uno',
    ways: [
      ['Ir a Mi torneo', `/mi/${codes[0]}`],
      ['Ver otros torneos', '/tournaments'],
    ],
  });
  expect(screen.queryByText(/Hay algo que hacer/)).toBeNull();
});

it('is the usual one on a phone without any', () => {
  expect(shown()).toEqual({ title: 'La de siempre', ways: [] });
});
