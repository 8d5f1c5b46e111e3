import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AgeFields } from './age-fields.tsx';

const fields = { errors: {}, onAge: vi.fn<(age: string) => void>() };
const choices = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

it('asks for a band of ages', async () => {
  render(<AgeFields {...fields} adultsOnly={false} ageBand="" />);
  expect(choices()).toEqual(['Tengo 18 años o más', 'Tengo de 11 a 17', 'Tengo menos de 11']);
  await userEvent.click(screen.getByLabelText('Tengo menos de 11'));
  expect(fields.onAge).toHaveBeenCalledWith('younger');
});

it('offers only 18 or more if only adults play, whatever a draft says', () => {
  render(<AgeFields {...fields} adultsOnly ageBand="minor" />);
  expect(choices()).toEqual(['Tengo 18 años o más']);
  expect(screen.getByText('Este torneo es solo para quienes tienen 18 años o más.')).toBeDefined();
});
