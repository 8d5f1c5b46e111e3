import * as play from '@copa/domain/play/endpoints';
import type { StageInput } from '@copa/domain/play/stage';
import { boardCorrections } from '@copa/domain/play/words/correction';
import { getTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { call, refused } from '../support/api-client.ts';
import { openPlay, rowsOf, table } from '../support/played.ts';

const { opened, at, stageOf, boardOf, putStage, drawn, played, close, refuseClosing } = await openPlay();

describe('who passes', () => {
  const lobbies = { a: ['Fénix', 'Lobos', 'Rayo'], b: ['Tigres', 'Nova', 'Furia'] };
  const ready = async (changes: Partial<StageInput> = {}) => {
    const of = await opened();
    await putStage(of, changes);
    await drawn(of, lobbies);
    return of;
  };

  it('is fixed when the stage is closed, and takes half of the points into the next stage', async () => {
    const of = await ready();
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 4', 'Rayo 3 0']);
    await played(of, 'b-1', ['Tigres 1 1', 'Nova 2 2', 'Furia 3 0']);
    await putStage(of, { name: 'Final', advance: { perLobby: 0, byTable: 0 }, carry: 'half' }, 2);
    const draw = { ...at(of, 2), body: { kind: 'seed', revision: 1 } };
    await refused(play.drawLobbies, 'conflict', draw);
    await close(of);
    await refused(play.putRows, 'conflict', { ...at(of, 1, 'a-1'), body: { rows: {} } });
    const final = (await call(play.drawLobbies, draw)).data;
    expect(final.entrants.map(({ name, carried }) => [name, carried])).toEqual([
      ['Fénix', 8],
      ['Tigres', 6],
      ['Lobos', 6],
    ]);
    expect((await boardOf(of))?.next).toBe(2);
    expect(table(await boardOf(of, 2))?.[0]).toBe('1 Fénix 8');
    expect((await call(getTournament, { params: { id: of.id } })).data.stage).toBe(2);
    const { revision } = await stageOf(of);
    await refused(play.reopenStage, 'conflict', { ...at(of), body: { revision } });
    await refused(play.deleteStage, 'in-use', at(of));
    await call(play.deleteStage, at(of, 2));
    expect([(await boardOf(of))?.next, await boardOf(of, 2)]).toEqual([null, null]);
    const body = { revision: (await stageOf(of)).revision };
    expect((await call(play.reopenStage, { ...at(of), body })).data.state).toBe('playing');
  });

  it('from several lobbies is played off in one extra match, whose order everybody reads', async () => {
    const of = await ready({ advance: { perLobby: 0, byTable: 1 } });
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 4', 'Rayo 3 0']);
    await played(of, 'b-1', ['Tigres 1 5', 'Nova 2 2', 'Furia 3 0']);
    expect((await refuseClosing(of)).error).toContain('empate en el corte');
    const tied = (await boardOf(of))?.rows.filter(({ pass }) => pass === 'tied');
    expect(tied?.map(({ name }) => name)).toEqual(['Fénix', 'Tigres']);
    const stranger = { rows: rowsOf(of, ['Tigres 1 0']) };
    await refused(play.putRows, 'not-found', { ...at(of, 1, 'a-2'), body: stranger });
    await played(of, 'a-x1', ['Tigres 1 0', 'Fénix 2 9']);
    const board = await boardOf(of);
    expect(table(board)?.slice(0, 2)).toEqual(['1 Tigres 17 in', '2 Fénix 17 out']);
    const numberOf = (name: string) => board?.rows.find((row) => row.name === name)?.number;
    expect(board?.matches.map(({ map, order }) => [map, ...order])).toEqual([
      ['Bermuda'],
      ['', numberOf('Tigres'), numberOf('Fénix')],
      ['Bermuda'],
    ]);
    await call(play.voidMatch, { ...at(of, 1, 'a-x1'), body: { reason: 'caída' } });
    const corrected = await boardOf(of);
    expect(corrected && boardCorrections(corrected).at(-1)?.text).toBe('Partida extra 1 anulada, por caída.');
    await refuseClosing(of);
  });
});
