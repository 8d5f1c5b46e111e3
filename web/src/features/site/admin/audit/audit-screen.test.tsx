import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdmin, openScreen } from '../../../../../test/admin-screen.tsx';
import { AuditScreen } from './audit-screen.tsx';

const tournament = (id: string, name: string) => ({
  id,
  name,
  date: null,
  maxPlayers: 48,
  status: 'published',
  phase: 'open',
});

const ANA = {
  uid: 'ana',
  email: 'ana@correo.mx',
  displayName: 'Ana Ruiz',
  emailVerified: true,
  disabled: false,
  role: 'admin',
  tournaments: null,
};

function answerTo(path: string, isNext: boolean): object {
  if (path.endsWith('/tournaments')) {
    return isNext
      ? { tournaments: [tournament('vieja', 'Copa Vieja')], nextCursor: null }
      : { tournaments: [tournament('nueva', 'Copa Nueva')], nextCursor: 'mas' };
  }
  if (path.endsWith('/auth/admins')) return { admins: [ANA], nextCursor: null };
  return { entries: [], nextCursor: null };
}

const chosenIn = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.textContent;

describe('the filters of the audit', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => {
      const { pathname, searchParams } = new URL(url, location.href);
      return Response.json({ success: true, data: answerTo(pathname, searchParams.has('cursor')) });
    });
  });
  it.each([
    ['on a later page', '?torneo=vieja', 'Torneo', 'Copa Vieja · Fecha por confirmar'],
    ['that was deleted', '?torneo=ida', 'Torneo', 'Un torneo eliminado'],
    ['who has no access any more', '?persona=ida', 'Quién', 'Alguien que ya no tiene acceso'],
    ['without an account', '?persona=player', 'Quién', 'Jugadores'],
  ])('name the one in the address %s', async (_, search, filter, name) => {
    openScreen(<AuditScreen />, anAdmin, `/admin/auditoria${search}`);
    await vi.waitFor(() => expect(chosenIn(filter)).toBe(name));
    expect(screen.getByText(name, { selector: 'output' })).toBeDefined();
  });
});

it('names in each row who did it, and shows its whole text, however long it is', async () => {
  const reason = 'No llegó a tiempo y nadie de su equipo contestó en el grupo. '.repeat(4).trim();
  const name = 'Copa de los Guardianes del Volcán Dormido '.repeat(2).trim();
  const entry = {
    id: 'uno',
    at: '2026-11-20T12:00:00Z',
    actor: { uid: 'ana', email: 'ana@correo.mx' },
    action: 'registration.promote',
    target: 'registrations/uno',
    tournament: { id: 'copa', name },
    unit: 'Los Andes',
    reason,
    before: null,
    after: null,
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, location.href);
    const data = pathname.endsWith('/audit')
      ? { entries: [entry], nextCursor: null }
      : answerTo(pathname, true);
    return Response.json({ success: true, data });
  });
  openScreen(<AuditScreen />, anAdmin, '/admin/auditoria');
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain(' · Ana Ruiz · ');
  expect(row.textContent).toContain(name);
  expect(row.textContent).toContain(reason);
  expect(row.querySelectorAll('p.truncate, span.truncate, [class^="line-clamp"]')).toHaveLength(0);
});
