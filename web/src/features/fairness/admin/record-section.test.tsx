import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { VALERIA } from '../../../lib/admin/people/person.fixture.ts';
import { BAN } from './record.fixture.ts';
import { RecordSection } from './record-section.tsx';

let entries: object[] = [];
const sent: { readonly call: string; readonly body: Record<string, unknown> }[] = [];

async function open(changes: Partial<Parameters<typeof RecordSection>[0]> = {}) {
  const subject = { registrationId: 'r1', memberId: 'm1', name: 'FénixMX', isInTeam: false, isOut: false };
  openScreen(<RecordSection {...subject} {...changes} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Advertencias y suspensiones'));
  return user;
}

async function fill(user: ReturnType<typeof userEvent.setup>, name: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'Advertir o suspender' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name }));
  await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Usó un programa para apuntar');
  return dialog;
}

describe('the record of a member', () => {
  beforeEach(() => {
    entries = [];
    sent.length = 0;
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      if (method !== 'GET') {
        sent.push({
          call: `${method} ${path}`,
          body: JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>,
        });
      }
      const people = { admins: [VALERIA], nextCursor: null };
      const data = path.includes('/auth/admins') ? people : { key: 'key-1', entries };
      return Response.json({ success: true, data });
    });
  });

  it('is requested when somebody opens it, and says that it is empty', async () => {
    await open();
    expect(await screen.findByText('No hay nada anotado.')).toBeDefined();
  });

  it('puts the focus into the reason if it is missing', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Advertir o suspender' }));
    const dialog = within(screen.getByRole('dialog'));
    const refusal = { success: false, code: 'validation-failed', error: 'Revisa los datos.' };
    const fields = { reason: 'Escribe el motivo.' };
    vi.stubGlobal('fetch', async () => Response.json({ ...refusal, fields }, { status: 400 }));
    await user.click(dialog.getByRole('button', { name: 'Aplicar la advertencia' }));
    await dialog.findByText('Escribe el motivo.');
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /Motivo/ }));
  });

  it('says what, until when, why, and who wrote it', async () => {
    entries = [BAN];
    await open();
    expect(await screen.findByText('Suspensión')).toBeDefined();
    expect(screen.getByText(/sin fecha de fin$/)).toBeDefined();
    expect(screen.getByText('Usó un programa para apuntar')).toBeDefined();
    expect(screen.getByText('La anotó Valeria Ríos en Copa Ascenso')).toBeDefined();
    expect(screen.queryByText(/Quizá otra persona/)).toBeNull();
  });

  it('says of an absence that somebody else may have typed the ID', async () => {
    entries = [{ ...BAN, kind: 'no_show', ofOthers: true }];
    await open();
    expect(await screen.findByText(/^Quizá otra persona/)).toBeDefined();
  });

  it.each([
    ['Cuenta', true, 'Un organizador decidió que cuenta.'],
    ['No cuenta', false, 'Un organizador decidió que no cuenta.'],
  ] as const)('lets an organiser decide with one tap: %s', async (name, isCounted, told) => {
    entries = [{ ...BAN, id: 'absence-1', kind: 'no_show', ofOthers: true }];
    const user = await open();
    const button = await screen.findByRole('button', { name });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    entries = [{ ...BAN, id: 'absence-1', kind: 'no_show', ofOthers: true, decided: isCounted }];
    await user.click(button);
    expect(sent).toEqual([
      { call: 'PUT /api/registrations/r1/members/m1/record/absence-1', body: { counts: isCounted } },
    ]);
    expect(await screen.findByText(new RegExp(told))).toBeDefined();
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText(/^Quizá otra persona/)).toBeNull();
  });

  it.each([
    ['of the same mailbox and phone', {}],
    ['that was taken back', { ofOthers: true, revokedAt: '2026-11-20T13:00:00Z' }],
    ['that is over', { ofOthers: true, until: '2026-11-20T13:00:00Z' }],
  ])('asks for no decision on an absence %s', async (_, changes) => {
    entries = [{ ...BAN, kind: 'no_show', ...changes }];
    await open();
    expect(await screen.findByText('Ausencia')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cuenta' })).toBeNull();
  });

  it('says before a suspension what it causes, and that the registration stays', async () => {
    const user = await open();
    const dialog = await fill(user, /^Suspensión/);
    expect(dialog.getByText(/^Desde ahora no puede inscribirse/)).toBeDefined();
    expect(
      dialog.getByText('Los cupos que ya tiene siguen como están, en este torneo y en los demás.'),
    ).toBeDefined();
    await user.selectOptions(dialog.getByRole('combobox', { name: /Cuánto dura/ }), '7 días');
    await user.click(dialog.getByRole('button', { name: 'Aplicar la suspensión' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      {
        call: 'POST /api/registrations/r1/members/m1/record',
        body: { kind: 'ban', days: 7, reason: 'Usó un programa para apuntar' },
      },
    ]);
  });

  it('takes another entry after one whose answer was lost', async () => {
    const user = await open();
    const dialog = await fill(user, /^Suspensión/);
    const usual = fetch;
    const refusal = { success: false, code: 'request-reused', error: 'Ya se envió con otros datos.' };
    vi.stubGlobal('fetch', async (path: string, call: RequestInit) => {
      const answer = await usual(path, call);
      return sent.length === 1 ? Response.json(refusal, { status: 409 }) : answer;
    });
    await user.click(dialog.getByRole('button', { name: 'Aplicar la suspensión' }));
    expect(await dialog.findByText('Ya se envió con otros datos.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Aplicar la suspensión' }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body['requestId']).not.toBe(sent[0]?.body['requestId']);
  });

  it('rejects the player too, on request', async () => {
    const user = await open();
    const dialog = await fill(user, /^Suspensión/);
    await user.click(dialog.getByRole('checkbox', { name: /^Rechazar también/ }));
    await user.click(dialog.getByRole('button', { name: 'Aplicar la suspensión' }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      call: 'PATCH /api/registrations/r1/status',
      body: { status: 'rejected' },
    });
  });

  it('takes the player out of a team too, on request, and says that this erases', async () => {
    const user = await open({ isInTeam: true });
    const dialog = await fill(user, /^Suspensión/);
    await user.click(
      dialog.getByRole('checkbox', {
        name: /^Quitarlo también .+ se borran sus datos .+ No se puede deshacer/,
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Aplicar la suspensión' }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.call).toMatch(/^POST .+\/members\/m1\/remove$/);
  });

  it('rejects nobody twice, whatever was ticked before somebody else rejected the player', async () => {
    const user = await open();
    const dialog = await fill(user, /^Suspensión/);
    await user.click(dialog.getByRole('checkbox', { name: /^Rechazar también/ }));
    cleanup();
    const again = await open({ isOut: true });
    await again.click(await screen.findByRole('button', { name: 'Advertir o suspender' }));
    await again.click(screen.getByRole('button', { name: 'Aplicar la suspensión' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/registrations/r1/members/m1/record']);
  });

  it('asks for no length of a strike, and does not offer to reject the player', async () => {
    const user = await open();
    const dialog = await fill(user, /^Falta/);
    expect(dialog.queryByRole('combobox')).toBeNull();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Aplicar la falta' }));
    await vi.waitFor(() => expect(sent).toMatchObject([{ body: { kind: 'strike', days: null } }]));
  });

  it('is revoked with a reason', async () => {
    entries = [BAN];
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Levantar la suspensión' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Era otra persona');
    await user.click(dialog.getByRole('button', { name: 'Levantar la suspensión' }));
    await vi.waitFor(() =>
      expect(sent).toEqual([
        { call: 'POST /api/records/key-1/revoke', body: { entryId: 'ban-1', reason: 'Era otra persona' } },
      ]),
    );
  });
});
