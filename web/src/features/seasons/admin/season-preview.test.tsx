import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SeasonPreview } from './season-preview.tsx';

it('is brought into sight when it comes, and again when it is another one', () => {
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
