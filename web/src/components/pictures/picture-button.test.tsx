import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import { PictureButton } from './picture-button.tsx';

it('draws only on a tap, and says if that failed', async () => {
  const make = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('offline')));
  render(<PictureButton label="Crear imagen" make={make} />);
  expect(make).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Crear imagen' }));
  expect(await screen.findByText(/^No se pudo crear la imagen\./)).toBeTruthy();
  expect(takeConsole('warn').join(' ')).toContain('a picture could not be painted');
});
