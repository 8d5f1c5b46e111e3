import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../../../../test/open-page.tsx';
import { pass } from '../../../../../test/pass.ts';
import { OwnStatus } from './own-status.tsx';
import { ownRegistration } from './state/own-registration.fixture.ts';

const registration = { ...ownRegistration, tournamentDate: null };

function open(changes: object) {
  const reads = vi.fn<(url: string) => Promise<Response>>(async () =>
    Response.json({ success: true, data: { ...registration, ...changes } }),
  );
  vi.stubGlobal('fetch', reads);
  openPage(<OwnStatus code="0123456789abcdefghjkmnpqrs" />);
  return reads;
}

const member = { slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX' };
const other = { slot: 2, role: 'player', state: 'accepted', name: 'LuisMX' };
const missing = { slot: 3, role: 'player', state: 'invited', name: '' };
const BEGUN = { tournamentDate: '2026-11-20T14:00:00Z' };
const QUEUE_GOES_ON = { ...BEGUN, waitlistEndsAt: '2026-11-20T17:00:00Z' };
const QUEUE_OVER = { tournamentDate: '2026-11-20T20:00:00Z', waitlistEndsAt: '2026-11-20T15:00:00Z' };
const OVER = { ...BEGUN, endedAt: '2026-11-20T15:00:00Z' };
const PROMISE = /la revisará|te avisamos|confirmas y ves|Faltan? \d|Espera a que|guarda hasta|quedó libre/;

it.each([
  [false, /^Recibimos tu inscripción\. Un organizador la revisará pronto;/],
  [
    true,
    'Recibimos la inscripción. En cuanto llegue el permiso del adulto responsable, un organizador la revisará.',
  ],
])(
  'the own status says what the registration waits for, with the consent of an adult: %s',
  async (needsConsent, said) => {
    const members = [{ slot: 1, role: 'captain', state: 'accepted', name: 'AnaFNX', needsConsent }];
    open({ members });
    expect(await screen.findByText(said)).toBeDefined();
  },
);

it.each([
  ['pending', [member, missing], /^Alguien salió del equipo\. .* lo revisará\.$/],
  ['approved', [member, missing], /^Alguien salió del equipo\. .* lo revisará otra vez\.$/],
  ['approved', [member, other], /^Tu equipo está completo\. .* lo revisará otra vez;/],
])('the own status says that somebody left a team that was %s', async (leftFrom, members, said) => {
  open({ leftFrom, members });
  expect(await screen.findByText(said)).toBeDefined();
});

it.each([
  [{ status: 'pending' }, /^Por ahora sales con este número\. Cuando te aprueben se ve tu nick, «AnaFNX»\.$/],
  [{ status: 'pending', ageBand: 'minor' }, /«AnaFNX», si tu adulto responsable quiere\.$/],
  [{ status: 'approved' }, /^Así te verán todos/],
])('the own status explains the number in place of a nick: %j', async (changes, said) => {
  open({ ...changes, members: [{ ...member, name: 'Jugador 7' }] });
  expect(await screen.findByText(said)).toBeDefined();
});

it('the own status says of a shown nick how everybody sees it', async () => {
  open({});
  expect(await screen.findByText(/^Así te verán todos/)).toBeDefined();
});

it.each([
  ['over', OVER, { status: 'approved' }, 'El torneo terminó. Mira cómo quedó en «Mi torneo».'],
  ['over', OVER, { status: 'pending' }, 'El torneo terminó y tu inscripción quedó sin aprobar.'],
  ['over', OVER, { members: [other, missing], slot: 2, role: 'player' }, /quedó sin aprobar/],
  ['over', OVER, { place: 'waiting' }, 'La lista de espera terminó y no hubo cupo para tu inscripción.'],
  ['in play', BEGUN, { place: 'waiting' }, 'La lista de espera terminó y no hubo cupo para tu inscripción.'],
  ['ahead', QUEUE_OVER, { place: 'waiting' }, /^La lista de espera terminó/],
  ['in play', BEGUN, { status: 'pending' }, /^El torneo ya empezó y tu inscripción sigue sin aprobar/],
  [
    'in play',
    BEGUN,
    { members: [member, missing] },
    /^El torneo ya empezó y tu inscripción sigue sin aprobar/,
  ],
  ['in play', BEGUN, { members: [{ ...member, needsConsent: true }] }, /^El torneo ya empezó/],
  ['ahead', {}, { status: 'rejected', place: 'released' }, /^Tu inscripción no fue aprobada: no tienes cupo/],
])(
  'the own status of a tournament that is %s promises nothing that no longer comes: %j %j',
  async (_when, dates, changes, said) => {
    vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-20T16:00:00Z'));
    open({ members: [member], ...dates, ...changes });
    expect(await screen.findByText(said)).toBeDefined();
    expect(document.body.textContent).not.toMatch(PROMISE);
  },
);

it('a waitlist that outlasts the start still promises a place', async () => {
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-20T16:00:00Z'));
  open({ members: [member], place: 'waiting', ...QUEUE_GOES_ON });
  expect(await screen.findByText(/^Todavía no tienes cupo/)).toBeDefined();
});

it.each([
  ['held', {}, 'own', 'Tu cupo queda libre para otra persona.', 'Liberamos tu cupo'],
  ['waiting', {}, 'own', 'Sales de la lista de espera.', 'Saliste de la lista de espera'],
  ['waiting', BEGUN, 'own', 'queda un número en lugar de tu nombre.', /^Borramos tus datos personales/],
  ['waiting', QUEUE_OVER, 'own', 'queda un número en lugar de tu nombre.', /^Borramos tus datos personales/],
  ['waiting', QUEUE_GOES_ON, 'own', 'Sales de la lista de espera.', 'Saliste de la lista de espera'],
  ['released', {}, 'own', 'queda un número en lugar de tu nombre.', /^Borramos tus datos personales/],
  ['held', OVER, 'own', 'queda un número en lugar de tu nombre.', /^Borramos tus datos personales/],
  [
    'held',
    {},
    'member',
    /Los demás conservan el cupo.*los avisos en sus teléfonos se apagan.*El capitán pasa a ser quien aceptó primero.*si no se completa a tiempo, pierde el cupo/,
    'Los demás siguen en el equipo',
  ],
  ['held', BEGUN, 'own', 'queda un número en lugar de tu nombre.', /^Borramos tus datos personales/],
  ['held', BEGUN, 'member', 'Los demás siguen en el equipo', 'Los demás siguen en el equipo'],
  ['held', BEGUN, 'unit', 'números en lugar de sus nombres', /^Borramos los datos de todo el equipo/],
  ['waiting', {}, 'member', 'Los demás siguen en la lista de espera', 'Los demás siguen en el equipo'],
  ['held', OVER, 'member', 'Los demás siguen en el equipo', 'Los demás siguen en el equipo'],
  ['held', {}, 'unit', 'El cupo queda libre para otro equipo', 'Liberamos el cupo'],
  ['waiting', {}, 'unit', 'El equipo sale de la lista de espera', 'salió de la lista de espera'],
  ['released', {}, 'unit', 'números en lugar de sus nombres', /^Borramos los datos de todo el equipo/],
] as const)(
  'whoever withdraws reads what becomes of the place, if there is one: %s %j %s',
  async (place, dates, what, asked, done) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:00:00Z') });
    const members = what === 'own' ? [member] : [member, other];
    open({ members, unit: { name: 'Los Fénix', tag: '', size: members.length }, place, ...dates });
    const buttons = {
      own: 'Retirar mi inscripción',
      member: 'Salir del equipo',
      unit: 'Retirar a todo el equipo',
    };
    await userEvent.click(await screen.findByRole('button', { name: buttons[what] }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toMatch(asked);
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { erased: true } }));
    await userEvent.click(within(dialog).getByRole('button', { name: /^Sí, / }));
    expect(await screen.findByText(done, { exact: false })).toBeDefined();
  },
);

it('whoever leaves a team with a substitute leaves no gap', async () => {
  open({ members: [member, other, { ...missing, role: 'substitute', state: 'accepted', name: 'PazMX' }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Salir del equipo' }));
  expect(screen.getByRole('dialog').textContent).not.toContain('pierde el cupo');
});

it('the registration is not read again once the tournament is over', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T16:00:00Z') });
  const reads = open({ members: [member], ...OVER });
  await pass(4.5 * 60_000);
  expect(reads.mock.calls.filter(([url]) => url === '/api/registrations/status')).toHaveLength(1);
});

it('the focus stays in a field that is typed in when the answer about the page of the player comes', async () => {
  open({ members: [member], nick: 'AnaFNX' });
  const on = await screen.findByRole('button', { name: 'Activar mi página' });
  let arrive: (response: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', () => answer);
  await userEvent.click(on);
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar mi nick' }));
  const nick = document.activeElement;
  expect(nick?.tagName).toBe('INPUT');
  arrive(Response.json({ success: true, data: { key: 'srqpnmkjhgfedcba9876543210' } }));
  await screen.findByRole('link', { name: 'Ver mi página' });
  expect(document.activeElement).toBe(nick);
});

it('names a field of the player unless it is empty', async () => {
  open({ fullName: '' });
  expect((await screen.findByText('ID de Free Fire')).nextElementSibling?.textContent).toBe('123456789');
  expect(screen.queryByText('Jugador')).toBeNull();
});
