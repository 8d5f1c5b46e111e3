import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LimitedAreaField, LimitedField } from './limited-field.tsx';

function Fields({ stored = '' }: { readonly stored?: string }) {
  const [value, setValue] = useState(stored);
  const field = {
    value,
    maxLength: 10,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  };
  return (
    <>
      <LimitedField {...field} label="Nombre" />
      <LimitedAreaField {...field} label="Nota" whenFull="No entró todo." />
    </>
  );
}

it('says that a pasted text was cut, and stops saying it when there is room', async () => {
  render(<Fields />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(/Nombre/));
  await user.paste('once letras');
  expect(screen.getByLabelText<HTMLInputElement>(/Nombre/).value).toBe('once letra');
  expect(screen.getByText('Caben 10 caracteres. Si pegaste más, se cortó.')).toBeDefined();
  await user.type(screen.getByLabelText(/Nota/), '{Backspace}s');
  expect(screen.getByText('No entró todo.')).toBeDefined();
  await user.keyboard('{Backspace}');
  expect(screen.queryByText(/Caben|No entró/)).toBeNull();
});

it('does not say that a stored text of the greatest length was cut', async () => {
  render(<Fields stored="otras diez" />);
  expect(screen.queryByText(/Caben|No entró/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/Nombre/), '{Backspace}s');
  expect(screen.getByText(/Caben 10/)).toBeDefined();
  expect(screen.queryByText(/No entró/)).toBeNull();
});
