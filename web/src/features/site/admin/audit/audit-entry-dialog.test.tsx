import { ListedAuditEntrySchema } from '@copa/domain/site/audit';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';

const entry = {
  id: 'uno',
  at: '2026-11-20T12:00:00Z',
  actor: { uid: 'ana', email: 'ana@correo.mx' },
  target: 'registrations/uno',
};

it.each([
  [
    'a correction, which notes no values',
    { action: 'registration.correct', before: null, after: { corrected: ['phone', 'nick'] } },
    ['Qué se corrigió (el dato no se anota aquí)Teléfono\nNick'],
  ],
  [
    'a change, and a reason that has no earlier value',
    {
      action: 'registration.release',
      before: { place: 'held' },
      after: { place: 'released', why: 'match' },
    },
    ['CupoAntes: OcupadoDespués: Liberado', 'Por quéNo confirmó la partida'],
  ],
  [
    'what was emptied',
    { action: 'settings.update', before: { prize: 'Diamantes' }, after: { prize: '' } },
    ['Premio en una fraseAntes: DiamantesDespués: —'],
  ],
])('the detail says what happened: %s', (_, changes, said) => {
  const parsed = ListedAuditEntrySchema.parse({ ...entry, ...changes });
  openScreen(<AuditEntryDialog entry={parsed} nameOf={() => 'Ana'} onClose={() => undefined} />);
  const parts = within(screen.getByRole('dialog')).getAllByRole('term');
  expect(parts.map(({ parentElement }) => parentElement?.textContent)).toEqual(said);
});

it('the detail names tournaments, seasons and forms, of which the entry knows the ids', async () => {
  put('tournaments/sur', { name: 'Copa Sur' });
  put('seasons/verano', { name: 'Temporada de verano' });
  put('forms/ficha', { title: 'Ficha' });
  const parsed = ListedAuditEntrySchema.parse({
    ...entry,
    action: 'admin.grant',
    before: { tournaments: ['borrado'], linkedFormId: null },
    after: { tournaments: ['sur', 'borrado'], reserved: { seasonId: 'verano' }, linkedFormId: 'ficha' },
  });
  openScreen(<AuditEntryDialog entry={parsed} nameOf={() => 'Ana'} onClose={() => undefined} />);
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('Antes: Un torneo eliminado');
  await vi.waitFor(() =>
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Antes: Un torneo eliminadoDespués: Copa Sur\nUn torneo eliminado',
      'Antes: —Después: Ficha',
      'Temporada de verano',
    ]),
  );
});
