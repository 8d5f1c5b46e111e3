import { MINUTE_MS } from '@copa/domain/limits';
import { getStats } from '@copa/domain/panel/endpoints';
import * as play from '@copa/domain/play/endpoints';
import { updateTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { countFigures } from '../../../functions/src/store/figures.ts';
import { writerOf } from '../../../functions/src/store/firestore-transaction.ts';
import { call, refused } from '../support/api-client.ts';
import { NAMES, openPlay, rowsOf } from '../support/played.ts';

const { firestore, token, opened, at, boardOf, putStage, drawn, write, publish, played } = await openPlay();

describe('a match', () => {
  const four = NAMES.slice(0, 4);
  const ready = async () => {
    const of = await opened(four);
    await putStage(of, { lobbySize: 12, advance: { perLobby: 2, byTable: 0 } });
    await drawn(of, { a: four });
    return of;
  };

  it('is named to organisers as what is to be entered next, from the start on', async () => {
    const of = await ready();
    const due = async () => {
      const { perTournament } = (await call(getStats, { token })).data;
      return perTournament.find(({ id }) => id === of.id)?.dueMatch;
    };
    expect(await due()).toBeNull();
    const begun = firestore.batch();
    begun.update(firestore.doc(`tournaments/${of.id}`), { date: new Date(Date.now() - MINUTE_MS) });
    countFigures(writerOf(firestore, begun), of.id);
    await begun.commit();
    const next = { stage: 1, stageName: 'Clasificatoria', lobby: '', entered: 0, units: 4, isRolled: false };
    expect(await due()).toEqual({ ...next, match: 'a-1', number: 1, room: { openAt: null, hasAny: false } });
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0', 'Tigres 4 0']);
    expect(await due()).toEqual({ ...next, match: 'a-2', number: 2, room: null });
  });

  it('is public as long as its tournament is', async () => {
    const of = await ready();
    await write(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 -', 'Tigres x']);
    await publish(of, 'a-1');
    const seen: (boolean | undefined)[] = [];
    for (const status of ['published', 'draft', 'published'] as const) {
      await call(updateTournament, { token, params: { id: of.id }, body: { status } });
      seen.push((await boardOf(of))?.listed);
    }
    expect(seen).toEqual([true, false, true]);
  });

  it('needs an existing lobby and number, and units that play there', async () => {
    const of = await ready();
    const stranger = await opened(['Ajeno']);
    const body = { rows: rowsOf(stranger, ['Ajeno 1 1']) };
    await refused(play.putRows, 'not-found', { ...at(of, 1, 'a-1'), body });
    for (const match of ['b-1', 'a-3']) {
      await refused(play.putRows, 'not-found', { ...at(of, 1, match), body: { rows: {} } });
    }
    await refused(play.putRows, 'validation-failed', { ...at(of, 1, 'a-0'), body: { rows: {} } });
  });
});
