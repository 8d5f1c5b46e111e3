import { BEHIND_FROM } from '@copa/domain/limits';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WhyBehind } from './why-behind.tsx';

const AHEAD = { tournamentDate: null, waitlistEndsAt: null, cancelledAt: null };
const BEHIND = BEHIND_FROM + 7;

it.each([
  [1, 'waiting', BEHIND, /^Por qué esperasFaltaste a 2 torneos en los últimos 90 días\. Por eso pasas/],
  [4, 'waiting', BEHIND, /^Por qué esperasAlguien de tu equipo faltó a 2 torneos .+Solo se dice aquí/],
  [1, 'waiting', 7, /^$/],
  [1, 'held', null, /^$/],
  [1, 'released', BEHIND, /^$/],
] as const)('a unit of %i that is %s with the number %s is told why', (size, place, waitSeq, said) => {
  const registration = { ...AHEAD, place, waitSeq, unit: { name: '', tag: '', size } };
  const { container } = render(<WhyBehind registration={registration} />);
  expect((container.textContent ?? '').replaceAll(/\s/g, ' ')).toMatch(said);
});

it.each([
  { tournamentDate: new Date('2026-01-01T12:00:00Z') },
  { waitlistEndsAt: new Date('2026-01-01T12:00:00Z') },
  { cancelledAt: new Date('2026-01-01T12:00:00Z') },
])('promises no place once the list is over: %j', (changes) => {
  const unit = { name: '', tag: '', size: 1 };
  const registration = { ...AHEAD, place: 'waiting' as const, waitSeq: BEHIND, unit, ...changes };
  expect(render(<WhyBehind registration={registration} />).container.textContent).toBe('');
});
