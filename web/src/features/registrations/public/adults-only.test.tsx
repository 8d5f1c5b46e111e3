import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { fillPlayer, sampleCopa } from './registration-form.fixture.ts';
import { RegistrationForm } from './registration-form.tsx';

const open = (adultsOnly: boolean) =>
  openPage(
    <RegistrationForm
      tournament={{ ...sampleCopa, adultsOnly }}
      description=""
      fields={[]}
      success={() => <p>listo</p>}
    />,
  );

it('tells a minor at the question of the age that the tournament has become one for adults', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('check-freefireid')) sent.push(url);
    return Response.json({ success: true, data: { exists: false } });
  });
  const user = userEvent.setup();
  const { unmount } = open(false);
  await fillPlayer(user, 'Tengo de 11 a 17');
  unmount();
  open(true);
  await user.click(screen.getByRole('button', { name: 'Enviar inscripción' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Tengo 18 años o más'));
  expect(screen.getAllByText('Este torneo es solo para quienes tienen 18 años o más.')).toHaveLength(2);
  expect(sent).toEqual([]);
});
