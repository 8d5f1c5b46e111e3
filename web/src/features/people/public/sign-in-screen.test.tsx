import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import SignInScreen from './sign-in-screen.tsx';

it('underlines each way that is a word and not a button', () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  render(<SignInScreen />);
  const others = within(screen.getByRole('navigation')).getAllByRole('button');
  const ways = [screen.getByRole('button', { name: 'Mostrar lo que escribo' }), ...others];
  expect(ways.length).toBeGreaterThan(2);
  expect(ways.filter(({ className }) => !className.includes('underline'))).toEqual([]);
});
