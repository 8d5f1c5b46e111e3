import { newUserRequest } from '@copa/domain/people/user-request';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { PeopleScreen } from './people-screen.tsx';

const request = (name: string, changes: object = {}) => ({
  ...newUserRequest({ email: `${name}@correo.mx`, displayName: name, uid: name }),
  id: name,
  requestedAt: '2026-11-20T12:00:00.000Z',
  emailVerified: true,
  ...changes,
});

const sent: unknown[] = [];
beforeEach(() => void sent.splice(0));

async function open(answers: Readonly<Record<string, object>>): Promise<void> {
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push(JSON.parse(typeof body === 'string' ? body : ''));
      const refusal = { success: false, code: 'conflict', message: 'Esta solicitud ya fue resuelta.' };
      return Response.json(refusal, { status: 409 });
    }
    const query = new URL(url, 'https://copa.example').searchParams;
    const asked = [query.get('status'), query.get('verified')].filter((part) => part !== null).join(' ');
    return Response.json({
      success: true,
      data: { admins: [], requests: [], nextCursor: null, ...answers[asked] },
    });
  });
  openScreen(<PeopleScreen />);
  await screen.findByText(/^Ya resueltas · /);
}

describe('the requests for access', () => {
  it('are approved or rejected in the panel of the row, and the row shows the result', async () => {
    await open({ 'pending true': { requests: [request('bea')] } });
    const row = within(
      within(screen.getByRole('list', { name: 'Solicitudes para entrar al panel' })).getByRole('listitem'),
    );
    row.getByText('Por decidir');
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['bea']);
    fireEvent.click(row.getByRole('button', { name: 'bea' }));
    const panel = within(screen.getByRole('dialog', { name: 'bea' }));
    expect(panel.getByRole('button', { name: 'Rechazar a bea' })).toBeDefined();
    fireEvent.click(panel.getByRole('button', { name: 'Aprobar a bea' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Aprobar la solicitud?' }));
    expect(dialog.getByRole('button', { name: 'Aprobar' })).toBeDefined();
    expect(dialog.getByLabelText(/^Notas/).getAttribute('aria-describedby')).not.toBeNull();
    expect(dialog.getByText('Las recibe en el correo con tu respuesta.')).toBeDefined();
  });

  it('give no access before its kind is chosen', async () => {
    await open({ 'pending true': { requests: [request('bea')] } });
    fireEvent.click(screen.getByRole('button', { name: 'bea' }));
    fireEvent.click(screen.getByRole('button', { name: 'Aprobar a bea' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Aprobar la solicitud?' }));
    expect(dialog.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      false,
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Aprobar' }));
    await dialog.findByText('Elige el tipo de acceso.');
    expect(sent).toEqual([]);
    fireEvent.click(dialog.getByRole('radio', { name: /^Administrador/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Aprobar' }));
    await dialog.findByText('Esta solicitud ya fue resuelta.');
    expect(sent).toEqual([{ notes: '', role: 'admin' }]);
  });

  it('show in their panel what somebody else decided meanwhile', async () => {
    const answers: Record<string, object> = { 'pending true': { requests: [request('bea')] } };
    await open(answers);
    fireEvent.click(screen.getByRole('button', { name: 'bea' }));
    const panel = within(screen.getByRole('dialog', { name: 'bea' }));
    fireEvent.click(panel.getByRole('button', { name: 'Rechazar a bea' }));
    delete answers['pending true'];
    answers['approved'] = { requests: [request('bea', { status: 'approved' })] };
    const dialog = within(screen.getByRole('dialog', { name: '¿Rechazar la solicitud?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await dialog.findByText('Esta solicitud ya fue resuelta.');
    await panel.findByText('Aprobado');
    expect(panel.queryByRole('button', { name: 'Rechazar a bea', hidden: true })).toBeNull();
  });

  it('of an account that is gone can only be rejected, because nobody could get the access', async () => {
    await open({ 'pending false': { requests: [request('ida', { emailVerified: null })] } });
    fireEvent.click(screen.getByRole('button', { name: 'ida', hidden: true }));
    const panel = within(screen.getByRole('dialog', { name: 'ida' }));
    expect(panel.getByRole('button', { name: 'Rechazar a ida' })).toBeDefined();
    expect(panel.queryByRole('button', { name: 'Aprobar a ida' })).toBeNull();
  });

  it.each([
    [
      ['Sin confirmar su correo · 1', 'Ya resueltas · más de 2'],
      {
        'pending false': { requests: [request('ana', { emailVerified: false })] },
        approved: { requests: [request('caro', { status: 'approved' })] },
        rejected: { requests: [request('dina', { status: 'rejected' })], nextCursor: 'mas' },
      },
    ],
    [['Sin confirmar su correo · 0', 'Ya resueltas · 0'], {}],
  ])('are counted on their folded parts: %s', async (counted, answers) => {
    await open(answers);
    const folds = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(folds).toEqual(counted);
  });
});
