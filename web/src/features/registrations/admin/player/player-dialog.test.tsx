import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { holdAnswers } from '../../../../../test/hold-answers.ts';
import { paste } from '../../../../../test/paste.ts';
import { forgetPersonalDrafts } from '../../../../lib/storage/kept-drafts.ts';
import { playerIn, sampleRegistration, sampleTeam } from '../registration.fixture.ts';
import { PlayerDialog } from './player-dialog.tsx';
import type { PlayerTask } from './player-task.ts';

interface Sent {
  readonly path: string;
  readonly method: string | undefined;
  readonly body: Record<string, unknown>;
}

function answering(...answers: readonly Response[]) {
  const sent: Sent[] = [];
  const waiting = [...answers];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push({ path, method, body: JSON.parse(body as string) as Record<string, unknown> });
    return waiting.shift() ?? Response.error();
  });
  return sent;
}

const stored = (status = 200) =>
  Response.json({ success: true, data: sampleRegistration('ana') }, { status });

function openToAdd() {
  const onClose = vi.fn<() => void>();
  openScreen(
    <PlayerDialog task={{ kind: 'add', tournament: { id: 'copa', modality: 'solo' } }} onClose={onClose} />,
  );
  return { user: userEvent.setup(), onClose };
}

async function typeIn(user: UserEvent): Promise<void> {
  await paste(user, screen.getByLabelText(/Nombre completo/), 'Leo Paz');
  await paste(user, screen.getByLabelText(/Nick/), 'LeoMX');
  await paste(user, screen.getByLabelText(/ID de Free Fire/), '1234 5678\u200B９');
  await paste(user, screen.getByLabelText(/Correo/), 'leo@correo.mx');
  await paste(user, screen.getByLabelText(/Teléfono/), '+52 55 1234 5678');
}

describe('a player whom an organiser adds or corrects', () => {
  it('takes no further text while it is being stored, because that would be lost', async () => {
    vi.stubGlobal('fetch', async () => stored(201));
    const goOn = holdAnswers();
    const { user, onClose } = openToAdd();
    await typeIn(user);
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    const phone = screen.getByLabelText<HTMLInputElement>(/Teléfono/);
    await user.type(phone, '9');
    expect(phone.value).toBe('+52 55 1234 5678');
    await goOn();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('is asked for in the order of the form', () => {
    openToAdd();
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'fullName',
      'nick',
      'freeFireId',
      'email',
      'phone',
    ]);
  });

  it('stays on this device until the session ends', async () => {
    const { user } = openToAdd();
    await typeIn(user);
    expect(JSON.stringify(localStorage)).toContain('leo@correo.mx');
    forgetPersonalDrafts();
    expect(JSON.stringify(localStorage)).not.toContain('leo@correo.mx');
  });

  it('is checked as in the form of players, and added under one request id for all attempts', async () => {
    const error = 'Este torneo ya no tiene cupos disponibles.';
    const full = Response.json({ success: false, code: 'tournament-full', error }, { status: 409 });
    const sent = answering(full, stored(201));
    const { user, onClose } = openToAdd();
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(screen.getByText(/Al agregar a alguien confirmas que tiene 18 años o más/)).toBeDefined();
    for (const message of ['El nombre es obligatorio', 'El ID de Free Fire es obligatorio']) {
      expect(screen.getByText(message)).toBeDefined();
    }
    expect(sent).toEqual([]);
    await paste(user, screen.getByLabelText(/Nombre completo/), 'Leo Paz');
    await paste(user, screen.getByLabelText(/ID de Free Fire/), '1234 5678\u200B９');
    await paste(user, screen.getByLabelText(/Correo/), 'leo@correo.mx');
    await paste(user, screen.getByLabelText(/Teléfono/), '+52 55 1234 5678');
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(await screen.findByText(error)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.map(({ path, method }) => `${method} ${path}`)).toEqual([
      'POST /api/registrations/tournament/copa',
      'POST /api/registrations/tournament/copa',
    ]);
    expect(sent[0]?.body).toMatchObject({ fullName: 'Leo Paz', freeFireId: '123456789' });
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it('is no longer refused once it is changed', async () => {
    const error = 'El ID de Free Fire ya está inscrito.';
    answering(Response.json({ success: false, code: 'conflict', error }, { status: 409 }));
    const { user } = openToAdd();
    await typeIn(user);
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(await screen.findByText(error)).toBeDefined();
    await user.type(screen.getByLabelText(/ID de Free Fire/), '0');
    expect(screen.queryByText(error)).toBeNull();
  });

  it.each([
    ['held', 'Leo Paz ya tiene cupo'],
    ['waiting', 'Leo Paz quedó en la lista de espera: no hay un cupo libre'],
  ] as const)('whose place is %s is told so: %s', async (place, told) => {
    answering(Response.json({ success: true, data: sampleRegistration('leo', { place }) }, { status: 201 }));
    const { user, onClose } = openToAdd();
    await typeIn(user);
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(screen.getAllByText(told, { selector: 'output *' })).not.toEqual([]);
  });

  it('can be added after another one whose answer was lost', async () => {
    const error = 'Ya se envió con otros datos.';
    const reused = Response.json({ success: false, code: 'request-reused', error }, { status: 409 });
    const sent = answering(Response.error(), reused, stored(201));
    const { user, onClose } = openToAdd();
    await typeIn(user);
    const add = () => user.click(screen.getByRole('button', { name: 'Agregar' }));
    await add();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await user.clear(screen.getByLabelText(/ID de Free Fire/));
    await paste(user, screen.getByLabelText(/ID de Free Fire/), '987654321');
    await add();
    expect(await screen.findByText(error)).toBeDefined();
    await add();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second, third] = sent.map(({ body }) => body['requestId']);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('is corrected only in the changed fields, under their own id', async () => {
    const sent = answering(stored());
    const onClose = vi.fn<() => void>();
    const registration = sampleRegistration('ana');
    const player = playerIn(registration);
    openScreen(<PlayerDialog task={{ kind: 'correct', registration, player }} onClose={onClose} />);
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText(/ID de Free Fire/));
    await paste(user, screen.getByLabelText(/ID de Free Fire/), '987654321');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([
      {
        path: `/api/registrations/ana/members/${player.id}`,
        method: 'PATCH',
        body: { freeFireId: '987654321', seen: { freeFireId: player.freeFireId } },
      },
    ]);
  });

  it('shows what another organiser corrected meanwhile, and is stored over it only then', async () => {
    const error = 'Otra persona corrigió estos datos mientras los editabas.';
    const fields = { phone: '+52 55 9999 0000' };
    const stale = Response.json({ success: false, code: 'stale-write', error, fields }, { status: 409 });
    const sent = answering(stale, stored());
    const onClose = vi.fn<() => void>();
    const registration = sampleRegistration('ana');
    const player = playerIn(registration);
    openScreen(<PlayerDialog task={{ kind: 'correct', registration, player }} onClose={onClose} />);
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText(/Teléfono/));
    await paste(user, screen.getByLabelText(/Teléfono/), '+52 55 1111 2222');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Usar el suyo: +52 55 9999 0000')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(screen.getByText('Incorpora primero los cambios de la otra persona.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Incorporar sus cambios' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    const phone = '+52 55 1111 2222';
    expect(sent.map(({ body }) => body)).toEqual([
      { phone, seen: { phone: player.phone } },
      { phone, seen: fields },
    ]);
  });

  it('is the captain of a team that is added, with its name', async () => {
    const sent = answering(stored(201));
    const onClose = vi.fn<() => void>();
    const task = { kind: 'add', tournament: { id: 'copa', modality: 'squad' } } as const;
    openScreen(<PlayerDialog task={task} onClose={onClose} />);
    const user = userEvent.setup();
    await typeIn(user);
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(await screen.findByText('El nombre del equipo es obligatorio')).toBeDefined();
    await paste(user, screen.getByLabelText(/Nombre del equipo/), 'Los Andes');
    await paste(user, screen.getByLabelText(/Sigla/), 'AND');
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[0]?.body).toMatchObject({ nick: 'LeoMX', unit: { name: 'Los Andes', tag: 'AND' } });
  });

  const team = sampleTeam('andes', 3);
  const [, beto, , open] = team.members;
  it.each([
    [
      'takes an open place',
      { kind: 'seat', slot: open },
      'POST /api/registrations/andes/members',
      { slot: 4 },
    ],
    [
      'takes the place of a member',
      { kind: 'replace', player: beto },
      'PUT /api/registrations/andes/members/beto',
      {},
    ],
  ])('%s of a team, and only with a reason', async (_what, task, address, named) => {
    const sent = answering(stored(201));
    const onClose = vi.fn<() => void>();
    openScreen(<PlayerDialog task={{ ...task, registration: team } as PlayerTask} onClose={onClose} />);
    const user = userEvent.setup();
    await typeIn(user);
    const submit = screen.getByRole('button', { name: /^(Agregar|Cambiar)$/ });
    await user.click(submit);
    expect(await screen.findByText('Escribe el motivo.')).toBeDefined();
    expect(sent).toEqual([]);
    await paste(user, screen.getByLabelText(/Motivo/), 'Se le rompió el teléfono');
    await user.click(submit);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.map(({ path, method }) => `${method} ${path}`)).toEqual([address]);
    const { requestId, ...body } = sent[0]?.body ?? {};
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).toEqual({
      fullName: 'Leo Paz',
      nick: 'LeoMX',
      freeFireId: '123456789',
      email: 'leo@correo.mx',
      phone: '+52 55 1234 5678',
      reason: 'Se le rompió el teléfono',
      ...named,
    });
  });

  it('is corrected as a member if they are not the captain', async () => {
    const sent = answering(stored());
    const onClose = vi.fn<() => void>();
    const task = { kind: 'correct', registration: team, player: playerIn(team, 2) } as const;
    openScreen(<PlayerDialog task={task} onClose={onClose} />);
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText(/Nick/));
    await paste(user, screen.getByLabelText(/Nick/), 'Beto99');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([
      {
        path: '/api/registrations/andes/members/beto',
        method: 'PATCH',
        body: { nick: 'Beto99', seen: { nick: playerIn(team, 2).nick } },
      },
    ]);
  });
});
