import type { Match } from '@copa/domain/play/match';
import type { Stage } from '@copa/domain/play/stage';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { matchWith, stageOf } from '../play.fixture.ts';
import { stageView } from './stage-view.ts';
import { TieSection } from './tie-section.tsx';

const LOBBIES = [
  { id: 'a', units: ['fenix', 'lobos'] },
  { id: 'b', units: ['rayo', 'nova'] },
];

function matchOf(lobby: string, lines: readonly string[], changes: Partial<Match> = {}): Match {
  const placed = lines.map((line) => {
    const [id = '', placement, kills] = line.split(' ');
    return [id, [placement === '-' ? null : Number(placement), Number(kills)] as const] as const;
  });
  return matchWith(Object.fromEntries(placed), { lobby, ...changes });
}

function openTie(
  advance: { perLobby: number; byTable: number },
  matches: readonly Match[],
  lobbies: Stage['lobbies'] = LOBBIES,
) {
  const finish = { kind: 'matches' as const, matches: 1 };
  const units = ['Fenix', 'Lobos', 'Rayo', 'Nova', 'Zorros'].filter((name) =>
    lobbies.some((lobby) => lobby.units.includes(name.toLowerCase())),
  );
  const stage = stageOf('copa', units, { lobbies, advance, finish });
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
      matchOf('b', ['fenix - 0', 'rayo - 0'], { isExtra: true }),
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

it('does not ask again about a tie that somebody else decided, when another one comes', async () => {
  const finish = { kind: 'matches' as const, matches: 1 };
  const stage = stageOf('copa', ['Fenix', 'Lobos', 'Rayo', 'Nova'], {
    lobbies: LOBBIES,
    advance: { perLobby: 0, byTable: 1 },
    finish,
  });
  const viewOf = (kills: number) =>
    stageView(stage, [matchOf('a', ['fenix 1 5']), matchOf('b', [`rayo 1 ${kills}`])]);
  function Live() {
    const [kills, setKills] = useState(5);
    return (
      <>
        {[4, 5].map((each) => (
          <button key={each} type="button" onClick={() => setKills(each)}>
            {`Rayo ${each}`}
          </button>
        ))}
        <TieSection view={viewOf(kills)} />
      </>
    );
  }
  openScreen(<Live />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  press('Sortear el empate');
  expect(screen.getByRole('dialog', { hidden: true })).toBeDefined();
  press('Rayo 4');
  await waitFor(() => expect(screen.queryByText('Empate en el corte')).toBeNull());
  press('Rayo 5');
  expect(screen.getByText('Empate en el corte')).toBeDefined();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

describe('a tie in the last stage', () => {
  const podium = (lines: readonly string[]) =>
    openTie({ perLobby: 0, byTable: 0 }, [matchOf('a', lines), matchOf('b', ['rayo 2 3', 'nova 4 0'])]);

  it('is shown on the podium', async () => {
    podium(['fenix 1 5', 'lobos 2 3']);
    expect(await screen.findByText('Empate en el podio')).toBeDefined();
    expect(screen.getByText(/: Lobos, Rayo están iguales en todo\./)).toBeDefined();
  });

  it('is not shown below it, such as between units that never came', () => {
    openTie(
      { perLobby: 0, byTable: 0 },
      [matchOf('a', ['fenix 1 5', 'lobos 2 3', 'rayo 3 1'])],
      [{ id: 'a', units: ['fenix', 'lobos', 'rayo', 'nova', 'zorros'] }],
    );
    expect(screen.queryByText('Empate en el podio')).toBeNull();
  });
});
