import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SeasonPreview } from './season-preview.tsx';

it('is scrolled into view when it appears, and again when it changes', () => {
  const moves = vi.spyOn(Element.prototype, 'scrollIntoView');
  const place = (rank: number) => ({ rank, points: 10 });
  const rows = [{ number: 1, name: 'Lobo', before: place(2), after: place(1) }];
  const { rerender } = render(<SeasonPreview moved={1} rows={rows} />);
  expect(screen.getByText('Lobo')).toBeDefined();
  expect(moves.mock.contexts).toEqual([screen.getByRole('heading').closest('section')]);
  rerender(<SeasonPreview moved={1} rows={rows} />);
  expect(moves).toHaveBeenCalledTimes(1);
  rerender(<SeasonPreview moved={0} rows={[]} />);
  expect(moves).toHaveBeenCalledTimes(2);
  moves.mockRestore();
});

it('lists players whose rank changes, or whose points change if no rank does', () => {
  const at = (rank: number, points: number) => ({ rank, points });
  const stays = { number: 2, name: 'Zorro', before: at(1, 80), after: at(1, 60) };
  const climbs = { number: 3, name: 'Lobo', before: at(3, 10), after: at(2, 12) };
  const { rerender } = render(<SeasonPreview moved={1} rows={[stays, climbs]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lobo3.º, 10 puntos → 2.º, 12 puntos',
  ]);
  rerender(<SeasonPreview moved={0} rows={[stays]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Zorro1.º, 80 puntos → 1.º, 60 puntos',
  ]);
});
