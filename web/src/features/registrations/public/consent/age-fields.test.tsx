import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NO_GUARDIAN } from '../registration-draft.ts';
import { AgeFields } from './age-fields.tsx';

const fields = {
  guardian: NO_GUARDIAN,
  errors: {},
  onAge: vi.fn<(age: string) => void>(),
  onGuardian: vi.fn<(field: string, value: string) => void>(),
};
const choices = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

it('asks for a band of ages, and for the adult of a minor alone', async () => {
  const view = render(<AgeFields {...fields} adultsOnly={false} ageBand="" />);
  expect(choices()).toEqual(['Tengo 18 años o más', 'Tengo de 11 a 17', 'Tengo menos de 11']);
  await userEvent.click(screen.getByLabelText('Tengo menos de 11'));
  expect(fields.onAge).toHaveBeenCalledWith('younger');
  expect(screen.queryByRole('group', { name: 'Tu adulto responsable' })).toBeNull();
  view.rerender(<AgeFields {...fields} adultsOnly={false} ageBand="minor" />);
  expect(screen.getByRole('group', { name: 'Tu adulto responsable' })).toBeDefined();
  await userEvent.type(screen.getByLabelText(/Su nombre completo/), 'R');
  expect(fields.onGuardian).toHaveBeenCalledWith('name', 'R');
});

it('offers nothing but 18 or more where only adults play, whatever a draft says', () => {
  render(<AgeFields {...fields} adultsOnly ageBand="minor" />);
  expect(choices()).toEqual(['Tengo 18 años o más']);
  expect(screen.getByText('Este torneo es solo para quienes tienen 18 años o más.')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Tu adulto responsable' })).toBeNull();
});
