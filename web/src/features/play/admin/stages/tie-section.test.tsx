import { type Match, MatchSchema } from '@copa/domain/play/match';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { SATURDAY, stageOf } from '../play.fixture.ts';
import { stageView } from './stage-view.ts';
import { TieSection } from './tie-section.tsx';

const LOBBIES = [
  { id: 'a', units: ['fenix', 'lobos'] },
  { id: 'b', units: ['rayo', 'nova'] },
];

/** Reads `fenix 1 5` as first with five kills. */
function matchOf(lobby: string, lines: readonly string[], changes: Partial<Match> = {}): Match {
  const seen = { played: true, revision: 1, by: 'ana', byName: 'Ana', at: SATURDAY };
  const rows = lines.map((line) => {
    const [id, placement, kills] = line.split(' ');
    const result = { placement: placement === '-' ? null : Number(placement), kills: Number(kills) };
    return [id ?? '', { ...result, ...seen }] as const;
  });
  const match = { lobby, number: 1, map: '', revision: 1, state: 'published', ...changes };
  return z.parse(MatchSchema, {
    id: `${lobby}-${match.number}`,
    tournamentId: 'copa',
    stage: 1,
    ...match,
    rows: Object.fromEntries(rows),
  });
}

function openTie(advance: { perLobby: number; byTable: number }, matches: readonly Match[]) {
  const finish = { kind: 'matches' as const, matches: 1 };
  const stage = stageOf('copa', ['Fenix', 'Lobos', 'Rayo', 'Nova'], { lobbies: LOBBIES, advance, finish });
  openScreen(<TieSection view={stageView(stage, matches)} />);
}

const playOffs = () =>
  screen.queryAllByRole('link', { name: 'Jugar una partida extra' }).map((link) => link.getAttribute('href'));

describe('a tie where only some pass', () => {
  it('between lobbies is played off in one match of both', async () => {
    openTie({ perLobby: 0, byTable: 1 }, [matchOf('a', ['fenix 1 5']), matchOf('b', ['rayo 1 5'])]);
    expect(await screen.findByText('Empate en el corte')).toBeDefined();
    expect(screen.getByText(/Fenix, Rayo van por 1 lugar\./)).toBeDefined();
    expect(playOffs()).toEqual(['/admin/torneos/copa/fases/1/a-x1']);
  });

  it('that an extra match did not decide is played off in the next one', async () => {
    openTie({ perLobby: 0, byTable: 1 }, [
      matchOf('a', ['fenix 1 5']),
      matchOf('b', ['rayo 1 5']),
      matchOf('b', ['fenix - 0', 'rayo - 0'], { isExtra: true, id: 'b-x1' }),
    ]);
    await screen.findByText('Empate en el corte');
    expect(playOffs()).toEqual(['/admin/torneos/copa/fases/1/a-x2']);
  });

  it('of a lobby comes before that of the table, because it decides who is left', async () => {
    openTie({ perLobby: 1, byTable: 1 }, [
      matchOf('a', ['fenix - 5', 'lobos - 5']),
      matchOf('b', ['rayo - 5', 'nova - 5']),
    ]);
    await screen.findAllByText('Empate en el corte');
    expect(screen.getByText(/^del Lobby A:/)).toBeDefined();
    expect(screen.getByText(/^del Lobby B:/)).toBeDefined();
    expect(screen.queryByText(/de la tabla/)).toBeNull();
    expect(playOffs()).toEqual(['/admin/torneos/copa/fases/1/a-x1', '/admin/torneos/copa/fases/1/b-x1']);
  });

  it('is not shown while matches are still to be played', () => {
    openTie({ perLobby: 0, byTable: 1 }, [matchOf('a', ['fenix 1 5'])]);
    expect(screen.queryByText('Empate en el corte')).toBeNull();
  });
});
