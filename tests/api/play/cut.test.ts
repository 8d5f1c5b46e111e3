import * as play from '@copa/domain/play/endpoints';
import type { StageInput } from '@copa/domain/play/stage';
import { getTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { call, refused } from '../support/api-client.ts';
import { openPlay, table } from '../support/played.ts';

const { opened, at, stageOf, boardOf, putStage, drawn, played, close } = await openPlay();

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
});
