import type { Stage } from '@copa/domain/play/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nobody, openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { OpenProtests } from '../../../../components/admin/tournament/open-protests.tsx';
import { WithPlay } from '../day-play.tsx';
import { matchFields, protestFields, stageFields, TOURNAMENT } from '../play.fixture.ts';
import { StagesScreen } from '../stages/stages-screen.tsx';

let id = '';
let count = 0;

function store(changes: Partial<Stage> = {}): void {
  put(`tournaments/${id}`, { ...TOURNAMENT, stage: 1 });
  put(`tournaments/${id}/stages/1`, { tournamentId: id, ...stageFields(['Fenix', 'Lobos'], changes) });
}

function protest(unit: string, changes: object = {}): void {
  put(`protests/${unit}-${id}_1_a-1`, protestFields(id, unit, changes));
}

const list = () => <WithPlay id={id}>{({ protests }) => <OpenProtests protests={protests} />}</WithPlay>;

describe('the protests without a decision', () => {
  beforeEach(() => {
    count += 1;
    id = `abiertas-${count}`;
  });

  it('are counted on the pages of the day and of the stages, with the way to each match', async () => {
    store({ lobbies: ['a', 'b'].map((lobby) => ({ id: lobby, units: [lobby] })) });
    protest('fenix');
    protest('rayo', { match: 'b-1' });
    protest('lobos', { match: 'a-2', state: 'upheld' });
    openScreen(list());
    expect(await screen.findByRole('heading', { name: '2 protestas sin resolver' })).toBeDefined();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Decide la protesta: Partida 1 del Lobby A',
      'Decide la protesta: Partida 1 del Lobby B',
    ]);
  });

  it('take the gold of the stages from the next match, which stays below', async () => {
    store();
    put(`tournaments/${id}/stages/1/matches/a-1`, matchFields(id, { fenix: [1, 3], lobos: [2, 3] }));
    openScreen(<StagesScreen id={id} onMissing={() => undefined} />);
    const golden = () =>
      [...document.querySelectorAll(':is(a, button).fire-fill')].map(({ textContent }) => textContent);
    await waitFor(() => expect(golden()).toEqual(['Anotar la partida 2']));
    act(() => protest('fenix'));
    await waitFor(() => expect(golden()).toEqual(['Decide la protesta: Partida 1']));
    expect(screen.getByRole('link', { name: 'Anotar la partida 2' })).toBeDefined();
  });

  it('stay without gold on the stages while players wait for a room', async () => {
    const room = { lobby: null, match: 1, roomId: '123456', password: '', openAt: new Date(0), revision: 1 };
    const data = { rooms: [room], isDelivered: true };
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
    store();
    put(`tournaments/${id}/stages/1/matches/a-1`, matchFields(id, { fenix: [1, 3], lobos: [2, 3] }));
    protest('fenix');
    openScreen(<StagesScreen id={id} onMissing={() => undefined} />);
    await screen.findByRole('link', { name: 'Decide la protesta: Partida 1' });
    await waitFor(() =>
      expect(
        [...document.querySelectorAll(':is(a, button).fire-fill')].map(({ textContent }) => textContent),
      ).toEqual(['Ir a «El día»']),
    );
  });

  it('are named with their stage if there are several', async () => {
    store();
    put(`tournaments/${id}/stages/2`, { tournamentId: id, ...stageFields([], { number: 2, name: 'Final' }) });
    protest('fenix');
    openScreen(list());
    const name = 'Decide la protesta: Clasificatoria · Partida 1';
    expect(await screen.findByRole('link', { name })).toBeDefined();
  });

  it('are not shown to a reader who may only look', async () => {
    store();
    protest('fenix');
    openScreen(list(), nobody);
    openScreen(list());
    await waitFor(() => screen.getByRole('heading', { name: '1 protesta sin resolver' }));
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('are counted all, even if they are more than one page, and name no lobby if there is only one', async () => {
    store();
    for (let unit = 0; unit < 200; unit += 1) protest(`a${unit}`);
    protest('z', { match: 'a-2' });
    openScreen(list());
    expect(await screen.findByRole('heading', { name: '201 protestas sin resolver' })).toBeDefined();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Decide las 200 protestas: Partida 1',
      'Decide la protesta: Partida 2',
    ]);
  });
});
