import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../../../test/open-page.tsx';
import { hasBegun } from '../invitation/invitation-screen.tsx';
import { emptyRegistrationDraft, loadDraft, saveDraft } from '../registration-draft.ts';
import SameTeamCards from './same-team.tsx';

const CODE = 'srqpnmkjhgfedcba9876543210';
const INVITATION = 'abcdefghjkmnpqrstvwxyz0123';
const player = {
  fullName: 'Ana Torres',
  nick: 'AnaFNX',
  freeFireId: '123456789',
  email: 'ana@correo.test',
  phone: '+52 55 1234 5678',
};
const unit = { name: 'Los Fénix', tag: 'FNX', size: 2 };
const next = {
  tournamentId: 'copa-2',
  tournamentName: 'Copa #2',
  tournamentDate: '2100-12-01T20:00:00Z',
  timeZone: 'America/Mexico_City',
};

let answer: object;
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: answer })));
});
function Address() {
  return <p>{useLocation().pathname}</p>;
}

function open(changes: object) {
  answer = { own: { player, unit }, next: [], invitations: [], ...changes };
  openPage(
    <Routes>
      <Route path="/mi/x" element={<SameTeamCards code={CODE} />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    '/mi/x',
  );
}

it('fills the form of the next tournament with the data of the captain, but not age or adult', async () => {
  open({ next: [next] });
  expect(await screen.findByRole('heading', { name: 'El mismo equipo otra vez' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Inscribirnos en Copa #2' }));
  expect(screen.getByText('/register/copa-2')).toBeDefined();
  expect(loadDraft('copa-2')).toMatchObject({
    player,
    unit: { name: 'Los Fénix', tag: 'FNX' },
    again: CODE,
    ageBand: '',
    guardian: { name: '', phone: '' },
    answers: {},
  });
});

it('keeps typed text, and a sent form without an answer', async () => {
  const { requestId: _, sent: __, again: ___, ...content } = emptyRegistrationDraft();
  saveDraft('copa-2', { ...emptyRegistrationDraft(), player: { ...content.player, nick: 'Otra' } });
  saveDraft('copa-3', { ...emptyRegistrationDraft(), sent: [content] });
  open({ next: [next, { ...next, tournamentId: 'copa-3', tournamentName: 'Copa #3' }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Inscribirnos en Copa #2' }));
  expect(loadDraft('copa-2').player).toEqual({ ...player, nick: 'Otra' });
});

it('leads a member to the invitation, which still asks about the rules', async () => {
  open({ invitations: [{ ...next, invitationCode: INVITATION }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Entrar a Copa #2' }));
  expect(screen.getByText(`/equipo/${INVITATION}`)).toBeDefined();
  expect(loadDraft(INVITATION)).toMatchObject({ player, unit: { name: '', tag: '' } });
  expect(hasBegun(INVITATION)).toBe(false);
});

it('speaks to a single player of no team', async () => {
  open({ own: { player, unit: { name: '', tag: '', size: 1 } }, next: [next] });
  expect(await screen.findByRole('button', { name: 'Inscribirme en Copa #2' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Juega otra vez' })).toBeDefined();
});

it('is not shown for a team without another tournament', async () => {
  open({ own: null });
  await vi.waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(screen.queryByRole('button')).toBeNull();
});
