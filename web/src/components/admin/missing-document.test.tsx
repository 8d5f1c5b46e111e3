import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MissingDocument } from './missing-document.tsx';

it('does not claim that somebody deleted what may never have existed', () => {
  const close = vi.fn<() => void>();
  render(<MissingDocument title="Torneo no encontrado" onClose={close} />);
  expect(screen.getByText('No existe, o alguien lo eliminó.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Volver a la lista' }));
  expect(close).toHaveBeenCalledOnce();
});
