import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OutOf } from './spoken.tsx';

it('reads a count out of all in words, and shows it short', () => {
  render(<OutOf count={9} all={12} />);
  expect(screen.getByText('9/12').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('9 de 12').className).toBe('sr-only');
});
