import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  answerForms,
  fillPlayer,
  openForm,
  registered,
  sampleCopa,
  sendButton,
} from './registration-form.fixture.tsx';

it('tells a minor at the question of the age that the tournament has become one for adults', async () => {
  const send = vi.fn<() => Response>(registered);
  answerForms(send);
  const user = userEvent.setup();
  const { unmount } = openForm();
  await fillPlayer(user, 'Tengo de 11 a 17');
  unmount();
  openForm({ ...sampleCopa, adultsOnly: true });
  await user.click(sendButton());
  expect(document.activeElement).toBe(screen.getByLabelText('Tengo 18 años o más'));
  expect(screen.getAllByText('Este torneo es solo para quienes tienen 18 años o más.')).toHaveLength(2);
  expect(send).not.toHaveBeenCalled();
});
