import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PasswordField } from './form-shell.tsx';

function Typed({ use }: { use: 'current-password' | 'new-password' }) {
  const [value, setValue] = useState('');
  return <PasswordField value={value} error={null} onChange={setValue} autoComplete={use} />;
}

const LONG = 'contraseña larga, con espacios y 日本 — pegada de un gestor';

describe('a password', () => {
  it('can be pasted, whole and with any character', async () => {
    render(<Typed use="current-password" />);
    const field = screen.getByLabelText<HTMLInputElement>(/Contraseña/);
    const user = userEvent.setup();
    await user.click(field);
    await user.paste(LONG);
    expect(field.value).toBe(LONG);
    expect(field.maxLength).toBe(-1);
  });

  it.each(['current-password', 'new-password'] as const)('is marked for password managers as %s', (use) => {
    render(<Typed use={use} />);
    expect(screen.getByLabelText<HTMLInputElement>(/Contraseña/).autocomplete).toBe(use);
  });

  it('is hidden until somebody asks to see it', async () => {
    render(<Typed use="new-password" />);
    const field = screen.getByLabelText<HTMLInputElement>(/Contraseña/);
    expect(field.type).toBe('password');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Mostrar lo que escribo' }));
    expect(field.type).toBe('text');
  });
});
