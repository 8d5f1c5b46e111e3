import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TournamentNotShown } from './tournament-frame.tsx';

it('does not claim that somebody deleted a tournament that may never have existed', () => {
  const leave = vi.fn<() => void>();
  render(<TournamentNotShown why="missing" loading="Cargando…" onMissing={leave} />);
  expect(screen.getByText('No existe, o alguien lo eliminó.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Volver a la lista' }));
  expect(leave).toHaveBeenCalledOnce();
});
