import { MINUTE_MS } from '@copa/domain/limits';
import { getStats } from '@copa/domain/panel/endpoints';
import { scoredIn } from '@copa/domain/play/board/scored';
import * as play from '@copa/domain/play/endpoints';
import * as api from '@copa/domain/registrations/endpoints';
import { setTournamentCancellation, updateTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { countFigures } from '../../../functions/src/store/figures.ts';
import { writerOf } from '../../../functions/src/store/firestore-transaction.ts';
import { call, refused } from '../support/api-client.ts';
import { NAMES, openPlay, rowsOf, table } from '../support/played.ts';

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
    const next = { stage: 1, stageName: 'Clasificatoria', lobby: '' };
    expect(await due()).toEqual({ ...next, match: 'a-1', number: 1 });
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0', 'Tigres 4 0']);
    expect(await due()).toEqual({ ...next, match: 'a-2', number: 2 });
  });

  it('is on no board before it is published; then it is, and official half an hour later', async () => {
    const of = await ready();
    const before = await boardOf(of);
    await write(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 -', 'Tigres x']);
    expect(await boardOf(of)).toEqual(before);
    const match = await publish(of, 'a-1');
    expect((match.officialAt?.getTime() ?? 0) - (match.publishedAt?.getTime() ?? 0)).toBe(30 * MINUTE_MS);
    const board = await boardOf(of);
    expect(table(board)).toEqual(['1 Fénix 17 in', '2 Lobos 12 in', '3 Rayo 8 out', '4 Tigres 0 out']);
    expect(board?.matches).toMatchObject([{ lobby: 'a', number: 1, map: 'Bermuda', state: 'published' }]);
    // Nobody counted, and nobody was there: neither is a zero.
    expect(board?.rows.map(scoredIn)).toMatchObject([
      [{ kills: 5, played: true }],
      [{ kills: 3, played: true }],
      [{ kills: null, played: true }],
      [{ kills: null, played: false }],
    ]);
    expect(await publish(of, 'a-1')).toEqual(match);
    expect(await boardOf(of)).toEqual(board);
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

  it('takes rows of two organisers together, and refuses all of a call where one row is stale', async () => {
    const of = await ready();
    await Promise.all([write(of, 'a-1', ['Fénix 1 5']), write(of, 'a-1', ['Lobos 2 3'])]);
    const late = { rows: { ...rowsOf(of, ['Fénix 2 5']), ...rowsOf(of, ['Rayo 3 1']) } };
    const failure = await refused(play.putRows, 'stale-write', { ...at(of, 1, 'a-1'), body: late });
    expect(failure.fields).toEqual({
      [`rows.${of.units['Fénix']}`]: 'Fénix: camila-anota anotó 1.º y 5 bajas; tú, 2.º y 5 bajas.',
    });
    const [match] = (await call(play.getMatches, at(of))).data.matches;
    expect(new Set(Object.keys(match?.rows ?? {}))).toEqual(new Set([of.units['Fénix'], of.units['Lobos']]));
    // The same again, after an answer that was lost, is no conflict.
    expect(await write(of, 'a-1', ['Fénix 1 5'])).toEqual(match);
    const seen = match?.rows[of.units['Fénix'] ?? '']?.revision ?? 0;
    const corrected = await write(of, 'a-1', ['Fénix 2 5'], seen);
    expect(corrected.rows[of.units['Fénix'] ?? '']).toMatchObject({ placement: 2, byName: 'camila-anota' });
  });

  it('says the names of the day on which it is published', async () => {
    const of = await ready();
    await call(api.correctRegistration, {
      token,
      params: { id: of.units['Fénix'] ?? '' },
      body: { nick: 'Fénix Rojo' },
    });
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0', 'Tigres 4 1']);
    expect((await boardOf(of))?.rows[0]?.name).toBe('Fénix Rojo');
  });

  it('is of a lobby and a number that there are, and of who plays there', async () => {
    const of = await ready();
    const stranger = await opened(['Ajeno']);
    const body = { rows: rowsOf(stranger, ['Ajeno 1 1']) };
    await refused(play.putRows, 'not-found', { ...at(of, 1, 'a-1'), body });
    for (const match of ['b-1', 'a-3']) {
      await refused(play.putRows, 'not-found', { ...at(of, 1, match), body: { rows: {} } });
    }
    await refused(play.putRows, 'validation-failed', { ...at(of, 1, 'a-0'), body: { rows: {} } });
  });

  it('is played in no tournament that was cancelled', async () => {
    const of = await ready();
    await call(setTournamentCancellation, {
      token,
      params: { id: of.id },
      body: { cancelled: true, reason: 'lluvia' },
    });
    await refused(play.putRows, 'tournament-cancelled', { ...at(of, 1, 'a-1'), body: { rows: {} } });
  });
});
