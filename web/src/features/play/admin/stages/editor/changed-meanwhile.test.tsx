import type { Stage } from '@copa/domain/play/stage';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteDoc, doc, getFirestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../../test/admin-screen.tsx';
import { put } from '../../../../../../test/offline-firestore.ts';
import { firebaseApp } from '../../../../../lib/network/firebase-app.ts';
import { emptyMatch, stageFields, stageOf, TOURNAMENT } from '../../play.fixture.ts';
import { StagesScreen } from '../stages-screen.tsx';

const NO_ROOMS = { rooms: [], isDelivered: true };
const TEAMS = ['Fenix', 'Lobos', 'Rayo'];
const DRAFT = { state: 'draft' as const, entrants: [], lobbies: [] };

let sent: { readonly call: string; readonly body: object }[] = [];
let id = '';

const store = (changes: Partial<Stage>, teams: readonly string[] = TEAMS, number = 1) =>
  put(`tournaments/${id}/stages/${number}`, {
    tournamentId: id,
    ...stageFields(teams, { ...changes, number }),
  });

function open(changes: Partial<Stage> = {}, tournament: object = {}): void {
  put(`tournaments/${id}`, { ...TOURNAMENT, ...tournament });
  store(changes);
  put(`tournaments/${id}/stages/1/matches/a-2`, emptyMatch(id));
  openScreen(<StagesScreen id={id} onMissing={() => undefined} />);
}

const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => {
  const open = screen.getAllByRole('dialog', { hidden: true }).find((each) => each.hasAttribute('open'));
  return within(open ?? document.body);
};
const inDialog = async (name: string) =>
  userEvent.click(dialog().getByRole('button', { name, hidden: true }));
const select = (name: string) => dialog().getByLabelText<HTMLSelectElement>(name);

describe('a dialog over a stage that somebody else changes', () => {
  beforeEach(() => {
    id = `fases-${crypto.randomUUID()}`;
    sent = [];
    vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
      if (url.endsWith('/rooms')) return Response.json({ success: true, data: NO_ROOMS });
      const call = `${method} ${url.slice(url.indexOf(id) + id.length)}`;
      sent.push({ call, body: JSON.parse(body ?? '{}') as object });
      return Response.json({ success: true, data: stageOf(id, TEAMS) });
    });
  });

  it('adjusts neither a unit that was replaced nor a match that was taken out', async () => {
    open();
    await userEvent.click(await screen.findByText('Sanciones y ajustes'));
    await tap('Agregar un ajuste');
    await userEvent.selectOptions(select('A quién'), 'Lobos');
    await userEvent.selectOptions(select('Partida'), '2');
    await userEvent.type(dialog().getByLabelText(/^Puntos/), '5');
    await userEvent.click(dialog().getByText('Teaming.'));
    act(() => store({ finish: { kind: 'matches', matches: 1 }, revision: 4 }, ['Fenix', 'Nova', 'Rayo']));
    await vi.waitFor(() => expect([select('A quién').value, select('Partida').value]).toEqual(['', '']));
    await inDialog('Publicar el ajuste');
    expect(dialog().getByText('Elige a quién.')).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.selectOptions(select('A quién'), 'Nova');
    await inDialog('Publicar el ajuste');
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ body: { adjustment: { unitId: 'nova', match: null, points: 5 } } }]),
    );
  });

  it('draws the lobbies only as they were when it asked', async () => {
    open({}, { currentPlayers: 30, maxPlayers: 48 });
    await tap('Sortear otra vez');
    await screen.findByText('Cómo se reparten');
    act(() => store({ revision: 4 }, ['Fenix', 'Lobos', 'Rayo', 'Nova']));
    await screen.findAllByText('Nova');
    await inDialog('Sortear');
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ call: 'POST /stages/1/draw', body: { revision: 3 } }]),
    );
  });

  it('stores no stage again that was removed, and keeps what was typed', async () => {
    open({ ...DRAFT, advance: { perLobby: 1, byTable: 0 } });
    store({ ...DRAFT, name: 'Final' }, TEAMS, 2);
    await tap('Editar la fase 2');
    await screen.findByText('Guardar la fase');
    await userEvent.type(dialog().getByLabelText(/^Nombre/), ' grande');
    const stored = doc(getFirestore(firebaseApp()), `tournaments/${id}/stages/2`);
    act(() => void deleteDoc(stored));
    expect(await dialog().findByText(/^Alguien eliminó esta fase mientras editabas\./)).toBeDefined();
    await inDialog('Guardar la fase');
    expect(await dialog().findByText('Esta fase ya no existe.')).toBeDefined();
    expect(dialog().getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Final grande');
    expect(sent).toEqual([]);
  });
});
