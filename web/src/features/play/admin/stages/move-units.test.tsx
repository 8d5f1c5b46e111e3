import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { holdAnswers } from '../../../../../test/hold-answers.ts';
import { stageOf } from '../play.fixture.ts';
import MoveUnits from './move-units.tsx';

const TWO = stageOf('copa', ['Fenix', 'Lobos', 'Rayo', 'Nova'], {
  lobbySize: 2,
  lobbies: [
    { id: 'a', units: ['fenix', 'lobos'] },
    { id: 'b', units: ['rayo', 'nova'] },
  ],
});

const sent = vi.fn<(body: unknown) => void>();
const done = vi.fn<() => void>();
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inLobby = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

describe('lobbies by hand', () => {
  beforeEach(() => {
    sent.mockClear();
    done.mockClear();
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      sent(JSON.parse(body));
      return Response.json({ success: true, data: TWO });
    });
    openScreen(<MoveUnits stage={TWO} onDone={done} />);
  });

  it('are changed by two taps, and back by an undo', async () => {
    await tap('Fenix');
    await tap('Nova');
    expect([inLobby('Lobby A'), inLobby('Lobby B')]).toEqual([
      ['Nova', 'Lobos'],
      ['Rayo', 'Fenix'],
    ]);
    await tap('Deshacer');
    expect(inLobby('Lobby A')).toEqual(['Fenix', 'Lobos']);
  });

  it('never get more units than fit, and are sent with the seen revision', async () => {
    await tap('Rayo');
    await tap('Mover al Lobby A');
    expect(screen.getByText('En el Lobby A caben 2.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Guardar los lobbies' }).matches(':disabled')).toBe(true);
    await tap('Otro lobby');
    expect(screen.getByText('En el Lobby C no hay nadie: no se guarda.')).toBeDefined();
    await tap('Rayo');
    await tap('Mover al Lobby C');
    expect(screen.queryByText(/no hay nadie/)).toBeNull();
    await tap('Guardar los lobbies');
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls).toEqual([
      [
        {
          kind: 'hand',
          revision: 3,
          lobbies: [
            { id: 'a', units: ['fenix', 'lobos'] },
            { id: 'b', units: ['nova'] },
            { id: 'c', units: ['rayo'] },
          ],
        },
      ],
    ]);
  });

  it('are not moved further while they are sent, because such a move would be lost', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: TWO }));
    const goOn = holdAnswers();
    await tap('Fenix');
    await tap('Nova');
    await tap('Guardar los lobbies');
    await tap('Lobos');
    await tap('Rayo');
    expect(inLobby('Lobby A')).toEqual(['Nova', 'Lobos']);
    await tap('Deshacer');
    await tap('Cancelar');
    expect(inLobby('Lobby A')).toEqual(['Nova', 'Lobos']);
    expect(done).not.toHaveBeenCalled();
    await goOn();
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  it('say what a move would undo, and undo it at the second tap', async () => {
    const undo = 'Las casillas cambian. Esto se deshace: el pase de lista de 2.';
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      const { undo: agreed } = JSON.parse(body) as { undo?: string };
      sent(agreed);
      if (agreed === undo) return Response.json({ success: true, data: TWO });
      return Response.json(
        { success: false, code: 'conflict', error: undo, fields: { undo } },
        { status: 409 },
      );
    });
    await tap('Fenix');
    await tap('Nova');
    await tap('Guardar los lobbies');
    expect((await screen.findByRole('alert')).textContent).toBe(undo);
    await tap('Deshacer y guardar');
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls).toEqual([[undefined], [undo]]);
  });
});
