import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import type { StandingNote } from '../inbox/use-standings.ts';
import { sampleRegistration, sampleTeam } from '../registration.fixture.ts';
import { acceptedMembers } from '../unit-words.ts';
import { RegistrationDetail } from './registration-detail.tsx';

const TICKET = '0123456789abcdefghjkmnpqrs';
const asked: string[] = [];
let questions: readonly object[] = [];
const sent: { readonly call: string; readonly body: unknown }[] = [];

function answer(path: string, method: string | undefined): object {
  if (method === 'DELETE') return { id: 'andes', givenTo: null };
  if (path.endsWith('/invitation')) return { invitationCode: path.includes('/cerrado/') ? null : TICKET };
  if (path.endsWith('/suspended')) return { units: [{ id: 'suspendida', until: null }] };
  if (path.startsWith('/api/questions')) return { questions, nextCursor: null };
  return sampleTeam('andes', 4);
}

const onDecide = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

const TOURNAMENT: ListedTournament = {
  ...TournamentSchema.parse({
    id: 'copa',
    name: 'Copa Sur',
    maxPlayers: 12,
    date: '2100-12-01T20:00:00Z',
    timeZone: 'America/Bogota',
    status: 'published',
  }),
  phase: 'open',
  registrations: { pending: 1, approved: 0, rejected: 0 },
};

function confirming(closesInMs: number): ListedTournament {
  const [opensAt, closesAt] = [-HOUR_MS, closesInMs].map((ms) => new Date(Date.now() + ms).toISOString());
  const { windows } = TournamentSchema.parse({
    ...TOURNAMENT,
    windows: [{ kind: 'entry', opensAt, closesAt }],
  });
  return { ...TOURNAMENT, windows };
}

function open(
  registration: ReturnType<typeof sampleTeam>,
  note: StandingNote | null = null,
  tournament: ListedTournament | null = null,
) {
  openScreen(
    <RegistrationDetail
      registration={registration}
      tournament={tournament}
      duplicate={null}
      burst={null}
      note={note}
      effect="Su cupo pasa ya a Piratas."
      busy={false}
      notice={null}
      onOpen={() => undefined}
      onDecide={onDecide}
      onClose={onClose}
    />,
  );
  return userEvent.setup();
}

it.each([
  ['the captain', true, 'Entró por ir 2.º en la temporada.'],
  ['the captain', false, 'Entró por el ID de quien va 2.º en la temporada, sin comprobar que es suyo.'],
  ['gone', true, /^Entró por quien iba 2\.º en la temporada, que ya no está en el equipo\./],
])('says how a unit entered a final: by %s, proven %s', (by, isProven, told) => {
  const team = sampleTeam('andes', 2);
  const memberId = by === 'gone' ? by : (acceptedMembers(team)[0]?.id ?? '');
  open({ ...team, qualified: { rank: 2, memberId, isProven } });
  expect(screen.getByText(told)).toBeDefined();
});

async function openMember(user: ReturnType<typeof userEvent.setup>, nick: string) {
  const [name] = screen.getAllByText(nick);
  const place = name?.closest('li') ?? null;
  if (name === undefined || place === null) throw new Error(`${nick} has no place`);
  await user.click(name);
  return within(place);
}

it.each([
  [null, '11 a 17 · Falta permiso'],
  [{ cameAbout: null }, '11 a 17 · Permiso dado'],
  [
    { cameAbout: { seconds: 40, sameNetwork: true } },
    '11 a 17 · Permiso dado 40 s después, desde la misma red',
  ],
])('says of a minor how the consent came about: %j, %s', (consent, text) => {
  const adult = sampleRegistration('ana');
  const now = new Date();
  const given = { version: '2026-12-04.0399ef0e762e9052', at: now, shownAt: now, showsNick: true };
  const members = adult.members.map((member) => ({
    ...member,
    ageBand: 'minor' as const,
    consent: consent && { ...given, ...consent },
  }));
  open({ ...adult, members });
  expect(screen.getByText(text)).toBeDefined();
});

it.each([
  ['AnaMX', ['Nick', 'ID Free Fire', 'Teléfono', 'Correo', 'Edad']],
  ['', ['ID Free Fire', 'Teléfono', 'Correo', 'Edad']],
])('names what a player with the nick «%s» typed', (nick, lines) => {
  const ana = sampleRegistration('ana');
  open({ ...ana, members: ana.members.map((member) => ({ ...member, nick })) });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(lines);
  expect(screen.getByText('ID Free Fire').nextElementSibling?.textContent).toBe('123456789');
  expect(screen.getByRole('link', { name: 'ana@correo.test' })).toBeDefined();
});

it.each([
  ['held', 12, /^Todavía no confirma\. .* confírmalo tú en «El día»\.$/],
  ['waiting', 11, /^Hay un cupo libre: puedes dárselo en «El día»/],
  ['waiting', 12, null],
  ['confirmed', 12, null],
] as const)('leads who looks for the acts of the day there: %s, %i of 12 places', (standing, taken, said) => {
  const tournament = { ...confirming(HOUR_MS), currentPlayers: taken };
  open(sampleTeam('andes', 4), { standing, label: '', position: null }, tournament);
  expect(screen.queryByRole('link', { name: 'Ir a «El día»' })?.getAttribute('href') ?? null).toBe(
    said === null ? null : '/admin/torneos/copa/dia',
  );
  expect(screen.queryByText(said ?? /El día/) === null).toBe(said === null);
});

it.each([
  ['a cancelled tournament', 'waiting', 4, { cancelledAt: new Date() }],
  ['a cancelled tournament, with its place', 'held', 4, { cancelledAt: new Date() }],
  ['a tournament that is over', 'waiting', 4, { endedAt: new Date() }],
  ['a team that lacks a player', 'waiting', 3, {}],
] as const)('leads nobody to the day where it has no act for them: %s', (_, standing, seated, changes) => {
  const note = { standing, label: '', position: null };
  open(sampleTeam('andes', seated), note, { ...confirming(HOUR_MS), currentPlayers: 11, ...changes });
  expect(screen.queryByRole('link', { name: 'Ir a «El día»' })).toBeNull();
});

it('asks no unit to confirm that got its place after the close', () => {
  const unit = sampleTeam('andes', 4, { placedAt: new Date().toISOString() });
  open(unit, { standing: 'held', label: '', position: null }, confirming(-MINUTE_MS));
  expect(screen.queryByRole('link', { name: 'Ir a «El día»' })).toBeNull();
});

describe('the detail of a team', () => {
  beforeEach(() => {
    sent.length = 0;
    asked.length = 0;
    onDecide.mockClear();
    onClose.mockClear();
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      asked.push(path);
      if (method !== 'GET') {
        sent.push({
          call: `${method} ${path}`,
          body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
        });
      }
      return Response.json({ success: true, data: answer(path, method) });
    });
  });

  it('lists a required question that was added later as not answered, but no other', async () => {
    const question = { type: 'text', required: true, placeholder: '', options: [], order: 1 };
    questions = [
      { ...question, id: 'pais', text: 'País', active: false },
      { ...question, id: 'vieja', text: 'La vieja', active: false },
      { ...question, id: 'nueva', text: 'La nueva', active: true },
      { ...question, id: 'libre', text: 'La libre', active: true, required: false },
    ];
    const unit = sampleRegistration('ana');
    open({ ...unit, members: unit.members.map((each) => ({ ...each, answers: { pais: 'Perú' } })) });
    const value = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
    expect([await value('País'), await value('La nueva')]).toEqual(['Perú', 'Sin respuesta']);
    expect(screen.queryByText(/^La (vieja|libre)$/)).toBeNull();
  });

  it('shows every slot, with the role and contact of its member, or that the player is missing', async () => {
    const user = open(sampleTeam('andes', 3));
    expect(screen.getByRole('heading', { name: 'Los Andes [AND]' })).toBeDefined();
    expect(screen.getByRole('heading', { name: /^Equipo\s*3 de 4$/ })).toBeDefined();
    expect(screen.getByText('Jugador: falta que acepte')).toBeDefined();
    expect(screen.getByText('Suplente: sin elegir')).toBeDefined();
    const beto = await openMember(user, 'BetoMX');
    expect(beto.getByText('Jugador')).toBeDefined();
    expect(beto.getByRole('link', { name: '+52 55 0000 0002' }).getAttribute('href')).toBe(
      'tel:+525500000002',
    );
    const write = beto.getByRole('link', { name: 'Escribir por WhatsApp' }).getAttribute('href') ?? '';
    expect(write).toMatch(/^https:\/\/wa\.me\/525500000002\?text=Hola%2C%20Beto/);
    const send = beto.getByRole('link', { name: 'Enviarle su enlace' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(send)).toContain(`${location.origin}/mi/${TICKET}`);
    expect(await beto.findByText('No declaró que acepta las reglas.')).toBeDefined();
  });

  it('sends the link of the team to its captain, while somebody can enter', async () => {
    open(sampleTeam('andes', 3));
    const send = await screen.findByRole('link', { name: 'Enviar el enlace del equipo' });
    const text = decodeURIComponent(send.getAttribute('href') ?? '');
    expect(text).toMatch(/^https:\/\/wa\.me\/525500000001\?text=Hola, Ana/);
    expect(text).toContain(`${location.origin}/equipo/${TICKET}`);
    expect(text).toContain('Los Andes [AND]');
  });

  it('shows no link of the team while nobody can enter', async () => {
    open(sampleTeam('cerrado', 3));
    await vi.waitFor(() => expect(asked).toContain('/api/registrations/cerrado/invitation'));
    expect(screen.queryByRole('link', { name: 'Enviar el enlace del equipo' })).toBeNull();
  });

  it('cannot be approved before it is complete, and says why', async () => {
    const user = open(sampleTeam('andes', 3));
    const approve = screen.getByRole<HTMLButtonElement>('button', { name: 'Aprobar' });
    expect(approve.disabled).toBe(true);
    const reason = document.getElementById(approve.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Falta 1 jugador: se aprueba cuando el equipo esté completo.');
    await user.click(screen.getByRole('button', { name: 'Rechazar' }));
    expect(onDecide).toHaveBeenCalledOnce();
  });

  it.each([
    [{}, true],
    [{ status: 'draft', hiddenAt: new Date(0) }, false],
    [{ cancelledAt: new Date(0) }, false],
    [{ endedAt: new Date(0) }, false],
  ] as const)('is told to lose its place by itself only if that is so: %j', (changes, told) => {
    open(sampleTeam('andes', 2), null, { ...TOURNAMENT, ...changes });
    expect(screen.queryByText(/^El cupo lo espera hasta .+; después se libera solo\.$/) !== null).toBe(told);
  });

  it('says that the team waits, with its position, and that an approval gives no place', () => {
    open(sampleTeam('andes', 4, { place: 'waiting', waitSeq: 7 }), {
      standing: 'waiting',
      position: 2,
      label: 'En espera 2.º',
    });
    expect(screen.getByText('En espera 2.º')).toBeDefined();
    expect(
      screen.getByText(
        'Está en la lista de espera: es el 2.º. Aprobarlo no le da un cupo: lo recibe cuando le toque.',
      ),
    ).toBeDefined();
  });

  it.each([
    ['held', 'Conserva el cupo que ya tenía: si no debe jugar, rechaza la inscripción.'],
    ['waiting', 'No se puede aprobar ni darle un cupo; la lista de espera sigue con los demás.'],
    ['released', 'No se puede aprobar ni darle un cupo; la lista de espera sigue con los demás.'],
  ])('says what the suspension of a member means for a place that is %s', async (place, told) => {
    const waitSeq = place === 'waiting' ? 7 : null;
    open(sampleTeam('suspendida', 4, { place, waitSeq, incompleteUntil: null }));
    const said = `Un integrante tiene una suspensión: mira «Advertencias y suspensiones». ${told}`;
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('says before deleting what happens to the place', async () => {
    const user = open(sampleTeam('andes', 4));
    await user.click(screen.getByRole('button', { name: 'Eliminar inscripción' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Eliminar inscripción?' }));
    expect(dialog.getByText('Su cupo pasa ya a Piratas.')).toBeDefined();
  });

  it('is approved once it is complete, with or without substitutes', async () => {
    const team = sampleTeam('andes', 4);
    const user = open(team);
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(team, 'approved');
  });

  it('removes a member only with a reason', async () => {
    const user = open(sampleTeam('andes', 4, { status: 'approved' }));
    const ana = await openMember(user, 'AnaMX');
    await user.click(ana.getByRole('button', { name: 'Quitar del equipo' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Quitar a AnaMX de Los Andes [AND]?' }));
    expect(dialog.getByText('El integrante más antiguo pasa a ser capitán.')).toBeDefined();
    expect(dialog.getByText('El equipo queda incompleto y vuelve a pendiente.')).toBeDefined();
    await user.type(dialog.getByLabelText(/Motivo/), 'No puede ese día');
    await user.click(dialog.getByRole('button', { name: 'Quitar' }));
    await vi.waitFor(() =>
      expect(sent).toEqual([
        { call: 'POST /api/registrations/andes/members/ana/remove', body: { reason: 'No puede ese día' } },
      ]),
    );
  });

  it('deletes the whole unit with its last member', async () => {
    const user = open(sampleTeam('andes', 1));
    const ana = await openMember(user, 'AnaMX');
    await user.click(ana.getByRole('button', { name: 'Quitar del equipo' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Eliminar inscripción?' }));
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/registrations/andes']);
  });

  it('replaces its link after a question', async () => {
    const user = open(sampleTeam('andes', 4));
    expect(screen.getByRole('link', { name: 'Abrir' }).getAttribute('href')).toBe(
      `${location.origin}/mi/${TICKET}`,
    );
    await user.click(screen.getByRole('button', { name: 'Cambiar el enlace' }));
    expect(sent).toEqual([]);
    await user.click(
      within(screen.getByRole('dialog', { name: '¿Cambiar el enlace?' })).getByRole('button', {
        name: 'Cambiar',
      }),
    );
    await vi.waitFor(() =>
      expect(sent.map(({ call }) => call)).toEqual(['POST /api/registrations/andes/ticket']),
    );
  });
});

describe('the detail of a player', () => {
  it('shows the player at once', () => {
    open(sampleRegistration('ana'));
    expect(screen.getByRole('heading', { name: 'Ana Torres' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Enviarle su enlace' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Quitar del equipo' })).toBeNull();
  });

  it.each([
    ['ana@correo.example', 1],
    ['', 0],
  ])('has a line for the mail only with one: «%s»', (email, lines) => {
    const ana = sampleRegistration('ana');
    open({ ...ana, members: ana.members.map((member) => ({ ...member, email })) });
    expect(screen.queryAllByText('Correo')).toHaveLength(lines);
  });

  it.each([
    ['300 123 4567', TOURNAMENT, '573001234567'],
    ['0052 55 1234 5678', TOURNAMENT, '525512345678'],
    ['44 1234 567890', TOURNAMENT, ''],
    ['300 123 4567', null, ''],
  ])('writes to %s only if the country of the number is known', (phone, tournament, number) => {
    const adult = sampleRegistration('ana');
    open({ ...adult, members: adult.members.map((member) => ({ ...member, phone })) }, null, tournament);
    for (const name of ['Escribir por WhatsApp', 'Enviarle su enlace']) {
      const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(new URL(href).pathname).toBe(`/${number}`);
    }
    expect(screen.queryByText(/no trae código de país/) === null).toBe(number !== '');
  });
});
