import { createECDH, createHash } from 'node:crypto';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createPhone } from '../ticket/push/phone.fixture.ts';
import FollowOffer from './follow-offer.tsx';

const KEY = createECDH('prime256v1').generateKeys().toString('base64url');
const TEAMS = [
  { number: 3, name: 'Los Fénix' },
  { number: 7, name: 'Las Garzas' },
];

const open = (publicKey = KEY, teams = TEAMS) =>
  render(<FollowOffer tournamentId="copa" teams={teams} publicKey={publicKey} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const units = (sent: readonly { readonly body: unknown }[]) =>
  sent.map(({ body }) => (body as { unit: number | null } | null)?.unit);

it('asks after a tap, sends the address and the team, changes the team, and stops with one tap', async () => {
  const { phone, sent, kept } = createPhone();
  const { unmount } = open();
  await screen.findByText('Sigue este torneo');
  expect(phone.asked).toBe(0);
  fireEvent.change(screen.getByLabelText('¿A quién sigues?'), { target: { value: '7' } });
  expect(sent).toEqual([]);
  press('Seguir');
  await screen.findByText('Sigues este torneo');
  expect(screen.getByText(/^Guardamos solo la dirección de avisos .+ y a quién sigues, hasta/)).toBeDefined();
  const endpoint = 'https://fcm.googleapis.com/fcm/send/1';
  const keys = { p256dh: 'p', auth: 'a' };
  expect(sent[0]).toMatchObject({
    path: '/api/tournaments/copa/follow',
    method: 'PUT',
    body: { endpoint, keys, unit: 7 },
  });
  fireEvent.change(screen.getByLabelText('¿A quién sigues?'), { target: { value: '' } });
  await vi.waitFor(() => expect(units(sent)).toEqual([7, null]));
  await vi.waitFor(() => expect([...kept.keys()]).toEqual(['/tournament/copa']));
  unmount();
  open();
  await screen.findByText('Sigues este torneo');
  phone.reply = () => Response.json({ success: true, data: { isTold: false } });
  press('Dejar de seguir');
  await screen.findByRole('button', { name: 'Seguir' });
  const phoneKey = createHash('sha256').update(endpoint).digest('base64url');
  expect(sent.at(-1)).toMatchObject({
    method: 'DELETE',
    path: '/api/tournaments/copa/follow',
    query: phoneKey,
  });
  expect([kept.size, phone.subscription]).toEqual([0, null]);
});

it('does not claim to follow everybody if the followed team is not in the table of this stage', async () => {
  const { sent } = createPhone();
  const { unmount } = open();
  await screen.findByText('Sigue este torneo');
  fireEvent.change(screen.getByLabelText('¿A quién sigues?'), { target: { value: '7' } });
  press('Seguir');
  await screen.findByText('Listo: este teléfono te avisa.');
  unmount();
  open(KEY, TEAMS.slice(0, 1));
  const select = await screen.findByLabelText<HTMLSelectElement>('¿A quién sigues?');
  expect(select.selectedOptions[0]?.text).toBe('A quien elegiste antes (no está en esta tabla)');
  fireEvent.change(select, { target: { value: '' } });
  await vi.waitFor(() => expect(units(sent)).toEqual([7, null]));
  expect(screen.queryByText(/no está en esta tabla/)).toBeNull();
});

it('says that no more phones can follow, and does not claim to follow', async () => {
  const { phone } = createPhone();
  phone.reply = () =>
    Response.json({ success: false, error: 'Ya sigue tanta gente.', code: 'conflict' }, { status: 409 });
  open();
  await screen.findByText('Sigue este torneo');
  press('Seguir');
  expect((await screen.findByRole('alert')).textContent).toBe('Ya sigue tanta gente.');
  expect(screen.getByRole('button', { name: 'Seguir' })).toBeDefined();
});

it('shows the followed team if the change to another team failed', async () => {
  const { phone } = createPhone();
  open();
  await screen.findByText('Sigue este torneo');
  press('Seguir');
  await screen.findByText('Listo: este teléfono te avisa.');
  phone.reply = () => Response.json({ success: false, error: 'no', code: 'unexpected' }, { status: 500 });
  fireEvent.change(screen.getByLabelText('¿A quién sigues?'), { target: { value: '7' } });
  await screen.findByRole('alert');
  expect(screen.getByLabelText('¿A quién sigues?')).toHaveProperty('value', '');
});

it('says that it could not stop without a connection, and stops later', async () => {
  const { phone, kept } = createPhone();
  kept.set('/tournament/otra', 'https://fcm.googleapis.com/fcm/send/1');
  open();
  await screen.findByText('Sigue este torneo');
  press('Seguir');
  await screen.findByText('Listo: este teléfono te avisa.');
  phone.reply = () => {
    throw new TypeError('Failed to fetch');
  };
  press('Dejar de seguir');
  await screen.findByText(/Error de conexión/);
  phone.reply = () => Response.json({ success: true, data: { isTold: false } });
  fireEvent.click(await screen.findByRole('button', { name: 'Dejar de seguir', busy: false }));
  await screen.findByText('Este teléfono ya no te avisa de este torneo.');
  expect([...kept.keys()]).toEqual(['/tournament/otra']);
});

it('tells a phone that once refused notices how to allow them, after a tap only', async () => {
  const { phone, sent } = createPhone('denied');
  phone.answer = 'denied';
  open();
  await screen.findByText('Sigue este torneo');
  expect(screen.queryByText('Los avisos están bloqueados')).toBeNull();
  press('Seguir');
  expect(await screen.findByText('Los avisos están bloqueados')).toBeDefined();
  expect(screen.getByText(/entra en «Permisos» y permite las notificaciones\.$/)).toBeDefined();
  expect(sent).toEqual([]);
});

it('says that notices are blocked, and what to do instead', async () => {
  createPhone();
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  open();
  expect(await screen.findByText(/en modo incógnito ninguno los recibe\. Agrega la fecha/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing if the site sends no notices', () => {
  createPhone();
  expect(open('').container.textContent).toBe('');
});
