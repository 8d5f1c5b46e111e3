import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { forgetAdminDrafts, keptDraft } from '../../lib/storage/kept-drafts.ts';
import { SignOutButton } from './sign-out-button.tsx';

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(draft: unknown) {
  keptDraft('admin_draft', 'ana_algo', z.unknown()).keep(draft);
  const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
  render(<SignOutButton onSignOut={signOut}>Salir</SignOutButton>);
  return signOut;
}

it.each<[string, unknown]>([
  ['marks of a roll', { marks: { fenix: 'out' }, intruders: {} }],
  ['results of a match', { edits: { fenix: { result: null, seen: 1 } }, steps: [] }],
  ['decisions', [{ id: 'fenix' }]],
  ['an editor', { opened: { at: null, values: {} }, values: { name: 'Copa' }, tried: null }],
  ['pasted rows', { text: '1 Fenix 5', chosen: {} }],
  ['moved units', { revision: 1, steps: [[]] }],
  ['a pasted list of players', { text: 'Ana 123456789', requestId: 'a', numbers: null, texts: null }],
  ['a correction', { revision: 1, place: '2', kills: '5', damage: '', survival: '' }],
  ['a penalty', { kind: 'points', unitId: 'fenix', match: '', points: '-5', requestId: 'a' }],
  [
    'an entry of the record',
    { kind: 'ban', days: '30', reason: 'Usó trucos.', alsoOut: true, requestId: 'a' },
  ],
  ['a draft of a new kind', { anything: 1 }],
])('asks before it deletes what is not stored yet: %s', async (_, draft) => {
  const signOut = open(draft);
  await tap('Salir');
  await tap('Cancelar');
  expect(signOut).not.toHaveBeenCalled();
  await tap('Salir');
  await tap('Cerrar sesión y borrarlos');
  expect(signOut).toHaveBeenCalledTimes(1);
});

it.each<[string, unknown]>([
  ['results that only can be undone', { edits: {}, steps: [{}] }],
  ['the chosen match', { lobby: null, match: 2, next: 1 }],
  ['a reason', 'No se ve.'],
  ['a pasted list that was deleted again', { text: '', requestId: 'a', numbers: null, texts: null }],
])('signs out at once although it deletes %s', async (_, draft) => {
  const signOut = open(draft);
  await tap('Salir');
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('asks about work that the browser could not store, too', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const signOut = open({ marks: { fenix: 'out' }, intruders: {} });
  await tap('Salir');
  expect(signOut).not.toHaveBeenCalled();
  forgetAdminDrafts();
  await tap('Cancelar');
  await tap('Salir');
  expect(signOut).toHaveBeenCalledTimes(1);
});
