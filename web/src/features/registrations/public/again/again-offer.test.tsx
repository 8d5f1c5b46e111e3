import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { holdAnswers } from '../../../../../test/hold-answers.ts';
import { ToastProvider } from '../../../../components/toast/toast-provider.tsx';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { keepRegistration, readOwnRegistrations } from '../own/own-registrations.ts';
import { keptOwn } from '../own/state/own-registration.fixture.ts';
import { answerForms, refuse, sampleCopa } from '../registration-form.fixture.tsx';
import { RegistrationForm } from '../registration-form.tsx';

const tournament = { ...sampleCopa, id: 'copa-2', name: 'Copa #2', modality: 'duo' as const };
const player = {
  fullName: 'Ana Torres',
  nick: 'AnaFNX',
  freeFireId: '123456789',
  email: 'ana@correo.mx',
  phone: '+52 55 1234 5678',
};
const next = { tournamentId: 'copa-2', tournamentName: 'Copa #2', timeZone: 'America/Mexico_City' };
const again = { own: { player, unit: { name: 'Los Fénix', tag: '', size: 2 } }, next: [next] };

const sent: { again: string | null }[] = [];
afterEach(() => {
  sent.length = 0;
});

function open(answer: object, unit: { size?: number } = { size: 2 }) {
  answerForms((body, url) => {
    if (url.endsWith('/again')) return Response.json({ success: true, data: answer });
    sent.push(JSON.parse(body) as { again: string | null });
    return refuse('captain-only', 'no', 403);
  });
  keepRegistration({ ...keptOwn, unit: { ...keptOwn.unit, isCaptain: true, ...unit } });
  render(
    <ToastProvider>
      <MemoryRouter>
        <RegistrationForm tournament={tournament} description="" fields={[]} success={() => null} />
      </MemoryRouter>
    </ToastProvider>,
  );
  return userEvent.setup();
}

it('fills an empty form, asks the age, and sends the code of the earlier registration until the API refuses it', async () => {
  const user = open(again);
  await user.click(await screen.findByRole('button', { name: 'Poner esos datos' }));
  expect(await screen.findByDisplayValue('Los Fénix')).toBeDefined();
  expect(screen.getByText(/de la última vez/).textContent).toBe(
    'Son los datos de Ana de la última vez. Revísalos.',
  );
  expect(screen.queryByRole('button', { name: 'Poner esos datos' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Enviar inscripción' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByLabelText('Tengo 18 años o más'));
  for (const tries of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Enviar inscripción' }));
    await vi.waitFor(() => expect(sent).toHaveLength(tries));
    await screen.findByText('no');
  }
  expect(sent.map((body) => body.again)).toEqual([keptOwn.code, null]);
});

it.each(['the button', 'another field'])(
  'after the answer moves the focus only from the button: %s',
  async (focused) => {
    const user = open(again);
    const goOn = holdAnswers();
    await user.click(await screen.findByRole('button', { name: 'Poner esos datos' }));
    const name = screen.getByLabelText(/Nombre completo/);
    if (focused === 'another field') await user.type(name, 'Ana');
    await goOn();
    expect(await screen.findByDisplayValue('Los Fénix')).toBeDefined();
    const first = screen.getByLabelText('Tengo 18 años o más');
    expect(document.activeElement).toBe(focused === 'another field' ? name : first);
  },
);

it('says that the team cannot play here, and keeps the form', async () => {
  const user = open({ own: null });
  await user.click(await screen.findByRole('button', { name: 'Poner esos datos' }));
  expect(await screen.findByText(/no se puede inscribir aquí/)).toBeDefined();
  expect(screen.getByLabelText(/Nombre completo/)).toHaveProperty('value', '');
});

it('removes an earlier registration that is gone from the phone, with its ticket, and says so', async () => {
  const user = open({});
  const ticket = { id: '0123456789abcdefghjkmnpqrs', name: 'Ana' };
  localStorage.setItem(storageKeys.tickets, JSON.stringify([{ ticket }]));
  answerForms(() => refuse('not-found', 'no', 404));
  await user.click(await screen.findByRole('button', { name: 'Poner esos datos' }));
  await vi.waitFor(() => expect(readOwnRegistrations()).toEqual([]));
  const said = 'Ese equipo no se puede inscribir aquí. Llena el formulario como siempre.';
  expect((await screen.findAllByText(said, { exact: false })).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(screen.getByLabelText('Tengo 18 años o más'));
  expect(localStorage.getItem(storageKeys.tickets)).not.toContain('Ana');
});

it.each([
  ['one player, who is the captain of nobody', 1],
  ['four players, who cannot register as two', 4],
])('offers no earlier registration of %s', async (_, size) => {
  open(again, { size });
  await screen.findByRole('button', { name: 'Enviar inscripción' });
  expect(screen.queryByText(/^¿Otra vez con el equipo/)).toBeNull();
});

it('offers a registration that an earlier version of the page stored without a size', async () => {
  open(again, {});
  expect(await screen.findByText(/^¿Otra vez con el equipo/)).toBeDefined();
});
