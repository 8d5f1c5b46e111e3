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

function answerTo(path: string, isNext: boolean): object {
  if (path.endsWith('/tournaments')) {
    return isNext
      ? { tournaments: [tournament('vieja', 'Copa Vieja')], nextCursor: null }
      : { tournaments: [tournament('nueva', 'Copa Nueva')], nextCursor: 'mas' };
  }
  if (path.endsWith('/auth/admins')) return { admins: [], nextCursor: null };
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
